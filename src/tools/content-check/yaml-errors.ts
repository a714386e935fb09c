import type { YAMLError } from 'yaml';
import { counted } from '../../lib/words.ts';

/** What is wrong with a YAML text, by offset in it. */
export interface YamlProblem {
  offset: number;
  message: string;
  repair: string;
  fix?: { start: number; end: number; text: string };
}

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
 * Says what a writer did wrong. A parser names the line on which it could not go on; the mistake itself stands earlier, so that the
 * lines are searched for the usual ones first.
 * @param errors as the parser found them: without one, nothing is wrong
 */
export function diagnoseYaml(text: string, errors: readonly YAMLError[]): YamlProblem[] {
  if (errors.length === 0) return [];
  const lines = linesOf(text);
  const conflicts = lines.filter(({ text: line }) => /^<{7}(\s|$)/.test(line));
  if (conflicts.length > 0)
    return conflicts.map(({ start }) => ({
      offset: start,
      message: 'Two versions of the lines from here stand one after the other: git could not merge them.',
      repair: 'Keep the right version and take out the lines that start with <<<<<<<, ======= and >>>>>>>.',
    }));
  const found = lines.flatMap((line, i) => placeProblem(line, lines[i - 1]) ?? lineProblem(line, lines.slice(i + 1)) ?? []);
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

/** A line that the one above doesn't let stand where it does. */
function placeProblem(line: Line, above: Line | undefined): YamlProblem | undefined {
  if (!above) return undefined;
  const item = /^( *)- /.exec(above.text)?.[1]?.length;
  const words = line.text.trim();
  // Beside the hyphens of a list: an entry without one. A text that goes on stands further in.
  if (item !== undefined && line.indent === item && line.key === undefined && !/^(?:- |[\]}])/.test(words)) {
    const fix = words.startsWith('-')
      ? { start: line.start + line.indent + 1, text: ' ' }
      : { start: line.start + line.indent, text: '- ' };
    return {
      offset: line.start + line.indent,
      message: words.startsWith('-')
        ? 'There is no space behind the hyphen that starts an entry.'
        : 'The line stands in a list and doesn’t start with a hyphen.',
      repair: `Write “- ${words.replace(/^-/, '')}”.`,
      fix: { ...fix, end: fix.start },
    };
  }
  // Further in than a field that has its text already: one of the two is indented by a wrong number of spaces.
  const isDeeper = line.indent > above.indent && !/^ *- /.test(above.text);
  if (!isDeeper || line.key === undefined || above.key === undefined || above.key.startsWith('-') || !/^[^\s"'[{|>&#]/.test(above.value))
    return undefined;
  const [wrong, right] = above.indent % 2 === 1 ? [above, line] : [line, above];
  return {
    offset: wrong.start + wrong.indent,
    message: `“${line.key}” is indented further than “${above.key}” above it.`,
    repair: `Indent “${wrong.key}” by ${right.indent} spaces, like “${right.key}”.`,
    fix: { start: wrong.start, end: wrong.start + wrong.indent, text: ' '.repeat(right.indent) },
  };
}

function lineProblem(line: Line, after: readonly Line[]): YamlProblem | undefined {
  const offset = line.start + line.at;
  const { value } = line;
  const tab = /^ *\t/.exec(line.text);
  if (tab)
    return {
      offset: line.start + tab[0].length - 1,
      message: 'The line is indented with a tab.',
      repair: 'Indent with spaces, two a level.',
      fix: { start: line.start + tab[0].length - 1, end: line.start + tab[0].length, text: '  ' },
    };
  const dash = /^ *-([A-Za-z][\w-]*:(?: .*)?)$/.exec(line.text);
  if (dash) {
    const at = line.start + line.indent + 1;
    return {
      offset: at - 1,
      message: 'There is no space behind the hyphen that starts an entry.',
      repair: `Write “- ${dash[1]?.trim()}”.`,
      fix: { start: at, end: at, text: ' ' },
    };
  }
  const strange = /^ *(?:- +)?[A-Za-z][\w-]*:[\u00a0\u2000-\u200b\u202f]/.exec(line.text);
  if (strange) {
    const at = line.start + strange[0].length - 1;
    return {
      offset: at,
      message: 'The space behind the colon is none that the keyboard gives: it was pasted.',
      repair: 'Write the space anew, or run: npm run check -- --fix',
      fix: { start: at, end: at + 1, text: ' ' },
    };
  }
  const quote = value[0];
  if (quote === '"' || quote === "'") return quoteProblem(line, quote, after);
  if (quote === '[' || quote === '{') return listProblem(line, after);
  const joined = /^\s*(?:- +)?([A-Za-z][\w-]*):(?!\s|$|\/\/)(\S.*)$/.exec(line.text);
  if (line.key === undefined && joined)
    return {
      offset: line.start + line.text.indexOf(':'),
      message: `There is no space after the colon of “${joined[1]}”.`,
      repair: `Write “${joined[1]}: ${joined[2]}”.`,
      fix: { start: line.start + line.text.indexOf(':') + 1, end: line.start + line.text.indexOf(':') + 1, text: ' ' },
    };
  if (line.key !== undefined && /^[@`%&*!|>,\]}]/.test(value) && !/^[&*!]\w|^[|>][+-]?\d?\s*$/.test(value))
    return {
      offset,
      message: `A text can’t start with “${value[0]}” here.`,
      repair: 'Put the whole text in quotation marks.',
      ...quoted(offset, value),
    };
  const colon = /:(?= |$)/.exec(value);
  if (line.key !== undefined && colon && !/ #/.test(value.slice(0, colon.index)))
    return {
      offset: offset + colon.index,
      message: `The text of “${line.key}” holds a colon, which starts a new field there.`,
      repair: 'Put the whole text in quotation marks.',
      ...quoted(offset, value),
    };
  return undefined;
}

const quoted = (offset: number, value: string) => {
  const text = value.trimEnd();
  return text.includes('"') || text.includes('\\') ? {} : { fix: { start: offset, end: offset + text.length, text: `"${text}"` } };
};

/** Offset in a text of the quotation mark that ends it; -1 where there is none. */
function closing(text: string, quote: string): number {
  for (let at = 1; at < text.length; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote) {
      if (quote === "'" && text[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}

function quoteProblem(line: Line, quote: string, after: readonly Line[]): YamlProblem | undefined {
  const offset = line.start + line.at;
  const until = after.findIndex(({ key, text, indent }) => key !== undefined || /^\s*- /.test(text) || indent < 1);
  const rest = after.slice(0, until < 0 ? after.length : until);
  const whole = [line.value, ...rest.map(({ text }) => text)].join('\n');
  const end = closing(whole, quote);
  if (end < 0)
    return {
      offset,
      message: `The quotation mark ${quote} that opens the text is never closed.`,
      repair: `Put a ${quote} at the end of the text.`,
      ...(rest.length === 0 && {
        fix: { start: offset + line.value.trimEnd().length, end: offset + line.value.trimEnd().length, text: quote },
      }),
    };
  const behind = whole.slice(end + 1).trim();
  if (!behind || behind.startsWith('#')) return undefined;
  if (line.key === undefined && /^\s*:/.test(whole.slice(end + 1))) return undefined;
  return {
    offset: offset + end,
    message: `The text ends at this quotation mark, but goes on: ${behind.slice(0, 40)}`,
    repair: `Inside a text in quotation marks write “ and ”${quote === '"' ? ' (or \\" )' : " (or '' )"}.`,
  };
}

function listProblem(line: Line, after: readonly Line[]): YamlProblem | undefined {
  const offset = line.start + line.at;
  const until = after.findIndex(
    ({ key, text, indent }) => (key !== undefined && indent <= line.indent) || /^\s*- /.test(text) || indent < 1,
  );
  const whole = [line.value, ...after.slice(0, until < 0 ? after.length : until).map(({ text }) => text)].join('\n');
  const open = line.value[0] ?? '';
  const close = open === '[' ? ']' : '}';
  let depth = 0;
  for (let at = 0; at < whole.length; at++) {
    const sign = whole[at] ?? '';
    if ((sign === '"' || sign === "'") && /[\s,[{:]/.test(whole[at - 1] ?? ' ')) {
      const end = closing(whole.slice(at), sign);
      if (end > 0) at += end;
    } else if ('[{'.includes(sign)) depth++;
    else if (']}'.includes(sign) && --depth === 0) {
      const behind = whole.slice(at + 1).trim();
      if (!behind || behind.startsWith('#') || behind.startsWith(',')) return undefined;
      return {
        offset: offset + at,
        message: `The ${open === '[' ? 'list' : 'group'} ends at this ${close}, but the line goes on: ${behind.slice(0, 40)}`,
        repair: `Put a text that starts with ${open} in quotation marks, or take out what follows the ${close}.`,
      };
    }
  }
  return {
    offset,
    message: `The ${open === '[' ? 'list' : 'group'} that opens here with ${open} is never closed.`,
    repair: `Put a ${close} at its end.`,
  };
}

/** Lines above an error that are looked at for a wrong indentation: the parser goes on until the next line contradicts it. */
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

const REPAIRS: Record<string, string> = {
  MISSING_CHAR: 'Each field is a name, a colon, a space and its value, such as “title: Training”.',
  BLOCK_AS_IMPLICIT_KEY: 'Put the whole text in quotation marks.',
  MULTILINE_IMPLICIT_KEY: 'Each field is a name, a colon, a space and its value, such as “title: Training”.',
  UNEXPECTED_TOKEN: 'Put the whole text in quotation marks.',
  BAD_SCALAR_START: 'Put the whole text in quotation marks.',
  BAD_ALIAS: 'Put the whole text in quotation marks.',
};

/** What the parser says, in a writer's words; one problem a line. */
function byParser(text: string, errors: readonly YAMLError[]): YamlProblem[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const problems = errors.map((error): YamlProblem => {
    const [offset] = error.pos;
    const line = text.split('\n')[lineOf(offset) - 1] ?? '';
    if (error.code === 'DUPLICATE_KEY') return twiceInEntry(text, offset);
    if (error.code === 'MULTIPLE_DOCS')
      return { offset, message: 'A line “---” divides the file in two.', repair: 'Take out the line “---”.' };
    const crooked = crookedLine(text, offset);
    if (crooked !== undefined || /indent|same column/i.test(error.message) || error.code === 'BAD_INDENT')
      return {
        offset: crooked ?? offset,
        message: 'The indentation of this line fits neither the line above nor the fields beside it.',
        repair: 'Indent it like the fields it belongs to: two spaces a level.',
      };
    const [, from, to] = /^(\/[^\s:]+)(?::|\s+|:\s+)(\/\S*)$/.exec(line.trim()) ?? [];
    if (from)
      return {
        offset,
        message: 'The colon and the space between the two paths are not both there.',
        repair: `Write “${from}: ${to}”.`,
      };
    if (!/:/.test(line.trim()) && line.trim()) {
      const [, key, value] = /^\s*(?:- )?([a-z][A-Za-z]*) +(\S.*)$/.exec(line) ?? [];
      return {
        offset,
        message: `“${line.trim().slice(0, 40)}” is no field: it has no colon.`,
        repair: key
          ? `Write “${key}: ${value}”, or indent the line if it belongs to the text above.`
          : `${REPAIRS.MISSING_CHAR} A line that belongs to the text above is indented.`,
      };
    }
    return {
      offset,
      message: `The line can’t be read: ${error.message.split(/[\n;]/)[0]}`,
      repair: REPAIRS[error.code] ?? 'Compare the line with one of a file that works; a text with : or # wants quotation marks.',
    };
  });
  return withoutRest(text, problems).filter(({ offset }, i, all) => i === 0 || lineOf(offset) !== lineOf(all[i - 1]?.offset ?? 0));
}

/** A field that stands twice: in a list, the entry's first one most likely begins the next entry. */
function twiceInEntry(text: string, offset: number): YamlProblem {
  const lines = text.slice(0, offset).split('\n');
  const [, key = ''] = /^\s*(?:- )?([^:]+):/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1)) ?? [];
  const above = lines.slice(0, -1);
  const first = above.findLastIndex((each) => each.replace(/^\s*(?:- )?/, '').startsWith(`${key}:`));
  const indent = lines.at(-1)?.length ?? 0;
  if (indent > 1 && above[first]?.startsWith(`${' '.repeat(indent - 2)}- `))
    return {
      offset,
      message: `A second “${key}” stands in the same entry: ${NO_HYPHEN}.`,
      repair: `Write “- ${key}: …”, the hyphen under those of the other entries.`,
      fix: { start: offset - 2, end: offset, text: '- ' },
    };
  return {
    offset,
    message: `The field “${key}” stands twice; the first is ${counted(lines.length - 1 - first, 'line')} above.`,
    repair: 'Keep one of the two.',
  };
}

const NO_HYPHEN = 'the hyphen that starts a new one is missing';

/** Leaves out the fields of an entry whose hyphen is missing: they are no duplicates. */
function withoutRest(text: string, problems: readonly YamlProblem[]): YamlProblem[] {
  let end = -1;
  return problems.filter(({ offset, message }) => {
    if (offset < end && !message.includes(NO_HYPHEN)) return false;
    const next = text.indexOf('\n- ', offset);
    if (message.includes(NO_HYPHEN)) end = next < 0 ? text.length : next;
    return true;
  });
}
