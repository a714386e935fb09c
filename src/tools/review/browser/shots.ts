import fs from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { PageChange } from '../compare/changes.ts';
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
  /** The later page with insertions and deletions marked. */
  marked?: string;
}

export interface PageLooks {
  shots: Shots[];
  axe: { new: string[]; mended: string[] };
  /** HTML of the body with insertions and deletions marked; undefined if the content is the same. */
  marked?: string;
}

interface Options {
  browser: Browser;
  before: Site;
  after: Site;
  folder: string;
  script: string;
  styles: string;
}

/** Widths in px at which the marked page is captured too: the narrowest and the widest. */
const MARKED_AT: readonly number[] = [WIDTHS_PX[0], WIDTHS_PX[2]];
/** Width in px at which axe runs. */
const AXE_AT = WIDTHS_PX[2];

/** Captures both versions of a changed page at each width, compares the screenshots, marks the changes and runs axe on both versions. */
export async function shootPage(change: PageChange, options: Options): Promise<PageLooks> {
  const name = change.route === '/' ? 'home' : change.route.slice(1).replaceAll('/', '--');
  const shots: Shots[] = [];
  const axe: { before: string[]; after: string[] } = { before: [], after: [] };
  let marked: string | undefined;
  for (const width of WIDTHS_PX) {
    const save = async (what: string, image: Buffer | undefined, rows?: RowRange) => {
      if (!image) return undefined;
      const png = await cropTo(image, rows);
      const file = `${name}-${width}-${what}.webp`;
      await sharp(png).webp({ quality: 80, effort: 2 }).toFile(path.join(options.folder, file));
      return file;
    };
    const markHere = change.before && change.after && change.because.includes('content') && MARKED_AT.includes(width);
    const [was, is] = await Promise.all([
      change.before && shoot(options.browser, options.before, change.before.route, width),
      change.after && shoot(options.browser, options.after, change.after.route, width),
    ]);
    if (was) axe.before.push(...was.axe);
    if (is) axe.after.push(...is.axe);
    const difference = was && is ? await compareImages(was.image, is.image) : undefined;
    const mark = markHere ? await shootMarked(options, change, width) : undefined;
    marked ??= mark?.html;
    const files = {
      before: await save('before', was?.image, difference?.rows),
      after: await save('after', is?.image, difference?.rows),
      difference: await save('difference', difference?.image, difference?.rows),
      marked: await save('marked', mark?.image, mark?.rows),
    };
    const there = Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined));
    shots.push({ width, share: Number((difference?.share ?? 1).toFixed(6)), ...there });
  }
  const without = (list: string[], other: string[]) => list.filter((finding) => !other.includes(finding));
  return { shots, axe: { new: without(axe.after, axe.before), mended: without(axe.before, axe.after) }, ...(marked && { marked }) };
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

async function shootMarked(
  { browser, before, after, script, styles }: Options,
  change: PageChange,
  width: number,
): Promise<{ image: Buffer; html: string; rows: RowRange }> {
  const context = await quietContext(browser, after, { width, scripts: false });
  try {
    const page = await openPage(context, change.after?.route ?? '/', { scripts: false });
    await page.evaluate(script);
    const html = await page.evaluate((old) => window.markChanges(old), withNamesOf(before, after, change.before?.html ?? ''));
    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    }, styles);
    const rows = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.review-inserted, .review-deleted, .review-changed')].map((mark) =>
        mark.getBoundingClientRect(),
      );
      const seen = boxes.filter(({ height }) => height > 0);
      return { from: Math.floor(Math.min(...seen.map(({ top }) => top))), to: Math.ceil(Math.max(...seen.map(({ bottom }) => bottom))) };
    });
    return { image: await takeScreenshot(page), html, rows: Number.isFinite(rows.from) ? rows : { from: 0, to: Number.MAX_SAFE_INTEGER } };
  } finally {
    await context.close();
  }
}

/** HTML of the earlier version, with the names that the same files have in the later one. */
function withNamesOf(before: Site, after: Site, html: string): string {
  const names = new Map([...after.files].map((file) => [after.identity(`/${file}`), `/${file}`]));
  let text = html;
  for (const file of before.files) {
    if (after.files.has(file) || file.endsWith('.html')) continue;
    const now = names.get(before.identity(`/${file}`));
    if (now) text = text.replaceAll(`/${file}`, now);
  }
  return text;
}

/** Creates an empty folder for the screenshots, and returns its path. */
export function shotsFolder(out: string): string {
  const folder = path.join(out, SHOTS);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}
