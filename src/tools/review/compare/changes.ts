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
  before?: PageVersion;
  after?: PageVersion;
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
  const side = (site: Site, route: string): PageVersion => {
    const page = site.pages.get(route);
    if (!page) throw new Error(`There is no page at ${route} in ${site.folder}.`);
    return { route, ...page, facets: facetsOf(site, page.html) };
  };
  const gone = [...before.pages.keys()].filter((route) => !after.pages.has(route)).map((route) => side(before, route));
  const came = [...after.pages.keys()].filter((route) => !before.pages.has(route)).map((route) => side(after, route));
  const moves = findMoves(gone, came, after.redirects);

  const pages: PageChange[] = [];
  const differing = differingPaths(before, after);
  for (const [route, { html }] of after.pages) {
    const old = before.pages.get(route);
    if (!old || (old.html === html && !differing.some((name) => html.includes(name)))) continue;
    const [was, is] = [side(before, route), side(after, route)];
    if (was.facets.fingerprint !== is.facets.fingerprint) pages.push({ route, kind: 'changed', ...changesOf(was, is) });
  }
  for (const [from, to] of moves)
    pages.push({ route: to.route, kind: 'moved', from: from.route, ...changesOf(renamed(from, to.route), to) });
  const moved = new Set([...moves].flat());
  for (const page of came.filter((each) => !moved.has(each)))
    pages.push({
      route: page.route,
      kind: 'added',
      because: ['content'],
      words: compareBlocks([], page.facets.blocks),
      fresh: [],
      after: page,
    });
  for (const page of gone.filter((each) => !moved.has(each)))
    pages.push({
      route: page.route,
      kind: 'removed',
      because: ['content'],
      words: compareBlocks(page.facets.blocks, []),
      fresh: [],
      before: page,
    });

  pages.sort((a, b) => a.route.localeCompare(b.route));
  return { pages, errors: goneWithoutRedirect(before, after) };
}

/** Paths of files that differ or that one site lacks, as a page names them. */
const differingPaths = (before: Site, after: Site): string[] =>
  [...new Set([...before.files, ...after.files])]
    .filter((file) => !(before.files.has(file) && after.files.has(file) && before.read(file).equals(after.read(file))))
    .map((file) => `/${file.replace(/\.html$/, '')}`);

/** Two versions of a page, what came and went in its text, and why they differ: "code" where no facet tells. */
function changesOf(was: PageVersion, is: PageVersion) {
  const differs = (facet: 'blocks' | 'links' | 'tags' | 'styles' | 'classes' | 'scripts' | 'assets' | 'metadata') => {
    // Pictures that only changed places did so with their elements.
    const [old, now] = [was, is].map(({ facets }) => (facet === 'assets' ? facets.assets.toSorted() : facets[facet]).join('\n'));
    return old !== now;
  };
  const because: Reason[] = [];
  if (differs('blocks') || differs('links') || differs('tags')) because.push('content');
  // Elements that came or went did so with their classes.
  if (differs('styles') || (differs('classes') && !differs('tags'))) because.push('style');
  if (differs('scripts')) because.push('script');
  if (differs('assets')) because.push('asset');
  if (differs('metadata')) because.push('metadata');
  if (because.length === 0) because.push('code');
  const words = compareBlocks(was.facets.blocks, is.facets.blocks);
  return { because, words, fresh: newTexts(was.facets.texts, is.facets.texts), before: was, after: is };
}

/** Pairs of a removed page and the new page to which a redirect leads from it. */
function findMoves(
  gone: readonly PageVersion[],
  came: readonly PageVersion[],
  redirects: readonly RedirectRule[],
): Map<PageVersion, PageVersion> {
  const moves = new Map<PageVersion, PageVersion>();
  const left = new Set(came);
  for (const from of gone) {
    const target = redirectOf(redirects, from.route)?.to;
    const to = [...left].find(({ route }) => route === target);
    if (!to) continue;
    moves.set(from, to);
    left.delete(to);
  }
  return moves;
}

/** A page as it was, under the name that it has now: its addresses follow from the move. */
function renamed(page: PageVersion, route: string): PageVersion {
  const [from = '', to = ''] = [page.route, route].map((path) => path.slice(path.lastIndexOf('/') + 1));
  // In an address alone: its name may be a word of the text.
  const name = new RegExp(`(?<=[/#])${RegExp.escape(from)}(?![\\w-])`, 'g');
  const { facets } = page;
  const follow = (lines: readonly string[]) => (from ? lines.map((line) => line.replace(name, to)) : [...lines]);
  return {
    ...page,
    facets: {
      ...facets,
      blocks: follow(facets.blocks),
      texts: follow(facets.texts),
      links: follow(facets.links),
      tags: follow(facets.tags),
      metadata: follow(facets.metadata),
    },
  };
}

/** An error for each URL of a page, document or redirect that answered before and would answer 404 now. */
function goneWithoutRedirect(before: Site, after: Site): Remark[] {
  const isDocument = (file: string) => file.endsWith('.pdf');
  const old = new Set([
    ...before.pages.keys(),
    ...[...before.files].filter(isDocument).map((file) => `/${file}`),
    ...before.redirects.map(({ from }) => from).filter((from) => !from.includes('*')),
  ]);
  const answers = (route: string) => after.pages.has(route) || after.files.has(route.slice(1));
  return [...old]
    .filter((route) => !answers(route) && !/^\/(404|500)$/.test(route))
    .flatMap((route): Remark[] => {
      const to = redirectOf(after.redirects, route)?.to;
      if (to === undefined) {
        const target = redirectOf(before.redirects, route)?.to ?? '/the-page-that-replaces-it';
        return [
          { rule: 'url-gone', route, message: `${route} is gone and nothing leads on from it. Add a redirect from ${route} to ${target}.` },
        ];
      }
      const target = pathOf(to).split(/[?#]/)[0] ?? '';
      if (/^https?:/.test(to) || answers(target) || redirectOf(after.redirects, target) !== undefined) return [];
      return [
        { rule: 'redirect-dead', route, message: `${route} redirects to ${to}, where there is no page. Correct the redirect's target.` },
      ];
    });
}
