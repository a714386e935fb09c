import type { Advice, Problem } from '../../model/problem.ts';
import type { Rules } from '../rule.ts';
import { type Excerpt, eachText, matchesIn } from '../texts.ts';

export const rules: Rules = {
  pages: [
    {
      code: 'markdown',
      check: eachText((text) => (text.path.length === 0 ? marksIn(text) : markedField(text))),
    },
  ],
};

const anyOf = (flags: string, ...patterns: RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

/** In the first line of a block. */
const TABLE_ROW = /(?<!^[ \t]*\|.*\|.*\n[ \t]*)(?<=^[ \t]*)\|.*\|/gm;

/** Without the space that makes them a heading or an item of a list. */
const HEADING = /^[ \t]{0,3}#{1,6}(?=[^\s#\d])/;
const ITEM = /(?<=^[ \t]*)(?:[-*+]|\d{1,2}[.)])(?=\p{L})/u;
const EMPTY_ITEM = /(?<=^[ \t]*)-(?=$)/;

const DOUBLE_BRACKET = /\[\[/;
const SWAPPED_BRACKETS = /(?<!\\)\)\[(?=[/#h])/;
const SQUARE_PATH = /(?<!\\)\]\[/;
const UNCLOSED_WORDS = /\[[^\]\n(]*\(\//;
const UNCLOSED_PATH = /(?<!\\)\]\(/;
const SPACE_BEFORE_PATH = /(?<!\\)\] +\((?=\S*[/#.@:])/;

const DOUBLE_STAR = /(?<!\\)\*\*/;
const STAR_AT_START = /^\*(?=\s)/;
const OPENING_STAR = /(?<![\\*\w])\*(?=[^\s*])/;
const CLOSING_STAR = /(?<=[^\s*\\])\*(?![*\w])/;
const STAR_AT_END = /(?<!\\)\*$/;
const OPENING_UNDERSCORE = /(?<![\\_\w])__?(?=\p{L})/u;
const CLOSING_UNDERSCORE = /(?<=\p{L})__?(?![_\w])/u;
const BACKTICK = /(?<!\\)`/;

const BULLET = /(?<=^[ \t]*)[•◦▪·●–—‣](?=\s)/gm;

const POWER = /\^[-+−]?\w+\^?/;
const FOOTNOTE = /\[\^\w+\]/;
const CHARACTER_CODE = /&(?:[a-z]{2,8}|#\d+);/;
/** &lt; and &gt; are right below the fields. */
const OTHER_CODE = new RegExp(`(?!&[lg]t;)${CHARACTER_CODE.source}`);
const FORMULA = /(?<![\\$\w])\$[^\s$](?:[^$\n]*[^\s$])?\$(?![\d$])/;
const HIGHLIGHT = /==[^=\n]+==/;

/** Marks left over in a text, which a visitor would see; an error where they break more than the look. */
const MARKS: { pattern: RegExp; advice: Advice }[] = [
  {
    pattern: TABLE_ROW,
    advice: [
      'The line looks like part of a table, but isn’t read as one.',
      'The second line of a table is | --- | --- |, with as many columns as the first; an empty line comes before both.',
      'error',
    ],
  },
  {
    pattern: anyOf('gmu', HEADING, ITEM, EMPTY_ITEM),
    advice: [
      'A visitor would read this mark.',
      'Write it with a space: “## Heading”, “- text” or “1. text”.',
      'error',
    ],
  },
  {
    pattern: anyOf(
      'g',
      DOUBLE_BRACKET,
      SWAPPED_BRACKETS,
      SQUARE_PATH,
      UNCLOSED_WORDS,
      UNCLOSED_PATH,
      SPACE_BEFORE_PATH,
    ),
    advice: [
      'The marks of this link are shown as typed.',
      'Write it as [text](/path): the path straight after the words, without spaces.',
      'error',
    ],
  },
  {
    pattern: anyOf(
      'gu',
      DOUBLE_STAR,
      STAR_AT_START,
      OPENING_STAR,
      CLOSING_STAR,
      STAR_AT_END,
      OPENING_UNDERSCORE,
      CLOSING_UNDERSCORE,
      BACKTICK,
    ),
    advice: [
      'This mark is shown as typed: its other half is missing, or there is a space inside the marks.',
      'Write **text**, *text* or `text`, without spaces inside; write a real asterisk as \\*.',
    ],
  },
  {
    pattern: BULLET,
    advice: [
      'This bullet doesn’t make a list here.',
      'Write “- text”, with an empty line before the first.',
    ],
  },
  {
    pattern: anyOf('gi', POWER, FOOTNOTE, OTHER_CODE, FORMULA, HIGHLIGHT),
    advice: [
      'This mark is shown as typed, or is a character code.',
      'Write the character itself, such as m² or –, or put it into words.',
    ],
  },
];

/** The first of a line: an unclosed link leaves several marks. */
const marksIn = (text: Excerpt): Problem[] =>
  MARKS.flatMap(({ pattern, advice }) => matchesIn(text, pattern, () => advice)).filter(
    ({ line }, i, all) => all.findIndex((each) => each.line === line) === i,
  );

const TAG = /<\/?(?:b|i|em|strong|p|a|br|sup|sub|span|div|u|h[1-6])\b[^>\n]*>/;
const LINK_PATH = /\]\([^)\n]*\)/;
const IN_FIELDS = anyOf('gi', TAG, /\*\*/, LINK_PATH, /`/, CHARACTER_CODE, POWER, HIGHLIGHT);

const markedField = (text: Excerpt): Problem[] =>
  matchesIn(text, IN_FIELDS, ([mark]) => [
    `A field is plain text: “${mark}” would be shown as typed.`,
    'Write only the words or the character; bold, emphasis and links work only in the text below the fields.',
  ]).slice(0, 1);
