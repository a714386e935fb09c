import { expect } from '@playwright/test';
import { SCRIPT_START_DEADLINE_MS } from '../../src/config/constants.ts';
import { holdClock, scriptStarted } from '../support/clock.ts';
import { dialog, FLYER_SERVICE } from '../support/parts.ts';
import { test } from '../support/test.ts';

// In a browser that never reports a paint, after which the site's script starts.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await holdClock(page);
  await page.goto(FLYER_SERVICE);
});

test('a click before the browser reports a paint is handled', async ({ page }) => {
  expect(await page.evaluate(() => customElements.get('site-embed'))).toBeUndefined();
  // It is a link until the script makes it a button.
  await page.getByRole('link', { name: 'Download Flyer' }).click();
  await expect(dialog(page).locator('iframe')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(FLYER_SERVICE);
});

test('if the browser reports no paint, the script starts at its deadline', async ({ page }) => {
  await page.clock.runFor(SCRIPT_START_DEADLINE_MS);
  await expect.poll(() => scriptStarted(page).then(() => true)).toBe(true);
});
