import fs from 'node:fs';
import path from 'node:path';
import { isScalar } from 'yaml';
import { caseRoute, documentFile, flyerFile, serviceRoute } from '../../config/routes.ts';
import { nearest } from '../../lib/nearest.ts';
import type { Node } from './body.ts';
import { type Content, type Entry, entriesOf, field, REDIRECTS, readContent, referencesOf, URLS } from './model.ts';
import { withUrls } from './rules/addresses.ts';
import { stretchOf } from './source.ts';

/** What a change of the content writes, and what it says of it. */
export type Change = { files: Map<string, string>; removed: string; done: string[] } | { problem: string };

/** A replacement in a file's text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const FOLDERS = ['services', 'cases', 'team', 'papers'] as const;
type Folder = (typeof FOLDERS)[number];

/**
 * Works out what giving an entry another name changes; writes nothing.
 * @param from the entry: "services/inspections", its file, or its path "/inspections"
 * @param to its new name, "field-inspections", or the same with its folder
 */
export function rename(root: string, from: string, to: string): Change {
  const content = readContent(root);
  const entry = entryNamed(content, from);
  if (!entry) return { problem: unknown(content, from) };
  const name = to.replace(/\.mdx$/, '').replace(/^.*\//, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return { problem: `"${to}" is no name: lower-case words joined by hyphens, such as field-inspections.` };
  const file = `src/content/${entry.collection}/${name}.mdx`;
  if (content.files.includes(file)) return { problem: `There is a ${file} already. Choose another name.` };
  const paths = pathsOf(entry).map(([was, is]) => [was, is(name)] as const);
  const moved = new Map(paths);
  const edits = new Map<string, Edit[]>();
  const edit = (where: string, made: Edit) => edits.set(where, [...(edits.get(where) ?? []), made]);
  for (const other of entriesOf(content)) {
    for (const each of linkEdits(other, moved)) edit(other.source.file, each);
    for (const each of fieldEdits(other, entry, name, moved)) edit(other.source.file, each);
  }
  const files = new Map<string, string>();
  for (const { file: where, text } of content.sources) {
    const changed = apply(text, edits.get(where) ?? []);
    if (where === entry.source.file) files.set(file, changed);
    else if (changed !== text) files.set(where, changed);
  }
  if (paths.length > 0) {
    files.set(REDIRECTS, withRedirects(content, moved));
    files.set(URLS, withUrls(fs.readFileSync(path.join(root, URLS), 'utf8'), [...moved.keys(), ...moved.values()]));
  }
  const followed = [...edits].map(([where, list]) => `${where}: ${list.length} ${list.length === 1 ? 'place follows' : 'places follow'}`);
  return {
    files,
    removed: entry.source.file,
    done: [`${entry.source.file} is now ${file}`, ...paths.map(([was, is]) => `${was} leads on to ${is}`), ...followed],
  };
}

/** The entry that a writer means. */
function entryNamed(content: Content, name: string): Entry | undefined {
  const all = FOLDERS.flatMap((folder) => content.entries.get(folder) ?? []);
  const plain = name.replace(/^src\/content\//, '').replace(/\.mdx$/, '');
  return all.find((entry) => `${entry.collection}/${entry.id}` === plain) ?? all.find((entry) => pathsOf(entry)[0]?.[0] === name);
}

function unknown(content: Content, name: string): string {
  const known = FOLDERS.flatMap((folder) => (content.entries.get(folder) ?? []).map(({ id }) => `${folder}/${id}`));
  const meant = nearest(name, known);
  return `There is no entry "${name}". ${meant ? `Did you mean ${meant}?` : 'Write its folder and name, such as services/inspections.'}`;
}

/** Paths at which an entry is shown, each with what it is under another name. */
function pathsOf({ collection, id, data }: Entry): [string, (name: string) => string][] {
  switch (collection as Folder) {
    case 'services':
      return [
        [serviceRoute(id), serviceRoute],
        ...(field(data, 'download', 'kind') === 'flyer' ? [[flyerFile(id), flyerFile] as [string, (name: string) => string]] : []),
      ];
    case 'cases':
      return [
        [caseRoute(id), caseRoute],
        ...(field(data, 'whitePaper', 'paper') ? [] : [[documentFile(id), documentFile] as [string, (name: string) => string]]),
      ];
    case 'papers':
      return [[documentFile(id), documentFile]];
    default:
      return [];
  }
}

/** Links of a text that lead to a path that moves. */
function linkEdits({ source }: Entry, moved: ReadonlyMap<string, string>): Edit[] {
  const visit = (node: Node): Edit[] => {
    const inner = (node.children ?? []).flatMap(visit);
    const [, target = '', behind = ''] = /^([^?#]*)(.*)$/s.exec(node.url ?? '') ?? [];
    const next = moved.get(target);
    if ((node.type !== 'link' && node.type !== 'definition') || next === undefined || !node.position) return inner;
    const start = source.bodyOffset + node.position.start.offset;
    const raw = source.text.slice(start, source.bodyOffset + node.position.end.offset);
    const at = raw.lastIndexOf(node.url ?? '');
    return at < 0 ? inner : [...inner, { start: start + at, end: start + at + (node.url ?? '').length, text: next + behind }];
  };
  return source.tree ? visit(source.tree) : [];
}

/** Fields of an entry that name the one that moves, or its path. */
function fieldEdits(other: Entry, entry: Entry, name: string, moved: ReadonlyMap<string, string>): Edit[] {
  const references = referencesOf(other)
    .filter(({ collection, id }) => collection === entry.collection && id === entry.id)
    .map(({ path: at }) => ({ at, text: name }));
  const routes = stringsOf(other.data).flatMap(({ at, value }) => {
    const next = moved.get(value);
    return next === undefined || other.collection !== 'settings' ? [] : [{ at, text: next }];
  });
  return [...references, ...routes].flatMap(({ at, text }) => {
    const node = other.source.node([...other.base, ...at]);
    if (!isScalar(node)) return [];
    const { start, end } = stretchOf(other.source, node);
    return [{ start, end, text }];
  });
}

function stringsOf(value: unknown, at: PropertyKey[] = []): { at: PropertyKey[]; value: string }[] {
  if (typeof value === 'string') return [{ at, value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => stringsOf(item, [...at, i]));
  return value && typeof value === 'object' ? Object.entries(value).flatMap(([key, item]) => stringsOf(item, [...at, key])) : [];
}

/** redirects.yaml with the moved paths: former ones that led there lead to the new path at once. */
function withRedirects({ redirects: { source, pairs } }: Content, moved: ReadonlyMap<string, string>): string {
  if (!source) return '';
  const edits = pairs.flatMap(({ to, value }) => {
    const next = moved.get(to);
    return next === undefined ? [] : [{ ...stretchOf(source, value), text: next }];
  });
  const lines = [...moved].map(([was, is]) => `${was}: ${is}\n`).join('');
  // A path that an entry takes back is a page again.
  const back = [...moved.values()].map((is) => `${is}:`);
  const kept = apply(source.text, edits)
    .split('\n')
    .filter((line) => !back.some((key) => line.startsWith(key)));
  return `${kept.join('\n').trimEnd()}\n${lines}`;
}

function apply(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: right }) => all.slice(0, start) + right + all.slice(end), text);
}
