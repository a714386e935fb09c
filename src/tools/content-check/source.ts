import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Edit, Stretch } from '../../lib/edits.ts';
import { splitFrontMatter } from '../../lib/front-matter.ts';
import { type Node, readBody } from './body.ts';
import type { Problem, TextProblem } from './problem.ts';
import { diagnoseYaml } from './yaml-errors.ts';

/** A place in a file, counted from 1. */
interface Place {
  line: number;
  column: number;
}

/** Why a file can't be read, with the edit that would repair it. */
interface ReadProblem extends Problem {
  fix?: Edit;
}

/** One parsed content file: its YAML as data, its text as a tree, and ways back to the place in the file. */
export interface Source {
  file: string;
  /** The whole file. */
  text: string;
  document: Document;
  /** Offset in the file at which the YAML starts. */
  yamlOffset: number;
  data: unknown;
  /** Markdown after the front matter; empty for YAML files. */
  body: string;
  /** Offset in the file at which the body starts. */
  bodyOffset: number;
  /** Line of the file on which the body starts, counted from 0. */
  bodyLine: number;
  tree: Node | undefined;
  /** Where a field is; for a missing field, where its parent is. */
  place: (path: readonly PropertyKey[]) => Place;
  /** The YAML node of a field. */
  node: (path: readonly PropertyKey[]) => unknown;
  /** Line and column of an offset in the file. */
  at: (offset: number) => Place;
  /** The encoding that it seems to be saved in, if that isn't UTF-8, and the place of the first character that shows it. */
  misread?: Place & { encoding: string };
  /** Why the file's fields can't be read. */
  problems: ReadProblem[];
  /** Why parts of the body can't be read. */
  bodyProblems: ReadProblem[];
}

/** Parses an MDX file. A file without front matter is a problem, not an exception. */
export function readMdx(file: string, text: string): Source {
  const parts = splitFrontMatter(text);
  if (!parts) {
    const source = readYaml(file, '');
    source.problems.push({ file, ...frontMatterProblem(text) });
    return { ...source, text };
  }
  const { opening, yaml, body } = parts;
  const source = readYaml(file, yaml, text, opening.length);
  const bodyOffset = text.length - body.length;
  const bodyLine = text.slice(0, bodyOffset).split('\n').length - 1;
  const { tree, problems } = readBody(body);
  const bodyProblems = problems.map(({ offset, fix, ...problem }) => ({
    file,
    ...source.at(bodyOffset + offset),
    ...problem,
    ...(fix && { fix: { ...fix, start: bodyOffset + fix.start, end: bodyOffset + fix.end } }),
  }));
  return { ...source, body, bodyOffset, bodyLine, tree, bodyProblems };
}

/** Where the two lines "---" go wrong. */
function frontMatterProblem(text: string): Omit<ReadProblem, 'file'> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const at = (line: number, message: string, repair: string) => ({ line: line + 1, column: 1, message, repair });
  const first = lines.findIndex((line) => line.trim());
  const opening = lines[first] ?? '';
  if (/^[\w-]+:(\s|$)/.test(opening))
    return at(first, 'The first line “---” is missing before the fields.', 'Write a line “---” above this one.');
  if (!/^\s*---\s*$/.test(opening))
    return at(0, 'The file has no front matter.', 'Start it with a line “---”, then the fields, then another line “---”.');
  if (first > 0 || opening.startsWith(' '))
    return at(0, 'The front matter doesn’t start on the first line.', 'Take out what comes before the first line “---”.');
  const isField = (line: string) => /^(\s+\S|[\w-]+:(\s|$)|-\s|#|\s*$)/.test(line) && !/^#{2,}\s?/.test(line);
  const end = lines.findIndex((line, i) => i > 0 && !isField(line));
  let last = end < 0 ? lines.length - 1 : end;
  while (last > 1 && !lines[last - 1]?.trim()) last--;
  return at(
    last,
    'The front matter has no end: the second line “---” is missing.',
    'Write a line “---” here, between the last field and the text.',
  );
}

/**
 * Reads YAML with the places of its fields.
 * @param whole the file's text, if the YAML is only part of it
 * @param yamlOffset offset of the YAML in it
 */
export function readYaml(file: string, yaml: string, whole = yaml, yamlOffset = 0): Source {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp', 'merge'], prettyErrors: false });
  const offset = whole.slice(0, yamlOffset).split('\n').length - 1;
  const inYaml = (position: number): Place => {
    const { line, col } = lines.linePos(position);
    return { line: Math.max(line, 1) + offset, column: Math.max(col, 1) };
  };
  const problems = [...diagnoseYaml(yaml, document.errors), ...aliases(yaml, document), ...tags(document)].map(
    ({ offset: position, fix, ...problem }) => ({
      file,
      ...inYaml(position),
      ...problem,
      ...(fix && { fix: { ...fix, start: fix.start + yamlOffset, end: fix.end + yamlOffset } }),
    }),
  );
  const starts = lineStarts(whole);
  return {
    file,
    text: whole,
    document,
    yamlOffset,
    data: problems.length > 0 ? undefined : document.toJS(),
    body: '',
    bodyOffset: whole.length,
    bodyLine: 0,
    tree: undefined,
    problems,
    bodyProblems: [],
    place: (path) => inYaml(find(document, path).position),
    node: (path) => find(document, path).node,
    at: (position) => placeOf(starts, position),
  };
}

/** A value such as "*Training" refers to another place in the file in YAML; here it is always a text that lacks its quotation marks. */
function aliases(text: string, document: Document): TextProblem[] {
  const found: TextProblem[] = [];
  // Visiting all files takes a tenth of a second.
  if (!text.includes('*')) return found;
  visit(document, {
    Alias: (_key, { source, range }) => {
      found.push({
        offset: range?.[0] ?? 0,
        message: `A text can’t start with “*” here: *${source}`,
        repair: 'Put the whole text in quotation marks, or take the * out.',
      });
    },
  });
  return found;
}

/** A value such as "!important text" names a type in YAML, which the build doesn't know. */
const tags = (document: Document): TextProblem[] =>
  document.warnings
    .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
    .map(({ pos: [offset] }) => ({
      offset,
      message: 'A text can’t start with “!” here.',
      repair: 'Put the whole text in quotation marks, or take the ! out.',
    }));

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function placeOf(starts: readonly number[], offset: number): Place {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** A field's value and the offset of its key, or those of the nearest thing above it that exists. */
function find(document: Document, path: readonly PropertyKey[]): { node: unknown; position: number } {
  let node: unknown = document.contents;
  let position = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) return { node: undefined, position };
      position = (isNode(pair.key) && pair.key.range?.[0]) || position;
      node = pair.value;
    } else {
      const next: unknown =
        isNode(node) && 'get' in node ? (node as { get(k: unknown, keep: boolean): unknown }).get(key, true) : undefined;
      if (!isNode(next)) return { node: undefined, position };
      position = next.range?.[0] ?? position;
      node = next;
    }
  }
  return { node, position };
}

/** The stretch of a file that holds a text of its YAML, without the header of a block (">-"). */
export function stretchOf({ text, yamlOffset }: Pick<Source, 'text' | 'yamlOffset'>, node: Scalar): Stretch {
  const [from = 0, to = 0] = node.range ?? [];
  const start = yamlOffset + from;
  const end = yamlOffset + to;
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  return { start: isBlock ? Math.min(end, text.indexOf('\n', start) + 1) : start, end };
}
