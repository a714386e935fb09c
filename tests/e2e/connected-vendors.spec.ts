import { expect, type Locator, type Page } from '@playwright/test';
import { EMBED_DELAY_MS, EMBED_RETRY_MS } from '../../src/config/constants.ts';
import { axe } from '../support/axe.ts';
import { FULL } from '../support/connected-site.ts';
import { FULL_DIST } from '../support/fixture.ts';
import { FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { booking, messageForm } from '../support/parts.ts';
import { watchShifts } from '../support/shifts.ts';
import { test } from '../support/test.ts';
import { fill, ui } from '../support/ui.ts';
import { SCRIPTS, SHOWN, serveVendors } from '../support/vendors.ts';
import { holdClock, STOPPED_AT_MS, scriptStarted } from '../support/visitor.ts';

test.use({ mayAskOthers: true });

/**
 * Opens the contact page of the site on which two vendors are connected. Its clock is held, so that on a busy machine the tries do not end
 * before a vendor's script has arrived. @returns the third-party URLs that it requests
 */
async function open(page: Page): Promise<string[]> {
  const requested = await serveVendors(page);
  await serveFixture(page, FULL_DIST);
  await holdClock(page);
  await page.goto(`${FIXTURE}/contact-us`);
  await scriptStarted(page);
  return requested;
}

/** Waits until a widget shows its vendor's frame, as wide as the widget. */
async function expectShown(embed: Locator): Promise<void> {
  await embed.page().clock.runFor(EMBED_DELAY_MS);
  await expect(embed.locator('iframe')).toBeAttached();
  await embed.page().clock.runFor(EMBED_RETRY_MS);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await expect(embed.frameLocator('iframe').getByText(SHOWN)).toBeVisible();
  const [outer, inner] = await Promise.all([embed.boundingBox(), embed.locator('iframe').boundingBox()]);
  expect(inner?.width).toBeGreaterThan((outer?.width ?? 0) - 2);
}

test('a booking calendar works from the settings of the writers’ guide alone', async ({ page }) => {
  const requested = await open(page);
  const shifts = await watchShifts(page);
  await booking(page).scrollIntoViewIfNeeded();
  await expectShown(booking(page));
  expect(requested.filter((url) => url === SCRIPTS.booking)).toHaveLength(1);
  expect(await shifts()).toEqual([]);
});

test('a vendor’s script is removed when the page is left, and loads again when it comes back', async ({ page }) => {
  await open(page);
  await expectShown(booking(page));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(booking(page).locator('script, iframe')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectShown(booking(page));
});

test('a form that loads on click asks first, names the vendor, and requests nothing before', async ({ page }) => {
  const [, vendor] = FULL;
  const requested = await open(page);
  const embed = messageForm(page);
  // By then the delay has passed after which widgets load.
  await expectShown(booking(page));
  await expect(embed.getByText(fill(ui.embed.offer, { vendor }))).toBeVisible();
  expect(requested.filter((url) => url.includes('paperform'))).toEqual([]);
  // axe sets its own timers.
  await page.clock.resume();
  expect(await axe(page, 'site-embed[data-load=click]')).toEqual([]);
  await page.clock.pauseAt(2 * STOPPED_AT_MS);

  const shifts = await watchShifts(page);
  await embed.getByRole('button', { name: fill(ui.embed.consent, { vendor }) }).press('Enter');
  await expect(embed).toBeFocused();
  await expectShown(embed);
  await expect(embed.getByRole('status')).toHaveText(fill(ui.embed.ready, { vendor }));
  expect(await shifts()).toEqual([]);
});
