import { ROUTES } from '../../../config/routes.ts';
import { differingFiles, type Site } from '../../../lib/node/built-site.ts';
import { redirectOf } from '../../../lib/redirects.ts';
import { type Entry, REASONS, type Reason } from '../report-data.ts';
import { documentFacets } from './documents.ts';
import { type Facets, facetsOf } from './facets.ts';
import { compareBlocks, compareLines } from './text-changes.ts';

/** A page or document that differs in its own bytes or in those of a file that it loads; screenshots are compared later. */
export type PageChange = Omit<Entry, 'pictures'>;

/** Compares the pages and documents of two built sites. Stand-ins for third parties are no pages of the site. */
export async function compareSites(before: Site, after: Site): Promise<PageChange[]> {
  const moves = findMoves(before, after);
  // As a page names them.
  const differing = differingFiles(before, after).map((file) => `/${file.replace(/\.html$/, '')}`);
  const isEqual = (route: string) => {
    if (isDocument(route)) return !differing.includes(route);
    const { html } = after.pages.get(route) ?? {};
    return html !== undefined && html === before.pages.get(route)?.html && !differing.some((name) => html.includes(name));
  };
  const moved = new Set(moves.values());
  const routes = [...new Set([...pathsOf(before), ...pathsOf(after)])].filter((route) => !moved.has(route) && !isEqual(route));
  const changes = await Promise.all(routes.sort().map((route) => changeOf(route, moves.get(route), before, after)));
  return changes.filter(({ kind, because }) => kind !== 'changed' || because.length > 0);
}

/** @param from its former route, if it moved */
async function changeOf(route: string, from: string | undefined, before: Site, after: Site): Promise<PageChange> {
  const [was, is] = [await read(before, from ?? route), await read(after, route)];
  const because = was && is ? reasonsOf(was, is) : (['text'] as const);
  return {
    route,
    kind: !was ? 'added' : !is ? 'removed' : from === undefined ? 'changed' : 'moved',
    from,
    because: [...because],
    words: compareBlocks(was?.text ?? [], is?.text ?? []),
    links: linksOf(was, is, because),
  };
}

/** What is compared of a page or document; undefined if the site has none. */
async function read(site: Site, route: string): Promise<Facets | undefined> {
  const page = site.pages.get(route);
  const document = isDocument(route) ? site.read(route.slice(1)) : undefined;
  return document ? documentFacets(document) : page && facetsOf(site, page.html);
}

/** Why two versions of a page differ: its look only if nothing else does, since most changes to styles show on other pages. */
function reasonsOf(was: Facets, is: Facets): Reason[] {
  const differing = REASONS.filter((reason) => comparable(was, reason) !== comparable(is, reason));
  const shown = differing.filter((reason) => reason !== 'look');
  return shown.length > 0 ? shown : differing;
}

/** The lines of a reason as one text. Of a link only the target counts: its words are part of the text. */
const comparable = (facets: Facets, reason: Reason) =>
  facets[reason].map((line) => (reason === 'link' ? (line.split(' → ').at(-1) ?? '') : line)).join('\n');

/** Links whose target changed; their words are told with the text. Of a page that came or went, those to other sites. */
function linksOf(was: Facets | undefined, is: Facets | undefined, because: readonly Reason[]): Entry['links'] {
  if (was && is) return because.includes('link') ? compareLines(was.link, is.link) : [];
  const away = (facets: Facets | undefined) => facets?.link.filter((link) => / → https?:/.test(link)) ?? [];
  return compareLines(away(was), away(is));
}

const isThere = (site: Site, route: string) => site.pages.has(route) || site.files.has(route.slice(1));
export const isDocument = (route: string) => route.endsWith('.pdf');
const isStandIn = (route: string) => route.startsWith(`${ROUTES.standIn}/`);
/** Paths of the pages and documents of a site. */
const pathsOf = ({ pages, files }: Site) =>
  [...pages.keys(), ...[...files].filter(isDocument).map((file) => `/${file}`)].filter((route) => !isStandIn(route));

/** New pages and documents to which a redirect leads from a removed one: the former path by the new one. */
function findMoves(before: Site, after: Site): Map<string, string> {
  const moves = new Map<string, string>();
  for (const from of pathsOf(before)) {
    const to = isThere(after, from) ? undefined : redirectOf(after.redirects, from)?.to;
    if (to === undefined || isDocument(from) !== isDocument(to) || moves.has(to)) continue;
    if (isThere(after, to) && !isThere(before, to)) moves.set(to, from);
  }
  return moves;
}
