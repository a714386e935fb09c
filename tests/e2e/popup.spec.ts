import { expect, type Page } from '@playwright/test';
import { CONSENT_KEY, POPUP_DELAY_MS, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { openHeld } from '../support/clock.ts';
import { hasReact, watchRequests } from '../support/requests.ts';
import { test } from '../support/test.ts';
import { forbidStorage } from '../support/visitor.ts';

/** Of a visitor who has declined cookies. */
test.use({ stored: { [CONSENT_KEY]: 'false' } });

const popup = (page: Page) =>
  page.getByRole('dialog', { name: 'Turbine delivery times exceed 2030' });

/** Opens one of its pages, whose clock the test controls from load on. */
const open = (page: Page) => openHeld(page, '/support-to-operations');
const pass = (page: Page, ms: number) => page.clock.runFor(ms);
const seen = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), POPUP_SEEN_KEY);

// On which pages: build/routes.test.ts.
test('it opens after its delay, modal and focused, and loads React only then', {
  tag: '@every-browser',
}, async ({ page }) => {
  const requests = watchRequests(page);
  await open(page);
  await pass(page, POPUP_DELAY_MS - 100);
  await expect(popup(page)).toHaveCount(0);
  expect(hasReact(requests)).toBe(false);
  await pass(page, 200);
  await expect(popup(page)).toBeVisible();
  expect(await popup(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(popup(page).getByRole('heading')).toBeFocused();
  expect(await seen(page)).toBeNull();
});

const CLOSED_BY: Record<string, (page: Page) => Promise<unknown>> = {
  'its Close button': (page) => popup(page).getByRole('button', { name: 'Close' }).press('Enter'),
  'its other button': (page) =>
    popup(page).getByRole('button', { name: 'Continue browsing through services' }).press('Enter'),
  Escape: (page) => page.keyboard.press('Escape'),
};
for (const [how, close] of Object.entries(CLOSED_BY))
  test(`closed by ${how} it counts as seen, and the focus returns`, async ({ page }) => {
    await open(page);
    const focused = page.getByRole('contentinfo').getByRole('link').first();
    await focused.focus();
    await pass(page, POPUP_DELAY_MS);
    await expect(popup(page)).toBeVisible();
    await close(page);
    await expect(popup(page)).toHaveCount(0);
    await expect(focused).toBeFocused();
    // A dialog is hidden before its close event is dispatched.
    await expect.poll(() => seen(page)).toBe('true');
  });

test('it counts as seen when one of its links is followed', async ({ page, context }) => {
  await open(page);
  await pass(page, POPUP_DELAY_MS);
  const link = popup(page).getByRole('link', { name: 'Read more about this service' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(/\/seal-qualification$/);
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => seen(page)).toBe('true');
});

test('who has seen it in this session neither sees it again nor downloads its code', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), POPUP_SEEN_KEY);
  await open(page);
  await pass(page, 10 * POPUP_DELAY_MS);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(hasReact(requests)).toBe(false);
});

test.describe('for a visitor who is asked about cookies', () => {
  test.use({ stored: {} });

  test('it waits while the visitor is busy', async ({ page }) => {
    await open(page);
    const staysAway = async () => {
      await pass(page, 2 * POPUP_DELAY_MS);
      await expect(popup(page)).toHaveCount(0);
    };
    await page.getByRole('button', { name: 'Accept' }).focus();
    await staysAway();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('button', { name: 'Subscribe to our newsletter' }).click();
    await expect(page.getByRole('dialog', { name: 'Subscribe to our newsletter' })).toBeVisible();
    await staysAway();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Services' }).click();
    await staysAway();
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await staysAway();
    await page.locator('main input').blur();
    await pass(page, 600);
    await expect(popup(page)).toBeVisible();
  });

  test('without storage it is shown once on each page', async ({ page }) => {
    await forbidStorage(page);
    await open(page);
    await pass(page, POPUP_DELAY_MS);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await pass(page, 3 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('if its code can’t be loaded, the page stays as it is', async ({ page }) => {
  await page.route('**/_astro/Popup.*', (route) => route.abort());
  await open(page);
  await pass(page, 2 * POPUP_DELAY_MS);
  await expect(page.locator('dialog[open], [role=alert]')).toHaveCount(0);
});

test('it opens in a browser without popovers, where their selector throws', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    const find = Document.prototype.querySelector;
    Document.prototype.querySelector = function (this: Document, selector: string) {
      if (selector.includes(':popover-open'))
        throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
      return find.call(this, selector);
    };
  });
  await open(page);
  await pass(page, POPUP_DELAY_MS + 100);
  await expect(popup(page)).toBeVisible();
});
