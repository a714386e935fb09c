import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Site } from '../../../lib/node/built-site.ts';
import type { PageChange } from '../compare/changes.ts';
import { outlined } from '../compare/facets.ts';
import { SHOTS, WIDTHS_PX } from '../report-schema.ts';
import type { Pictures } from '../reviewed.ts';
import { BROWSER_ARGS, ensureBrowser, findShell } from './chromium.ts';
import { comparePictures, pixelsOf, writeCropped } from './pixels.ts';
import { openPage, photographs, showAt } from './quiet.ts';

/** Screenshots of one page at one width. */
export interface Shots {
  /** Width of the window in px. */
  width: number;
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  /** No pictures if no pixel differs. */
  files: Pictures['files'];
}

/** Widths in px at which the outlined page is captured too: the narrowest and the widest. */
const OUTLINED_AT: readonly number[] = [WIDTHS_PX[0], WIDTHS_PX[2]];
/** Number of pages captured at the same time. */
const CONCURRENCY = 2;

/**
 * Takes screenshots of both versions of each changed page at each width.
 * @param folder for the pictures
 */
export async function shootPages(
  changes: readonly PageChange[],
  { before, after, folder, say }: { before: Site; after: Site; folder: string; say: (text: string) => void },
): Promise<Map<PageChange, Shots[]>> {
  const looks = new Map<PageChange, Shots[]>();
  if (changes.length === 0) return looks;
  const browsers = await Promise.all([launch(), launch()]);
  const queue = [...changes];
  const work = async () => {
    for (let change = queue.shift(); change; change = queue.shift()) {
      looks.set(change, await shootPage(change, browsers, { before, after, folder }));
      say(`${looks.size} of ${changes.length}: ${change.route}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
  return looks;
}

const launch = (): Promise<Browser> => chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: BROWSER_ARGS });

/** @param browsers one for each version: a browser paints one page after another */
async function shootPage(
  { route, fresh, before: old, after: now }: PageChange,
  browsers: readonly [Browser, Browser],
  { before, after, folder }: { before: Site; after: Site; folder: string },
): Promise<Shots[]> {
  const instead = now && fresh.length > 0 ? { file: now.file, html: outlined(now.html, fresh) } : undefined;
  const [was, is] = await Promise.all([
    old && openPage(browsers[0], before, old.route),
    now && openPage(browsers[1], after, now.route, instead),
  ]);
  const there = [was, is].filter((page) => page !== undefined);
  const name = pictureName(route);
  try {
    const shots: Shots[] = [];
    for (const width of WIDTHS_PX) {
      await Promise.all(there.map((page) => showAt(page, width)));
      const images = await photographs(there);
      const file = path.join(folder, `${name}-${width}`);
      const { share, files } = await comparePictures(was && images[0], is && images.at(-1), file);
      const shown = images.at(-1);
      if (is && shown && instead && OUTLINED_AT.includes(width)) files.outlined = await writeOutlined(is, shown, `${file}-outlined.webp`);
      shots.push({ width, share, files });
    }
    return shots;
  } finally {
    await Promise.all(there.map((page) => page.context().close()));
  }
}

/** Writes a picture of the new texts, outlined, from the first to the last. @returns its name; undefined if none is visible */
async function writeOutlined(page: Page, image: Buffer, file: string): Promise<string | undefined> {
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('[data-review-new]')].map((element): DOMRect => element.getBoundingClientRect().toJSON()),
  );
  // Text only for screen readers is 1 px high.
  const seen = boxes.filter(({ height }) => height > 1);
  if (seen.length === 0) return undefined;
  const rows = { from: Math.floor(Math.min(...seen.map(({ top }) => top))), to: Math.ceil(Math.max(...seen.map(({ bottom }) => bottom))) };
  const frames = seen.map(
    ({ x, y, width, height }) =>
      `<rect x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}" fill="none" stroke="#c2478f" stroke-width="2"/>`,
  );
  const { width, height } = await sharp(image).metadata();
  const drawn = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frames.join('')}</svg>`);
  return writeCropped(await pixelsOf(sharp(image).composite([{ input: drawn }])), rows, file);
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
