import fs from 'node:fs';
import path from 'node:path';
import { isMap } from 'yaml';
import { filesBelow } from '../../../lib/node/files.ts';
import { isoDay } from '../../../lib/publishing.ts';
import {
  type CollectionName,
  collectionSchemas,
  type Place,
} from '../../../schemas/collections.ts';
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
  /** The table of house-style.yaml. */
  houseStyle: Source | undefined;
  /**
   * Entries that were deleted by hand although they are needed: those that `deleted.ts` has found.
   */
  deleted: readonly DeletedEntry[];
}

/** Stands for all ids of a list that can't be read. */
export const EVERY = '*';

/** Every entry of some collections; without a name, of all. */
export const entriesOf = (
  { entries }: Pick<Content, 'entries'>,
  ...names: readonly CollectionName[]
): Entry[] =>
  (names.length > 0 ? names : COLLECTION_NAMES).flatMap((name) => entries.get(name) ?? []);

/**
 * Reads every content file as it is, before any schema is applied.
 * @param root the repository's root
 */
export function readContent(root: string, today = isoDay(new Date())): Content {
  const unread = new Map<CollectionName, string[]>(COLLECTION_NAMES.map((name) => [name, []]));
  const files = contentFiles(root);
  // By file: a paper's calculation is both an entry and the paper's numbers file.
  const sources = new Map<string, Source>();
  const read = (file: string) => {
    const source =
      sources.get(file) ?? sourceOf(file, fs.readFileSync(path.join(root, file), 'utf8'));
    sources.set(file, source);
    return source;
  };
  const entries = new Map<CollectionName, Entry[]>(
    COLLECTION_NAMES.map((name) => [
      name,
      readCollection(name, collectionSchemas[name].place, files, read, unread.get(name) ?? []),
    ]),
  );
  const source = files.includes(REDIRECTS_FILE) ? read(REDIRECTS_FILE) : undefined;
  const redirects = { source, pairs: redirectsOf(source) };
  const houseStyle = files.includes(HOUSE_STYLE) ? read(HOUSE_STYLE) : undefined;
  const routes = routesOf(entries, unread, today);
  return {
    root,
    today,
    files,
    sources: [...sources.values()],
    entries,
    unread,
    routes,
    redirects,
    houseStyle,
    deleted: [],
  };
}

/**
 * The files as they were last read: after a save, the development server parses only what has
 * changed.
 */
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
  const unread = withUnread(content, [...failed]);
  return { ...content, entries, unread, routes: routesOf(entries, unread, content.today) };
}

/** The ids of unread entries, and further ones. */
export const withUnread = (
  { unread }: Content,
  more: readonly Pick<Entry, 'collection' | 'id'>[],
): Content['unread'] =>
  new Map(
    [...unread].map(([name, ids]) => [
      name,
      [...ids, ...more.flatMap(({ collection, id }) => (collection === name ? id : []))],
    ]),
  );

/**
 * Files that an operating system or an editor leaves behind: .DS_Store, ._pump.mdx, Thumbs.db,
 * ~$pump.docx, .pump.mdx.swp.
 */
const OF_SYSTEM = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(?:\.swp|~))$/i;

/**
 * Every file of the content folder, by its path from the root, without those of the system; none if
 * the folder is missing.
 */
function contentFiles(root: string): string[] {
  const folder = path.join(root, CONTENT);
  return fs.existsSync(folder)
    ? filesBelow(folder)
        .filter((file) => !OF_SYSTEM.test(file))
        .map((file) => `${CONTENT}/${file}`)
    : [];
}

function readCollection(
  name: CollectionName,
  place: Place,
  files: readonly string[],
  read: (file: string) => Source,
  unread: string[],
): Entry[] {
  if ('file' in place) {
    const source = files.includes(place.file) ? read(place.file) : undefined;
    // A rule reports a list file that doesn’t contain a list.
    if (!source || !Array.isArray(source.data)) {
      unread.push(EVERY);
      return [];
    }
    const list: unknown[] = source.data;
    return list.map((data, i) => ({
      collection: name,
      id: String(field(data, 'id') ?? ''),
      data,
      source,
      base: [i],
    }));
  }
  const isEntry = new RegExp(`^${place.folder}/([a-z0-9-]+)\\.${RegExp.escape(place.extension)}$`);
  return files.flatMap((file) => {
    const [, id] = isEntry.exec(file) ?? [];
    if (id === undefined) return [];
    const source = read(file);
    const beside = numbersFile(file);
    const numbers = beside !== file && files.includes(beside) ? read(beside) : undefined;
    if (!source.problem)
      return [{ collection: name, id, data: source.data, source, base: [], numbers }];
    unread.push(id);
    return [];
  });
}

const redirectsOf = (source: Source | undefined): Content['redirects']['pairs'] =>
  isMap(source?.document.contents)
    ? Object.entries(source.data ?? {}).flatMap(([from, to]) =>
        typeof to === 'string' ? [{ from, to }] : [],
      )
    : [];

/** Whether every file can be read: one that can’t be may name or show anything. */
export const isWhole = ({ unread }: Content): boolean =>
  [...unread.values()].every((ids) => ids.length === 0);

/** The case that names a white paper. */
export const caseOfPaper = (content: Content, id: string): Entry | undefined =>
  entriesOf(content, 'cases').find(({ data }) => field(data, 'whitePaper', 'paper') === id);

/** Ids that a reference to a collection may name. */
export const idsOf = (
  { entries, unread }: Pick<Content, 'entries' | 'unread'>,
  name: CollectionName,
): string[] => [...(entries.get(name) ?? []).map(({ id }) => id), ...(unread.get(name) ?? [])];
