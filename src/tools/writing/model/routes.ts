import GithubSlugger from 'github-slugger';
import { PAGE_FILES, PAGE_IDS } from '../../../config/page-files.ts';
import {
  ANCHORS,
  CHECKLIST_FILE,
  caseRoute,
  documentFile,
  flyerFile,
  INNER_IDS,
  OPTIONAL_ANCHORS,
  ROUTES,
  SUPPLIER_FILE,
  serviceRoute,
} from '../../../config/routes.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { nodesIn, spanOf, textOf } from './body.ts';
import { type Entry, field, isLive } from './entry.ts';
import { CONTENT } from './paths.ts';
import type { Problem } from './problem.ts';

/** A path of the site that a text can link to. */
export interface Route {
  path: string;
  file: string;
  /** False for a draft, or an entry that is published later. */
  published: boolean;
  /** Ids within the page; unknown if its file can't be read. */
  ids: readonly PageId[] | undefined;
  /** True for a PDF that is made at build time. */
  isDocument: boolean;
}

/** The paths of the pages with a template of their own, by the names of their files. */
const PATH_OF = new Map(Object.entries(PAGE_FILES).map(([to, id]) => [id, to] as const));

interface Output {
  urlOf: (id: string) => string;
  isDocument?: true;
  /** Left out if it is made of every entry; of an unreadable one, only the name is known. */
  isMade?: (id: string, data: unknown) => boolean;
}

/** The pages and documents that the site makes of entries: first the page. */
const ROUTES_BY_COLLECTION: Partial<Record<CollectionName, readonly Output[]>> = {
  pages: [
    {
      urlOf: (id) => PATH_OF.get(id) ?? `/${id}`,
      isMade: (id, data) =>
        PATH_OF.has(id) ||
        (!PAGE_IDS.includes(id) && (data === undefined || field(data, 'kind') === 'list')),
    },
    {
      urlOf: () => CHECKLIST_FILE,
      isDocument: true,
      isMade: (id, data) =>
        id === 'contact-us' && (data === undefined || Boolean(field(data, 'checklist'))),
    },
    { urlOf: () => SUPPLIER_FILE, isDocument: true, isMade: (id) => id === 'how-we-work' },
  ],
  services: [
    { urlOf: serviceRoute },
    {
      urlOf: flyerFile,
      isDocument: true,
      isMade: (_id, data) => !field(data, 'whitePaperOf'),
    },
  ],
  cases: [
    { urlOf: caseRoute },
    {
      urlOf: documentFile,
      isDocument: true,
      isMade: (_id, data) => !field(data, 'whitePaper', 'paper'),
    },
  ],
  papers: [{ urlOf: documentFile, isDocument: true }],
};

type EntryData = Pick<Entry, 'collection' | 'id' | 'data'>;

const outputsOf = ({ collection, id, data }: EntryData): readonly Output[] =>
  (ROUTES_BY_COLLECTION[collection] ?? []).filter(({ isMade }) => isMade?.(id, data) ?? true);

/**
 * The paths of an entry, or those it would have under another name. Without its fields, all it may
 * have.
 */
export const pathsOf = (entry: EntryData, as = entry.id): string[] =>
  outputsOf(entry).map(({ urlOf }) => urlOf(as));

/** The id of a part of a page; where a file gives it, unless it is the template's. */
interface PageId {
  id: string;
  at?: Pick<Problem, 'file' | 'line' | 'column'>;
  /** True if no link names it. */
  isInner?: true;
}

/** Ids that an entry gives to parts of its page: those of its sections, then of its headings. */
function ownIds({ data, source, base }: Entry): PageId[] {
  const { file } = source;
  const listed = field(data, 'sections');
  const sections = (Array.isArray(listed) ? listed : []).flatMap((section, i): PageId[] => {
    const id = field(section, 'id');
    const isShown = typeof id === 'string' && field(section, 'fileOnly') !== true;
    return isShown ? [{ id, at: { file, ...source.place([...base, 'sections', i, 'id']) } }] : [];
  });
  const slugger = new GithubSlugger();
  const headings = nodesIn(source.tree)
    .filter(({ type }) => type === 'heading')
    .map((node) => ({
      id: slugger.slug(textOf(node)),
      at: { file, ...source.at(spanOf(node).start) },
    }));
  return [...sections, ...headings];
}

/** Ids that the template of a page gives to its parts, as far as its entry has them. */
function templateIds(path: string, { collection, data }: Entry): PageId[] {
  const among = (ids: typeof ANCHORS) => [
    ...ids.everywhere,
    ...(ids[path] ?? ids[collection] ?? []),
  ];
  const optional = (OPTIONAL_ANCHORS[path] ?? []).filter((name) => field(data, name) !== undefined);
  return [
    ...[...among(ANCHORS), ...optional].map((id) => ({ id })),
    ...among(INNER_IDS).map((id) => ({ id, isInner: true as const })),
  ];
}

type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;
type Unread = ReadonlyMap<CollectionName, readonly string[]>;

/** Every path that the site has with these entries; of an unread one, all that it may have. */
export function routesOf(entries: Entries, unread: Unread, today: string): Map<string, Route> {
  const people = peopleIds(entries, unread, today);
  const unreadRoutes = [...unread].flatMap(([collection, ids]) =>
    ids.flatMap((id) => routesOfUnread({ collection, id, data: undefined })),
  );
  const readRoutes = [...entries.values()]
    .flat()
    .flatMap((entry) => routesOfEntry(entry, people, today));
  const feed: Route = {
    path: ROUTES.feed,
    file: `${CONTENT}/pages/case-studies.mdx`,
    published: true,
    isDocument: false,
    ids: [],
  };
  return new Map([...unreadRoutes, ...readRoutes, feed].map((route) => [route.path, route]));
}

const routesOfUnread = (entry: EntryData): Route[] =>
  outputsOf(entry).map(({ urlOf, isDocument = false }) => ({
    path: urlOf(entry.id),
    file: `${CONTENT}/${entry.collection}/${entry.id}.mdx`,
    published: true,
    isDocument,
    ids: undefined,
  }));

const routesOfEntry = (entry: Entry, people: readonly PageId[], today: string): Route[] =>
  outputsOf(entry).map(({ urlOf, isDocument = false }) => {
    const path = urlOf(entry.id);
    const shown = path === ROUTES.about ? people : [];
    return {
      path,
      file: entry.source.file,
      published: isAlwaysLive(entry) || isLive(entry.data, today),
      isDocument,
      ids: isDocument ? [] : [...templateIds(path, entry), ...shown, ...ownIds(entry)],
    };
  });

/** The site’s own pages can’t be drafts. */
const isAlwaysLive = ({ collection, id }: Entry) => collection === 'pages' && PAGE_IDS.includes(id);

/** Ids of the people who are shown on one page. */
const peopleIds = (entries: Entries, unread: Unread, today: string): PageId[] => [
  ...(entries.get('team') ?? [])
    .filter(({ data }) => isLive(data, today))
    .map(({ id, source }) => ({ id, at: { file: source.file, line: 1, column: 1 } })),
  ...(unread.get('team') ?? []).map((id) => ({ id })),
];
