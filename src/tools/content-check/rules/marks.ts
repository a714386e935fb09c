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

const LINK = 'Write it as [text](/path).';

const MARKS: Mark[] = [
  {
    pattern: /^[ \t]{0,3}(#{1,6})([^\s#\d].*)$/gm,
    message: 'There is no space between # and the heading.',
    repair: 'Write a space after the ##.',
    fix: ([, hashes = '', words = '']) => `${hashes} ${words}`,
  },
  { pattern: /\[\[/g, message: 'A link of another program is shown as it is.', repair: LINK },
  {
    pattern: /\[\^\w+\]/g,
    message: 'A footnote is shown as it is.',
    repair: 'Say it in the sentence, or in brackets: no page shows footnotes.',
  },
  { pattern: /(?<!\\)\)\[(?=[/#h])/g, message: 'The brackets of the link are the wrong way round.', repair: LINK },
  { pattern: /(?<!\\)\]\[[^\]\n]*\]/g, message: 'The link has no path.', repair: LINK },
  { pattern: /\[[^\]\n(]*\(\/[^)\s]*\)/g, message: 'The ] of the link is missing.', repair: LINK },
  { pattern: /(?<!\\)\]\s*\((?=[^)\n]*$)/gm, message: 'The link is not closed.', repair: 'Put a ) behind its path: [text](/path).' },
  {
    pattern: /(?<!\\)\] +\((?=[^)\n]*\))/g,
    message: 'A space divides the link’s words from its path, so that both are shown as they are.',
    repair: 'Write them together: [text](/path).',
    fix: () => '](',
  },
  {
    pattern: /(?<!\\)\]\((?=[^)\n]*\s[^)\n"]*\))/g,
    message: 'The link’s path holds a space.',
    repair: 'Write the path without spaces: [text](/path).',
  },
  { pattern: /(?<!\\)\]\(\S*\)/g, message: 'The [ of the link is missing.', repair: LINK },
  {
    pattern: /(?<!\\)\*\*/g,
    message: 'The mark ** is shown as it is: bold text is not closed, or there is a space inside the marks.',
    repair: 'Write **text**, without spaces inside.',
  },
  {
    pattern: /(?<![\\*\w])\*(?=[^\s*])|(?<=[^\s*\\])\*(?![*\w])/g,
    message: 'The mark * is shown as it is: emphasis is not closed.',
    repair: 'Write *text*, or \\* for a real asterisk.',
  },
  {
    pattern: /(?<![\\_\w])__?(?=\p{L})|(?<=\p{L})__?(?![_\w])/gu,
    message: 'The mark _ is shown as it is: emphasis is not closed.',
    repair: 'Write *text*, or \\_ for a real one.',
  },
  {
    pattern: /(?<!\\)`/g,
    message: 'The mark ` is shown as it is: code is not closed.',
    repair: 'Put a second ` behind the text, or take it out.',
  },
  {
    pattern: /(?<=^[ \t]*)[-*+](?=\p{L})/gmu,
    message: 'There is no space between the list’s mark and its text.',
    repair: 'Write “- text”.',
    fix: ([mark]) => `${mark} `,
  },
  {
    pattern: /(?<=^[ \t]*)\d{1,2}[.)](?=\p{L})/gmu,
    message: 'There is no space between the list’s number and its text.',
    repair: 'Write “1. text”.',
    fix: ([mark]) => `${mark} `,
  },
  {
    pattern: /(?<=^[ \t]*)[•◦▪·●–—‣](?=\s)/gmu,
    message: 'The sign of a list in another program makes no list here.',
    repair: 'Write “- text”, with an empty line before the first.',
    fix: () => '-',
  },
  { pattern: /==/g, message: 'The mark == is shown as it is.', repair: 'Take the == out; emphasis is *text*.', fix: () => '' },
  {
    pattern: /\^(\w+)\^?/g,
    message: 'The mark ^ is shown as it is.',
    repair: 'Write the raised figure itself: ², ³, 10⁻³.',
    fix: ([all, word = '']) => (/^\d+$/.test(word) ? [...word].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('') : all),
  },
  {
    pattern: /(?<=^[ \t]*):::.*/gm,
    message: 'The mark ::: is shown as it is: boxes of other programs are not known here.',
    repair: 'Take it out, at the end of the box as well.',
  },
  { pattern: /(?<=^|\s):[a-z][a-z_]+:(?=\s|$|[.,])/gm, message: 'The name of an emoji is shown as it is.', repair: 'Take it out.' },
  { pattern: /\\n(?=[a-z])/g, message: '“\\n” is shown as it is.', repair: 'Start a new paragraph with an empty line.' },
  {
    pattern: /(?<=^|[\s(])~(?=\d)/gm,
    message: 'The ~ is shown as it is.',
    repair: 'Write “about” or “approximately”.',
    fix: () => 'about ',
  },
  {
    pattern: /(?:&nbsp;|&#160;|&emsp;|&ensp;)+/g,
    message: 'A space is written as an entity.',
    repair: 'Take it out: spaces between words are enough, and nothing is set in by hand.',
    fix: () => ' ',
  },
  {
    pattern: /&(?!lt;|gt;)(?:[a-z]{2,8}|#\d+);/g,
    message: 'A character is written as an entity.',
    repair: ([entity]) => `Write the character itself${ENTITIES[entity] ? `: ${ENTITIES[entity]}` : ''}.`,
    fix: ([entity]) => ENTITIES[entity] ?? entity,
  },
];

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
  const broken = brokenTables(text);
  const marks = MARKS.flatMap(({ pattern, message, repair, fix }) =>
    [...raw.matchAll(pattern)].flatMap((match) => {
      const offset = start + match.index;
      const { line } = source.at(offset);
      // One mark a line is enough: an unclosed link leaves several.
      if (seen.has(line)) return [];
      seen.add(line);
      const end = offset + match[0].length;
      const fixed = fix?.(match as RegExpExecArray);
      return [
        atOffset(
          source,
          offset,
          message,
          typeof repair === 'string' ? repair : repair(match as RegExpExecArray),
          fixed === undefined || fixed === match[0] ? undefined : { start: offset, end, text: fixed },
        ),
      ];
    }),
  );
  return [...broken, ...marks];
}

/** Marks in a field, which is plain text. The first that matches a stretch is said. */
const MARKUP: Mark[] = [
  {
    pattern:
      /<(b|i|em|strong|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>([^<\n]*)<\/\1>|<\/?(?:b|i|em|strong|br|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>/gi,
    message: 'A field is plain text: the tag would be shown.',
    repair: 'Take the tag out.',
    fix: ([, , words = '']) => words,
  },
  {
    pattern: /\*\*(?=\S)([^*\n]*\S)\*\*|(?<!\\)\*\*(?=\S)|(?<=\S)\*\*/g,
    message: 'A field is plain text: ** would be shown.',
    repair: 'Take the marks out; only the text under the fields knows bold.',
    fix: ([, words = '']) => words,
  },
  {
    pattern: /(?<![\\*\w])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])|(?<![\\_\w])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])|`([^`\n]+)`/g,
    message: 'A field is plain text: the marks would be shown.',
    repair: 'Take the marks out; only the text under the fields knows emphasis.',
    fix: ([, ...words]) => words.find(Boolean) ?? '',
  },
  {
    pattern: /\[([^\]\n]+)\]\(([^)\n]*)\)/g,
    message: 'A field is plain text: the link’s marks would be shown.',
    repair: 'Write its words alone; links stand in the text under the fields.',
    fix: ([, words = '']) => words,
  },
  {
    pattern: /&(?:nbsp|amp|lt|gt|quot|#\d+|[a-z]{2,8});/g,
    message: 'A field is plain text: the entity would be shown.',
    repair: 'Write the character itself.',
    fix: ([entity]) => ENTITIES[entity] ?? entity,
  },
  {
    pattern: /(?<=[ :]|^)#{1,6} (?=\p{Lu})/gmu,
    message: 'A field is plain text: the # would be shown.',
    repair: 'Take the # out.',
    fix: () => '',
  },
];
const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&ndash;': '–',
  '&mdash;': '—',
  '&deg;': '°',
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&hellip;': '…',
  '&euro;': '€',
  '&times;': '×',
};

function fieldMarkup({ source, start, raw }: Text): Found[] {
  return MARKUP.flatMap(({ pattern, message, repair, fix }) =>
    [...raw.matchAll(pattern)].map((match) => {
      const offset = start + match.index;
      const text = fix?.(match as RegExpExecArray);
      const isFixed = text !== undefined && text !== match[0];
      return atOffset(
        source,
        offset,
        message,
        typeof repair === 'string' ? repair : repair(match as RegExpExecArray),
        isFixed ? { start: offset, end: offset + match[0].length, text } : undefined,
      );
    }),
  );
}
