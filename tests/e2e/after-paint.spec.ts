import { expect, type Page } from '@playwright/test';
import { SCRIPT_START_DEADLINE_MS } from '../../src/config/constants.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, ui } from '../support/ui.ts';
import { holdClock, holdRequests } from '../support/visitor.ts';

/** Records when the site's script started: when it defined its custom elements, in ms since navigation. */
const recordStart = (page: Page) =>
  page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    customElements.define = (...element) => {
      // Astro defines its islands before.
      if (element[0] === 'site-embed') Object.assign(window, { startedAtMs: performance.now() });
      define(...element);
    };
  });
const startedAtMs = (page: Page) => page.evaluate(() => (window as { startedAtMs?: number }).startedAtMs);

test('the script of a page starts after the first contentful paint', async ({ page }) => {
  await recordStart(page);
  // The deadline never comes: a busy machine may paint later than that.
  await page.addInitScript((deadline) => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (ms === deadline ? 0 : wait(run, ms)) });
  }, SCRIPT_START_DEADLINE_MS);
  await page.goto('/contact-us');
  await expect.poll(() => startedAtMs(page)).toBeDefined();
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  expect(await startedAtMs(page)).toBeGreaterThan(painted ?? Infinity);
});

/** A browser that never reports a paint. */
const reportNoPaint = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });

test('if the browser reports no paint, the script starts at its deadline', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await recordStart(page);
  await reportNoPaint(page);
  await page.goto('/contact-us');
  await page.clock.runFor(SCRIPT_START_DEADLINE_MS);
  await expect.poll(() => startedAtMs(page)).toBeDefined();
});

test('a click before the browser reports a paint is handled', async ({ page }) => {
  await recordStart(page);
  await reportNoPaint(page);
  await holdClock(page);
  await page.goto(FLYER_SERVICE);
  expect(await startedAtMs(page)).toBeUndefined();
  await page.getByRole('link', { name: ui.actions.flyer }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(FLYER_SERVICE);
});

test('nothing is painted without styles: the first paint waits for the style sheet', async ({ page }) => {
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  const release = await holdRequests(page, '**/_astro/style.*.css');
  const opened = page.goto('/about-us');
  await page.locator('head > link[rel=stylesheet]:not([media=print])').waitFor({ state: 'attached' });
  expect(await paints()).toBe(0);
  release();
  await opened;
  await expect.poll(paints).toBeGreaterThan(0);
});
