import { load } from 'cheerio';
import { LinkChecker } from 'linkinator';
import { readSite } from '../review/compare/site.ts';

export interface BrokenLink {
  url: string;
  page: string;
  reason: string;
}

const TIMEOUT_MS = 20_000;
const CONCURRENCY = 5;
/** Status codes with which hosts refuse programs although browsers are served. */
const REFUSALS = new Set([401, 403, 405, 429, 999]);

/** External links of a built site, each with the first page that has it. */
export function externalLinks(folder: string): Map<string, string> {
  const links = new Map<string, string>();
  for (const [route, { html }] of readSite(folder).pages) {
    const $ = load(html);
    for (const { attribs } of $('a[href^="http"]').toArray()) if (!links.has(attribs.href ?? '')) links.set(attribs.href ?? '', route);
  }
  return links;
}

/** Requests every external link. A link whose host refuses programs counts as working. */
export async function brokenLinks(links: ReadonlyMap<string, string>): Promise<BrokenLink[]> {
  if (links.size === 0) return [];
  const { links: asked } = await new LinkChecker().check({
    path: [...links.keys()],
    recurse: false,
    concurrency: CONCURRENCY,
    timeout: TIMEOUT_MS,
    retry: true,
  });
  return asked.flatMap(({ url, state, status = 0 }) => {
    const page = links.get(url);
    if (page === undefined || state !== 'BROKEN' || REFUSALS.has(status)) return [];
    return [{ url, page, reason: status > 0 ? `answers ${status}` : 'no answer' }];
  });
}
