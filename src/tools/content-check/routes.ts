import GithubSlugger from 'github-slugger';
import { PAGE_FILES, PAGE_IDS } from '../../config/page-files.ts';
import { ANCHORS, CHECKLIST_FILE, caseRoute, documentFile, flyerFile, ROUTES, serviceRoute } from '../../config/routes.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import { type Node, nodesIn, textOf } from './body.ts';
import { type Entry, field, isLive } from './entry.ts';
import { CONTENT } from './paths.ts';

/** A path of the site that a text can link to. */
export interface Route {
  path: string;
  /** The file that is shown there. */
  file: string;
  /** False for a draft, or an entry that is published later. */
  published: boolean;
  /** Ids within the page that a link can name; unknown if its file can't be read. */
  anchors: ReadonlySet<string> | undefined;
  /** True for a PDF that is made at build time. */
  isDocument: boolean;
}

/** The pages and documents that the site makes of entries, and whether one has it. */
const MADE: { name: CollectionName; urlOf: (id: string) => string; isDocument?: true; isMade?: (data: unknown) => boolean }[] = [
  { name: 'services', urlOf: serviceRoute },
  { name: 'cases', urlOf: caseRoute },
  { name: 'services', urlOf: flyerFile, isDocument: true, isMade: (data) => !field(data, 'whitePaperOf') },
  { name: 'cases', urlOf: documentFile, isDocument: true, isMade: (data) => !field(data, 'whitePaper', 'paper') },
  { name: 'papers', urlOf: documentFile, isDocument: true },
];

/** Every path that the site has with these entries. */
export function routesOf(
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
  unread: ReadonlyMap<CollectionName, readonly string[]>,
  today: string,
): Map<string, Route> {
  const routes = new Map<string, Route>();
  const add = (to: string, file: string, published: boolean, anchors: Iterable<string> | undefined = [], isDocument = false) =>
    routes.set(to, { path: to, file, published, isDocument, anchors: anchors && new Set(anchors) });
  // Only the name of an unreadable entry is known.
  const addUnread = (to: string, file: string, isDocument = false) =>
    routes.has(to) || routes.set(to, { path: to, file, published: true, isDocument, anchors: undefined });
  const anchorsOf = (to: string, entry: Entry) => {
    const sections = field(entry.data, 'sections');
    const ids = Array.isArray(sections)
      ? sections.flatMap((section) => (typeof field(section, 'id') === 'string' ? [String(field(section, 'id'))] : []))
      : [];
    return [...(ANCHORS[to] ?? []), ...ANCHORS.everywhere, ...ids, ...headingIds(entry.source.tree)];
  };
  const pages = new Map((entries.get('pages') ?? []).map((entry) => [entry.id, entry] as const));
  const routeOf = new Map(Object.entries(PAGE_FILES).map(([to, id]) => [id, to] as const));
  for (const [id, entry] of pages)
    if (routeOf.has(id) || (field(entry.data, 'kind') === 'list' && !PAGE_IDS.includes(id))) {
      const to = routeOf.get(id) ?? `/${id}`;
      add(to, entry.source.file, PAGE_IDS.includes(id) || isLive(entry.data, today), anchorsOf(to, entry));
    }
  for (const [to, id] of Object.entries(PAGE_FILES))
    if (!pages.has(id) && unread.get('pages')?.includes(id)) addUnread(to, `${CONTENT}/pages/${id}.mdx`);
  const contact = pages.get('contact-us');
  if (field(contact?.data, 'checklist')) add(CHECKLIST_FILE, `${CONTENT}/pages/contact-us.mdx`, true, [], true);
  else if (unread.get('pages')?.includes('contact-us')) addUnread(CHECKLIST_FILE, `${CONTENT}/pages/contact-us.mdx`, true);
  add(ROUTES.feed, `${CONTENT}/pages/case-studies.mdx`, true);
  for (const { name, urlOf, isDocument = false, isMade = () => true } of MADE)
    for (const entry of entries.get(name) ?? []) {
      const { id, data, source } = entry;
      const to = urlOf(id);
      const anchors = isDocument ? [] : anchorsOf(ANCHORS[name] ? name : to, entry);
      if (isMade(data)) add(to, source.file, isLive(data, today), anchors, isDocument);
    }
  for (const id of unread.get('pages') ?? []) if (!PAGE_IDS.includes(id)) addUnread(`/${id}`, `${CONTENT}/pages/${id}.mdx`);
  for (const { name, urlOf, isDocument } of MADE)
    for (const id of unread.get(name) ?? []) addUnread(urlOf(id), `${CONTENT}/${name}/${id}.mdx`, isDocument);
  return routes;
}

/** Ids that the headings of a text get in the page. */
function headingIds(tree: Node | undefined): string[] {
  const slugger = new GithubSlugger();
  return nodesIn(tree).flatMap((node) => (node.type === 'heading' ? [slugger.slug(textOf(node))] : []));
}
