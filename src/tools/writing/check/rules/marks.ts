import { load } from 'cheerio/slim';
import { flatten } from '../../../../lib/nested.ts';
import { type Node, spanOf } from '../../model/body.ts';
import { type Form, formsIn } from '../forms.ts';
import { eachNode, type NodeContext } from '../nodes.ts';
import { atOffset, type Rule, type RuleResult } from '../rule.ts';
import { eachText } from '../texts.ts';

export const rules: Rule[] = [
  {
    id: 'markdown',
    check: (content) => [marks(content), listNumbers(content)],
  },
];

const marks = eachText((text) => (text.path.length === 0 ? oneALine(formsIn(text, IN_TEXTS)) : formsIn(text, IN_FIELDS)));

const listNumbers = eachNode(lostNumber);
/**
 * A line of a numbered list that begins with the number of the next item, but without its point or further in: it would be read on as the
 * item above.
 */
function lostNumber(node: Node, { entry, raw }: NodeContext): RuleResult {
  if (node.type !== 'list' || typeof node.start !== 'number') return undefined;
  return (node.children ?? []).map((item, i) => {
    const number = String(Number(node.start) + i + 1);
    const match = new RegExp(`(?<=[.;:!?*][ \\t]*\\n)([ \\t]*)${number}([.)]?) (?=\\p{Lu}|\\*\\*)`, 'u').exec(raw(item));
    if (!match) return undefined;
    const [, space = '', point = ''] = match;
    const start = spanOf(item).start + match.index + space.length;
    if (point) {
      const said = `The ${number}${point} isn’t read as the number of a list: it is further in than the others.`;
      return { severity: 'error', ...atOffset(entry.source, start, said, 'Take out the spaces or the tab before it.') };
    }
    const fix = { start, end: start + number.length, text: `${number}.` };
    const message = `The ${number} isn’t read as the number of a list: it has no point.`;
    return { severity: 'error', ...atOffset(entry.source, start, message, `Write “${number}.”.`, fix) };
  });
}

/** An unclosed link leaves several marks. */
function oneALine(looked: RuleResult): RuleResult {
  const found = flatten(looked);
  return found.filter(({ line }, i) => found.findIndex((each) => each.line === line) === i);
}

/** Malformed links: brackets apart, the wrong way round, wiki style, without a path or with a space in it. */
const NO_LINK =
  /\[\[|(?<!\\)\)\[(?=[/#h])|(?<!\\)\]\[[^\]\n]*\]|\[[^\]\n(]*\(\/[^)\s]*\)|(?<!\\)\]\s*\((?=[^)\n]*$)|(?<!\\)\] +\((?=[^)\n]*\))|(?<!\\)\]\((?=[^)\n]*\s[^)\n"]*\))|(?<!\\)\]\(\S*\)/gm;

/** Marks left over in a text, which a visitor would see. */
const IN_TEXTS: Form[] = [
  {
    // Lines that begin with a bar but aren't a table, once a block.
    pattern: /(?<!^[ \t]*\|.*\|.*\n[ \t]*)(?<=^[ \t]*)\|.*\|/gm,
    severity: 'error',
    message: () => 'The line looks like part of a table, but isn’t read as one.',
    repair:
      'The second line of a table is | --- | --- |, with as many columns as the first; an empty line comes before both. If the line belongs to the table above, take out the empty line between them.',
  },
  {
    pattern: /^[ \t]{0,3}#{1,6}(?=[^\s#\d])|(?<=^[ \t]*)(?:(?:[-*+]|\d{1,2}[.)])(?=\p{L})|-(?=$))/gmu,
    severity: 'error',
    message: (mark) => `There is no space between ${mark.trim()} and the text: a visitor would read the mark.`,
    repair: 'Write a space there: “## Heading”, “- text” or “1. text”.',
    right: ([mark]) => `${mark} `,
  },
  {
    pattern: NO_LINK,
    severity: 'error',
    message: () => 'The link’s marks are shown as typed: a bracket is missing, or there is a space too many.',
    repair: 'Write it as [text](/path): the path straight after the words, without spaces.',
  },
  {
    pattern:
      /(?<!\\)\*\*|^\*(?=\s)|(?<![\\*\w])\*(?=[^\s*])|(?<=[^\s*\\])\*(?![*\w])|(?<!\\)\*$|(?<![\\_\w])__?(?=\p{L})|(?<=\p{L})__?(?![_\w])|(?<!\\)`/gu,
    message: (mark) => `The mark ${mark} is shown as typed: its other half is missing, or there is a space inside the marks.`,
    repair: 'Write **text**, *text* or `text`, without spaces inside; write a real asterisk as \\*.',
  },
  {
    pattern: /(?<=^[ \t]*)[•◦▪·●–—‣](?=\s)/gmu,
    message: () => 'This bullet comes from another program and doesn’t make a list here.',
    repair: 'Write “- text”, with an empty line before the first.',
    right: () => '-',
  },
  {
    pattern: /(?<!\[)\^(\d+)\^?/g,
    message: () => 'The mark ^ is shown as typed.',
    right: ([, digits = '']) => [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''),
  },
  {
    pattern: /\^[a-z]\w*|\[\^\w+\]|(?<=^|[\s(])~(?=\d)|==|(?<=^[ \t]*):::.*|(?<=^|\s):[a-z][a-z_]+:(?=\s|$|[.,])|\\n(?=[a-z])/gm,
    message: (mark) => `“${mark}” is a mark from another program, and is shown as typed.`,
    repair: 'Take it out, or put it into words. Emphasis is *text*; an empty line starts a new paragraph.',
  },
  {
    pattern: /&(?!lt;|gt;)(?:[a-z]{2,8}|#\d+);/gi,
    message: (entity) => `“${entity}” is a character code.`,
    repair: (entity) =>
      decoded(entity).trim()
        ? `Write “${decoded(entity)}” itself.`
        : 'Write a plain space, or none at the start of a line: the build keeps a number and its unit on one line.',
    right: ([entity]) => decoded(entity),
  },
];

/** The character of an entity such as "&euro;"; a plain space will do instead of a non-breaking one, which the build adds. */
function decoded(entity: string): string {
  return load(entity)
    .text()
    .replace(/\p{Zs}/u, ' ');
}

/** Marks in a field, which is plain text: the words within them are the groups of a pattern. */
const IN_FIELDS: Form[] = [
  /<(?:b|i|em|strong|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>([^<\n]*)<\/\w+>|<\/?(?:b|i|em|strong|br|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>/gi,
  /\*\*(?=\S)([^*\n]*\S)\*\*|(?<!\\)\*\*(?=\S)|(?<=\S)\*\*/g,
  /(?<![\\*\w])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])|(?<![\\_\w])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])|`([^`\n]+)`/g,
  /\[([^\]\n]+)\]\([^)\n]*\)/g,
  /&(?:#\d+|[a-z]{2,8});/gi,
  /(?<=[ :]|^)#{1,6} (?=\p{Lu})/gmu,
].map((pattern) => ({
  pattern,
  message: (mark) => `A field is plain text: “${mark}” would be shown as typed.`,
  repair: 'Write only the words or the character; bold, emphasis and links work only in the text below the fields.',
  right: ([mark, ...words]) => (mark.startsWith('&') ? decoded(mark) : (words.find(Boolean) ?? '')),
}));
