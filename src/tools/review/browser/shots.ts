import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Site } from '../../../lib/node/built-site.ts';
import { launchBrowser } from '../../browser/browser.ts';
import type { Change } from '../compare/changes.ts';
import { type Crop, DEVICES, type Entry, isDocument, type Pictures } from '../report-data.ts';
import { comparePictures, writePicture } from './pictures.ts';
import { openPage, photograph, showAt } from './quiet.ts';

interface Sides {
  before: Site;
  after: Site;
  /** For the pictures. */
  folder: string;
}

/**
 * Adds pictures of both versions of each changed page at each width. @param say gets one line for
 * each
 */
export async function withPictures(
  changes: readonly Change[],
  sides: Sides,
  say: (text: string) => void,
): Promise<Entry[]> {
  if (changes.length === 0) return [];
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
    return entries;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

async function shootPage(
  change: Change,
  [first, second]: [Browser, Browser],
  { before, after, folder }: Sides,
): Promise<Pictures[]> {
  const { route, from, kind } = change;
  const was = kind === 'added' ? undefined : await openPage(first, before, from ?? route);
  const is = kind === 'removed' ? undefined : await openPage(second, after, route);
  const pictures: Pictures[] = [];
  try {
    for (const [width, device] of Object.entries(DEVICES)) {
      const shoot = (page: Page | undefined) =>
        page && showAt(page, Number(width)).then(() => photograph(page));
      const [one, two] = await Promise.all([shoot(was), shoot(is)]);
      const crops = await cropsOf(one, two, path.join(folder, `${pictureName(route)}-${width}`));
      if (crops.length > 0) pictures.push({ title: `${device}, ${width} px`, crops });
    }
    return pictures;
  } finally {
    await Promise.all([was, is].map((page) => page?.context().close()));
  }
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
