import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { pageFields, ui } from '../support/ui.ts';

const FILE = '/documents/seal-qualification.pdf';
const fallback = (page: Page) => page.getByRole('heading', { name: ui.viewer.fallbackTitle });

test.beforeEach(async ({ page }) => {
  await page.route(`**${FILE}`, (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF' }));
});

test('it fills the window, without bar and footer, with title, Back and Download PDF', async ({ page }) => {
  await page.goto('/technologyqualification');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageFields('technologyqualification', 'viewer').banner.title);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const download = page.getByRole('banner').or(page.locator('header')).getByRole('link', { name: ui.viewer.download });
  await expect(download).toHaveAttribute('href', FILE);
  await expect(download).toHaveAttribute('download', '');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: ui.viewer.back })])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('Back leads to the service if there is no history', async ({ page, context }) => {
  await page.goto('/case-studies');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('[data-id="12"]')
      .getByRole('link', { name: ui.actions.whitePaper })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(/technologyqualification$/);
  await tab.getByRole('link', { name: ui.viewer.back }).click();
  await expect(tab).toHaveURL(/\/seal-qualification$/);
});

test('a browser without a PDF viewer shows the specified message and a link to the file', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await page.goto('/technologyqualification');
  await expect(fallback(page)).toBeVisible();
  await expect(page.getByText(ui.viewer.fallbackText, { exact: true })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: ui.viewer.download }).last()).toHaveAttribute('href', FILE);
});

test('a file that can’t be loaded shows the same message', async ({ page }) => {
  await page.unroute(`**${FILE}`);
  await page.route(`**${FILE}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/technologyqualification');
  await expect(fallback(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Back is a link to the service', async ({ page }) => {
    await page.goto('/technologyqualification');
    await page.getByRole('link', { name: ui.viewer.back }).click();
    await expect(page).toHaveURL(/\/seal-qualification$/);
  });
});
