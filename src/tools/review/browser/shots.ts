import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Site } from '../../../lib/node/built-site.ts';
import type { PageChange } from '../compare/changes.ts';
import { type Crop, type DEVICES, SHOTS } from '../report-data.ts';
import { BROWSER_ARGS, ensureBrowser, findShell } from './chromium.ts';
import { comparePictures, writePicture } from './crops.ts';
import { openPage, photographs, settled, showAt } from './quiet.ts';

/** Screenshots of one page at one width. */
export interface Shots {
  /** Width of the window in px. */
  width: keyof typeof DEVICES;
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  /** None if no pixel differs. */
  crops: Crop[];
}

interface Sides {
  before: Site;
  after: Site;
  /** For the pictures. */
  folder: string;
}

const WIDTHS_PX = [390, 820, 1280] as const;
/** Number of pages captured at the same time. */
const CONCURRENCY = 2;

/** Takes screenshots of both versions of each changed page at each width. @param say gets one line for each page */
export async function shootPages(
  changes: readonly PageChange[],
  sides: Sides,
  say: (text: string) => void,
): Promise<Map<PageChange, Shots[]>> {
  const shots = new Map<PageChange, Shots[]>();
  if (changes.length === 0) return shots;
  // One for each version: a browser paints one page after another.
  const browsers = await Promise.all([launch(), launch()]);
  const queue = [...changes];
  const work = async () => {
    for (let change = queue.shift(); change; change = queue.shift()) {
      shots.set(change, await shootPage(change, browsers, sides));
      say(`${shots.size} of ${changes.length}: ${change.route}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
  return shots;
}

const launch = (): Promise<Browser> => chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: BROWSER_ARGS });

async function shootPage(change: PageChange, [first, second]: [Browser, Browser], { before, after, folder }: Sides): Promise<Shots[]> {
  const { route, from, kind } = change;
  const was = kind === 'added' ? undefined : await openPage(first, before, from ?? route);
  const is = kind === 'removed' ? undefined : await openPage(second, after, route);
  const pages = [was, is].filter((page) => page !== undefined);
  const shots: Shots[] = [];
  try {
    for (const width of WIDTHS_PX) {
      await Promise.all(pages.map((page) => showAt(page, width)));
      const file = path.join(folder, `${pictureName(route)}-${width}`);
      if (was && is) shots.push({ width, ...(await comparePictures(...(await photographs([was, is])), file)) });
      for (const [side, page] of Object.entries({ before: is ? undefined : was, after: was ? undefined : is }))
        if (page) shots.push({ width, share: 1, crops: [{ [side]: await writePicture(await settled(page), `${file}-${side}.webp`) }] });
    }
    return shots;
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

/** Prefix of the names of a page's pictures. */
export const pictureName = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '--'));

/** Creates an empty folder for the screenshots, and returns its path. */
export function shotsFolder(out: string): string {
  const folder = path.join(out, SHOTS);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}
