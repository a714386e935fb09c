import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/config/routes.ts';
import { DESK, nextFrame } from '../support/layout.ts';
import { holdRequests } from '../support/requests.ts';
import { ONE_OF_EACH_TEMPLATE } from '../support/routes.ts';
import { noteShifts, shiftsOf } from '../support/shifts.ts';
import { ANSWERED, test } from '../support/test.ts';

/** Cumulative layout shift that no page may exceed. */
const MAX_SHIFT = 0.02;

/**
 * Opens a page whose fonts arrive after the first paint, and after the cookie banner where there is
 * one.
 */
async function openWithLateFonts(page: Page, route: string, hasBanner: boolean): Promise<void> {
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  if (hasBanner) {
    await expect(page.locator('[data-cookies]'), route).toBeVisible();
    await nextFrame(page);
  }
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.unroute('**/*.woff2');
}

/**
 * Number of web fonts that are shown: Astro ends the names of their families with a hash, and one
 * has rare characters alone.
 */
const loadedFonts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ status, family }) => status === 'loaded' && /-[0-9a-f]+"?$|^"?Archivo Rare/.test(family),
      ).length,
  );

// The cookie banner of a first visit is shown in the narrow window.
for (const [width, stored] of [
  [360, {}],
  [DESK.width, ANSWERED],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ stored });

    test(`fonts that arrive after the first paint are shown, and shift no page by more than ${MAX_SHIFT}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(noteShifts);
      for (const route of ONE_OF_EACH_TEMPLATE) {
        await openWithLateFonts(page, route, stored !== ANSWERED && route !== ROUTES.viewer);
        expect(await loadedFonts(page), route).toBeGreaterThan(0);
        const shifts = await shiftsOf(page);
        const moved = shifts.map((shift) => shift.moved).join('; ');
        expect(
          shifts.reduce((sum, { score }) => sum + score, 0),
          `${route}: moved when the fonts arrived: ${moved}`,
        ).toBeLessThanOrEqual(MAX_SHIFT);
      }
    });
  });

test('nothing is painted without styles: the first paint waits for the style sheet', async ({
  page,
}) => {
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  const release = await holdRequests(page, '**/_astro/style.*.css');
  const opened = page.goto(ROUTES.about);
  await page
    .locator('head > link[rel=stylesheet]:not([media=print])')
    .waitFor({ state: 'attached' });
  expect(await paints()).toBe(0);
  release();
  await opened;
  await expect.poll(paints).toBeGreaterThan(0);
});

test('letters and signs missing from the main font come in their own font, on the page that has them', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on(
    'request',
    (request) => void (request.resourceType() === 'font' && fonts.add(request.url())),
  );
  await page.goto(ROUTES.contact);
  // A busy machine lays out text long after the network is idle, and only then asks for its fonts.
  await page.evaluate(() => document.fonts.ready);
  const main = fonts.size;
  expect(main).toBeGreaterThan(0);
  await page.goto('/case-studies/seal-leak');
  await expect.poll(() => fonts.size).toBe(main + 1);
});
