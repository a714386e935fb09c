import { setTimeout as delay } from 'node:timers/promises';
import { load } from 'cheerio';
import { readSite } from '../../lib/node/built-site.ts';

export interface BrokenLink {
  url: string;
  page: string;
  reason: string;
}

const TIMEOUT_MS = 20_000;
const RETRY_MS = 5_000;
/** With which hosts refuse programs although they serve browsers. */
const REFUSALS = new Set([401, 403, 405, 429, 999]);

/** External links of a built site, each with the first page that has it. */
export function externalLinks(folder: string): Map<string, string> {
  const links = new Map<string, string>();
  for (const [route, { html }] of readSite(folder).pages) {
    const $ = load(html);
    for (const { attribs } of $('a[href^="http"]').toArray())
      if (!links.has(attribs.href ?? '')) links.set(attribs.href ?? '', route);
  }
  return links;
}

/**
 * Requests links, each twice if it fails.
 * @param links as `externalLinks` returns them
 */
export async function brokenLinks(
  links: ReadonlyMap<string, string>,
  retryMs = RETRY_MS,
): Promise<BrokenLink[]> {
  const broken: BrokenLink[] = [];
  for (const [url, page] of links) {
    if (!(await faultOf(url))) continue;
    await delay(retryMs);
    const reason = await faultOf(url);
    if (reason) broken.push({ url, page, reason });
  }
  return broken;
}

/** Requests the whole page, because some hosts answer HEAD incorrectly. */
async function faultOf(url: string): Promise<string | undefined> {
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await body?.cancel();
    return ok || REFUSALS.has(status) ? undefined : `answers ${status}`;
  } catch {
    return 'no answer';
  }
}
