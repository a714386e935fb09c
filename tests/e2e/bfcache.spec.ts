import { expect } from '@playwright/test';
import { CASES_PER_PAGE } from '../../src/config/constants.ts';
import { test } from '../support/test.ts';
import { CASE_IDS, topic, ui } from '../support/ui.ts';

test('on a page from the back/forward cache an open dialog can be closed and opened again, and the filter works', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/case-studies');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-persisted', String(persisted)));
  });
  await page.getByRole('checkbox', { name: topic(2) }).click();
  await expect(page).toHaveURL('/case-studies?topic=seals');
  await page.locator('#cases a[data-dialog]:visible').first().click();
  // The browser does not cache a page that has a frame still loading.
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  await frame?.waitForURL(/\/stand-in\/forms\//, { waitUntil: 'load' });
  await page.goto('/privacy-policy');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await page.getByRole('dialog').getByRole('button', { name: ui.dialog.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#cases a[data-dialog]:visible').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: topic(2) }).click();
  await expect(page).toHaveURL('/case-studies');
  await expect(page.locator('#cases > :visible')).toHaveCount(Math.min(CASE_IDS.length, CASES_PER_PAGE));
});
