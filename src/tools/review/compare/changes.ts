import { isFramed } from '../../../config/routes.ts';
import type { Site } from '../../../lib/node/built-site.ts';
import { type Entry, isDocument } from '../report-data.ts';
import { documentFacets } from './documents.ts';
import { type Facets, facetsOf } from './facets.ts';
import { compareBlocks } from './text-changes.ts';

/** A page or document that differs; screenshots are compared later. */
export type Change = Omit<Entry, 'pictures'>;

/** Compares two built sites. What is shown in a frame is no page of its own. */
export async function compareSites(before: Site, after: Site): Promise<Change[]> {
  const moves = findMoves(before, after);
  const moved = new Set(moves.values());
  const isEqual = (route: string) =>
    !!bytesAt(after, route)?.equals(bytesAt(before, route) ?? Buffer.of());
  const routes = [...new Set([...pathsOf(before), ...pathsOf(after)])].filter(
    (route) => !moved.has(route) && !isEqual(route),
  );
  return Promise.all(
    routes.sort().map((route) => changeOf(route, moves.get(route), before, after)),
  );
}

/** @param from its former route, if it moved */
async function changeOf(
  route: string,
  from: string | undefined,
  before: Site,
  after: Site,
): Promise<Change> {
  const facetsBefore = await facetsAt(before, from ?? route);
  const facetsAfter = await facetsAt(after, route);
  return {
    route,
    kind: kindOf(facetsBefore, facetsAfter, from),
    from,
    words: compareBlocks(facetsBefore?.text ?? [], facetsAfter?.text ?? []),
    links: facetsBefore && facetsAfter ? compareBlocks(facetsBefore.link, facetsAfter.link) : [],
  };
}

function kindOf(facetsBefore?: Facets, facetsAfter?: Facets, from?: string): Change['kind'] {
  if (!facetsBefore) return 'added';
  if (!facetsAfter) return 'removed';
  return from === undefined ? 'changed' : 'moved';
}

const bytesAt = ({ pages, read }: Site, route: string) =>
  read(pages.get(route)?.file ?? route.slice(1));

async function facetsAt(site: Site, route: string): Promise<Facets | undefined> {
  const bytes = bytesAt(site, route);
  return bytes && (isDocument(route) ? documentFacets(bytes) : facetsOf(String(bytes)));
}

const pathsOf = ({ pages, files }: Site) =>
  [...pages.keys(), ...[...files].filter(isDocument).map((file) => `/${file}`)].filter(
    (route) => !isFramed(route),
  );

/** The former path by the new one, where a redirect leads from one to the other. */
function findMoves(before: Site, after: Site): Map<string, string> {
  const moves = new Map<string, string>();
  const redirected = new Map(after.redirects.map(({ from, to }) => [from, to]));
  for (const from of pathsOf(before)) {
    const to = bytesAt(after, from) ? undefined : redirected.get(from);
    if (to === undefined || isDocument(from) !== isDocument(to) || moves.has(to)) continue;
    if (bytesAt(after, to) && !bytesAt(before, to)) moves.set(to, from);
  }
  return moves;
}
