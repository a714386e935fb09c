import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Scalar,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml';
import { z } from 'zod';
import { readBody, type TextNode } from './body.ts';
import type { Stretch } from './edits.ts';
import { splitFrontMatter } from './front-matter.ts';
import type { AdviceAt, Problem } from './problem.ts';
import { explainYaml } from './yaml-errors.ts';

/** A place in a file, counted from 1. */
type Place = Pick<Problem, 'line' | 'column'>;

/**
 * One parsed content file: its YAML as data, its text as a tree, and ways back to the place in the
 * file. All offsets are those of the file: each part is read with blanks in the place of what comes
 * before it.
 */
export interface Source {
  file: string;
  text: string;
  document: Document;
  data: unknown;
  /** Markdown below the fields, behind blanks; empty for YAML files. */
  body: string;
  tree: TextNode | undefined;
  /** Where a field is; for a missing field, where its parent is. */
  place: (path: readonly PropertyKey[]) => Place;
  node: (path: readonly PropertyKey[]) => unknown;
  at: (offset: number) => Place;
  problem: Problem | undefined;
  bodyProblem: Problem | undefined;
}

/** What the parser of the build takes for a date, a number or a text, and this one doesn't. */
const AS_BUILT: ScalarTag[] = [
  {
    tag: 'tag:yaml.org,2002:timestamp',
    default: true,
    test: /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d/,
    // Of a date that no calendar has, that parser makes another one.
    resolve: (text) => new Date(z.iso.date().safeParse(text).success ? text : Number.NaN),
  },
  {
    tag: 'tag:yaml.org,2002:int',
    default: true,
    test: /^[-+]?0(?:b[01]+|o[0-7]+|x[\da-fA-F]+)$/,
    resolve: (text) => Number(text.replace(/^[-+]/, '')) * (text.startsWith('-') ? -1 : 1),
  },
  { tag: 'tag:yaml.org,2002:str', default: true, test: /^[-+]\.\d/, resolve: (text) => text },
];
/** Reads and writes YAML as the build reads it. */
export const YAML_OPTIONS: SchemaOptions = { customTags: (tags) => [...AS_BUILT, ...tags] };

/** What stands where a letter was that is not UTF-8. */
export const LOST = '\ufffd';
/** A file without lost letters: of any other, nothing else is worth a finding. */
export const isUtf8 = ({ text }: Source): boolean => !text.includes(LOST);

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/** Parses a file. An MDX file without fields is a problem, not an exception. */
export function readSource(file: string, text: string): Source {
  const parts = file.endsWith('.mdx')
    ? splitFrontMatter(text)
    : { opening: '', yaml: text, body: '' };
  const at = (offset: number): Place => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const placed = (found: AdviceAt | undefined): Problem | undefined => {
    if (!found) return undefined;
    const [offset, message, repair] = found;
    return { file, ...at(offset), message, repair };
  };
  const yaml = parts ? blank(parts.opening) + parts.yaml : '';
  const document = parseDocument(yaml, { prettyErrors: false, ...YAML_OPTIONS });
  const conflict = conflictIn(text);
  const problem = conflict ?? (parts ? explainYaml(yaml, document) : NO_FRONT_MATTER);
  const body = parts?.body && blank(text.slice(0, -parts.body.length)) + parts.body;
  const read = body && !conflict ? readBody(body) : { tree: undefined, problem: undefined };
  return {
    file,
    text,
    document,
    data: problem ? undefined : document.toJS(),
    body: body ?? '',
    tree: read.tree,
    problem: placed(problem),
    bodyProblem: placed(read.problem),
    place: (path) => at(find(document, path).position),
    node: (path) => find(document, path).node,
    at,
  };
}

function conflictIn(text: string): AdviceAt | undefined {
  const offset = text.search(/^<{7}(?: .*)?$/m);
  if (offset < 0) return undefined;
  return [
    offset,
    'Two versions of these lines follow each other: git could not merge them.',
    'Keep the right version and take out the lines that start with <<<<<<<, ======= and >>>>>>>.',
  ];
}

const NO_FRONT_MATTER: AdviceAt = [
  0,
  'The fields don’t stand between two lines “---”.',
  'Make “---” the first line of the file, and write it once more between the last field and the text.',
];

/**
 * A field's value and the offset of its key, or those of the nearest thing above it that exists.
 */
function find(
  document: Document,
  path: readonly PropertyKey[],
): { node: unknown; position: number } {
  let node: unknown = document.contents;
  let position = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    const item = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (!isNode(item)) return { node: undefined, position };
    position = item.range?.[0] ?? position;
    node = pair ? pair.value : item;
  }
  return { node, position };
}

/** The stretch of a file that holds a text of its YAML, without the header of a block (">-"). */
export function stretchOf({ text }: Pick<Source, 'text'>, node: Scalar): Stretch {
  const [start = 0, end = 0] = node.range ?? [];
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  return { start: isBlock ? Math.min(end, text.indexOf('\n', start) + 1) : start, end };
}
