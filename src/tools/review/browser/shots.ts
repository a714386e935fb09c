import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '../../../config/routes.ts';
import { storedFor } from '../../../lib/consent.ts';
import type { Site } from '../../../lib/node/built-site.ts';
import { launchBrowser } from '../../browser/browser.ts';
import type { Change } from '../compare/changes.ts';
import {
  type Crop,
  DEVICES,
  type Entry,
  isDocument,
  type Pictures,
  type ReviewReport,
} from '../report-data.ts';
import { comparePictures, writePicture } from './pictures.ts';
import { openPage, photograph, photographOpened, showAt } from './quiet.ts';

interface Sides {
  before: Site;
  after: Site;
  /** For the pictures. */
  folder: string;
}

type Browsers = readonly [Browser, Browser];

/**
 * What a page alone does not show: its name, a page that has it, what is clicked, and what opens.
 * The cookie banner and the popup open by themselves, so the click changes nothing.
 */
const OPENED = [
  ['cookie banner', ROUTES.home, '[data-cookies]', '[data-cookies]'],
  ['menu', ROUTES.home, '[popovertarget=menu]', '#menu'],
  ['popup', ROUTES.operations, '[client=delayed]', 'dialog[open]'],
  ['dialog', ROUTES.cases, 'main [data-dialog]', 'dialog[open]'],
] as const;
/** They are shown once each, at the width in px of a phone. */
const OPENED_WIDTH = 390 satisfies keyof typeof DEVICES;

/**
 * Adds pictures of both versions of each page at each width, and of what opens on pages.
 * @param say gets one line for each page
 */
export async function withPictures(
  changes: readonly Change[],
  sides: Sides,
  say: (text: string) => void,
): Promise<Pick<ReviewReport, 'entries' | 'opened'>> {
  if (changes.length === 0) return { entries: [], opened: [] };
  // One for each version: a browser paints one page after another.
  const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
  const entries: Entry[] = [];
  try {
    for (const change of changes) {
      entries.push({
        ...change,
        pictures: isDocument(change.route) ? [] : await shootPage(change, browsers, sides),
      });
      say(`${entries.length} of ${changes.length}: ${change.route}`);
    }
    return { entries, opened: await shootOpened(browsers, sides) };
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

async function shootOpened(
  [browserBefore, browserAfter]: Browsers,
  { before, after, folder }: Sides,
): Promise<Pictures[]> {
  const pictures: Pictures[] = [];
  for (const [title, route, opener, part] of OPENED) {
    const shoot = async (browser: Browser, site: Site) => {
      const page = await openPage(browser, site, route, {});
      await showAt(page, OPENED_WIDTH);
      const picture = await photographOpened(page, opener, part);
      await page.context().close();
      return picture;
    };
    const [shotBefore, shotAfter] = await Promise.all([
      shoot(browserBefore, before),
      shoot(browserAfter, after),
    ]);
    const file = path.join(folder, title.replace(' ', '-'));
    const crops = await cropsOf(shotBefore, shotAfter, file);
    if (crops.length > 0) pictures.push({ title, crops });
  }
  return pictures;
}

async function shootPage(
  change: Change,
  [browserBefore, browserAfter]: Browsers,
  { before, after, folder }: Sides,
): Promise<Pictures[]> {
  const { route, from, kind } = change;
  const stored = storedFor('false');
  const pageBefore =
    kind === 'added' ? undefined : await openPage(browserBefore, before, from ?? route, stored);
  const pageAfter =
    kind === 'removed' ? undefined : await openPage(browserAfter, after, route, stored);
  const pictures: Pictures[] = [];
  for (const [width, device] of Object.entries(DEVICES)) {
    const shoot = (page: Page | undefined) =>
      page && showAt(page, Number(width)).then(() => photograph(page));
    const [shotBefore, shotAfter] = await Promise.all([shoot(pageBefore), shoot(pageAfter)]);
    const file = path.join(folder, `${pictureName(route)}-${width}`);
    const crops = await cropsOf(shotBefore, shotAfter, file);
    if (crops.length > 0) pictures.push({ title: `${device}, ${width} px`, crops });
  }
  await Promise.all([pageBefore, pageAfter].map((page) => page?.context().close()));
  return pictures;
}

/** One crop for each place that differs; of a page that came or went, all of it. */
async function cropsOf(
  shotBefore: Buffer | undefined,
  shotAfter: Buffer | undefined,
  file: string,
): Promise<Crop[]> {
  if (shotBefore && shotAfter) return comparePictures(shotBefore, shotAfter, file);
  if (shotBefore) return [{ Before: await writePicture(shotBefore, `${file}-before.webp`) }];
  return shotAfter ? [{ After: await writePicture(shotAfter, `${file}-after.webp`) }] : [];
}

/** Prefix of the names of a page's pictures. */
const pictureName = (route: string) =>
  route === '/' ? 'home' : route.slice(1).replaceAll('/', '--');
