import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

const FILE = '/documents/seal-qualification.pdf';

test('the viewer fills the window, with title, Back and Download PDF alone above the document', async ({
  page,
}) => {
  await page.route(`**${FILE}`, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF' }),
  );
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/technologyqualification');
  const title = page.getByRole('heading', {
    level: 1,
    name: 'Technology Qualification',
  });
  // Without script it is this link.
  const back = page.getByRole('link', { name: 'Back' });
  await expect(back).toHaveAttribute('href', '/seal-qualification');
  for (const part of [title, back]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.locator('header').getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    FILE,
  );
  await expect(page.getByRole('navigation').or(page.getByRole('contentinfo'))).toHaveCount(0);
  expect(
    await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]),
  ).toEqual([320, 568]);
});

// A browser without a PDF viewer shows the same: see states.spec.ts.
test('if the file can’t be loaded, the viewer says so and links to it', async ({ page }) => {
  await page.route(`**${FILE}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/technologyqualification');
  await expect(page.getByRole('heading', { name: 'PDF Viewer Unavailable' })).toBeVisible();
  await expect(
    page.locator('main').getByRole('link', { name: 'Download PDF' }).last(),
  ).toHaveAttribute('href', FILE);
});

test.describe('on an iPhone, whose viewer shows only the first page', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  });

  test('the message and a link to the file are shown instead', async ({ page }) => {
    await page.goto('/technologyqualification');
    await expect(page.locator('object')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'PDF Viewer Unavailable' })).toBeVisible();
  });
});
