import { expect, type Page } from '@playwright/test';
import { CONSENT_KEY, EMBED_DELAY_MS, POPUP_DELAY_MS } from '../../src/config/constants.ts';
import { openHeld } from '../support/clock.ts';
import { dialog, FLYER_SERVICE } from '../support/parts.ts';
import { watchRequests } from '../support/requests.ts';
import { test } from '../support/test.ts';
import { vendorScriptsIn } from '../support/vendor.ts';

/** Opens a page that acts as if prerendered, until `activate`. */
async function prerender(page: Page, route: string) {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await openHeld(page, route);
  await page.clock.runFor(3 * POPUP_DELAY_MS);
}
const activate = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

test.describe('a prerendered page starts before it is shown', () => {
  test.use({ stored: { [CONSENT_KEY]: 'true' } });

  test('neither the widgets nor analytics', async ({ page }) => {
    const requests = watchRequests(page);
    await prerender(page, '/contact-us');
    expect(vendorScriptsIn(requests)).toEqual([]);
    await activate(page);
    await page.clock.runFor(EMBED_DELAY_MS + 1);
    await expect
      .poll(() => vendorScriptsIn(requests))
      .toEqual(['/analytics.js', '/booking.js', '/form.js']);
  });

  test('not the popup’s delay', async ({ page }) => {
    await prerender(page, '/support-to-operations');
    await activate(page);
    await page.clock.runFor(POPUP_DELAY_MS - 100);
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(dialog(page)).toBeVisible();
  });
});

test('a page is prerendered while the pointer is over its link', async ({ page, request }) => {
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  const session = await page.context().newCDPSession(page);
  const prerendered = new Set<string>();
  session.on('Preload.prerenderStatusUpdated', ({ key }) =>
    prerendered.add(new URL(key.url).pathname),
  );
  await session.send('Preload.enable');
  await page.goto(FLYER_SERVICE);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await expect
    .poll(async () => {
      // Until the browser has fetched the rules.
      await page.mouse.move(0, 0);
      await link.hover();
      return [...prerendered];
    })
    .toEqual(['/about-us']);
});
