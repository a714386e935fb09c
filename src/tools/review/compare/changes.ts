import { type RedirectRule, redirectOf } from '../../../lib/redirects.ts';
import type { PageReport, Reason, Remark } from '../report-schema.ts';
import { type Facets, facetsOf, pathOf } from './facets.ts';
import type { Site } from './site.ts';
import { compareStyles } from './styles.ts';
import { compareBlocks, type NewText, newTexts, type WordChanges } from './text-changes.ts';

/** A changed page, as far as its HTML and CSS tell; screenshots are compared later. */
export interface PageChange {
  route: string;
  kind: PageReport['kind'];
  from?: string;
  because: Reason[];
  /** Styles that match elements of the page changed; only a browser can tell whether it looks different. */
  styleDoubt: boolean;
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

/** Similarity, 0 to 1, from which a new page counts as a removed page with a new URL. */
const MOVED_SIMILARITY = 0.6;

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
  for (const [route, { html }] of after.pages) {
    const old = before.pages.get(route);
    if (!old || (old.html === html && sameFiles(before, after))) continue;
    const [was, is] = [side(before, route), side(after, route)];
    const { because, styleDoubt } = reasonsFor(was.facets, is.facets);
    if (because.length > 0 || styleDoubt)
      pages.push({ route, kind: 'changed', because, styleDoubt, ...textChanges(was, is), before: was, after: is });
  }
  for (const [from, to] of moves) {
    const { because } = reasonsFor(from.facets, to.facets);
    const reasons = because.length > 0 ? because : (['metadata'] as Reason[]);
    pages.push({
      route: to.route,
      kind: 'moved',
      from: from.route,
      because: reasons,
      styleDoubt: false,
      ...textChanges(from, to),
      before: from,
      after: to,
    });
  }
  const moved = new Set([...moves].flat());
  for (const page of came.filter((each) => !moved.has(each)))
    pages.push({
      route: page.route,
      kind: 'added',
      because: ['content'],
      styleDoubt: false,
      words: compareBlocks([], page.facets.blocks),
      fresh: [],
      after: page,
    });
  for (const page of gone.filter((each) => !moved.has(each)))
    pages.push({
      route: page.route,
      kind: 'removed',
      because: ['content'],
      styleDoubt: false,
      words: compareBlocks(page.facets.blocks, []),
      fresh: [],
      before: page,
    });

  pages.sort((a, b) => a.route.localeCompare(b.route));
  return { pages, errors: goneWithoutRedirect(before, after, new Map([...moves].map(([from, to]) => [from.route, to.route]))) };
}

const sameSites = new WeakMap<Site, WeakMap<Site, boolean>>();

/** Whether all files except HTML are equal: then a page with equal HTML is an equal page. */
function sameFiles(before: Site, after: Site): boolean {
  const known = sameSites.get(before)?.get(after);
  if (known !== undefined) return known;
  const others = (site: Site) => [...site.files].filter((file) => !file.endsWith('.html'));
  const [old, now] = [others(before), others(after)];
  const same = old.length === now.length && old.every((file) => after.files.has(file) && before.read(file).equals(after.read(file)));
  sameSites.set(before, new WeakMap([[after, same]]));
  return same;
}

const textChanges = ({ facets: was }: PageVersion, { facets: is }: PageVersion) => ({
  words: compareBlocks(was.blocks, is.blocks),
  fresh: newTexts(was.blocks, is.blocks),
});

/** Why two versions of a page differ; empty if they do not. */
function reasonsFor(was: Facets, is: Facets): { because: Reason[]; styleDoubt: boolean } {
  const differs = (a: readonly string[], b: readonly string[]) => a.join('\n') !== b.join('\n');
  const setOf = (list: readonly string[]) => [...new Set(list)].sort();
  const content = was.content !== is.content;
  const styles = was.css === is.css ? { touches: false, inStates: false } : compareStyles(was, is, !content);
  const because: Reason[] = [];
  if (content) because.push('content');
  // If the content changed, or for states that no screenshot shows, changed rules are reason enough; otherwise a browser decides.
  if (styles.touches && (content || styles.inStates)) because.push('style');
  if (differs(setOf(was.scripts), setOf(is.scripts))) because.push('script');
  if (content ? hasSwap(was, is) : differs(was.assets, is.assets)) because.push('asset');
  if (differs(was.metadata, is.metadata)) because.push('metadata');
  const styleDoubt = !content && !because.includes('style') && (styles.touches || was.classes !== is.classes);
  return { because, styleDoubt };
}

/**
 * Whether an image was replaced on a page with other content. Images that were added, removed or moved with their elements do not count:
 * the number of images must be the same, and the set must differ.
 */
const hasSwap = (was: Facets, is: Facets) =>
  was.assets.length === is.assets.length && was.assets.toSorted().join('\n') !== is.assets.toSorted().join('\n');

/** Pairs of a removed page and the new page that replaces it, by a redirect or by similar text. */
function findMoves(
  gone: readonly PageVersion[],
  came: readonly PageVersion[],
  redirects: readonly RedirectRule[],
): Map<PageVersion, PageVersion> {
  const moves = new Map<PageVersion, PageVersion>();
  const taken = new Set<PageVersion>();
  const take = (from: PageVersion, to: PageVersion | undefined) => {
    if (!to || taken.has(to) || moves.has(from)) return;
    moves.set(from, to);
    taken.add(to);
  };
  for (const from of gone)
    take(
      from,
      came.find(({ route }) => route === redirectOf(redirects, from.route)?.to),
    );
  const pairs = gone.flatMap((from) => came.map((to) => ({ from, to, similarity: similarityOf(from, to) })));
  for (const { from, to, similarity } of pairs.sort((a, b) => b.similarity - a.similarity))
    if (similarity >= MOVED_SIMILARITY) take(from, to);
  return moves;
}

/** Share of sentences in `<main>`, 0 to 1, that two pages have in common; header and footer are the same on every page. */
function similarityOf(a: PageVersion, b: PageVersion): number {
  const [one, two] = [a, b].map(({ facets: { $, blocks } }) => {
    const main = $('main').text().replace(/\s+/g, ' ').trim();
    return new Set(main ? main.split(/(?<=[.!?])\s/) : blocks);
  });
  if (!one || !two) return 0;
  const both = [...one].filter((sentence) => two.has(sentence)).length;
  return both / Math.max(one.size, two.size, 1);
}

/** An error for each URL of a page, document or redirect that answered before and would answer 404 now. */
function goneWithoutRedirect(before: Site, after: Site, moves: ReadonlyMap<string, string>): Remark[] {
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
        const target = moves.get(route) ?? redirectOf(before.redirects, route)?.to ?? '/the-page-that-replaces-it';
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
