import fs from 'node:fs';
import path from 'node:path';
import { isMap } from 'yaml';
import { filesBelow } from '../../../lib/node/files.ts';
import { isoDay } from '../../../lib/publishing.ts';
import { type CollectionName, collectionSchemas } from '../../../schemas/collections.ts';
import { type Entry, field } from './entry.ts';
import { CONTENT, HOUSE_STYLE, numbersFile, REDIRECTS_FILE } from './paths.ts';
import { type Route, routesOf } from './routes.ts';
import { readSource, type Source } from './source.ts';

export const COLLECTION_NAMES = Object.keys(collectionSchemas) as CollectionName[];

/** An entry whose file git has and the folder hasn't. */
export type DeletedEntry = Pick<Entry, 'collection' | 'id'> & { file: string };

/** The content folder, read once. */
export interface Content {
  root: string;
  /** The day to check for, as "2026-12-01". */
  today: string;
  /** Every file of the content folder, by its path from the root. */
  files: string[];
  sources: Source[];
  entries: ReadonlyMap<CollectionName, readonly Entry[]>;
  /** Ids of entries that exist but can't be read: references to them aren't reported. */
  unread: ReadonlyMap<CollectionName, readonly string[]>;
  routes: ReadonlyMap<string, Route>;
  redirects: { source: Source | undefined; pairs: { from: string; to: string }[] };
  houseStyle: Source | undefined;
  /** Entries that were deleted by hand although they are needed; see `deleted.ts`. */
  deleted: readonly DeletedEntry[];
}

/** Stands for all ids of a list that can't be read. */
export const EVERY = '*';

/** Every entry of some collections; without a name, of all. */
export const entriesOf = ({ entries }: Content, ...names: readonly CollectionName[]): Entry[] =>
  (names.length > 0 ? names : COLLECTION_NAMES).flatMap((name) => entries.get(name) ?? []);

/**
 * Reads every content file as it is, before any schema is applied.
 * @param root the repository's root
 */
export function readContent(root: string, today = isoDay(new Date())): Content {
  const files = contentFiles(root);
  // By file: a paper's calculation is both an entry and the paper's numbers file.
  const sources = new Map<string, Source>();
  const read: Read = (file) => {
    if (!files.includes(file)) return undefined;
    const source =
      sources.get(file) ?? sourceOf(file, fs.readFileSync(path.join(root, file), 'utf8'));
    sources.set(file, source);
    return source;
  };
  const collections = COLLECTION_NAMES.map((name) => ({
    name,
    ...readCollection(name, files, read),
  }));
  const entries = new Map(collections.map(({ name, entries: list }) => [name, list]));
  const unread = new Map(collections.map(({ name, unread: ids }) => [name, ids]));
  const redirects = read(REDIRECTS_FILE);
  const houseStyle = read(HOUSE_STYLE);
  return {
    root,
    today,
    files,
    sources: [...sources.values()],
    entries,
    unread,
    routes: routesOf(entries, unread, today),
    redirects: { source: redirects, pairs: redirectsOf(redirects) },
    houseStyle,
    deleted: [],
  };
}

type Read = (file: string) => Source | undefined;

/** By file: after a save, the development server parses only what has changed. */
const lastRead = new Map<string, Source>();

function sourceOf(file: string, text: string): Source {
  const last = lastRead.get(file);
  const source = last?.text === text ? last : readSource(file, text);
  lastRead.set(file, source);
  return source;
}

/**
 * The content without some entries: they are known to exist, so references to them aren't reported.
 */
export function without(content: Content, failed: ReadonlySet<Entry>): Content {
  if (failed.size === 0) return content;
  const files = new Set([...failed].flatMap(({ numbers }) => numbers ?? []));
  const isLeft = (entry: Entry) => !failed.has(entry) && !files.has(entry.source);
  const entries = new Map(
    [...content.entries].map(([name, all]) => [name, all.filter(isLeft)] as const),
  );
  return withUnread({ ...content, entries }, [...failed]);
}

/** The content with further entries that can't be read. */
export function withUnread(
  content: Content,
  further: readonly Pick<Entry, 'collection' | 'id'>[],
): Content {
  const idsIn = (name: CollectionName) =>
    further.filter(({ collection }) => collection === name).map(({ id }) => id);
  const unread = new Map(
    [...content.unread].map(([name, ids]) => [name, [...ids, ...idsIn(name)]] as const),
  );
  return { ...content, unread, routes: routesOf(content.entries, unread, content.today) };
}

/**
 * Files that an operating system or an editor leaves behind: .DS_Store, ._pump.mdx, Thumbs.db,
 * ~$pump.docx, .pump.mdx.swp.
 */
const OF_SYSTEM = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(?:\.swp|~))$/i;

function contentFiles(root: string): string[] {
  const folder = path.join(root, CONTENT);
  return fs.existsSync(folder)
    ? filesBelow(folder)
        .filter((file) => !OF_SYSTEM.test(file))
        .map((file) => `${CONTENT}/${file}`)
    : [];
}

/** The entries of a collection, and the ids of those that can't be read. */
function readCollection(
  name: CollectionName,
  files: readonly string[],
  read: Read,
): { entries: Entry[]; unread: string[] } {
  const { place } = collectionSchemas[name];
  if ('file' in place) {
    const source = read(place.file);
    // A rule reports a list file that doesn’t contain a list.
    return source && Array.isArray(source.data)
      ? { entries: listEntries(name, source, source.data), unread: [] }
      : { entries: [], unread: [EVERY] };
  }
  const isEntry = new RegExp(`^${place.folder}/([a-z0-9-]+)\\.${RegExp.escape(place.extension)}$`);
  const all = files.flatMap((file): Entry[] => {
    const [, id] = isEntry.exec(file) ?? [];
    const source = id === undefined ? undefined : read(file);
    if (id === undefined || !source) return [];
    const beside = numbersFile(file);
    const numbers = beside === file ? undefined : read(beside);
    return [{ collection: name, id, data: source.data, source, base: [], numbers }];
  });
  return {
    entries: all.filter(({ source }) => !source.problem),
    unread: all.filter(({ source }) => source.problem).map(({ id }) => id),
  };
}

const listEntries = (collection: CollectionName, source: Source, list: unknown[]): Entry[] =>
  list.map((data, i) => ({
    collection,
    id: String(field(data, 'id') ?? ''),
    data,
    source,
    base: [i],
  }));

const redirectsOf = (source: Source | undefined): Content['redirects']['pairs'] =>
  isMap(source?.document.contents)
    ? Object.entries(source.data ?? {}).flatMap(([from, to]) =>
        typeof to === 'string' ? [{ from, to }] : [],
      )
    : [];

/** Whether every file can be read: one that can’t be may name or show anything. */
export const isWhole = ({ unread }: Content): boolean =>
  [...unread.values()].every((ids) => ids.length === 0);

export const caseOfPaper = (content: Content, id: string): Entry | undefined =>
  entriesOf(content, 'cases').find(({ data }) => field(data, 'whitePaper', 'paper') === id);

/** Ids that a reference to a collection may name. */
export const idsOf = ({ entries, unread }: Content, name: CollectionName): string[] => [
  ...(entries.get(name) ?? []).map(({ id }) => id),
  ...(unread.get(name) ?? []),
];
