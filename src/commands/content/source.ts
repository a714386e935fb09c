import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

/** One content file taken apart: its YAML as data, and a way from a field back to its line. */
export interface Source {
  file: string;
  text: string;
  data: unknown;
  /** Markdown after the front matter; empty for YAML files. */
  body: string;
  /** Line of the file on which the body starts, counted from 0. */
  bodyLine: number;
  /** Where a field stands; for a missing one, where its parent does. */
  place: (path: readonly PropertyKey[]) => { line: number; column: number };
  problems: Problem[];
}

const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\r?\n?^---[^\S\n]*(?:\r?\n|$)/m;

/** Takes an MDX file apart. A file without front matter is a problem, not an exception. */
export function readMdx(file: string, text: string): Source {
  const match = FRONT_MATTER.exec(text);
  if (match?.index !== 0) {
    const source = readYaml(file, '');
    source.problems.push({
      file,
      line: 1,
      column: 1,
      message: 'The file has no front matter.',
      repair: 'Start it with a line "---", then the fields, then another line "---".',
    });
    return { ...source, text };
  }
  const yaml = match[1] ?? '';
  const source = readYaml(file, yaml, 1);
  return { ...source, text, body: text.slice(match[0].length), bodyLine: match[0].split('\n').length - 1 };
}

/**
 * Reads YAML with the places of its fields.
 * @param offset lines of the file that stand before the YAML
 */
export function readYaml(file: string, text: string, offset = 0): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: ['timestamp', 'merge'], prettyErrors: false });
  const at = (position: number) => {
    const { line, col } = lines.linePos(position);
    return { line: Math.max(line, 1) + offset, column: Math.max(col, 1) };
  };
  const errors = document.errors.map((error) => ({ file, ...at(error.pos[0]), ...explainYaml(error.code, error.message) }));
  // What follows on the same line follows from the first.
  const problems = errors.filter(({ line }, i) => line !== errors[i - 1]?.line);
  const data: unknown = problems.length > 0 ? undefined : document.toJS();
  return { file, text, data, body: '', bodyLine: 0, problems, place: (path) => at(positionOf(document, path)) };
}

/** Offset of a field's key, or of the nearest thing above it that exists. */
function positionOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let position = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      position = (isNode(pair.key) && pair.key.range?.[0]) || position;
      node = pair.value;
    } else {
      const next: unknown =
        isNode(node) && 'get' in node ? (node as { get(k: unknown, keep: boolean): unknown }).get(key, true) : undefined;
      if (!isNode(next)) break;
      position = next.range?.[0] ?? position;
      node = next;
    }
  }
  return position;
}

const YAML_REPAIRS: Record<string, string> = {
  BAD_INDENT: 'Indent the lines below a field by two spaces, all alike.',
  TAB_AS_INDENT: 'Indent with spaces; YAML takes no tabs.',
  DUPLICATE_KEY: 'The field stands twice. Keep one.',
  MISSING_CHAR: 'Close the quotation mark or bracket.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a text that holds ": " in quotation marks, or start it with ">-" on a line of its own.',
  MULTILINE_IMPLICIT_KEY: 'Put a text that holds ":" in quotation marks, or start it with ">-" on a line of its own.',
  UNEXPECTED_TOKEN: 'Put the text in quotation marks.',
  MULTIPLE_DOCS: 'Take out the line "---".',
  BAD_SCALAR_START: 'Put a text that starts with @, `, % or a like sign in quotation marks.',
};

const explainYaml = (code: string, message: string) => ({
  message: `The YAML can't be read: ${message.split(/[\n;]/)[0]}`,
  repair: YAML_REPAIRS[code] ?? 'Compare the line with one of a file that works; texts with : or # want quotation marks.',
});
