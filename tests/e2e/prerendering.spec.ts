import { expect, type Page } from '@playwright/test';
import { CONSENT_KEY, EMBED_DELAY_MS, POPUP_DELAY_MS } from '../../src/config/constants.ts';
import { dialog } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, linkName } from '../support/ui.ts';
import { holdClock, scriptStarted, standInsIn, watchRequests } from '../support/visitor.ts';

/** Makes the page act as if prerendered, until `activate`. */
const prerender = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
const activate = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

test.describe('a prerendered page starts nothing before it is shown', () => {
  test.use({ stored: { [CONSENT_KEY]: 'false' } });

  test.beforeEach(async ({ page }) => {
    await prerender(page);
    await holdClock(page);
  });

  test('not the popup’s delay', async ({ page }) => {
    await page.goto('/support-to-operations');
    await scriptStarted(page);
    await page.clock.runFor(3 * POPUP_DELAY_MS);
    await expect(dialog(page)).toHaveCount(0);
    await activate(page);
    await page.clock.runFor(POPUP_DELAY_MS - 100);
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(dialog(page)).toBeVisible();
  });

  test('not the widgets', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/contact-us');
    await scriptStarted(page);
    await page.clock.runFor(20 * EMBED_DELAY_MS);
    expect(standInsIn(requests)).toEqual([]);
    await activate(page);
    await page.clock.runFor(EMBED_DELAY_MS + 1);
    await expect.poll(() => standInsIn(requests)).toEqual(['/stand-in/booking.js', '/stand-in/forms.js']);
  });

  test('not analytics', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), CONSENT_KEY);
    await page.goto(FLYER_SERVICE);
    await scriptStarted(page);
    await page.clock.runFor(2000);
    const script = page.locator('script[src*="analytics"]');
    await expect(script).toHaveCount(0);
    await activate(page);
    await expect(script).toHaveCount(1);
  });

  test('not analytics if it was declined in another tab meanwhile', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), CONSENT_KEY);
    await page.goto(FLYER_SERVICE);
    await scriptStarted(page);
    await page.evaluate((key) => localStorage.setItem(key, 'false'), CONSENT_KEY);
    await activate(page);
    await expect(page.locator('script[src*="analytics"]')).toHaveCount(0);
  });
});

test('a page is prerendered while the pointer is over its link', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const prerendered = new Set<string>();
  session.on('Preload.prerenderStatusUpdated', ({ key }) => prerendered.add(new URL(key.url).pathname));
  await session.send('Preload.enable');
  await page.goto(FLYER_SERVICE);
  const link = page.getByRole('contentinfo').getByRole('link', { name: linkName('/about-us') });
  await expect
    .poll(async () => {
      // Until the browser has fetched the rules.
      await page.mouse.move(0, 0);
      await link.hover();
      return [...prerendered];
    })
    .toEqual(['/about-us']);
});

test('the host names the speculation rules in a header, and sends them with their media type', async ({ request }) => {
  expect((await request.get(FLYER_SERVICE)).headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await rules.json()).toHaveProperty('prerender');
});
