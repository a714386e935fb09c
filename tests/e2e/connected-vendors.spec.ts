import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import { EMBED_DELAY_MS, EMBED_RETRY_MS } from '../../src/config/constants.ts';
import { axe } from '../support/axe.ts';
import { openHeld, STOPPED_AT_MS } from '../support/clock.ts';
import { CONNECTED_DIST } from '../support/fixture.ts';
import { FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { booking, dialog, messageForm } from '../support/parts.ts';
import { test } from '../support/test.ts';

/** The pages may request the vendors' hosts. */
test.afterEach(({ faults }) =>
  expect(faults.splice(0).filter((fault) => !fault.startsWith('asks '))).toEqual([]),
);

/** Cal.com's own script comes from its package; Paperform's is as its public documentation says. */
const BOOKING_SCRIPT = 'https://app.cal.com/embed/embed.js';
const FORM_SCRIPT = 'https://paperform.co/__embed.min.js';
/** What the visitor sees of a vendor's widget. */
const SHOWN = 'This is the vendor’s own page';

/** Runs in the page: puts a frame into each container. */
const fillContainers = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-paperform-id]')) {
    const frame = document.createElement('iframe');
    frame.src = `https://${element.dataset.paperformId}.paperform.co/?embed=1`;
    element.appendChild(frame);
  }
};
/** Runs in Cal.com's frame, for which its script waits. */
const sayReady = () => {
  for (const type of ['__iframeReady', 'linkReady'])
    parent.postMessage(
      { originator: 'CAL', namespace: '', type, fullType: `CAL::${type}`, data: {} },
      '*',
    );
};

/**
 * Opens the contact page of the site on which two vendors are connected. Its clock is held, so that
 * on a busy machine the tries do not end before a vendor's script has arrived. @returns the
 * third-party URLs that it requests
 */
async function open(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:\/\/(?!fixture\.test)/, (route) => {
    const url = route.request().url();
    requested.push(url);
    if (url === BOOKING_SCRIPT) {
      const path = createRequire(import.meta.url).resolve('@calcom/embed-core');
      return route.fulfill({ contentType: 'text/javascript', path });
    }
    if (url === FORM_SCRIPT)
      return route.fulfill({ contentType: 'text/javascript', body: `(${fillContainers})();` });
    if (
      !/^https:\/\/(app\.cal\.com\/your-name\/introductory-meeting\/embed|your-form\.paperform\.co\/)/.test(
        url,
      )
    )
      return route.abort();
    const body = `<!doctype html><title>Vendor</title><p>${SHOWN}</p><script>(${sayReady})();</script>`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await serveFixture(page, CONNECTED_DIST);
  await openHeld(page, `${FIXTURE}/contact-us`);
  return requested;
}

async function expectShown(embed: Locator): Promise<void> {
  await embed.page().clock.runFor(EMBED_DELAY_MS);
  await expect(embed.locator('iframe')).toBeAttached();
  await embed.page().clock.runFor(EMBED_RETRY_MS);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await expect(embed.frameLocator('iframe').getByText(SHOWN)).toBeVisible();
}

test('a booking calendar works from the settings of the writers’ guide', async ({ page }) => {
  const requested = await open(page);
  await expectShown(booking(page));
  expect(requested.filter((url) => url === BOOKING_SCRIPT)).toHaveLength(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(booking(page).locator('script, iframe')).toHaveCount(0);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expectShown(booking(page));
});

test('a form that loads on click asks first, names the vendor, and requests nothing before', async ({
  page,
}) => {
  const requested = await open(page);
  const embed = messageForm(page);
  // By then the delay has passed after which widgets load.
  await expectShown(booking(page));
  await expect(embed.getByText('Paperform runs on its maker’s servers')).toBeVisible();
  expect(requested.filter((url) => url.includes('paperform'))).toEqual([]);
  // axe sets its own timers.
  await page.clock.resume();
  expect(await axe(page, 'site-embed[data-load=click]')).toEqual([]);
  await page.clock.pauseAt(2 * STOPPED_AT_MS);
  await embed.getByRole('button', { name: 'Load Paperform' }).press('Enter');
  await expect(embed).toBeFocused();
  await expectShown(embed);
  await expect(embed.getByRole('status')).toHaveText('Paperform has loaded.');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(embed.getByRole('button', { name: 'Load Paperform' })).toBeVisible();
  await expect(embed.getByText('Paperform has loaded.')).toHaveCount(0);
});

test('a vendor’s form opens in a frame that can’t navigate the page', async ({ page }) => {
  await open(page);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Subscribe to our newsletter' }).click();
  const frame = dialog(page).locator('iframe');
  await expect(frame).toHaveAttribute('src', 'https://forms.example/newsletter');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
});
