import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BUDGET } from '../../src/config/budgets.ts';
import { CONSENT_KEY, EMBED_RETRY_MS, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { holdClock, scriptStarted } from '../support/clock.ts';
import { brotli, DIST, pages } from '../support/dist.ts';
import { DESK, PHONE, scrollThrough } from '../support/layout.ts';
import { FLYER_SERVICE } from '../support/parts.ts';
import { hasReact } from '../support/requests.ts';
import { test } from '../support/test.ts';

/**
 * A file that a page has requested: its size as sent (text with Brotli), and how much of it is
 * script.
 */
function fileAt(pathname: string) {
  const file = pages.find(({ route }) => route === pathname)?.file ?? pathname.slice(1);
  const body = fs.readFileSync(path.join(DIST, file));
  const bytes = /\.(html|js|css|json|svg|webmanifest)$/.test(file) ? brotli(body) : body.length;
  const inline = file.endsWith('.html')
    ? body.toString().matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)
    : [];
  const code = [...inline].map((match) => match[1]).join('');
  const inPage = code ? brotli(code) : 0;
  return { file, bytes, script: file.endsWith('.js') ? bytes : inPage };
}

/**
 * Opens a page without any interaction, until its widgets are there. @returns a function that
 * returns the paths requested so far
 */
async function visit(page: Page, route: string): Promise<() => string[]> {
  const paths = new Set<string>();
  // The viewer's page shows a document, which doesn't count as part of it.
  page.on(
    'request',
    (request) =>
      /^http:(?!.*\.pdf$)/.test(request.url()) && paths.add(new URL(request.url()).pathname),
  );
  await holdClock(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  await scriptStarted(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(EMBED_RETRY_MS);
      return page.locator('site-embed:not([data-state=ready])').count();
    })
    .toBe(0);
  return () => [...paths];
}

const scriptOf = (paths: readonly string[]) =>
  paths.map(fileAt).reduce((sum, { script }) => sum + script, 0);

function expectInBudget(paths: readonly string[], isHome: boolean): void {
  const files = paths.map(fileAt);
  // Images and sprite files block nothing; further photographs or logos depend on the content.
  const code = files.filter(({ file }) => !/\.(svg|avif|webp|png|jpe?g|ico)$/.test(file));
  const bytesOf = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scriptOf(paths), 'script before any interaction').toBeLessThanOrEqual(BUDGET.script);
  expect(bytesOf(files), 'the whole first view').toBeLessThanOrEqual(
    isHome ? BUDGET.home : BUDGET.page,
  );
  expect(
    bytesOf(code.filter(({ file }) => !file.endsWith('.html'))),
    'the second flight',
  ).toBeLessThanOrEqual(BUDGET.flight);
  expect(code.length, 'requests').toBeLessThanOrEqual(BUDGET.requests);
  expect(hasReact(paths), 'React before it is needed').toBe(false);
}

test.describe('on a first visit', () => {
  test.use({ stored: {}, viewport: PHONE });

  // Each has scripts or islands that the others lack; what all pages share is weighed in
  // build/weight.test.ts.
  for (const route of ['/', '/contact-us', '/case-studies', FLYER_SERVICE])
    test(`${route} is within its budgets`, async ({ page }) => {
      const loaded = await visit(page, route);
      expectInBudget(loaded(), route === '/');
      if (route !== '/') return;
      await page.clock.resume();
      await scrollThrough(page);
      expect(scriptOf(loaded()), 'script once read to the end').toBeLessThanOrEqual(
        BUDGET.homeScript,
      );
      expect(hasReact(loaded())).toBe(true);
    });
});

test.describe('of a visitor who has accepted analytics', () => {
  test.use({ stored: { [CONSENT_KEY]: 'true', [POPUP_SEEN_KEY]: 'true' }, viewport: DESK });

  // A later visit differs only by the analytics; the speculation rules are cached for a day.
  test('a page with widgets is within its budgets', async ({ page }) => {
    const loaded = (await visit(page, '/contact-us'))();
    expectInBudget(
      loaded.filter((file) => file !== '/speculation-rules.json'),
      false,
    );
  });
});
