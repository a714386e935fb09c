import { expect, type Page, type Route } from '@playwright/test';
import { EMBED_DELAY_MS, EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../src/config/constants.ts';
import { ROUTES } from '../../src/config/routes.ts';
import { openHeld } from '../support/clock.ts';
import { booking, messageForm } from '../support/parts.ts';
import { holdRequests, watchRequests } from '../support/requests.ts';
import { watchShifts } from '../support/shifts.ts';
import { test } from '../support/test.ts';
import { BOOKING_SCRIPT, VENDOR, vendorScriptsIn } from '../support/vendor.ts';

const SPENT_MS = EMBED_DELAY_MS + EMBED_MAX_TRIES * EMBED_RETRY_MS;
const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

const open = (page: Page) => openHeld(page, ROUTES.contact);

/**
 * Lets the clock run until all tries are spent, between which the other widget's script has
 * arrived.
 */
async function spendTries(page: Page) {
  const asked = page.waitForRequest(BOOKING_SCRIPT);
  await page.clock.runFor(EMBED_DELAY_MS);
  await asked;
  await page.waitForFunction(() => 'VendorForm' in window);
  await page.clock.runFor(SPENT_MS);
}

/** Besides one that can't be reached: see states.spec.ts. */
const FAILURES: [name: string, answer: (route: Route) => unknown][] = [
  ['answers with a page that claims to be a script', script('<!doctype html><p>Sorry</p>')],
  [
    'throws when it is called',
    script('window.VendorBooking = { init() { throw new Error("no account"); } };'),
  ],
  ['never answers', () => undefined],
];

for (const [name, answer] of FAILURES)
  test(`a third party that ${name} fails after the last try, and e-mail and phone are shown`, async ({
    page,
    faults,
  }) => {
    await page.route(BOOKING_SCRIPT, answer);
    await open(page);
    const shifts = await watchShifts(page);
    await spendTries(page);
    const embed = booking(page);
    await expect(embed).toHaveAttribute('data-state', 'failed');
    await expect(embed.getByRole('status')).toHaveText(/^Vendor calendar could not be loaded/);
    await expect(embed.getByRole('link', { name: 'info@halden.example' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(embed.getByRole('link', { name: '+31 30 000 00 00' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(messageForm(page)).toHaveAttribute('data-state', 'ready');
    await expect
      .poll(() => faults.filter((fault) => !fault.includes('Unexpected token')))
      .toEqual([expect.stringContaining('Vendor calendar did not load after 20 attempts')]);
    faults.length = 0;
    expect(await page.locator('script[src$="booking.js"]').count()).toBe(0);
    expect(await shifts()).toEqual([]);
  });

test('a widget that failed offline loads when retried online', async ({ page, faults }) => {
  await page.route(`${VENDOR}/*.js`, (route) => route.abort('failed'));
  await open(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/booking.js'),
  );
  await page.clock.runFor(EMBED_DELAY_MS);
  await failed;
  await page.clock.runFor(SPENT_MS);
  const embed = booking(page);
  await expect(embed).toHaveAttribute('data-state', 'failed');
  await expect.poll(() => faults.splice(0)).toHaveLength(2);

  await page.unroute(`${VENDOR}/*.js`);
  await embed.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(embed).toBeFocused();
  await page.clock.runFor(10);
  await page.waitForFunction(() => 'VendorBooking' in window);
  await page.clock.runFor(2 * EMBED_RETRY_MS);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await expect(embed.locator('form')).toHaveCount(1);
});

test('a script that arrives just before the last try is used', async ({ page }) => {
  const release = await holdRequests(page, BOOKING_SCRIPT);
  await open(page);
  await page.clock.runFor(EMBED_DELAY_MS + (EMBED_MAX_TRIES - 2) * EMBED_RETRY_MS);
  await expect(booking(page)).toHaveAttribute('data-state', 'waiting');
  release();
  await page.waitForFunction(() => 'VendorBooking' in window);
  await page.clock.runFor(EMBED_RETRY_MS);
  await expect(booking(page)).toHaveAttribute('data-state', 'ready');
});

test('no third party is requested before the delay has passed', { tag: '@every-browser' }, async ({
  page,
}) => {
  const requests = watchRequests(page);
  await open(page);
  await page.clock.runFor(EMBED_DELAY_MS - 10);
  // Requests are reported in order: those made before this one are known once it is answered.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(vendorScriptsIn(requests)).toEqual([]);
  await page.clock.runFor(10);
  await expect.poll(() => vendorScriptsIn(requests)).toEqual(['/booking.js', '/form.js']);
});

test('a page left while its widgets are awaited stops trying, and removes their scripts', async ({
  page,
}) => {
  await page.route(BOOKING_SCRIPT, () => undefined);
  await open(page);
  await page.clock.runFor(EMBED_DELAY_MS + 3 * EMBED_RETRY_MS);
  await expect(booking(page)).toHaveAttribute('data-state', 'waiting');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  // A warning now would be a fault.
  await page.clock.runFor(2 * SPENT_MS);
  await expect(booking(page)).toHaveAttribute('data-state', 'idle');
  expect(await page.locator('script[src^="https://vendor.test"]').count()).toBe(0);
});

for (const width of [320, 1280])
  test(`nothing shifts at ${width} px while the widgets load`, async ({ page }) => {
    // High enough for what is below the widgets to be in the window: only there does a shift count.
    await page.setViewportSize({ width, height: 4000 });
    await open(page);
    const shifts = await watchShifts(page);
    await page.clock.runFor(EMBED_DELAY_MS);
    await page.waitForFunction(() => 'VendorBooking' in window && 'VendorForm' in window);
    await page.clock.runFor(EMBED_RETRY_MS);
    for (const embed of [booking(page), messageForm(page)])
      await expect(embed).toHaveAttribute('data-state', 'ready');
    expect(await shifts()).toEqual([]);
  });
