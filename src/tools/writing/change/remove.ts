import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { caseRoute, ROUTES } from '../../../config/routes.ts';
import type { Edit } from '../../../lib/edits.ts';
import { nearest } from '../../../lib/nearest.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { schemaOf } from '../model/checked.ts';
import { COLLECTION_NAMES, type Content, entriesOf, readContent } from '../model/content.ts';
import { type Entry, field, fieldName } from '../model/entry.ts';
import { namedPictures, referencesOf, routesIn } from '../model/references.ts';
import { routesOf } from '../model/routes.ts';
import type { Source } from '../model/source.ts';
import { type ContentChange, Edits, entryNamed, movedPaths, ownFile, pathsOf } from './change.ts';

/**
 * Works out what removing an entry changes; writes nothing. Lists lose it, and so do optional fields; a field that has to
 * name another entry is left for the writer.
 * @param name the entry: "services/training", "clients/shell", its file, or its path "/training"
 * @param to path that its own redirects to; by default, the page that lists its kind
 */
export function remove(root: string, name: string, to?: string): ContentChange {
  const content = readContent(root);
  const entry = entryNamed(content, name);
  if ('problem' in entry) return entry;
  const { file } = entry.source;
  const edits = new Edits();
  const kept = new Map<Entry, unknown>();
  const takenOut: string[] = [];
  for (const other of entriesOf(content).filter((each) => each !== entry)) {
    const { data, removals } = withoutIt(other, entry);
    kept.set(other, data);
    edits.add(other.source.file, removals);
    takenOut.push(...removals.toReversed().map(({ start, said }) => `${place(other, start)}  taken out: ${said}`));
  }
  const routes = routesOf(withData(content, kept), content.unread, content.today);
  const paths = pathsOf(entry).map((pathOf) => pathOf(entry.id));
  const gone = paths.filter((each) => !routes.has(each));
  const target = to ?? targetOf(content, entry);
  const problem = gone.length > 0 ? targetProblem(target, routes) : undefined;
  if (problem) return { problem };
  const pictures = picturesOf(content, entry);
  const isOwnFile = ownFile(entry, entry.id) === file;
  const item = isOwnFile ? undefined : removalOf(entry.source, entry.base);
  if (item) edits.add(file, [item]);
  const files = edits.files(content);
  const moved = movedPaths(content, new Map(gone.map((each) => [each, target])));
  for (const [where, text] of moved.files) files.set(where, text);
  return {
    files,
    removed: [...(isOwnFile ? [file, ...(entry.numbers ? [entry.numbers.file] : [])] : []), ...pictures],
    done: [
      isOwnFile ? `${file} is removed` : `${entry.id} is removed from ${file}`,
      ...pictures.map((picture) => `${picture} is removed with it`),
      ...moved.said,
      ...takenOut,
    ],
    left: mentionsOf(content, entry),
  };
}

/** Pictures that no other entry names. */
function picturesOf(content: Content, entry: Entry): string[] {
  const named = Map.groupBy(namedPictures(content), ({ file }) => file);
  return [...named].flatMap(([file, by]) => (content.files.includes(file) && by.every((each) => each.entry === entry) ? [file] : []));
}

/** An edit that takes something out, and what that was. */
type Removal = Edit & { said: string };

/** An entry's data without the references to another, and the edits that take them out of its file. */
function withoutIt(other: Entry, entry: Entry): { data: unknown; removals: Removal[] } {
  const named = [
    ...referencesOf(other).filter(({ collection, id }) => collection === entry.collection && id === entry.id),
    ...routesIn(other)
      .filter(({ value }) => pathsOf(entry).some((pathOf) => pathOf(entry.id) === value))
      .map(({ at }) => ({ path: at })),
  ];
  const removals: Removal[] = [];
  let { data } = other;
  // From last to first, so that the positions of the others don't change.
  for (const { path: at } of named.toReversed())
    for (const each of typeof at.at(-2) === 'number' ? [at, at.slice(0, -1)] : [at]) {
      const left = without(data, each);
      const removal = schemaOf(other.collection).safeParse(left).success ? removalOf(other.source, [...other.base, ...each]) : undefined;
      if (!removal) continue;
      removals.push({ ...removal, said: fieldName(each) });
      data = left;
      break;
    }
  return { data, removals };
}

/** A copy of some data without one of its fields or list items. */
function without(data: unknown, path: readonly PropertyKey[]): unknown {
  const copy = structuredClone(data);
  const [parent, key = ''] = [field(copy, ...path.slice(0, -1)), path.at(-1)];
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (typeof parent === 'object' && parent) Reflect.deleteProperty(parent, key);
  return copy;
}

/**
 * Takes a list item or a field out of a file's YAML, with its line.
 * @returns nothing if the field shares its line with the hyphen of its list item
 */
function removalOf(source: Source, path: readonly PropertyKey[]): Edit | undefined {
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

/** The entries that are left, with their data. */
const withData = ({ entries }: Content, kept: ReadonlyMap<Entry, unknown>): Map<CollectionName, Entry[]> =>
  new Map(
    COLLECTION_NAMES.map((name) => [
      name,
      (entries.get(name) ?? []).filter((each) => kept.has(each)).map((each) => ({ ...each, data: kept.get(each) })),
    ]),
  );

/** The page that an entry's path redirects to unless the writer says otherwise. */
function targetOf({ entries }: Content, { collection, id }: Entry): string {
  if (collection === 'cases') return ROUTES.cases;
  if (collection !== 'papers') return ROUTES.allServices;
  const owner = entries.get('cases')?.find(({ data }) => field(data, 'whitePaper', 'paper') === id);
  return owner ? caseRoute(owner.id) : ROUTES.cases;
}

function targetProblem(target: string, routes: ReturnType<typeof routesOf>): string | undefined {
  if (routes.get(target)?.published) return undefined;
  const meant = nearest(
    target,
    [...routes.values()].filter(({ published }) => published).map((route) => route.path),
  );
  return `"${target}" isn’t a page that its path could redirect to. ${meant ? `Did you mean ${meant}?` : 'Write the path of a page, such as /all-our-services.'}`;
}

const place = ({ source }: Pick<Entry, 'source'>, offset: number) => {
  const { line, column } = source.at(offset);
  return `${source.file}:${line}:${column}`;
};

/** Lines that name a person, a client, or the title of a page. */
function mentionsOf({ sources }: Content, { collection, data, source: own }: Entry): string[] {
  const name = field(data, collection === 'team' || collection === 'clients' ? 'name' : 'title');
  // One word, such as "Training", isn’t a distinctive name.
  if (typeof name !== 'string' || (collection !== 'clients' && !name.includes(' ')) || collection === 'testimonials') return [];
  return sources
    .filter((source) => source !== own)
    .flatMap((source) =>
      [...source.text.matchAll(new RegExp(RegExp.escape(name), 'g'))].map(
        ({ index }) => `${place({ source }, index)}  The text mentions “${name}”: change the sentence.`,
      ),
    );
}
