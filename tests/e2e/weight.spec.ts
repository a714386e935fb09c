import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BUDGET } from '../../src/config/budgets.ts';
import { CONSENT_KEY, EMBED_RETRY_MS, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { DIST, pages } from '../support/dist.ts';
import { DESK, ONE_OF_EACH_TEMPLATE, PHONE, scrollThrough } from '../support/site.ts';
import { test } from '../support/test.ts';
import { brotli, holdClock, scriptStarted } from '../support/visitor.ts';

/** Strings of React and its renderer that no minifier removes, and the import with which an island loads them. */
const REACT = /react\.(transitional\.)?element|__reactContainer|from\s*["'`]\.\/(client|react)\./;

/** A file that a page has requested: its size as sent (text with Brotli), and how much of it is script. */
function fileAt(url: string) {
  const { pathname } = new URL(url);
  const file = pages.find(({ route }) => route === pathname)?.file ?? pathname.slice(1);
  const body = fs.readFileSync(path.join(DIST, file));
  const bytes = /\.(html|js|css|json|svg|webmanifest)$/.test(file) ? brotli(body) : body.length;
  const isScript = file.endsWith('.js');
  const inline = file.endsWith('.html') ? body.toString().matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g) : [];
  const code = [...inline].map((match) => match[1]).join('');
  return { url, file, bytes, script: isScript ? bytes : code ? brotli(code) : 0, isReact: isScript && REACT.test(body.toString()) };
}
type LoadedFile = ReturnType<typeof fileAt>;

/** Opens a page without any interaction, until its widgets are there. @returns a function that returns the files requested so far */
async function visit(page: Page, route: string): Promise<() => LoadedFile[]> {
  const urls = new Set<string>();
  // The viewer's page shows a document, which doesn't count as part of it.
  page.on('request', (request) => /^http:(?!.*\.pdf$)/.test(request.url()) && urls.add(request.url()));
  await holdClock(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  await scriptStarted(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(EMBED_RETRY_MS);
      return page.locator('site-embed:not([data-state=ready])').count();
    })
    .toBe(0);
  return () => [...urls].map(fileAt);
}

const sumOf = (files: LoadedFile[], of: 'bytes' | 'script' = 'bytes') => files.reduce((sum, file) => sum + file[of], 0);
/** Images and sprite files, which block nothing; further photographs or logos depend on the content. */
const isDrawing = ({ file }: LoadedFile) => /\.(svg|avif|webp|png|jpe?g|ico)$/.test(file);

/** The budgets that a first view exceeds, as sentences. */
function overBudget(files: LoadedFile[], isHome: boolean): string[] {
  const limit = (what: string, found: number, most: number) => (found > most ? [`${what}: ${found}, allowed are ${most}`] : []);
  const code = files.filter((file) => !isDrawing(file));
  return [
    ...limit('script before any interaction', sumOf(files, 'script'), BUDGET.script),
    ...limit('the whole first view', sumOf(files), isHome ? BUDGET.home : BUDGET.page),
    ...limit('the second flight', sumOf(code.filter(({ file }) => !file.endsWith('.html'))), BUDGET.flight),
    ...limit('requests', code.length, BUDGET.requests),
    ...files.filter((file) => file.isReact).map(({ url }) => `React before it is needed: ${url}`),
  ];
}

test.describe('on a first visit', () => {
  test.use({ stored: {}, viewport: PHONE });

  for (const route of ONE_OF_EACH_TEMPLATE)
    test(`${route} is within its budgets`, async ({ page }) => {
      const loaded = await visit(page, route);
      expect(overBudget(loaded(), route === '/')).toEqual([]);
      if (route !== '/') return;
      await page.clock.resume();
      await scrollThrough(page);
      expect(sumOf(loaded(), 'script'), 'script once read to the end').toBeLessThanOrEqual(BUDGET.homeScript);
      expect(loaded().some((file) => file.isReact)).toBe(true);
    });
});

test.describe('of a visitor who has accepted analytics', () => {
  test.use({ stored: { [CONSENT_KEY]: 'true', [POPUP_SEEN_KEY]: 'true' }, viewport: DESK });

  // A later visit differs only by the analytics; the speculation rules are cached for a day.
  test('a page with widgets is within its budgets', async ({ page }) => {
    const loaded = await visit(page, '/contact-us');
    expect(loaded().some(({ file }) => file.includes('analytics'))).toBe(true);
    expect(
      overBudget(
        loaded().filter(({ file }) => file !== 'speculation-rules.json'),
        false,
      ),
    ).toEqual([]);
  });
});
