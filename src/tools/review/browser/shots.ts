import fs from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { PageChange } from '../compare/changes.ts';
import { outlined } from '../compare/facets.ts';
import type { Site } from '../compare/site.ts';
import { SHOTS, WIDTHS_PX } from '../report-schema.ts';
import { compareImages, cropTo, type RowRange } from './pixels.ts';
import { openPage, quietContext, takeScreenshot } from './quiet.ts';

/** Screenshots of one page at one width: file names in the folder `shots`. */
interface Shots {
  /** Width of the window in px. */
  width: number;
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  before?: string;
  after?: string;
  difference?: string;
  /** The later page with its new texts outlined. */
  outlined?: string;
}

export interface PageLooks {
  shots: Shots[];
  axe: { new: string[]; mended: string[] };
}

interface Options {
  browser: Browser;
  before: Site;
  after: Site;
  folder: string;
}

/** Widths in px at which the outlined page is captured too: the narrowest and the widest. */
const OUTLINED_AT: readonly number[] = [WIDTHS_PX[0], WIDTHS_PX[2]];
/** Also of the preview's bar, which shows and hides the outlines. */
export const OUTLINE_STYLES = path.join(import.meta.dirname, 'outline.css');
/** Width in px at which axe runs. */
const AXE_AT = WIDTHS_PX[2];

/** Captures both versions of a changed page at each width, compares the screenshots, outlines new texts and runs axe on both versions. */
export async function shootPage(change: PageChange, options: Options): Promise<PageLooks> {
  const name = change.route === '/' ? 'home' : change.route.slice(1).replaceAll('/', '--');
  const shots: Shots[] = [];
  const axe: { before: string[]; after: string[] } = { before: [], after: [] };
  for (const width of WIDTHS_PX) {
    const save = async (what: string, image: Buffer | undefined, rows?: RowRange) => {
      if (!image) return undefined;
      const png = await cropTo(image, rows);
      const file = `${name}-${width}-${what}.webp`;
      await sharp(png).webp({ quality: 80, effort: 2 }).toFile(path.join(options.folder, file));
      return file;
    };
    const [was, is] = await Promise.all([
      change.before && shoot(options.browser, options.before, change.before.route, width),
      change.after && shoot(options.browser, options.after, change.after.route, width),
    ]);
    if (was) axe.before.push(...was.axe);
    if (is) axe.after.push(...is.axe);
    const difference = was && is ? await compareImages(was.image, is.image) : undefined;
    const outline = change.fresh.length > 0 && OUTLINED_AT.includes(width) ? await shootOutlined(options, change, width) : undefined;
    const files = {
      before: await save('before', was?.image, difference?.rows),
      after: await save('after', is?.image, difference?.rows),
      difference: await save('difference', difference?.image, difference?.rows),
      outlined: await save('outlined', outline?.image, outline?.rows),
    };
    const there = Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined));
    shots.push({ width, share: Number((difference?.share ?? 1).toFixed(6)), ...there });
  }
  const without = (list: string[], other: string[]) => list.filter((finding) => !other.includes(finding));
  return { shots, axe: { new: without(axe.after, axe.before), mended: without(axe.before, axe.after) } };
}

async function shoot(browser: Browser, site: Site, route: string, width: number): Promise<{ image: Buffer; axe: string[] }> {
  const context = await quietContext(browser, site, { width, scripts: true });
  try {
    const page = await openPage(context, route, { scripts: true });
    const image = await takeScreenshot(page);
    if (width !== AXE_AT) return { image, axe: [] };
    // axe uses timers, which do not fire while the clock is paused.
    await page.clock.resume();
    const { violations } = await new AxeBuilder({ page }).analyze();
    return { image, axe: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`.slice(0, 200))) };
  } finally {
    await context.close();
  }
}

/** The later version with its new texts outlined, and the rows from the first to the last of them; undefined where none is visible. */
async function shootOutlined(
  { browser, after }: Options,
  { after: is, fresh }: PageChange,
  width: number,
): Promise<{ image: Buffer; rows: RowRange } | undefined> {
  if (!is) return undefined;
  const html = Buffer.from(outlined(is.html, fresh));
  const read = (file: string) => (file === is.file ? html : after.read(file));
  const context = await quietContext(browser, { ...after, read }, { width, scripts: false });
  try {
    const page = await openPage(context, is.route, { scripts: false });
    const rows = await page.evaluate(
      (css) => {
        const style = document.createElement('style');
        style.textContent = css;
        document.head.append(style);
        document.documentElement.setAttribute('data-review-shown', '');
        const boxes = [...document.querySelectorAll('[data-review-new]')].map((element) => element.getBoundingClientRect());
        // A text for screen readers alone is 1 px high.
        const seen = boxes.filter(({ height }) => height > 1);
        return { from: Math.floor(Math.min(...seen.map(({ top }) => top))), to: Math.ceil(Math.max(...seen.map(({ bottom }) => bottom))) };
      },
      fs.readFileSync(OUTLINE_STYLES, 'utf8'),
    );
    return Number.isFinite(rows.from) ? { image: await takeScreenshot(page), rows } : undefined;
  } finally {
    await context.close();
  }
}

/** Creates an empty folder for the screenshots, and returns its path. */
export function shotsFolder(out: string): string {
  const folder = path.join(out, SHOTS);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}
