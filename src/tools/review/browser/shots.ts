import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Site } from '../../../lib/node/built-site.ts';
import type { PageChange } from '../compare/changes.ts';
import { DEVICES, type Pictures, SHOTS } from '../report-data.ts';
import { launchBrowser } from './chromium.ts';
import { comparePictures, writePicture } from './pictures.ts';
import { openPage, photographs, settled, showAt } from './quiet.ts';

interface Sides {
  before: Site;
  after: Site;
  /** For the pictures. */
  folder: string;
}

/** Number of pages captured at the same time. */
const CONCURRENCY = 2;

/** Pictures of both versions of each changed page at each width, and of what is shared with links to it. @param say gets one line for each page */
export async function shootPages(
  changes: readonly PageChange[],
  sides: Sides,
  say: (text: string) => void,
): Promise<Map<PageChange, Pictures[]>> {
  const shots = new Map<PageChange, Pictures[]>();
  if (changes.length === 0) return shots;
  // One for each version: a browser paints one page after another.
  const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
  const queue = [...changes];
  const work = async () => {
    for (let change = queue.shift(); change; change = queue.shift()) {
      const pictures = [...(await shootPage(change, browsers, sides)), await compareCards(change, sides)];
      shots.set(
        change,
        pictures.filter(({ crops }) => crops.length > 0),
      );
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

async function shootPage(change: PageChange, [first, second]: [Browser, Browser], { before, after, folder }: Sides): Promise<Pictures[]> {
  const { route, from, kind } = change;
  const was = kind === 'added' ? undefined : await openPage(first, before, from ?? route);
  const is = kind === 'removed' ? undefined : await openPage(second, after, route);
  const pages = [was, is].filter((page) => page !== undefined);
  const pictures: Pictures[] = [];
  try {
    for (const [width, device] of Object.entries(DEVICES)) {
      await Promise.all(pages.map((page) => showAt(page, Number(width))));
      const title = `${device}, ${width} px`;
      const file = path.join(folder, `${pictureName(route)}-${width}`);
      if (was && is) pictures.push({ title, crops: await comparePictures(...(await photographs([was, is])), file) });
      else if (was) pictures.push({ title, crops: [{ before: await writePicture(await settled(was), `${file}-before.webp`) }] });
      else if (is) pictures.push({ title, crops: [{ after: await writePicture(await settled(is), `${file}-after.webp`) }] });
    }
    return pictures;
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
  }
}

async function compareCards({ route, cards }: PageChange, { before, after, folder }: Sides): Promise<Pictures> {
  const [was, is] = [before.read(cards.before ?? ''), after.read(cards.after ?? '')];
  const crops = was && is ? await comparePictures(was, is, path.join(folder, `${pictureName(route)}-card`)) : [];
  return { title: 'Shared as a link', crops };
}

/** Prefix of the names of a page's pictures. */
const pictureName = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '--'));

/** Creates an empty folder for the screenshots, and returns its path. */
export function shotsFolder(out: string): string {
  const folder = path.join(out, SHOTS);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}
