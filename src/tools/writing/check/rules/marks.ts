import type { DraftFinding, Rule } from '../rule.ts';
import { eachText, matchesIn, type WordAdvice, type Written } from '../texts.ts';

export const rules: Rule[] = [
  {
    code: 'markdown',
    check: eachText((text) => (text.path.length === 0 ? marksIn(text) : markedField(text))),
  },
];

/**
 * Marks left over in a text, which a visitor would see: what to say of them, and whether they break
 * more than the look.
 */
const MARKS: { pattern: RegExp; advice: WordAdvice; isError?: true }[] = [
  {
    // The first line of a block.
    pattern: /(?<!^[ \t]*\|.*\|.*\n[ \t]*)(?<=^[ \t]*)\|.*\|/gm,
    advice: [
      'The line looks like part of a table, but isn’t read as one.',
      'The second line of a table is | --- | --- |, with as many columns as the first; an empty line comes before both.',
    ],
    isError: true,
  },
  {
    pattern:
      /^[ \t]{0,3}#{1,6}(?=[^\s#\d])|(?<=^[ \t]*)(?:(?:[-*+]|\d{1,2}[.)])(?=\p{L})|-(?=$))/gmu,
    advice: [
      'A visitor would read this mark.',
      'Write it with a space: “## Heading”, “- text” or “1. text”.',
    ],
    isError: true,
  },
  {
    pattern:
      /\[\[|(?<!\\)\)\[(?=[/#h])|(?<!\\)\]\[|\[[^\]\n(]*\(\/|(?<!\\)\](?:\(| +\((?=\S*[/#.@:]))/g,
    advice: [
      'The marks of this link are shown as typed.',
      'Write it as [text](/path): the path straight after the words, without spaces.',
    ],
    isError: true,
  },
  {
    pattern:
      /(?<!\\)\*\*|^\*(?=\s)|(?<![\\*\w])\*(?=[^\s*])|(?<=[^\s*\\])\*(?![*\w])|(?<!\\)\*$|(?<![\\_\w])__?(?=\p{L})|(?<=\p{L})__?(?![_\w])|(?<!\\)`/gu,
    advice: [
      'This mark is shown as typed: its other half is missing, or there is a space inside the marks.',
      'Write **text**, *text* or `text`, without spaces inside; write a real asterisk as \\*.',
    ],
  },
  {
    pattern: /(?<=^[ \t]*)[•◦▪·●–—‣](?=\s)/gm,
    advice: [
      'This bullet doesn’t make a list here.',
      'Write “- text”, with an empty line before the first.',
    ],
  },
  {
    pattern:
      /\^[-+−]?\w+\^?|\[\^\w+\]|&(?!lt;|gt;)(?:[a-z]{2,8}|#\d+);|(?<![\\$\w])\$[^\s$](?:[^$\n]*[^\s$])?\$(?![\d$])|==[^=\n]+==/gi,
    advice: [
      'This mark is shown as typed, or is a character code.',
      'Write the character itself, such as m² or –, or put it into words.',
    ],
  },
];

/** The first of a line: an unclosed link leaves several marks. */
const marksIn = (text: Written): DraftFinding[] =>
  MARKS.flatMap(({ pattern, advice, isError }) =>
    matchesIn(text, pattern, () => advice, isError ? 'error' : 'warning'),
  ).filter(({ line }, i, all) => all.findIndex((each) => each.line === line) === i);

const IN_FIELDS =
  /<\/?(?:b|i|em|strong|p|a|br|sup|sub|span|div|u|h[1-6])\b[^>\n]*>|\*\*|\]\([^)\n]*\)|`|&(?:#\d+|[a-z]{2,8});|\^[-+−]?\w+\^?|==[^=\n]+==/gi;

const markedField = (text: Written): DraftFinding[] =>
  matchesIn(text, IN_FIELDS, ([mark]) => [
    `A field is plain text: “${mark}” would be shown as typed.`,
    'Write only the words or the character; bold, emphasis and links work only in the text below the fields.',
  ]).slice(0, 1);
