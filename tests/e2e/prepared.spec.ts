import { expect, type Page, test } from '@playwright/test';
import { CONSENT_KEY, EMBED_DELAY_MS, POPUP_DELAY_MS } from '../../src/config/constants.ts';
import { files, read } from '../support/dist.ts';
import { linkName, ui } from '../support/ui.ts';
import { alive } from '../support/visitor.ts';

/** A page that the browser makes ready before it is pressed: it runs, and nobody sees it until `activate`. */
const prepare = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
const activate = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

test.describe('a page that is ready before it is pressed starts nothing until it is shown', () => {
  test.beforeEach(async ({ page }) => {
    await prepare(page);
    await page.clock.install({ time: 0 });
  });

  test('the popup’s six seconds', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'false'), CONSENT_KEY);
    await page.goto('/support-to-operations');
    await alive(page);
    await page.clock.runFor(3 * POPUP_DELAY_MS);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await activate(page);
    await page.clock.runFor(POPUP_DELAY_MS - 100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the widgets', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/contact-us');
    await alive(page);
    await page.clock.runFor(20 * EMBED_DELAY_MS);
    expect(asked.filter((path) => path.startsWith('/stand-in/'))).toEqual([]);
    await activate(page);
    await page.clock.runFor(EMBED_DELAY_MS + 1);
    await expect
      .poll(() => asked.filter((path) => path.startsWith('/stand-in/')).sort())
      .toEqual(['/stand-in/booking.js', '/stand-in/forms.js']);
  });

  test('analytics, and the answer given meanwhile in another tab counts', async ({ page }) => {
    const script = page.locator('script[src*="analytics"]');
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), CONSENT_KEY);
    await page.goto('/training');
    await alive(page);
    await page.clock.runFor(2000);
    await expect(script).toHaveCount(0);
    await activate(page);
    await expect(script).toHaveCount(1);

    await page.goto('/training');
    await alive(page);
    await page.evaluate((key) => localStorage.setItem(key, 'false'), CONSENT_KEY);
    await activate(page);
    await expect(script).toHaveCount(0);
    await expect(page.locator('[data-cookies]')).toBeHidden();
  });
});

test('the next page is fetched when a pointer rests on its link, and files and stand-ins are not', async ({ page }) => {
  await page.goto('/training');
  const session = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
  session.on('Preload.prerenderStatusUpdated', ({ key }) => ahead.push(new URL(key.url).pathname));
  const rules = new Promise((resolve) => session.once('Preload.ruleSetUpdated', resolve));
  await session.send('Preload.enable');
  await rules;
  await page.getByRole('button', { name: ui.actions.flyer }).hover();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: linkName('/about-us') })
    .hover();
  await expect.poll(() => [...new Set(ahead)]).toEqual(['/about-us']);
});

test('the host sends the rules as rules', async ({ request }) => {
  expect(files).toContain('speculation-rules.json');
  expect(JSON.parse(read('speculation-rules.json'))).toHaveProperty('prerender');
  const answer = await request.get('/speculation-rules.json');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/speculationrules+json']);
  expect((await request.get('/training')).headers()['speculation-rules']).toBe('"/speculation-rules.json"');
});
