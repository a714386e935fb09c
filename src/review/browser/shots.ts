import fs from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { PageChange } from '../compare/changes.ts';
import type { Site } from '../compare/site.ts';
import { WIDTHS_PX } from '../report-schema.ts';
import { comparePictures, cropTo, type Rows } from './pixels.ts';
import { openPage, photograph, quietContext } from './quiet.ts';

/** Pictures of one page at one width, as file names in the folder of shots. */
interface Shots {
  width: number;
  share: number;
  before?: string;
  after?: string;
  difference?: string;
  /** The later page with what came and went marked in it. */
  marked?: string;
}

export interface PageLooks {
  shots: Shots[];
  axe: { new: string[]; mended: string[] };
  /** HTML of the body with what came and went marked; undefined where its content is the same. */
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

/** Windows in which the marked page is shown as well: the narrowest and the widest. */
const MARKED_AT: readonly number[] = [WIDTHS_PX[0], WIDTHS_PX[2]];
/** In this window accessibility is checked. */
const AXE_AT = WIDTHS_PX[2];

/** Photographs a changed page before and after at each width, compares the pictures, marks the changes, and asks axe about both. */
export async function shootPage(change: PageChange, options: Options): Promise<PageLooks> {
  const name = change.route === '/' ? 'home' : change.route.slice(1).replaceAll('/', '--');
  const shots: Shots[] = [];
  const axe: { before: string[]; after: string[] } = { before: [], after: [] };
  let marked: string | undefined;
  for (const width of WIDTHS_PX) {
    const save = async (what: string, picture: Buffer | undefined, rows?: Rows) => {
      if (!picture) return undefined;
      const png = await cropTo(picture, rows);
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
    const difference = was && is ? await comparePictures(was.picture, is.picture) : undefined;
    const mark = markHere ? await shootMarked(options, change, width) : undefined;
    marked ??= mark?.html;
    const files = {
      before: await save('before', was?.picture, difference?.rows),
      after: await save('after', is?.picture, difference?.rows),
      difference: await save('difference', difference?.picture, difference?.rows),
      marked: await save('marked', mark?.picture, mark?.rows),
    };
    const there = Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined));
    shots.push({ width, share: Number((difference?.share ?? 1).toFixed(6)), ...there });
  }
  const without = (list: string[], other: string[]) => list.filter((finding) => !other.includes(finding));
  return { shots, axe: { new: without(axe.after, axe.before), mended: without(axe.before, axe.after) }, ...(marked && { marked }) };
}

async function shoot(browser: Browser, site: Site, route: string, width: number): Promise<{ picture: Buffer; axe: string[] }> {
  const context = await quietContext(browser, site, { width, scripts: true });
  try {
    const page = await openPage(context, route, { scripts: true });
    const picture = await photograph(page);
    if (width !== AXE_AT) return { picture, axe: [] };
    // axe waits for time to pass.
    await page.clock.resume();
    const { violations } = await new AxeBuilder({ page }).analyze();
    return { picture, axe: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`.slice(0, 200))) };
  } finally {
    await context.close();
  }
}

async function shootMarked(
  { browser, before, after, script, styles }: Options,
  change: PageChange,
  width: number,
): Promise<{ picture: Buffer; html: string; rows: Rows }> {
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
    return { picture: await photograph(page), html, rows: Number.isFinite(rows.from) ? rows : { from: 0, to: Number.MAX_SAFE_INTEGER } };
  } finally {
    await context.close();
  }
}

/** HTML of the earlier site in which files bear the names that the same files have on the later one. */
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

/** Makes an empty folder for the pictures. */
export function shotsFolder(out: string): string {
  const folder = path.join(out, 'shots');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}
