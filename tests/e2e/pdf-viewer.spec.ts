import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { pageFields, ui } from '../support/ui.ts';

const FILE = '/documents/seal-qualification.pdf';

test('it fills the window, without bar and footer, with title, Back and Download PDF; if the file can’t be loaded, the specified message and a link to it', async ({
  page,
}) => {
  await page.route(`**${FILE}`, (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF' }));
  await page.goto('/technologyqualification');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageFields('technologyqualification', 'viewer').banner.title);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  // Without script it is this link.
  await expect(page.getByRole('link', { name: ui.viewer.back })).toHaveAttribute('href', '/seal-qualification');
  const download = page.getByRole('banner').or(page.locator('header')).getByRole('link', { name: ui.viewer.download });
  await expect(download).toHaveAttribute('href', FILE);
  await expect(download).toHaveAttribute('download', '');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: ui.viewer.back })])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // A browser without a PDF viewer shows the same: see support/states.ts.
  await page.route(`**${FILE}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: ui.viewer.fallbackTitle })).toBeVisible();
  await expect(page.getByText(ui.viewer.fallbackText, { exact: true })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: ui.viewer.download }).last()).toHaveAttribute('href', FILE);
});

test.describe('on an iPhone, whose viewer shows only the first page', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  });

  test('the message and a link to the file are shown instead', async ({ page }) => {
    await page.goto('/technologyqualification');
    await expect(page.locator('object')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: ui.viewer.fallbackTitle })).toBeVisible();
  });
});
