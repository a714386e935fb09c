import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Edit } from '../../lib/edits.ts';
import type { Source } from './source.ts';

/**
 * Takes a list item or a field out of a file's YAML, with its line.
 * @returns nothing if the field shares its line with the hyphen of its list item
 */
export function removalOf(source: Source, path: readonly PropertyKey[]): Edit | undefined {
  const parent = source.node(path.slice(0, -1));
  const key = path.at(-1);
  if (isSeq(parent)) {
    const nodes = parent.items.filter(isNode);
    return partEdit(source, nodes, nodes, Number(key), parent.flow === true, /^\s*- *$/);
  }
  if (!isMap(parent)) return undefined;
  const at = parent.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
  const keys = parent.items.map((pair) => pair.key).filter(isNode);
  const ends = parent.items.map((pair) => (isNode(pair.value) ? pair.value : pair.key)).filter(isNode);
  return partEdit(source, keys, ends, at, parent.flow === true, /^\s*$/);
}

function partEdit(
  { text }: Source,
  starts: readonly Node[],
  ends: readonly Node[],
  at: number,
  isFlow: boolean,
  before: RegExp,
): Edit | undefined {
  const from = (i: number) => starts[i]?.range?.[0] ?? 0;
  const to = (i: number) => ends[i]?.range?.[1] ?? 0;
  if (!starts[at]) return undefined;
  if (isFlow) {
    if (starts[at + 1]) return { start: from(at), end: from(at + 1), text: '' };
    return { start: at > 0 ? to(at - 1) : from(at), end: to(at), text: '' };
  }
  const start = text.lastIndexOf('\n', from(at) - 1) + 1;
  if (!before.test(text.slice(start, from(at)))) return undefined;
  const last = to(at);
  const lineEnd = text[last - 1] === '\n' ? last : text.indexOf('\n', last) + 1;
  return { start, end: lineEnd || text.length, text: '' };
}

/** The text of urls.txt with further paths, in order. */
export function withUrls(text: string, further: readonly string[]): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const notes = lines.filter((line) => line.startsWith('#'));
  const urls = new Set([...lines.filter((line) => !line.startsWith('#')).map((line) => line.trim()), ...further]);
  return `${[...notes, ...[...urls].sort()].join('\n')}\n`;
}
