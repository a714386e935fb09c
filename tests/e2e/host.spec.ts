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

  test('redirects each former URL with status 301, and the stand-in for the file share to each file', async ({ request }) => {
    for (const [from, to] of Object.entries(REDIRECTS)) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status(), from).toBe(301);
      expect(response.headers().location, from).toBe(to);
    }
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

  test('caches hashed files for a year, and neither HTML nor a missing hashed file', async ({ request }) => {
    const hashed = files.find((file) => /^_astro\/.*\.js$/.test(file)) ?? '';
    expect((await request.get(`/${hashed}`)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await request.get('/_astro/gone.0123abcd.js');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control']).toBe('no-store');
    expect(await missing.text()).toContain(pageFields('404', 'error').banner.title);
    expect((await request.get('/')).headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('leaves a former URL out of the history', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    await page.goto('/our-team');
    await expect(page).toHaveURL('/about-us');
    await page.goBack();
    await expect(page).toHaveURL(FLYER_SERVICE);
  });
});

test.describe('a URL without a page', () => {
  test('answers 404 with the error page, a link to the home page, and a console message', async ({ page, faults }) => {
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageFields('404', 'error').banner.title);
    await expect.poll(() => faults).toHaveLength(1);
    expect(faults.pop()).toMatch(/404.*\/no\/such-page/);
    await page.getByRole('link', { name: ui.error.home }).click();
    await expect(page).toHaveURL('/');
  });
});
