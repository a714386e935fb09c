import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/config/routes.ts';
import { MAX_SHIFT, shiftsOf, totalShift, watchShifts } from '../support/shifts.ts';
import { DESK, nextFrame, ONE_OF_EACH_TEMPLATE } from '../support/site.ts';
import { ANSWERED, test } from '../support/test.ts';

/** Opens a page whose fonts arrive after the first paint, and after the cookie banner where there is one; returns how many arrived. */
async function openWithLateFonts(page: Page, route: string, hasBanner = false): Promise<number> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route('**/*.woff2', async (request) => {
    held++;
    await painted;
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (hasBanner) {
    await expect(page.locator('[data-cookies]'), route).toBeVisible();
    await nextFrame(page);
  }
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.unroute('**/*.woff2');
  return held;
}

/** Web fonts that are shown: Astro ends the names of their families with a hash, and one has rare characters alone. */
const loadedFonts = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].filter(({ status, family }) => status === 'loaded' && /-[0-9a-f]+"?$|^"?Archivo Rare/.test(family)).length,
  );

// The cookie banner of a first visit is shown in the narrowest window.
for (const [width, stored] of [
  [360, {}],
  [820, ANSWERED],
  [DESK.width, ANSWERED],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ stored });

    test(`fonts that arrive after the first paint are shown, and shift no page by more than ${MAX_SHIFT}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page, 'start');
      for (const route of ONE_OF_EACH_TEMPLATE) {
        const held = await openWithLateFonts(page, route, stored !== ANSWERED && route !== ROUTES.viewer);
        expect(held, route).toBeGreaterThan(0);
        expect(await loadedFonts(page), route).toBe(held);
        const shifts = await shiftsOf(page);
        const moved = shifts.map((shift) => shift.moved).join('; ');
        expect(totalShift(shifts), `${route}: moved when the fonts arrived: ${moved}`).toBeLessThanOrEqual(MAX_SHIFT);
      }
    });
  });

test('letters and signs that the main font lacks come in a font of their own, on the page that has them', async ({ page }) => {
  const fontsOf = async (route: string) => {
    const names: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'font' && names.push(request.url())));
    await page.goto(route, { waitUntil: 'networkidle' });
    page.removeAllListeners('request');
    return names;
  };
  const main = await fontsOf(ROUTES.contact);
  const rare = (await fontsOf('/case-studies/seal-leak')).filter((url) => !main.includes(url));
  expect(rare).toHaveLength(1);
  await expect(page.getByText('10−6 m³/s')).toBeVisible();
});
