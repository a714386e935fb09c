import { expect } from '@playwright/test';
import { flyer } from '../support/parts.ts';
import { ROUTES_BUILT, STAND_IN_PAGES } from '../support/site.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, standIn } from '../support/ui.ts';

test('a form in its frame opens the e-mail in the mail program', async ({ page }) => {
  await page.goto(FLYER_SERVICE);
  await flyer(page).click();
  const form = page.frameLocator('dialog iframe');
  await form.getByLabel(standIn.hosted.person).fill('Anneke Visser');
  await form.getByLabel(standIn.hosted.email).fill('a.visser@plant.example');
  await form.getByRole('button', { name: standIn.hosted.submit }).click();
  const session = await page.context().newCDPSession(page);
  const handed = new Promise<string>((resolve) => session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)));
  await session.send('Page.enable');
  await form.getByRole('link', { name: standIn.reply.open }).click();
  expect(await handed).toMatch(/^mailto:/);
  await expect(form.getByRole('link', { name: standIn.reply.open })).toBeVisible();
});

test.describe('the host’s headers', () => {
  const REQUIRED: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'strict-transport-security': /^max-age=63072000; includeSubDomains; preload$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    'content-security-policy': /^frame-ancestors '(none|self)'$/,
    'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  };
  const missing = (headers: Record<string, string>) => Object.keys(REQUIRED).filter((name) => !REQUIRED[name]?.test(headers[name] ?? ''));

  test('are on pages, files, documents and 404 responses', async ({ request }) => {
    for (const path of [
      ...ROUTES_BUILT,
      ...STAND_IN_PAGES,
      '/favicon.svg',
      '/rss.xml',
      '/stand-in/forms.js',
      '/documents/slow-start.pdf',
      '/nowhere',
    ]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(path === '/nowhere' ? 404 : 200);
      expect(missing(response.headers()), path).toEqual([]);
    }
  });

  test('let only the site itself frame its stand-ins and documents, and no site frame its pages', async ({ request }) => {
    for (const [path, who] of [
      ['/', "'none'"],
      ['/contact-us', "'none'"],
      ['/stand-in/forms/newsletter', "'self'"],
      ['/documents/slow-start.pdf', "'self'"],
    ] as const)
      expect((await request.get(path)).headers()['content-security-policy'], path).toBe(`frame-ancestors ${who}`);
  });
});
