import type { YAMLError } from 'yaml';
import type { Edit } from '../../../lib/edits.ts';
import { counted } from '../../../lib/words.ts';
import type { TextProblem } from './problem.ts';

/** A line of YAML: where it starts, its key if it has one, and the value it holds. */
interface Line {
  start: number;
  text: string;
  indent: number;
  key: string | undefined;
  /** Offset of the value in the line. */
  at: number;
  value: string;
}

const LINE = /^(\s*(?:- +)*)(?:([\w./-]+|"[^"]*")( *):(?=\s|$)\s*)?(.*)$/;

/**
 * Says what a writer did wrong. A parser reports the line at which it stopped; the mistake itself is often earlier, so the lines are
 * searched for mistakes that are visible in a line alone. Without one, the parser's first error is reported: the others follow from it.
 * @param errors those of the parser: without any, nothing is wrong
 */
export function diagnoseYaml(text: string, errors: readonly YAMLError[]): TextProblem[] {
  if (errors.length === 0) return [];
  const lines = linesOf(text);
  const visible = lines.flatMap((line, i) => lineProblem(line, lines.slice(i + 1)) ?? []);
  if (visible.length > 0) return visible;
  const [first] = errors;
  if (!first) return [];
  // The parser may stop before the end of the line above.
  const offset = first.pos[0] + (/^\s*/.exec(text.slice(first.pos[0]))?.[0].length ?? 0);
  return [first.code === 'DUPLICATE_KEY' ? twiceInEntry(text, offset) : byParser(lines, first.code, offset)];
}

/** The lines of a text that hold fields; those of a block (">-") hold anything. */
function linesOf(text: string): Line[] {
  let start = 0;
  let block: number | undefined;
  return text.split('\n').flatMap((raw) => {
    const line = raw.replace(/\r$/, '');
    const offset = start;
    start += raw.length + 1;
    const indent = /^[ ]*/.exec(line)?.[0].length ?? 0;
    if (block !== undefined && (indent > block || !line.trim())) return [];
    block = undefined;
    if (!line.trim() || /^\s*#/.test(line)) return [];
    const [, lead = '', key, , value = ''] = LINE.exec(line) ?? [];
    if (/^[|>][+-]?\d?\s*(#.*)?$/.test(value)) block = key === undefined ? indent : lead.replace(/- +$/, '').length;
    return [{ start: offset, text: line, indent, key, at: line.length - value.length, value }];
  });
}

const problem = (offset: number, message: string, repair: string, fix?: Edit): TextProblem => ({
  offset,
  message,
  repair,
  ...(fix && { fix }),
});
const insert = (at: number, text: string) => ({ start: at, end: at, text });

/** A pattern of what comes before a mistake, message and repair with its groups ($1, $2), and what replaces how many characters. */
const SLIPS: [pattern: RegExp, message: string, repair: string, takes: number, text: string][] = [
  [/^ *(?=\t)/, 'The line is indented with a tab.', 'Indent with spaces, two per level.', 1, '  '],
  [/^ *-(?=([A-Za-z][\w-]*:)( .*)?$)/, 'There is no space after the hyphen that starts an entry.', 'Write “- $1$2”.', 0, ' '],
  [
    /^ *(?:- +)?[A-Za-z][\w-]*:(?=[\u00a0\u2000-\u200b\u202f])/,
    'There is a special space after the colon, probably pasted.',
    'Type the space again, or run: npm run check -- --fix',
    1,
    ' ',
  ],
  [/^ *(?:- +)?(?!["'])([A-Za-z][\w-]*):(?!\s|$|\/\/)(?=(\S.*)$)/, 'There is no space after the colon of “$1”.', 'Write “$1: $2”.', 0, ' '],
];

function lineProblem(line: Line, after: readonly Line[]): TextProblem | undefined {
  const { value } = line;
  const offset = line.start + line.at;
  const quote = value[0];
  for (const [pattern, message, repair, takes, text] of SLIPS) {
    const match = pattern.exec(line.text);
    if (!match) continue;
    const filled = (words: string) => words.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    const start = line.start + match[0].length;
    return problem(start - (takes > 0 ? 0 : 1), filled(message), filled(repair), { start, end: start + takes, text });
  }
  if (quote === '"' || quote === "'") return quoteProblem(line, quote, after);
  if (quote === '[' || quote === '{') return bracketProblem(line, after);
  if (line.key === undefined) return undefined;
  if (/^[@`%&*!|>,\]}]/.test(value) && !/^[&*!]\w*(?: |$)(?!\S)|^[|>][+-]?\d?\s*$/.test(value))
    return problem(offset, `A text can’t start with “${value[0]}” here.`, QUOTE, quoted(offset, value));
  const colon = /:(?= |$)/.exec(value);
  return colon && !/ #/.test(value.slice(0, colon.index))
    ? problem(offset + colon.index, `The text of “${line.key}” contains a colon, which starts a new field.`, QUOTE, quoted(offset, value))
    : undefined;
}

const QUOTE = 'Put the whole text in quotation marks.';
function quoted(offset: number, value: string): Edit | undefined {
  const text = value.trimEnd();
  return /["\\]/.test(text) ? undefined : { start: offset, end: offset + text.length, text: `"${text}"` };
}

/** Offset of the quotation mark that ends a text; -1 if there is none. */
const closing = (text: string, quote: string): number =>
  (/^(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')/.exec(text.startsWith(quote) ? text : '')?.[0].length ?? 0) - 1;

/** A line's value with the lines that may belong to it, up to the next field or entry. */
function wholeOf(line: Line, after: readonly Line[], isNext: (line: Line) => boolean): { whole: string; isOneLine: boolean } {
  const until = after.findIndex((each) => isNext(each) || /^\s*- /.test(each.text) || each.indent < 1);
  const rest = after.slice(0, until < 0 ? after.length : until);
  return { whole: [line.value, ...rest.map(({ text }) => text)].join('\n'), isOneLine: rest.length === 0 };
}

function quoteProblem(line: Line, quote: string, after: readonly Line[]): TextProblem | undefined {
  const offset = line.start + line.at;
  const { whole, isOneLine } = wholeOf(line, after, ({ key }) => key !== undefined);
  const end = closing(whole, quote);
  const fix = isOneLine ? insert(offset + line.value.trimEnd().length, quote) : undefined;
  const open = `The quotation mark ${quote} that opens the text is never closed.`;
  if (end < 0) return problem(offset, open, `Put a ${quote} at the end of the text.`, fix);
  const behind = whole.slice(end + 1).trim();
  if (!behind || behind.startsWith('#') || (line.key === undefined && behind.startsWith(':'))) return undefined;
  const message = `The text ends at this quotation mark, but more follows: ${behind.slice(0, 40)}`;
  return problem(offset + end, message, `Inside quotation marks, write “ and ”${quote === '"' ? ' (or \\" )' : ' (or ’ )'}.`);
}

function bracketProblem(line: Line, after: readonly Line[]): TextProblem | undefined {
  const offset = line.start + line.at;
  const { whole } = wholeOf(line, after, ({ key, indent }) => key !== undefined && indent <= line.indent);
  const open = line.value[0] ?? '';
  const [close, what] = open === '[' ? [']', 'list'] : ['}', 'group'];
  const bare = whole.replace(/(?<=[,:[{]\s*)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/g, (text) => '_'.repeat(text.length));
  const loose = /(?<=[,:[{]\s*)["']/.exec(bare);
  if (loose)
    return problem(
      offset + loose.index,
      `The quotation mark ${loose[0]} that opens the text is never closed.`,
      `Put a ${loose[0]} at the end of the text.`,
    );
  let depth = 0;
  for (const [at, sign] of [...bare].entries()) {
    if ('[{'.includes(sign)) depth++;
    if (!']}'.includes(sign) || --depth > 0) continue;
    const behind = bare.slice(at + 1).trim();
    const comma = /[^,{[:\s] +([a-z][A-Za-z]*): /.exec(bare.slice(0, at));
    if (comma && open === '{')
      return problem(
        offset + comma.index + 1,
        `A comma is missing before “${comma[1]}:”.`,
        `Write “, ${comma[1]}:”.`,
        insert(offset + comma.index + 1, ','),
      );
    if (!behind || /^[#,]/.test(behind)) return undefined;
    return problem(
      offset + at,
      `The ${what} ends at this ${close}, but more follows: ${behind.slice(0, 40)}`,
      `Put a text that starts with ${open} in quotation marks, or take out what follows the ${close}.`,
    );
  }
  return problem(offset, `The ${what} that opens here with ${open} is never closed.`, `Put a ${close} at its end.`);
}

const LAYOUT =
  'Compare it with its neighbours: fields of one entry start in the same column, fields of a group two spaces further in, and each entry of a list with “- ”.';

/** A parser's error of which no line alone shows the cause. */
function byParser(lines: readonly Line[], code: YAMLError['code'], offset: number): TextProblem {
  if (code === 'MULTIPLE_DOCS') return problem(offset, 'A line “---” splits the file in two.', 'Take out the line “---”.');
  const here = lines.findLastIndex(({ start }) => start <= offset);
  const line = lines[here];
  const words = line?.text.trim() ?? '';
  const start = (line?.start ?? 0) + (line?.indent ?? 0);
  const [, from, to] = /^(\/[^\s:]+)(?::|\s+|:\s+)(\/\S*)$/.exec(words) ?? [];
  if (from) return problem(start, 'The colon or the space between the two paths is missing.', `Write “${from}: ${to}”.`);
  if (line && line.key === undefined && !words.startsWith('-') && !words.includes(': ')) {
    const [, key, value] = /^([a-z][A-Za-z]*) +(\S.*)$/.exec(words) ?? [];
    const repair = `${key ? `Write “${key}: ${value}”. ` : ''}A field is a name, a colon, a space and its value; a line that belongs to the text above is indented.`;
    return problem(start, `“${words.slice(0, 40)}” isn’t a field: it has no colon.`, repair);
  }
  // The parser stops at a line that has its value already; the one below it is further in.
  const below = lines[here + 1];
  if (line?.key !== undefined && line.value && below && below.indent > line.indent)
    return problem(below.start + below.indent, `This line is further in than “${line.key}” above it, which has a value already.`, LAYOUT);
  // The first of the lines up to here that is further in than the parser allows, or by an odd number of spaces.
  const crooked = lines.slice(Math.max(0, here - 8), here + 1).find(({ indent }) => indent % 2 === 1);
  const at = crooked ? crooked.start + crooked.indent : start;
  return problem(at, 'This line doesn’t fit the lines around it: a space or a hyphen at its start is missing, or too many.', LAYOUT);
}

/** A field that appears twice: one that has lost its indentation, the first of another entry, or a real repetition. */
function twiceInEntry(text: string, offset: number): TextProblem {
  const lines = text.slice(0, offset).split('\n');
  const [, key = ''] = /^\s*(?:- )?([^:]+):/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1)) ?? [];
  const above = lines.slice(0, -1);
  const first = above.findLastIndex((each) => each.replace(/^\s*(?:- )?/, '').startsWith(`${key}:`));
  const indent = lines.at(-1)?.length ?? 0;
  const message = `The field “${key}” appears twice; the first is ${counted(lines.length - 1 - first, 'line')} above.`;
  const [, group] = new RegExp(`^ {${indent}}([a-z][A-Za-z]*):\\s*$`).exec(above.at(-1) ?? '') ?? [];
  if (group)
    return problem(
      offset,
      message,
      `If it belongs to “${group}:”, indent it and the fields below it by two spaces; otherwise take one of the two out.`,
    );
  if (indent > 1 && above[first]?.startsWith(`${' '.repeat(indent - 2)}- `))
    return problem(
      offset,
      message,
      `If it starts the next entry, write “- ${key}: …”, the hyphen under those of the others; otherwise take one of the two out.`,
    );
  return problem(offset, message, 'Keep one of the two, or correct the one that was meant to be another.');
}
