import { expect } from '@playwright/test';
import { files } from '../support/dist.ts';
import { REDIRECTS } from '../support/site.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, pageFields, ui } from '../support/ui.ts';

test.describe('the production host', () => {
  // That each page answers with 200: security.spec.ts.
  test('sends an ETag that a second request uses', async ({ request }) => {
    const { etag = '' } = (await request.get(FLYER_SERVICE)).headers();
    expect((await request.get(FLYER_SERVICE, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  });

  test('redirects each former URL with status 301', async ({ request }) => {
    for (const [from, to] of Object.entries(REDIRECTS)) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([response.status(), response.headers().location], from).toEqual([301, to]);
    }
  });

  test('leads from the stand-in for the file share to each file', async ({ request }) => {
    const share = await request.get('/stand-in/files/slow-start.pdf', { maxRedirects: 0 });
    expect([share.status(), share.headers().location]).toEqual([302, '/documents/slow-start.pdf']);
  });

  test('drops a slash and .html at the end', async ({ request }) => {
    for (const [from, to] of [
      [`${FLYER_SERVICE}/`, FLYER_SERVICE],
      [`${FLYER_SERVICE}.html`, FLYER_SERVICE],
      ['/index.html', '/'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([301, 307, 308], from).toContain(response.status());
      expect(response.headers().location, from).toBe(to);
    }
  });

  test('caches hashed files for a year, and HTML not at all', async ({ request }) => {
    const hashed = files.filter((file) => file.startsWith('_astro/') || file.startsWith('uploads/sprites/'));
    expect(hashed.length).toBeGreaterThan(10);
    for (const file of [hashed[0], hashed.at(-1)])
      expect((await request.get(`/${file}`)).headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    expect((await request.get('/')).headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('lets nobody keep the answer for a hashed file that is missing', async ({ request }) => {
    const missing = await request.get('/_astro/gone.0123abcd.js');
    expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
  });

  test('leaves a former URL out of the history', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    await page.goto('/our-team');
    await expect(page).toHaveURL('/about-us');
    await page.goBack();
    await expect(page).toHaveURL(FLYER_SERVICE);
  });
});

test('a URL without a page answers 404 with the error page, which leads home', async ({ page, faults }) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageFields('404', 'error').banner.title);
  await expect.poll(() => faults).toHaveLength(1);
  expect(faults.pop()).toMatch(/404.*\/no\/such-page/);
  await page.getByRole('link', { name: ui.error.home }).click();
  await expect(page).toHaveURL('/');
});
