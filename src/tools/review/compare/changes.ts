import { type RedirectRule, redirectOf } from '../../../lib/redirects.ts';
import type { PageReport, Reason, Remark } from '../report-schema.ts';
import type { Site } from '../site.ts';
import { type Facets, facetsOf, pathOf } from './facets.ts';
import { compareBlocks, type NewText, newTexts, type WordChanges } from './text-changes.ts';

/** A page that differs in its own bytes or in those of a file that it loads; screenshots are compared later. */
export interface PageChange {
  route: string;
  kind: PageReport['kind'];
  from?: string;
  because: Reason[];
  words: WordChanges;
  /** Texts that the earlier version doesn't have; empty where there is none. */
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
  errors: Remark[];
}

/** Compares two built sites page by page. */
export function compareSites(before: Site, after: Site): SiteChanges {
  const moves = findMoves(before, after);
  const differing = differingPaths(before, after);
  const isEqual = (route: string) => {
    const { html } = after.pages.get(route) ?? {};
    return html !== undefined && html === before.pages.get(route)?.html && !differing.some((name) => html.includes(name));
  };
  const moved = new Set(moves.values());
  const routes = [...new Set([...before.pages.keys(), ...after.pages.keys()])].filter((route) => !moved.has(route) && !isEqual(route));
  const pages = routes.sort().flatMap((route): PageChange[] => {
    const from = moves.get(route);
    const [old, is] = [versionOf(before, from ?? route), versionOf(after, route)];
    const was = old && from !== undefined ? renamed(old, route) : old;
    if (!was || !is) return [{ ...changesOf(was, is), route, kind: is ? 'added' : 'removed', because: ['content'], fresh: [] }];
    const changes = changesOf(was, is);
    if (from !== undefined) return [{ ...changes, route, kind: 'moved', from }];
    return changes.because.length > 0 ? [{ ...changes, route, kind: 'changed' }] : [];
  });
  return { pages, errors: lostUrls(before, after) };
}

function versionOf(site: Site, route: string): PageVersion | undefined {
  const page = site.pages.get(route);
  return page && { route, ...page, facets: facetsOf(site, page.html) };
}

/** Paths of files that differ or that one site lacks, as a page names them. */
const differingPaths = (before: Site, after: Site): string[] =>
  [...new Set([...before.files, ...after.files])]
    .filter((file) => !(before.files.has(file) && after.files.has(file) && before.read(file).equals(after.read(file))))
    .map((file) => `/${file.replace(/\.html$/, '')}`);

/** What came and went in the text of a page, and why its versions differ: "code" where no other facet tells. */
function changesOf(before: PageVersion | undefined, after: PageVersion | undefined) {
  const [was, is] = [before?.facets, after?.facets];
  const differs = (facet: keyof Omit<Facets, 'card'>) => was?.[facet].join('\n') !== is?.[facet].join('\n');
  const because: Reason[] = (['style', 'script', 'asset', 'metadata'] as const).filter(differs);
  if (differs('text') || differs('link')) because.unshift('content');
  else if (differs('attribute')) because.unshift('attribute');
  if (because.length === 0 && differs('code')) because.push('code');
  const words = compareBlocks(was?.text ?? [], is?.text ?? []);
  return { because, words, fresh: newTexts(was?.onPage ?? [], is?.onPage ?? []), before, after };
}

/** New pages to which a redirect leads from a removed one: the former route by the new one. */
function findMoves(before: Site, after: Site): Map<string, string> {
  const moves = new Map<string, string>();
  for (const from of before.pages.keys()) {
    const to = after.pages.has(from) ? undefined : redirectOf(after.redirects, from)?.to;
    if (to !== undefined && after.pages.has(to) && !before.pages.has(to) && !moves.has(to)) moves.set(to, from);
  }
  return moves;
}

/** A page as it was, under the name that it has now: its addresses follow from the move. */
function renamed(page: PageVersion, route: string): PageVersion {
  const [from = '', to = ''] = [page.route, route].map((path) => path.slice(path.lastIndexOf('/') + 1));
  // In an address alone: its name may be a word of the text. Documents keep theirs.
  const name = new RegExp(`(?<=[/#])${RegExp.escape(from)}(?![\\w-]|\\.pdf)`, 'g');
  const follow = (lines: readonly string[]) => (from ? lines.map((line) => line.replace(name, to)) : [...lines]);
  const { facets } = page;
  return {
    ...page,
    facets: {
      ...facets,
      text: follow(facets.text),
      onPage: follow(facets.onPage),
      link: follow(facets.link),
      attribute: follow(facets.attribute),
      metadata: follow(facets.metadata),
    },
  };
}

/** An error for each URL of a page, document or redirect that answered before and would answer 404 now. */
function lostUrls(before: Site, after: Site): Remark[] {
  const targetOf = (redirects: readonly RedirectRule[], route: string) => redirectOf(redirects, route)?.to;
  const isThere = (route: string) => after.pages.has(route) || after.files.has(route.slice(1));
  const leadsOn = (to: string) => {
    const target = pathOf(to).split(/[?#]/)[0] ?? '';
    return /^https?:/.test(to) || isThere(target) || targetOf(after.redirects, target) !== undefined;
  };
  const old = [
    ...before.pages.keys(),
    ...[...before.files].filter((file) => file.endsWith('.pdf')).map((file) => `/${file}`),
    ...before.redirects.map(({ from }) => from).filter((from) => !from.includes('*')),
  ].filter((route) => !isThere(route) && !/^\/(404|500)$/.test(route));
  return [...new Set(old)].flatMap((route): Remark[] => {
    const to = targetOf(after.redirects, route);
    if (to !== undefined && leadsOn(to)) return [];
    const wanted = targetOf(before.redirects, route) ?? '/the-page-that-replaces-it';
    const message =
      to === undefined
        ? `${route} is gone and nothing leads on from it. Add a redirect from ${route} to ${wanted}.`
        : `${route} redirects to ${to}, where there is no page. Correct the redirect's target.`;
    return [{ rule: to === undefined ? 'url-gone' : 'redirect-dead', route, message }];
  });
}
