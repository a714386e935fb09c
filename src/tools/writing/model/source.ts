import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Edit, Stretch } from '../../../lib/edits.ts';
import { splitFrontMatter } from '../../../lib/front-matter.ts';
import { type Node, readBody } from './body.ts';
import type { Problem, TextProblem } from './problem.ts';
import { explainYaml } from './yaml-errors.ts';

/** A place in a file, counted from 1. */
interface Place {
  line: number;
  column: number;
}

/** Why a file can't be read, with the edit that would repair it. */
interface ReadProblem extends Problem {
  fix?: Edit;
}

/**
 * One parsed content file: its YAML as data, its text as a tree, and ways back to the place in the file. All offsets are those of the file:
 * each part is read with blanks in the place of what comes before it.
 */
export interface Source {
  file: string;
  /** The whole file. */
  text: string;
  document: Document;
  data: unknown;
  /** Markdown below the front matter, behind blanks; empty for YAML files. */
  body: string;
  tree: Node | undefined;
  /** Where a field is; for a missing field, where its parent is. */
  place: (path: readonly PropertyKey[]) => Place;
  /** The YAML node of a field. */
  node: (path: readonly PropertyKey[]) => unknown;
  /** Line and column of an offset. */
  at: (offset: number) => Place;
  /** Why the file's fields can't be read. */
  problems: ReadProblem[];
  /** Why parts of the body can't be read. */
  bodyProblems: ReadProblem[];
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/** Parses a file. An MDX file without front matter is a problem, not an exception. */
export function readSource(file: string, text: string): Source {
  const parts = file.endsWith('.mdx') ? splitFrontMatter(text) : { opening: '', yaml: text, body: '' };
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<=^|\n)/g)) lines.addNewLine(index);
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const placed = ({ offset, ...problem }: TextProblem): ReadProblem => ({ file, ...at(offset), ...problem });
  const yaml = parts ? blank(parts.opening) + parts.yaml : '';
  const document = parseDocument(yaml, { prettyErrors: false });
  const conflicts = conflictsIn(text);
  // The first kind of mistake that there is: the others follow from it.
  const problems = ([conflicts, misread(document), explainYaml(yaml, document)].find(({ length }) => length > 0) ?? []).map(placed);
  if (!parts && conflicts.length === 0) problems.push({ file, ...NO_FRONT_MATTER });
  const body = parts?.body && blank(text.slice(0, -parts.body.length)) + parts.body;
  const read = body && conflicts.length === 0 ? readBody(body) : { tree: undefined, problems: [] };
  return {
    file,
    text,
    document,
    data: problems.length > 0 ? undefined : document.toJS(),
    body: body ?? '',
    tree: read.tree,
    problems,
    bodyProblems: read.problems.map(placed),
    place: (path) => at(find(document, path).position),
    node: (path) => find(document, path).node,
    at,
  };
}

/** Where git could not merge two versions of some lines. */
const conflictsIn = (text: string): TextProblem[] =>
  [...text.matchAll(/^<{7}(?: .*)?$/gm)].map(({ index }) => ({
    offset: index,
    message: 'Two versions of these lines follow each other: git could not merge them.',
    repair: 'Keep the right version and take out the lines that start with <<<<<<<, ======= and >>>>>>>.',
  }));

const NO_FRONT_MATTER = {
  line: 1,
  column: 1,
  message: 'The fields don’t stand between two lines “---”.',
  repair: 'Make “---” the first line of the file, and write it once more between the last field and the text.',
};

/** Texts that YAML reads as something else: * names another place in the file, and ! a type, which the build doesn't know. */
function misread(document: Document): TextProblem[] {
  const startsWith = (sign: string, offset = 0): TextProblem => ({
    offset,
    message: `A text can’t start with “${sign}” here.`,
    repair: `Put the whole text in quotation marks, or take the ${sign} out.`,
  });
  const found = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED').map(({ pos: [offset] }) => startsWith('!', offset));
  visit(document, { Alias: (_key, { range }) => void found.push(startsWith('*', range?.[0])) });
  return found;
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
      const next = isSeq(node) ? node.items[Number(key)] : undefined;
      if (!isNode(next)) return { node: undefined, position };
      position = next.range?.[0] ?? position;
      node = next;
    }
  }
  return { node, position };
}

/** The stretch of a file that holds a text of its YAML, without the header of a block (">-"). */
export function stretchOf({ text }: Pick<Source, 'text'>, node: Scalar): Stretch {
  const [start = 0, end = 0] = node.range ?? [];
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  return { start: isBlock ? Math.min(end, text.indexOf('\n', start) + 1) : start, end };
}

/** The edit that writes another target in a stretch that holds one; nothing if the target is written another way there. */
export function retargeted({ text }: Source, { start, end }: Stretch, url: string, right: string): Edit | undefined {
  const at = text.slice(0, end).lastIndexOf(url);
  return at < start ? undefined : { start: at, end: at + url.length, text: right };
}
