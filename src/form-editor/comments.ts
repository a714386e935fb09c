/** Keeps the YAML comments of content files, which the form editor leaves out when it saves. */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { splitFrontMatter } from '../lib/front-matter.ts';

/** The YAML of a file, and what stands before and behind it: in an .mdx file, the lines "---" and the text. */
function partsOf(text: string): [before: string, yaml: string, after: string] {
  const parts = splitFrontMatter(text);
  return parts ? [parts.opening, parts.yaml, parts.closing + parts.body] : ['', text, ''];
}

function hasComment(document: Document): boolean {
  let found = Boolean(document.comment || document.commentBefore);
  visit(document, {
    Node: (_key, node) => {
      if (!node.comment && !node.commentBefore) return undefined;
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}

const plainOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : node);

/** Gives a document another content; what stays keeps its comments, its order and its quotation marks. */
function update(document: Document, keys: readonly (string | number)[], value: unknown): void {
  const node = document.getIn(keys, true);
  if (isDeepStrictEqual(plainOf(node), value)) return;
  if (isMap(node) && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const key of Object.keys(node.toJSON())) if (!(key in value)) document.deleteIn([...keys, key]);
    for (const [key, each] of Object.entries(value)) update(document, [...keys, key], each);
  } else if (isSeq(node) && Array.isArray(value)) {
    for (let last = node.items.length - 1; last >= value.length; last--) document.deleteIn([...keys, last]);
    value.forEach((each, i) => {
      update(document, [...keys, i], each);
    });
  } else if (isScalar(node) && (value === null || typeof value !== 'object')) node.value = value;
  else document.setIn(keys, value);
}

/**
 * A file as it was saved, with the comments that it had before. Where somebody has taken a comment out by hand, others are left, and it
 * stays as it is.
 */
export function withComments(before: string, saved: string): string {
  const [, oldYaml] = partsOf(before);
  const [open, newYaml, rest] = partsOf(saved);
  const [old, now] = [parseDocument(oldYaml), parseDocument(newYaml)];
  if (old.errors.length > 0 || now.errors.length > 0 || !isMap(old.contents) || !isMap(now.contents)) return saved;
  if (!hasComment(old) || hasComment(now)) return saved;
  const wanted: unknown = now.toJS();
  if (isDeepStrictEqual(old.toJS(), wanted)) return `${open}${oldYaml}${rest}`;
  update(old, [], wanted);
  return `${open}${old.toString({ lineWidth: 0 })}${rest}`;
}

/** Follows a folder: writes the comments of a file back where a save has left them all out. */
export function keepComments(folder: string): fs.FSWatcher {
  const isContent = (name: string) => /\.(?:mdx|yaml)$/.test(name);
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const known = new Map(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isContent)
      .map((name) => [name, read(name)] as const),
  );
  return fs.watch(folder, { recursive: true }, (_event, name) => {
    if (!name || !isContent(name) || !fs.existsSync(path.join(folder, name))) return;
    const saved = read(name);
    // A file is empty for a moment while it is written.
    if (!saved.trim() || saved === known.get(name)) return;
    // A file that is only half written is looked at again once the rest is there.
    if (parseDocument(partsOf(saved)[1]).errors.length > 0) return;
    const text = withComments(known.get(name) ?? saved, saved);
    known.set(name, text);
    if (text !== saved) fs.writeFileSync(path.join(folder, name), text);
  });
}
