import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from '../../src/config/routes.ts';
import { DESK, PHONE, ROUTES_BUILT } from '../support/site.ts';
import { settle } from '../support/visitor.ts';
import { watchShifts } from '../support/watch.ts';

/** Opens a page on a link where the faces come after the first paint; answers how many came so. */
async function openWithLateFaces(page: Page, route: string): Promise<number> {
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
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.unroute('**/*.woff2');
  return held;
}

for (const [where, viewport] of [
  ['on a narrow phone', { ...PHONE, width: 320 }],
  ['on a desk', DESK],
] as const)
  test(`${where}, faces that come late move no line of any page`, async ({ page }) => {
    await settle(page);
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page, 'start');
    for (const route of ROUTES_BUILT) {
      expect(await openWithLateFaces(page, route), route).toBe(route === ROUTES.viewer ? 1 : 2);
      expect(await shifts(), route).toEqual([]);
    }
  });

test.describe('where the policy lets styles be changed', () => {
  test.use({ bypassCSP: true });

  test('faces that were swapped in would be found', async ({ page }) => {
    await settle(page);
    await page.setViewportSize({ ...PHONE, width: 320 });
    await page.route('**/training', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:swap') });
    });
    const shifts = await watchShifts(page, 'start');
    await openWithLateFaces(page, '/training');
    expect(await shifts()).not.toEqual([]);
  });
});
