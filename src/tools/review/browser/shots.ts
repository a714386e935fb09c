import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Site } from '../../../lib/node/built-site.ts';
import type { PageChange } from '../compare/changes.ts';
import { type Crop, DEVICES, type Pictures } from '../report-data.ts';
import { launchBrowser } from './chromium.ts';
import { comparePictures, writePicture } from './pictures.ts';
import { openPage, photograph, showAt } from './quiet.ts';

interface Sides {
  before: Site;
  after: Site;
  /** For the pictures. */
  folder: string;
}

/** Pictures of both versions of each changed page at each width. @param say gets one line for each page */
export async function shootPages(
  changes: readonly PageChange[],
  sides: Sides,
  say: (text: string) => void,
): Promise<Map<PageChange, Pictures[]>> {
  const shots = new Map<PageChange, Pictures[]>();
  if (changes.length === 0) return shots;
  // One for each version: a browser paints one page after another.
  const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
  try {
    for (const change of changes) {
      const pictures = await shootPage(change, browsers, sides);
      shots.set(
        change,
        pictures.filter(({ crops }) => crops.length > 0),
      );
      say(`${shots.size} of ${changes.length}: ${change.route}`);
    }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
  return shots;
}

async function shootPage(change: PageChange, [first, second]: [Browser, Browser], { before, after, folder }: Sides): Promise<Pictures[]> {
  const { route, from, kind } = change;
  const was = kind === 'added' ? undefined : await openPage(first, before, from ?? route);
  const is = kind === 'removed' ? undefined : await openPage(second, after, route);
  const pictures: Pictures[] = [];
  try {
    for (const [width, device] of Object.entries(DEVICES)) {
      const shoot = (page: Page | undefined) => page && showAt(page, Number(width)).then(() => photograph(page));
      const [one, two] = await Promise.all([shoot(was), shoot(is)]);
      const file = path.join(folder, `${pictureName(route)}-${width}`);
      pictures.push({ title: `${device}, ${width} px`, crops: await cropsOf(one, two, file) });
    }
    return pictures;
  } finally {
    await Promise.all([was, is].map((page) => page?.context().close()));
  }
}

/** One crop for each place that differs; of a page that came or went, all of it. */
async function cropsOf(was: Buffer | undefined, is: Buffer | undefined, file: string): Promise<Crop[]> {
  if (was && is) return comparePictures(was, is, file);
  const write = async (picture: Buffer | undefined, side: string) => picture && writePicture(picture, `${file}-${side}.webp`);
  return [{ before: await write(was, 'before'), after: await write(is, 'after') }];
}

/** Prefix of the names of a page's pictures. */
const pictureName = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '--'));
