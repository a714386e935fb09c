import { expect, type Page } from '@playwright/test';
import { EMBED_DELAY_MS, EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../src/config/constants.ts';
import { axe } from '../support/axe.ts';
import { FULL, vendorSettings } from '../support/connected-site.ts';
import { DIST } from '../support/dist.ts';
import { FULL_DIST } from '../support/fixture.ts';
import { FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { booking, messageForm } from '../support/parts.ts';
import { watchShifts } from '../support/shifts.ts';
import { test } from '../support/test.ts';
import { fill, pageFields, ui } from '../support/ui.ts';
import { vendorPage } from '../support/vendor-page.ts';
import { SHOWN, serveVendors, VENDORS } from '../support/vendors.ts';
import { holdClock, scriptStarted } from '../support/visitor.ts';

const about = pageFields('about-us', 'about');

test.use({ mayAskOthers: true });

/** Pairs of vendors from the guide: those of the full site are built into it, the others replace the stand-ins in pages of the fixture. */
const PAIRS = [FULL, ['Cal.com', 'HubSpot']] as const;
const [ON_CLICK] = FULL;

/** Opens a page of a site on which two vendors are connected. @returns the third-party URLs that are requested from now on */
async function open(page: Page, route: string, [calendar, form]: readonly [string, string]): Promise<string[]> {
  const requested = await serveVendors(page);
  await serveFixture(page, calendar === ON_CLICK ? FULL_DIST : DIST);
  if (calendar !== ON_CLICK) {
    const body = vendorPage(`${route}.html`, vendorSettings(calendar, form));
    await page.route(`${FIXTURE}${route}`, (handled) => handled.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  }
  await page.goto(`${FIXTURE}${route}`);
  return requested;
}

for (const [calendar, form] of PAIRS) {
  test(`${calendar} and ${form} work from the settings of the writers’ guide alone`, async ({ page }) => {
    const requested = await open(page, '/contact-us', [calendar, form]);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await watchShifts(page);
    for (const [vendor, embed] of [
      [calendar, booking(page)],
      [form, messageForm(page)],
    ] as const) {
      await embed.scrollIntoViewIfNeeded();
      if (vendor === ON_CLICK) await embed.getByRole('button', { name: fill(ui.embed.consent, { vendor }) }).dblclick();
      await expect(embed).toHaveAttribute('data-state', 'ready');
      const { frame, script } = VENDORS[vendor] ?? { frame: '', script: '' };
      const shown = frame ? embed.frameLocator('iframe').getByText(SHOWN) : embed.getByText(SHOWN);
      await expect(shown).toBeVisible();
      expect(requested.filter((url) => url === script)).toHaveLength(1);
      const box = await embed.boundingBox();
      const inner = await embed.locator(frame ? 'iframe' : 'form').boundingBox();
      expect(inner?.width).toBeGreaterThan((box?.width ?? 0) - 2);
    }
    expect(await shifts()).toEqual([]);
  });
}

test('Cal.com’s own script is removed when the page is left, and loads again when it comes back', async ({ page }) => {
  await open(page, '/about-us', ['Cal.com', 'HubSpot']);
  const embed = page.getByRole('group', { name: about.booking.title });
  await expect(embed).toHaveAttribute('data-state', 'ready');

  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(embed.locator('script, iframe')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await expect(embed.frameLocator('iframe').getByText(SHOWN)).toBeVisible();
});

test('a widget that loads on click asks first, names the vendor, and requests nothing before', async ({ page }) => {
  await holdClock(page);
  // The form on the page loads at once: its script is awaited, so that its tries do not run out before it has arrived.
  const script = page.waitForResponse(VENDORS[FULL[1]]?.script ?? '');
  const requested = await open(page, '/contact-us', FULL);
  await scriptStarted(page);
  const embed = booking(page);
  await expect(embed.getByText(fill(ui.embed.offer, { vendor: ON_CLICK }))).toBeVisible();
  const shifts = await watchShifts(page);
  await page.clock.runFor(EMBED_DELAY_MS);
  await (await script).finished();
  await expect
    .poll(async () => {
      await page.clock.runFor(EMBED_RETRY_MS);
      return page.locator('site-embed[data-state=ready]').count();
    })
    .toBe(1);
  await page.clock.runFor(EMBED_MAX_TRIES * EMBED_RETRY_MS);
  expect(requested.filter((url) => url.includes('tidycal'))).toEqual([]);
  // axe sets its own timers.
  await page.clock.resume();
  expect(await axe(page, 'site-embed[data-load=click]')).toEqual([]);

  await embed.getByRole('button', { name: fill(ui.embed.consent, { vendor: ON_CLICK }) }).press('Enter');
  await expect(embed).toBeFocused();
  await expect(embed.frameLocator('iframe').getByText(SHOWN)).toBeVisible();
  await expect(embed.getByRole('status')).toHaveText(fill(ui.embed.ready, { vendor: ON_CLICK }));
  expect(await shifts()).toEqual([]);
});
