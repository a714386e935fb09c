import { isNode, isSeq, type YAMLSeq } from 'yaml';
import { caseRoute, ROUTES } from '../../../config/routes.ts';
import { nearest } from '../../../lib/nearest.ts';
import { routesIn } from '../model/checked.ts';
import { type Content, caseOfPaper, entriesOf, readContent } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import { pathsOf } from '../model/routes.ts';
import type { Source } from '../model/source.ts';
import {
  type ContentChange,
  changeBy,
  type FileEdit,
  filesOf,
  findEntry,
  ownFile,
  pathIn,
  referencesTo,
} from './change.ts';

/**
 * Works out what removing an entry changes; writes nothing. A single field that names it is left
 * for the writer: the check then says which other entries it may name.
 * @param name the entry, as `findEntry` takes it
 * @param to path that its own redirects to; by default, the page that lists its kind
 */
export function remove(root: string, name: string, to?: string): ContentChange {
  const content = readContent(root);
  const entry = findEntry(content, name);
  if ('problem' in entry) return entry;
  const { source, id } = entry;
  const paths = pathsOf(entry);
  const target = to || targetOf(content, entry);
  const problem = paths.length > 0 ? targetProblem(content, target, paths) : undefined;
  if (problem) return { problem };
  const isOwnFile = ownFile(entry, id) === source.file;
  const change = changeBy(
    content,
    editsFor(content, entry, paths, isOwnFile),
    new Map(paths.map((each) => [each, target])),
    isOwnFile ? `${source.file} is removed` : `${id} is removed from ${source.file}`,
  );
  return { ...change, removed: isOwnFile ? filesOf(entry) : [] };
}

/** Edits of lists that name the entry or lead to it, and of the one that it is an item of. */
function editsFor(
  content: Content,
  entry: Entry,
  paths: readonly string[],
  isOwnFile: boolean,
): FileEdit[] {
  const others = entriesOf(content).filter((each) => each !== entry);
  const edits = others.flatMap((other) => {
    const items = itemsOf(other, entry, paths).map((at) => [...other.base, ...at]);
    return removalsOf(other.source, items);
  });
  return isOwnFile ? edits : [...edits, ...removalsOf(entry.source, [entry.base])];
}

/** The items of lists in an entry that name another one, or lead to one of its paths. */
function itemsOf(other: Entry, entry: Entry, paths: readonly string[]): PropertyKey[][] {
  const isItem = (path: readonly PropertyKey[]) => typeof path.at(-1) === 'number';
  const links = routesIn(other).filter(({ value }) => paths.includes(pathIn(value)));
  return [
    ...referencesTo(entry, other),
    ...links.map(({ path }) => (isItem(path) ? path : path.slice(0, -1))),
  ].filter(isItem);
}

/** Takes items out of lists. A list that loses all of its items stays one, written []. */
function removalsOf(source: Source, items: readonly PropertyKey[][]): FileEdit[] {
  const byList = Map.groupBy(items, (path) => JSON.stringify(path.slice(0, -1)));
  return [...byList.values()].flatMap((paths) => {
    const list = source.node(paths[0]?.slice(0, -1) ?? []);
    if (!isSeq(list)) return [];
    const removed = new Set(paths.map((path) => Number(path.at(-1))));
    return removed.size === list.items.length
      ? emptied(source, list)
      : [...removed].map((at) => removalOf(source, list, at));
  });
}

function emptied({ file, text, document }: Source, list: YAMLSeq): FileEdit[] {
  const [start = 0, end = 0] = list.range ?? [];
  const isWithLineEnd = text[end - 1] === '\n';
  // Below its field, a list may begin as far left as the field, but brackets may not.
  const brackets = list === document.contents ? '[]' : ' []';
  return [{ file, start, end: isWithLineEnd ? end - 1 : end, text: brackets }];
}

/** Takes an item out of a list, with its line or its comma. */
function removalOf({ file, text }: Source, list: YAMLSeq, at: number): FileEdit {
  const rangeAt = (place: number) => {
    const item = list.items[place];
    return (isNode(item) && item.range) || undefined;
  };
  const [start = 0, end = 0] = rangeAt(at) ?? [];
  const [before, next] = [rangeAt(at - 1), rangeAt(at + 1)];
  if (list.flow)
    return next
      ? { file, start, end: next[0], text: '' }
      : { file, start: before?.[1] ?? start, end, text: '' };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1;
  return { file, start: lineStart, end: lineEnd || text.length, text: '' };
}

/** The page that an entry's path redirects to unless the writer says otherwise. */
function targetOf(content: Content, { collection, id }: Entry): string {
  if (collection === 'cases') return ROUTES.cases;
  if (collection !== 'papers') return ROUTES.allServices;
  const owner = caseOfPaper(content, id);
  return owner ? caseRoute(owner.id) : ROUTES.cases;
}

function targetProblem(
  { routes }: Content,
  target: string,
  removed: readonly string[],
): string | undefined {
  const possible = [...routes.values()].flatMap(({ path, published }) =>
    published && !removed.includes(path) ? path : [],
  );
  if (possible.includes(target)) return undefined;
  const meant = nearest(target, possible);
  return `"${target}" isn’t a page that its path could redirect to. ${meant ? `Did you mean ${meant}?` : 'Write the path of a page, such as /all-our-services.'}`;
}
