import { load } from 'cheerio/slim';
import { type Node, spanOf } from '../../model/body.ts';
import { matchesIn, type WordAdvice } from '../forms.ts';
import { eachNode, type NodeContext } from '../nodes.ts';
import { asWarning, atOffset, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';
import { eachText, type Stretch } from '../texts.ts';

export const rules: Rule[] = [
  {
    code: 'markdown',
    check: (content) => [inBodies(content), listNumbers(content)],
  },
];

/** A pattern of marks, what to say of a match, and whether it breaks more than the look. */
type Mark = readonly [pattern: RegExp, advise: (match: RegExpExecArray) => WordAdvice, isError?: true];

const inBodies = eachText((text) => (text.path.length === 0 ? firstPerLine(found(text, IN_TEXTS)) : found(text, IN_FIELDS)));

const found = (text: Stretch, marks: readonly Mark[]): DraftFinding[] =>
  marks.flatMap(([pattern, advise, isError]) =>
    matchesIn(text, pattern, advise).map((each): DraftFinding => (isError ? { ...each, severity: 'error' } : asWarning(each))),
  );

/** An unclosed link leaves several marks. */
const firstPerLine = (all: readonly DraftFinding[]) => all.filter(({ line }, i) => all.findIndex((each) => each.line === line) === i);

/** Malformed links: brackets apart, the wrong way round, wiki style, without a path or with a space in it. */
const NO_LINK =
  /\[\[|(?<!\\)\)\[(?=[/#h])|(?<!\\)\]\[[^\]\n]*\]|\[[^\]\n(]*\(\/[^)\s]*\)|(?<!\\)\]\s*\((?=[^)\n]*$)|(?<!\\)\] +\((?=[^)\n]*\))|(?<!\\)\]\((?=[^)\n]*\s[^)\n"]*\))|(?<!\\)\]\(\S*\)/gm;

/** Marks left over in a text, which a visitor would see. */
const IN_TEXTS: Mark[] = [
  [
    // Lines that begin with a bar but aren't a table, once a block.
    /(?<!^[ \t]*\|.*\|.*\n[ \t]*)(?<=^[ \t]*)\|.*\|/gm,
    () => [
      'The line looks like part of a table, but isn’t read as one.',
      'The second line of a table is | --- | --- |, with as many columns as the first; an empty line comes before both.',
    ],
    true,
  ],
  [
    /^[ \t]{0,3}#{1,6}(?=[^\s#\d])|(?<=^[ \t]*)(?:(?:[-*+]|\d{1,2}[.)])(?=\p{L})|-(?=$))/gmu,
    ([mark]) => [
      `There is no space between ${mark.trim()} and the text: a visitor would read the mark.`,
      'Write a space there: “## Heading”, “- text” or “1. text”.',
      `${mark} `,
    ],
    true,
  ],
  [
    NO_LINK,
    () => [
      'The link’s marks are shown as typed: a bracket is missing, or there is a space too many.',
      'Write it as [text](/path): the path straight after the words, without spaces.',
    ],
    true,
  ],
  [
    /(?<!\\)\*\*|^\*(?=\s)|(?<![\\*\w])\*(?=[^\s*])|(?<=[^\s*\\])\*(?![*\w])|(?<!\\)\*$|(?<![\\_\w])__?(?=\p{L})|(?<=\p{L})__?(?![_\w])|(?<!\\)`/gu,
    ([mark]) => [
      `The mark ${mark} is shown as typed: its other half is missing, or there is a space inside the marks.`,
      'Write **text**, *text* or `text`, without spaces inside; write a real asterisk as \\*.',
    ],
  ],
  [
    /(?<=^[ \t]*)[•◦▪·●–—‣](?=\s)/gmu,
    () => [
      'This bullet comes from another program and doesn’t make a list here.',
      'Write “- text”, with an empty line before the first.',
      '-',
    ],
  ],
  [
    /\^\w+\^?|\[\^\w+\]|(?<=^|[\s(])~(?=\d)|==|\\n(?=[a-z])/gm,
    ([mark]) => [
      `“${mark}” is a mark from another program, and is shown as typed.`,
      'Write the character itself, such as m², or put it into words.',
    ],
  ],
  [
    /&(?!lt;|gt;)(?:[a-z]{2,8}|#\d+);/gi,
    ([entity]) => [
      `“${entity}” is a character code.`,
      decoded(entity).trim() ? `Write “${decoded(entity)}” itself.` : 'Write a plain space, or none at the start of a line.',
      decoded(entity),
    ],
  ],
];

/** The character of an entity such as "&euro;"; a plain space will do instead of a non-breaking one, which the build adds. */
const decoded = (entity: string) =>
  load(entity)
    .text()
    .replace(/\p{Zs}/u, ' ');

/** Marks in a field, which is plain text: the words within them are the groups of a pattern. */
const IN_FIELDS: Mark[] = [
  /<(?:b|i|em|strong|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>([^<\n]*)<\/\w+>|<br ?\/?>/gi,
  /\*\*(?=\S)([^*\n]*\S)\*\*|(?<!\\)\*\*(?=\S)|(?<=\S)\*\*/g,
  /(?<![\\*\w])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])|(?<![\\_\w])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])|`([^`\n]+)`/g,
  /\[([^\]\n]+)\]\([^)\n]*\)/g,
  /&(?:#\d+|[a-z]{2,8});/gi,
].map(
  (pattern): Mark => [
    pattern,
    ([mark, ...words]) => [
      `A field is plain text: “${mark}” would be shown as typed.`,
      'Write only the words or the character; bold, emphasis and links work only in the text below the fields.',
      mark.startsWith('&') ? decoded(mark) : (words.find(Boolean) ?? ''),
    ],
  ],
);

/** Lists that were meant as a sentence, or as one list, and a star that was meant as a sign of multiplication. */
const listNumbers = eachNode((node, at) => [lostNumber(node, at), lostStart(node, at), lostStars(node, at)]);

/** A line of a numbered list that begins with the number of the next item, but without its point: it would be read on as the item above. */
function lostNumber(node: Node, { entry, raw }: NodeContext): RuleResult {
  if (node.type !== 'list' || typeof node.start !== 'number') return undefined;
  return (node.children ?? []).map((item, i) => {
    const number = String(Number(node.start) + i + 1);
    const match = new RegExp(`(?<=[.;:!?*][ \\t]*\\n)([ \\t]*)${number}[.)]? (?=\\p{Lu}|\\*\\*)`, 'u').exec(raw(item));
    if (!match) return undefined;
    const start = spanOf(item).start + match.index + (match[1] ?? '').length;
    const message = `The ${number} isn’t read as the number of a list.`;
    return {
      ...atOffset(entry.source, start, message, `Write “${number}.” straight below the other numbers, with its point.`),
      severity: 'error',
    };
  });
}

/** A paragraph that becomes a list: “2019. That was the year.”, “+ 5 bar more was asked.” */
function lostStart(node: Node, { found: at, raw }: NodeContext): RuleResult {
  if (node.type !== 'list') return undefined;
  const [, year, plus] = /^(?:(\d{3,}\.)|(\+) )/.exec(raw(node)) ?? [];
  const mark = year ?? plus;
  return mark === undefined
    ? undefined
    : asWarning(
        at(
          node,
          `A line that starts with “${mark}” becomes a list.`,
          'Start the sentence with another word, or the list with “1.” or “-”.',
        ),
      );
}

/** “5*10 bar and later 3*20 bar” is read as emphasis: the stars vanish, and the numbers join. */
function lostStars(node: Node, { found: at, raw, entry }: NodeContext): RuleResult {
  if (node.type !== 'emphasis') return undefined;
  const { start, end } = spanOf(node);
  const isBeside = (offset: number) => /\d/.test(entry.source.text[offset] ?? '');
  if (!/^\*\d|\d\*$/.test(raw(node)) || !(isBeside(start - 1) || isBeside(end))) return undefined;
  const message = 'The stars between digits are read as emphasis: they vanish, and the numbers join.';
  return { ...at(node, message, 'Write ×, such as 3 × 20 bar.'), severity: 'error' };
}
