import { expect, type Page, test } from '@playwright/test';
import { LIFE_AT_LATEST_MS } from '../../src/config/constants.ts';
import { ui } from '../support/ui.ts';
import { settle } from '../support/visitor.ts';

/** When the page came to life, in milliseconds from its start: when its elements were defined. */
const noteLife = (page: Page) =>
  page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    customElements.define = (...element) => {
      Object.assign(window, { life: performance.now() });
      define(...element);
    };
  });
const life = (page: Page) => page.evaluate(() => (window as { life?: number }).life);

test.beforeEach(({ page }) => settle(page));

// The one has its script in the page, the other in a file.
for (const route of ['/contact-us', '/training'])
  test(`${route} comes to life once it can be seen, and not before`, async ({ page }) => {
    await noteLife(page);
    // Not by the time that it waits at the latest: a busy machine may paint later.
    await page.addInitScript((latest) => {
      const wait = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (ms === latest ? 0 : wait(run, ms)) });
    }, LIFE_AT_LATEST_MS);
    await page.goto(route);
    await expect.poll(() => life(page)).toBeDefined();
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    expect(await life(page)).toBeGreaterThan(painted ?? Infinity);
  });

/** A browser that never says that something was painted. */
const tellNothing = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });

test('a browser that tells of no paint does not keep it waiting', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await noteLife(page);
  await tellNothing(page);
  await page.goto('/contact-us');
  await page.clock.runFor(LIFE_AT_LATEST_MS);
  await expect.poll(() => life(page)).toBeDefined();
});

test('a press that comes before the browser tells of the paint is answered', async ({ page }) => {
  await noteLife(page);
  await tellNothing(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/training');
  expect(await life(page)).toBeUndefined();
  await page.getByRole('button', { name: ui.actions.flyer }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/training');
});
