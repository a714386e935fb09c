import { expect } from '@playwright/test';
import { isFramed } from '../../src/config/routes.ts';
import { getRedirects } from '../../src/data/redirects.ts';
import { files, framedPages } from '../support/dist.ts';
import { FLYER_SERVICE } from '../support/parts.ts';
import { LISTED_ROUTES } from '../support/routes.ts';
import { test } from '../support/test.ts';

const DOCUMENT = '/documents/slow-start.pdf';

test('it redirects each former URL with status 301, and drops a slash and .html at the end', async ({
  request,
}) => {
  const former = Object.entries(getRedirects()).map(([from, to]) => [from, to, 301] as const);
  for (const [from, to, status] of [
    ...former,
    [`${FLYER_SERVICE}/`, FLYER_SERVICE, 307],
    [`${FLYER_SERVICE}.html`, FLYER_SERVICE, 307],
    ['/index.html', '/', 307],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([status, to]);
  }
});

test('it caches hashed files for a year, HTML by its ETag, and a missing file not at all', async ({
  request,
}) => {
  const hashed = files.filter(
    (file) => file.startsWith('_astro/') || file.startsWith('uploads/sprites/'),
  );
  expect(hashed.length).toBeGreaterThan(10);
  for (const file of [hashed[0], hashed.at(-1)])
    expect((await request.get(`/${file}`)).headers()['cache-control'], file).toBe(
      'public, max-age=31536000, immutable',
    );
  const page = (await request.get(FLYER_SERVICE)).headers();
  expect(page['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(
    (await request.get(FLYER_SERVICE, { headers: { 'If-None-Match': page.etag ?? '' } })).status(),
  ).toBe(304);
  const missing = await request.get('/_astro/gone.0123abcd.js');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
});

test('its security headers are on pages, files, documents and 404 responses', async ({
  request,
}) => {
  const others = ['/favicon.svg', '/rss.xml', DOCUMENT, '/nowhere'];
  for (const path of [...LISTED_ROUTES, ...framedPages.map(({ route }) => route), ...others]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(path === '/nowhere' ? 404 : 200);
    // Only the site itself may show these in a frame.
    const mayBeFramed = path.endsWith('.pdf') || isFramed(path);
    expect(response.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      'content-security-policy': `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
      'x-frame-options': mayBeFramed ? 'SAMEORIGIN' : 'DENY',
    });
  }
});

test('a URL without a page answers 404 with the error page, which leads home', async ({
  page,
  faults,
}) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect
    .poll(() => faults)
    .toEqual([
      expect.stringContaining('status of 404'),
      expect.stringContaining('404: there is no page at /no/such-page'),
    ]);
  faults.length = 0;
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
