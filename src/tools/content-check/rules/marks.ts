import { load } from 'cheerio/slim';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { eachText, type Text } from '../texts.ts';

export const rules: Rule[] = [
  {
    id: 'markdown',
    check: eachText((text) => (text.path.length === 0 ? debris(text) : fieldMarkup(text))),
  },
];

/** A mark left over in a text, and what was meant. */
interface Mark {
  pattern: RegExp;
  message: string;
  repair: string | ((match: RegExpExecArray) => string);
  /** What stands in place of the match. */
  fix?: (match: RegExpExecArray) => string;
}

/** Written as no link is here: brackets apart, the wrong way round, of a wiki, without a path or with a space in it. */
const NO_LINK =
  /\[\[|(?<!\\)\)\[(?=[/#h])|(?<!\\)\]\[[^\]\n]*\]|\[[^\]\n(]*\(\/[^)\s]*\)|(?<!\\)\]\s*\((?=[^)\n]*$)|(?<!\\)\] +\((?=[^)\n]*\))|(?<!\\)\]\((?=[^)\n]*\s[^)\n"]*\))|(?<!\\)\]\(\S*\)/gm;

const MARKS: Mark[] = [
  {
    pattern: /^[ \t]{0,3}(#{1,6})([^\s#\d].*)$/gm,
    message: 'There is no space between # and the heading.',
    repair: 'Write a space after the ##.',
    fix: ([, hashes = '', words = '']) => `${hashes} ${words}`,
  },
  {
    pattern: /\[\^\w+\]/g,
    message: 'A footnote is shown as it is.',
    repair: 'Say it in the sentence, or in brackets: no page shows footnotes.',
  },
  {
    pattern: NO_LINK,
    message: 'The marks of a link are shown as they are: a bracket is missing, or there is a space too many.',
    repair: 'Write it as [text](/path): the path behind the words at once, without spaces.',
  },
  {
    pattern: /(?<!\\)\*\*/g,
    message: 'The mark ** is shown as it is: bold text is not closed, or there is a space inside the marks.',
    repair: 'Write **text**, without spaces inside.',
  },
  {
    pattern: /(?<![\\*\w])\*(?=[^\s*])|(?<=[^\s*\\])\*(?![*\w])|(?<![\\_\w])__?(?=\p{L})|(?<=\p{L})__?(?![_\w])/gu,
    message: 'The mark * or _ is shown as it is: emphasis is not closed.',
    repair: 'Write *text*, or \\* for a real asterisk.',
  },
  {
    pattern: /(?<!\\)`/g,
    message: 'The mark ` is shown as it is: code is not closed.',
    repair: 'Put a second ` behind the text, or take it out.',
  },
  {
    pattern: /(?<=^[ \t]*)(?:[-*+]|\d{1,2}[.)])(?=\p{L})/gmu,
    message: 'There is no space between the mark of a list and its text.',
    repair: 'Write “- text” or “1. text”.',
    fix: ([mark]) => `${mark} `,
  },
  {
    pattern: /(?<=^[ \t]*)[•◦▪·●–—‣](?=\s)/gmu,
    message: 'The sign of a list in another program makes no list here.',
    repair: 'Write “- text”, with an empty line before the first.',
    fix: () => '-',
  },
  {
    pattern: /\^(\w+)\^?/g,
    message: 'The mark ^ is shown as it is.',
    repair: 'Write the raised figure itself: ², ³, 10⁻³.',
    fix: ([all, word = '']) => (/^\d+$/.test(word) ? [...word].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('') : all),
  },
  {
    pattern: /(?<=^|[\s(])~(?=\d)/gm,
    message: 'The ~ is shown as it is.',
    repair: 'Write “about” or “approximately”.',
    fix: () => 'about ',
  },
  {
    pattern: /==|(?<=^[ \t]*):::.*|(?<=^|\s):[a-z][a-z_]+:(?=\s|$|[.,])|\\n(?=[a-z])/gm,
    message: 'A mark of another program is shown as it is.',
    repair: 'Take it out. Emphasis is *text*; an empty line begins a new paragraph.',
  },
  {
    pattern: /&(?!lt;|gt;)(?:[a-z]{2,8}|#\d+);/gi,
    message: 'A character is written as an entity.',
    repair: ([entity]) =>
      decoded(entity).trim() ? `Write “${decoded(entity)}” itself.` : 'Take it out: the build keeps together what belongs together.',
    fix: ([entity]) => decoded(entity),
  },
];

/** The character of an entity such as "&euro;"; a space that doesn't break is set by the build, so that a plain one does. */
function decoded(entity: string): string {
  return load(entity)
    .text()
    .replace(/\p{Zs}/u, ' ');
}

const DELIMITER = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Lines that begin with a bar and are no table; what is wrong is said once a block. */
function brokenTables({ source, start, raw }: Text): Found[] {
  const lines = raw.split('\n');
  let offset = start;
  return lines.flatMap((line, i) => {
    const at = offset + line.length - line.trimStart().length;
    offset += line.length + 1;
    if (!/^\s*\|.*\|/.test(line) || /^\s*\|.*\|/.test(lines[i - 1] ?? '')) return [];
    const next = lines[i + 1] ?? '';
    const columns = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/).length;
    const rule = `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`;
    return DELIMITER.test(next)
      ? [
          atOffset(
            source,
            offset,
            'The line under the table’s head has another number of columns than the head.',
            `Write ${rule}: as many columns as the head.`,
          ),
        ]
      : [
          atOffset(
            source,
            at,
            'The line looks like a table’s, but no table is read here.',
            `The second line of a table is ${rule}; an empty line stands before the first.`,
          ),
        ];
  });
}

function debris(text: Text): Found[] {
  const { source, start, raw } = text;
  const seen = new Set<number>();
  const marks = MARKS.flatMap(({ pattern, message, repair, fix }) =>
    [...raw.matchAll(pattern)].flatMap((match) => {
      const offset = start + match.index;
      const { line } = source.at(offset);
      // One mark a line is enough: an unclosed link leaves several.
      if (seen.has(line)) return [];
      seen.add(line);
      const right = fix?.(match);
      const isFixed = right !== undefined && right !== match[0];
      return [
        atOffset(
          source,
          offset,
          message,
          typeof repair === 'string' ? repair : repair(match),
          isFixed ? { start: offset, end: offset + match[0].length, text: right } : undefined,
        ),
      ];
    }),
  );
  return [...brokenTables(text), ...marks];
}

/** Marks in a field, which is plain text: the words within them are the groups of a pattern. */
const IN_FIELDS: RegExp[] = [
  /<(?:b|i|em|strong|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>([^<\n]*)<\/\w+>|<\/?(?:b|i|em|strong|br|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>/gi,
  /\*\*(?=\S)([^*\n]*\S)\*\*|(?<!\\)\*\*(?=\S)|(?<=\S)\*\*/g,
  /(?<![\\*\w])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])|(?<![\\_\w])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])|`([^`\n]+)`/g,
  /\[([^\]\n]+)\]\([^)\n]*\)/g,
  /&(?:#\d+|[a-z]{2,8});/gi,
  /(?<=[ :]|^)#{1,6} (?=\p{Lu})/gmu,
];

const fieldMarkup = ({ source, start, raw }: Text): Found[] =>
  IN_FIELDS.flatMap((pattern) =>
    [...raw.matchAll(pattern)].map((match) => {
      const [mark, ...words] = match;
      const offset = start + match.index;
      return atOffset(
        source,
        offset,
        `A field is plain text: “${mark}” would be shown as it is.`,
        'Write the words or the character alone; only the text under the fields knows bold, emphasis and links.',
        { start: offset, end: offset + mark.length, text: mark.startsWith('&') ? decoded(mark) : (words.find(Boolean) ?? '') },
      );
    }),
  );
