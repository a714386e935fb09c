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
  [first, second]: Browsers,
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
    const [was, is] = await Promise.all([shoot(first, before), shoot(second, after)]);
    const crops = await cropsOf(was, is, path.join(folder, title.replace(' ', '-')));
    if (crops.length > 0) pictures.push({ title, crops });
  }
  return pictures;
}

async function shootPage(
  change: Change,
  [first, second]: Browsers,
  { before, after, folder }: Sides,
): Promise<Pictures[]> {
  const { route, from, kind } = change;
  const stored = storedFor('false');
  const was = kind === 'added' ? undefined : await openPage(first, before, from ?? route, stored);
  const is = kind === 'removed' ? undefined : await openPage(second, after, route, stored);
  const pictures: Pictures[] = [];
  for (const [width, device] of Object.entries(DEVICES)) {
    const shoot = (page: Page | undefined) =>
      page && showAt(page, Number(width)).then(() => photograph(page));
    const [one, two] = await Promise.all([shoot(was), shoot(is)]);
    const crops = await cropsOf(one, two, path.join(folder, `${pictureName(route)}-${width}`));
    if (crops.length > 0) pictures.push({ title: `${device}, ${width} px`, crops });
  }
  await Promise.all([was, is].map((page) => page?.context().close()));
  return pictures;
}

/** One crop for each place that differs; of a page that came or went, all of it. */
async function cropsOf(
  was: Buffer | undefined,
  is: Buffer | undefined,
  file: string,
): Promise<Crop[]> {
  if (was && is) return comparePictures(was, is, file);
  if (was) return [{ Before: await writePicture(was, `${file}-before.webp`) }];
  return is ? [{ After: await writePicture(is, `${file}-after.webp`) }] : [];
}

/** Prefix of the names of a page's pictures. */
const pictureName = (route: string) =>
  route === '/' ? 'home' : route.slice(1).replaceAll('/', '--');
