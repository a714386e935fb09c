import { differingFiles, type Site } from '../../../lib/node/built-site.ts';
import { type RedirectRule, redirectOf } from '../../../lib/redirects.ts';
import { type ItemReport, REASONS, type Reason, type Remark } from '../report-schema.ts';
import { type Facets, facetsOf, pathOf } from './facets.ts';
import { compareBlocks, type NewText, newTexts, type WordChanges } from './text-changes.ts';

/** A page that differs in its own bytes or in those of a file that it loads; screenshots are compared later. */
export interface PageChange {
  route: string;
  kind: ItemReport['kind'];
  from?: string;
  because: Reason[];
  words: WordChanges;
  /** Texts that the earlier version doesn't have; empty if there is none. */
  fresh: NewText[];
  before: PageVersion | undefined;
  after: PageVersion | undefined;
}

export interface PageVersion {
  route: string;
  file: string;
  html: string;
  facets: Facets;
}

export interface SiteChanges {
  pages: PageChange[];
  /** Pages and documents under a new path: the former path by the new one. */
  moves: ReadonlyMap<string, string>;
  errors: Remark[];
}

/** Compares two built sites page by page. */
export function compareSites(before: Site, after: Site): SiteChanges {
  const moves = findMoves(before, after);
  // As a page names them.
  const differing = differingFiles(before, after).map((file) => `/${file.replace(/\.html$/, '')}`);
  const isEqual = (route: string) => {
    const { html } = after.pages.get(route) ?? {};
    return html !== undefined && html === before.pages.get(route)?.html && !differing.some((name) => html.includes(name));
  };
  const moved = new Set(moves.values());
  const routes = [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter((route) => !moved.has(route) && !isEqual(route));
  const pages = routes.sort().flatMap((route): PageChange[] => {
    const from = moves.get(route);
    const [was, is] = [versionOf(before, from ?? route), versionOf(after, route)];
    if (!was || !is) return [{ ...changesOf(was, is), route, kind: is ? 'added' : 'removed', because: ['text'], fresh: [] }];
    const changes = changesOf(was, is);
    if (from !== undefined) return [{ ...changes, route, kind: 'moved', from }];
    return changes.because.length > 0 ? [{ ...changes, route, kind: 'changed' }] : [];
  });
  return { pages, moves, errors: lostUrls(before, after) };
}

function versionOf(site: Site, route: string): PageVersion | undefined {
  const page = site.pages.get(route);
  return page && { route, ...page, facets: facetsOf(site, page.html) };
}

/** What was added to and removed from the text of a page, and why its versions differ: "code" if no other facet shows it. */
function changesOf(before: PageVersion | undefined, after: PageVersion | undefined) {
  const [was, is] = [before?.facets.lines, after?.facets.lines];
  const differing = REASONS.filter((reason) => comparable(was, reason) !== comparable(is, reason));
  const because = differing.length > 1 ? differing.filter((reason) => reason !== 'code') : differing;
  const [old, now] = [was?.text ?? [], is?.text ?? []];
  return { because, words: compareBlocks(old, now), fresh: newTexts(old, now), before, after };
}

/** The lines of a reason as one text. Of a link only the target counts: its words are part of the text. */
const comparable = (lines: Facets['lines'] | undefined, reason: Reason) =>
  lines?.[reason].map((line) => (reason === 'link' ? line.slice(line.lastIndexOf(' → ')) : line)).join('\n');

const isThere = (site: Site, route: string) => site.pages.has(route) || site.files.has(route.slice(1));
const isDocument = (route: string) => route.endsWith('.pdf');
/** Paths of the pages and documents of a site. */
const pathsOf = (site: Site) => [...site.pages.keys(), ...[...site.files].filter(isDocument).map((file) => `/${file}`)];

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

/** An error for each URL of a page, document or redirect that answered before and would answer 404 now. */
function lostUrls(before: Site, after: Site): Remark[] {
  const targetOf = (redirects: readonly RedirectRule[], route: string) => redirectOf(redirects, route)?.to;
  const leadsOn = (to: string) => {
    const target = pathOf(to).split(/[?#]/)[0] ?? '';
    return /^https?:/.test(to) || isThere(after, target) || targetOf(after.redirects, target) !== undefined;
  };
  const old = [...pathsOf(before), ...before.redirects.map(({ from }) => from).filter((from) => !from.includes('*'))].filter(
    (route) => !isThere(after, route) && !/^\/(404|500)$/.test(route),
  );
  return [...new Set(old)].flatMap((route): Remark[] => {
    const to = targetOf(after.redirects, route);
    if (to !== undefined && leadsOn(to)) return [];
    const wanted = targetOf(before.redirects, route) ?? '/the-page-that-replaces-it';
    const message =
      to === undefined
        ? `${route} is gone without a redirect. Add a redirect from ${route} to ${wanted}.`
        : `${route} redirects to ${to}, which is not a page. Correct the redirect's target.`;
    return [{ rule: to === undefined ? 'url-gone' : 'redirect-dead', route, message }];
  });
}
