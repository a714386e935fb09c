import { load } from 'cheerio';
import { diffArrays } from 'diff';
import type { Remark } from '../report-schema.ts';
import { differingFiles, readRedirects, type Site } from '../site.ts';
import type { SiteChanges } from './changes.ts';
import { pathOf } from './facets.ts';

/** Files that are compared elsewhere: pages, documents, and files that pages load. `assets.json` is only read by the next deployment. */
const ELSEWHERE = /\.(html|pdf)$|^(_astro|uploads)\/|^assets\.json$/;
const BINARY = /\.(png|ico|webp|avif|jpg|woff2)$/;
/** Longest excerpt of a change in the report. */
const SHOWN_LINES = 6;
const SHOWN_CHARACTERS = 160;

/**
 * Changes to files that no page shows: robots.txt, site map, feed, header rules, redirects. Changes that follow from a page that is
 * listed anyway are left out.
 */
export function hostFileWarnings(before: Site, after: Site, { pages, moves }: Pick<SiteChanges, 'pages' | 'moves'>): Remark[] {
  const files = differingFiles(before, after).filter((file) => !ELSEWHERE.test(file));
  const moved = new Set([...moves].flat());
  const listed = new Set([...moved, ...pages.map(({ route }) => route)]);
  return files.flatMap((file): Remark[] => {
    const [was, is] = [before.read(file), after.read(file)];
    const remark = (what: string): Remark[] => [{ rule: 'file', message: `/${file} ${what}`.slice(0, 2000) }];
    if (!was) return remark('is new.');
    if (!is) return remark('is gone.');
    if (BINARY.test(file)) return remark('has changed.');
    const changes = diffArrays(linesOf(file, was.toString(), listed, moved), linesOf(file, is.toString(), listed, moved))
      .filter(({ added, removed }) => added || removed)
      .flatMap(({ added, value }) => value.map((line) => `${added ? '+' : '−'} ${line.trim().slice(0, SHOWN_CHARACTERS)}`));
    if (changes.length === 0) return [];
    const more = changes.length > SHOWN_LINES ? ` and ${changes.length - SHOWN_LINES} more` : '';
    return remark(`has changed: ${changes.slice(0, SHOWN_LINES).join(' ')}${more}`);
  });
}

/** Parts of a file that do not belong to a listed page, and redirects that do not follow from a move. */
function linesOf(file: string, text: string, listed: ReadonlySet<string>, moved: ReadonlySet<string>): string[] {
  if (file.endsWith('.xml')) {
    const $ = load(text, { xml: true });
    $('url, item')
      .filter((_, entry) => listed.has(pathOf($(entry).find('loc, link').first().text())))
      .remove();
    return $.xml().replaceAll('><', '>\n<').split('\n');
  }
  if (file === '_redirects')
    return readRedirects(text)
      .filter(({ from, to }) => !listed.has(from) && !moved.has(to))
      .map(({ from, to, status }) => `${from} leads to ${to}${status === 301 ? '' : `, with status ${status}`}`);
  // Rules for hashed files are compared without the files' names.
  if (file === '_headers') return [...new Set(text.split('\n\n').flatMap(headersOf))];
  return text.split('\n');
}

/** Headers of one rule in `_headers`, each with the path it applies to. */
function headersOf(rule: string): string[] {
  const [route = '', ...headers] = rule.trim().split('\n');
  const where = /^\/(_astro|uploads)\//.test(route) ? 'hashed file' : route;
  return headers.map((header) => `${where} ${header.trim()}`);
}
