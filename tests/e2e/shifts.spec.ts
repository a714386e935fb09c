import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from '../../src/config/routes.ts';
import { DESK, nextFrame, ONE_OF_EACH_TEMPLATE, PHONE, ROUTES_BUILT } from '../support/site.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';
import { MAX_SHIFT, shiftsOf, totalShift, watchShifts } from '../support/watch.ts';

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

// Every page on a phone; one of each template at the other widths, at the narrowest with the cookie banner of a first visit.
for (const [width, routes, hasBanner = false] of [
  [360, ONE_OF_EACH_TEMPLATE, true],
  [PHONE.width, ROUTES_BUILT],
  [820, ONE_OF_EACH_TEMPLATE],
  [DESK.width, ONE_OF_EACH_TEMPLATE],
  [1920, ONE_OF_EACH_TEMPLATE],
] as const)
  test(`at ${width} px, fonts that arrive after the first paint are shown, and shift no page by more than ${MAX_SHIFT}`, async ({
    page,
  }) => {
    if (!hasBanner) await dismissBannerAndPopup(page);
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page, 'start');
    for (const route of routes) {
      const held = await openWithLateFonts(page, route, hasBanner && route !== ROUTES.viewer);
      expect(held, route).toBeGreaterThan(0);
      expect(await loadedFonts(page), route).toBe(held);
      const shifts = await shiftsOf(page);
      const moved = shifts.map((shift) => shift.moved).join('; ');
      expect(totalShift(shifts), `${route}: moved when the fonts arrived: ${moved}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });

test('letters and signs that the main font lacks come in a font of their own, on the page that has them', async ({ page }) => {
  await dismissBannerAndPopup(page);
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
