import type { YAMLError } from 'yaml';
import type { Edit } from '../../../lib/edits.ts';
import { counted } from '../../../lib/words.ts';
import type { TextProblem } from './problem.ts';

/** A line of YAML: where it starts, its indentation, and the value it holds. */
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
 * Says what a writer did wrong. A parser reports the line at which it stopped; the mistake itself is earlier, so the
 * lines are searched for the usual mistakes first.
 * @param errors those of the parser: without any, nothing is wrong
 */
export function diagnoseYaml(text: string, errors: readonly YAMLError[]): TextProblem[] {
  if (errors.length === 0) return [];
  const lines = linesOf(text);
  const found = lines.flatMap(
    (line, i) => placeProblem(line, lines[i - 1], lines[i - 2], lines[i + 1]) ?? lineProblem(line, lines.slice(i + 1)) ?? [],
  );
  return found.length > 0 ? found : byParser(text, errors);
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
/** Two fields of a group with nothing between them. */
const noComma = (at: number, key: string) => problem(at, `A comma is missing before “${key}:”.`, `Write “, ${key}:”.`, insert(at, ','));

const NO_SPACE = 'There is no space after the hyphen that starts an entry.';

/** A line that can't be where it is because of the line above; that one may have lost its indentation itself, below a field without a value. */
function placeProblem(line: Line, above: Line | undefined, before: Line | undefined, next: Line | undefined): TextProblem | undefined {
  // The indentation of a line with a tab, or without a space after its hyphen, is unknown; that is reported on its own.
  if (!above || /^ *(?:\t|-\w)/.test(above.text)) return undefined;
  const item = /^( *)- /.exec(above.text)?.[1]?.length;
  const words = line.text.trim();
  const start = line.start + line.indent;
  // Level with the hyphens of a list: an entry without one. A continued text is indented further.
  if (item !== undefined && line.indent === item && line.key === undefined && !/^(?:- |[\]}])/.test(words)) {
    const hasHyphen = words.startsWith('-');
    const message = hasHyphen ? NO_SPACE : 'This line is in a list but doesn’t start with a hyphen.';
    return problem(start, message, `Write “- ${words.replace(/^-/, '')}”.`, hasHyphen ? insert(start + 1, ' ') : insert(start, '- '));
  }
  // Further in than a field that has its text already: one of the two is indented by a wrong number of spaces.
  const column = /^ *(?:- +)*/.exec(above.text)?.[0].length ?? 0;
  if (line.indent <= column || line.key === undefined || above.key === undefined || !/^[^\s"'[{|>&#]/.test(above.value)) return undefined;
  // A group below a text, or a text that looks like the name of an entry: the text may belong into a field of the group.
  const isGroup = item === undefined && line.indent === column + 2;
  if (isGroup && (/^[a-z]+(?:-[a-z]+)+$/.test(above.value) || (next?.key !== undefined && next.indent === line.indent))) {
    const repair = `If it belongs to “${above.key}”, move “${above.value}” into a field of its own below it; otherwise indent “${line.key}” by ${column} spaces.`;
    return problem(start, `“${line.key}” is indented further than “${above.key}” above it.`, repair);
  }
  const isLost = before?.key !== undefined && before.value === '' && before.indent === column && line.indent === column + 2;
  const isAbove = item === undefined && (column % 2 === 1 || isLost);
  const [wrong, right, indent] = isAbove ? [above, line, line.indent] : [line, above, column];
  return problem(
    wrong.start + wrong.indent,
    `“${line.key}” is indented further than “${above.key}” above it.`,
    `Indent “${wrong.key}” by ${indent} spaces, like “${right.key}”.`,
    { start: wrong.start, end: wrong.start + wrong.indent, text: ' '.repeat(indent) },
  );
}

/**
 * Mistakes visible in a single line: a pattern of what comes before, message and repair with its groups ($1, $2), and what replaces how many
 * characters.
 */
const SLIPS: [pattern: RegExp, message: string, repair: string, takes: number, text: string][] = [
  [/^ *(?=\t)/, 'The line is indented with a tab.', 'Indent with spaces, two per level.', 1, '  '],
  [/^ *-(?=([A-Za-z][\w-]*:)( .*)?$)/, NO_SPACE, 'Write “- $1$2”.', 0, ' '],
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
  if (quote === '[' || quote === '{') return listProblem(line, after);
  if (line.key === undefined) return undefined;
  if (/^[@`%&*!|>,\]}]/.test(value) && !/^[&*!]\w|^[|>][+-]?\d?\s*$/.test(value))
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

/** A line's value with the lines that may belong to it, up to the next field or item. */
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
  return problem(offset + end, message, `Inside quotation marks, write “ and ”${quote === '"' ? ' (or \\" )' : " (or '' )"}.`);
}

function listProblem(line: Line, after: readonly Line[]): TextProblem | undefined {
  const offset = line.start + line.at;
  const { whole } = wholeOf(line, after, ({ key, indent }) => key !== undefined && indent <= line.indent);
  const open = line.value[0] ?? '';
  const close = open === '[' ? ']' : '}';
  const what = open === '[' ? 'list' : 'group';
  let depth = 0;
  for (let at = 0; at < whole.length; at++) {
    const sign = whole[at] ?? '';
    if (/["']/.test(sign) && /[,:[{]\s*$/.test(whole.slice(0, at))) {
      const end = at + closing(whole.slice(at), sign);
      const [, key] = /^ +([a-z][A-Za-z]*):\s/.exec(end < at ? '' : whole.slice(end + 1)) ?? [];
      if (key && open === '{') return noComma(offset + end + 1, key);
      const message = `The quotation mark ${sign} that opens the text is not closed at its end.`;
      if (end < at || !/^\s*(?:[,:\]}#]|$)/.test(whole.slice(end + 1)))
        return problem(offset + at, message, `Put a ${sign} at the end of the text; inside it write “ and ”.`);
      at = end;
    }
    if ('[{'.includes(sign)) depth++;
    else if (']}'.includes(sign) && --depth === 0) {
      const behind = whole.slice(at + 1).trim();
      if (!behind || /^[#,]/.test(behind)) return undefined;
      const message = `The ${what} ends at this ${close}, but more follows: ${behind.slice(0, 40)}`;
      const repair = `Put a text that starts with ${open} in quotation marks, or take out what follows the ${close}.`;
      return problem(offset + at, message, repair);
    }
  }
  return problem(offset, `The ${what} that opens here with ${open} is never closed.`, `Put a ${close} at its end.`);
}

/** How many lines above an error are checked for wrong indentation: the parser goes on until a line contradicts it. */
const LINES_ABOVE = 8;

/** Offset of a line at or shortly before an error that is indented by an odd number of spaces, or by more than one level. */
function crookedLine(text: string, offset: number): number | undefined {
  const before = linesOf(text).filter(({ start }) => start <= offset);
  const near = before.slice(-LINES_ABOVE);
  const at = near.findLastIndex(({ indent }, i) => {
    const above = near[i - 1];
    return indent % 2 === 1 || (above !== undefined && indent - above.indent > (/^ *- /.test(above.text) ? 4 : 2));
  });
  const line = near[at];
  return line && line.start + line.indent;
}

const FIELD = 'Each field is a name, a colon, a space and its value, such as “title: Training”.';
const REPAIRS: Record<string, string> = {
  MISSING_CHAR: FIELD,
  BLOCK_AS_IMPLICIT_KEY: QUOTE,
  MULTILINE_IMPLICIT_KEY: FIELD,
  UNEXPECTED_TOKEN: QUOTE,
  BAD_SCALAR_START: QUOTE,
  BAD_ALIAS: QUOTE,
  BLOCK_IN_FLOW: QUOTE,
};

/** The parser's errors in a writer's words; one problem per line. */
function byParser(text: string, errors: readonly YAMLError[]): TextProblem[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const problems = errors.map((error): TextProblem => {
    const [offset] = error.pos;
    const line = text.split('\n')[lineOf(offset) - 1] ?? '';
    const words = line.trim();
    if (error.code === 'DUPLICATE_KEY') return twiceInEntry(text, offset);
    if (error.code === 'MULTIPLE_DOCS') return problem(offset, 'A line “---” splits the file in two.', 'Take out the line “---”.');
    const crooked = crookedLine(text, offset);
    const unlike = 'The indentation of this line fits neither the line above nor the fields beside it.';
    if (crooked !== undefined || /indent|same column/i.test(error.message) || error.code === 'BAD_INDENT')
      return problem(crooked ?? offset, unlike, 'Indent it like the fields it belongs to: two spaces per level.');
    // Another line, or another group, has a field of this name: it doesn’t belong to the text before it.
    const [, before = '', key] = /^([^,{}[\]:]*?) +([a-z][A-Za-z]*):\s/.exec(text.slice(offset)) ?? [];
    if (error.code === 'BLOCK_IN_FLOW' && key && new RegExp(`(?:^ *(?:- )?|[{,] *)${key}:`, 'm').test(text))
      return noComma(offset + before.length, key);
    const [, from, to] = /^(\/[^\s:]+)(?::|\s+|:\s+)(\/\S*)$/.exec(words) ?? [];
    if (from) return problem(offset, 'The colon or the space between the two paths is missing.', `Write “${from}: ${to}”.`);
    if (words && !words.includes(':')) {
      const [, key, value] = /^(?:- )?([a-z][A-Za-z]*) +(\S.*)$/.exec(words) ?? [];
      const repair = `${key ? `Write “${key}: ${value}”.` : FIELD} A line that belongs to the text above is indented.`;
      return problem(offset, `“${words.slice(0, 40)}” isn’t a field: it has no colon.`, repair);
    }
    const [said] = error.message.split(/[\n;]/);
    const message =
      error.code === 'BLOCK_IN_FLOW' ? 'The text contains a colon, which starts another field here.' : `The line can’t be read: ${said}`;
    const unknown = 'Compare the line with one in a file that works; a text with : or # needs quotation marks.';
    return problem(offset, message, REPAIRS[error.code] ?? unknown);
  });
  // The fields of an entry whose hyphen is missing aren't duplicates.
  const last = problems.findIndex(({ message }) => message.includes(NO_HYPHEN));
  const own = last < 0 ? problems : problems.slice(0, last + 1);
  return own.filter(({ offset }, i, all) => i === 0 || lineOf(offset) !== lineOf(all[i - 1]?.offset ?? 0));
}

/** A field that appears twice: if it is a list entry's first field, it most likely starts the next entry. */
function twiceInEntry(text: string, offset: number): TextProblem {
  const lines = text.slice(0, offset).split('\n');
  const [, key = ''] = /^\s*(?:- )?([^:]+):/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1)) ?? [];
  const above = lines.slice(0, -1);
  const first = above.findLastIndex((each) => each.replace(/^\s*(?:- )?/, '').startsWith(`${key}:`));
  const indent = lines.at(-1)?.length ?? 0;
  if (indent > 1 && above[first]?.startsWith(`${' '.repeat(indent - 2)}- `))
    return problem(
      offset,
      `A second “${key}” is in the same entry: ${NO_HYPHEN}.`,
      `Write “- ${key}: …”, the hyphen under those of the other entries.`,
      { start: offset - 2, end: offset, text: '- ' },
    );
  const message = `The field “${key}” appears twice; the first is ${counted(lines.length - 1 - first, 'line')} above.`;
  return problem(offset, message, 'Keep one of the two, or correct the one that was meant to be another.');
}

const NO_HYPHEN = 'the hyphen that starts a new one is missing';
