import type { Browser } from '@playwright/test';
import { looksDifferent } from './browser/looks.ts';
import { compareSites, type PageChange, type SiteChanges } from './compare/changes.ts';
import { hostFileWarnings } from './compare/host-files.ts';
import type { Site } from './compare/site.ts';
import type { Remark } from './report-schema.ts';

/** Number of items processed at the same time. */
const CONCURRENCY = 2;

/**
 * Finds every page whose content, look or scripts differ between two built sites.
 * @param openBrowser called only if the files alone can't tell whether a page looks different
 */
export async function findChanges(
  before: Site,
  after: Site,
  openBrowser: () => Promise<Browser>,
  say: (text: string) => void,
): Promise<SiteChanges & { warnings: Remark[] }> {
  const { pages, errors } = compareSites(before, after);
  const doubtful = pages.filter(({ styleDoubt }) => styleDoubt);
  if (doubtful.length > 0) {
    say(`Looking at ${doubtful.length} page(s) whose styles changed …`);
    const browser = await openBrowser();
    await inParallel(doubtful, async (change: PageChange) => {
      if (await looksDifferent(browser, before, after, change)) change.because.push('style');
    });
  }
  const changed = pages.filter(({ because }) => because.length > 0);
  return { pages: changed, errors, warnings: hostFileWarnings(before, after, changed) };
}

/** Processes a list, a few items at a time. */
export async function inParallel<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...list];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
