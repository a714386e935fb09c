import { expect, type Page } from '@playwright/test';
import { CONSENT_KEY, POPUP_DELAY_MS, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { test } from '../support/test.ts';
import { promotion, ui } from '../support/ui.ts';
import { forbidStorage, hasReact, holdClock, scriptStarted, watchRequests } from '../support/visitor.ts';

/** Of a visitor who has declined cookies. */
test.use({ stored: { [CONSENT_KEY]: 'false' } });

const PAGES = ['/support-to-operations', '/support-to-projects', '/all-our-services'];
const popup = (page: Page) => page.getByRole('dialog', { name: promotion.headline });

/** Opens a page whose clock the test controls from load on. */
async function open(page: Page, path = PAGES[0] ?? '') {
  await holdClock(page);
  await page.goto(path);
  await scriptStarted(page);
}
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

const seen = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), POPUP_SEEN_KEY);
const CLOSED_BY: ((page: Page) => Promise<unknown>)[] = [
  (page) => popup(page).getByRole('button', { name: ui.dialog.close }).press('Enter'),
  (page) => popup(page).getByRole('button', { name: promotion.dismiss }).press('Enter'),
  (page) => page.keyboard.press('Escape'),
];

test('it opens on each of its pages once its delay has passed, not before; it counts as seen however it is closed, and the focus returns', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const focused = page.getByRole('contentinfo').getByRole('link').first();
  await holdClock(page);
  await page.addInitScript(() => sessionStorage.clear());
  for (const [at, path] of PAGES.entries()) {
    requests.length = 0;
    await page.goto(path);
    await scriptStarted(page);
    await focused.focus();
    await pass(page, POPUP_DELAY_MS - 100);
    await expect(popup(page)).toHaveCount(0);
    expect(hasReact(requests), path).toBe(false);
    await pass(page, 200);
    await expect(popup(page)).toBeVisible();
    expect(await popup(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(popup(page).getByRole('heading')).toBeFocused();
    expect(await seen(page)).toBeNull();
    await CLOSED_BY[at]?.(page);
    await expect(popup(page), path).toHaveCount(0);
    await expect(focused, path).toBeFocused();
    // A dialog is hidden before its close event is dispatched.
    await expect.poll(() => seen(page), path).toBe('true');
  }
});

test('it counts as seen when one of its links is followed, here or in another tab', async ({ page, context }) => {
  await open(page);
  await pass(page, POPUP_DELAY_MS);
  const link = popup(page).getByRole('link', { name: promotion.service.label });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForURL(/\/seal-qualification$/);
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => seen(page)).toBe('true');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await scriptStarted(page);
  await pass(page, POPUP_DELAY_MS);
  await popup(page).getByRole('link', { name: promotion.paper.label }).click();
  await expect(page).toHaveURL(/\/technologyqualification$/);
  expect(await seen(page)).toBe('true');
});

test('a visitor who has seen it in this session neither sees it again nor downloads its code; another stored value does not count', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const openWith = async (value: string) => {
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [POPUP_SEEN_KEY, value] as const);
    await page.reload();
    await scriptStarted(page);
  };
  await open(page);
  await openWith('true');
  await pass(page, 10 * POPUP_DELAY_MS);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(hasReact(requests)).toBe(false);
  await openWith('yes');
  await pass(page, POPUP_DELAY_MS);
  await expect(popup(page)).toBeVisible();
});

test.describe('it waits', () => {
  test('while another dialog or a menu is open, and while something is being typed', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: ui.actions.newsletter }).click();
    await expect(page.getByRole('dialog', { name: ui.actions.newsletter })).toBeVisible();
    await pass(page, 3 * POPUP_DELAY_MS);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: ui.bar.services }).click();
    await pass(page, 2 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await pass(page, 2 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pass(page, 600);
    await expect(popup(page)).toBeVisible();
  });

  test.describe('for a visitor who is asked about cookies', () => {
    test.use({ stored: {} });

    test('while the focus is in the cookie banner', async ({ page }) => {
      await open(page);
      await page.getByRole('button', { name: ui.cookies.accept }).focus();
      await pass(page, 2 * POPUP_DELAY_MS);
      await expect(popup(page)).toHaveCount(0);
      await page.getByRole('button', { name: ui.cookies.decline, exact: true }).click();
      await pass(page, 600);
      await expect(popup(page)).toBeVisible();
    });

    test('and without storage is shown once on each page', async ({ page }) => {
      await forbidStorage(page);
      await open(page);
      await pass(page, POPUP_DELAY_MS);
      await expect(popup(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await pass(page, 3 * POPUP_DELAY_MS);
      await expect(popup(page)).toHaveCount(0);
    });
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
      if (selector.includes(':popover-open')) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
      return find.call(this, selector);
    };
  });
  await open(page);
  await pass(page, POPUP_DELAY_MS + 100);
  await expect(popup(page)).toBeVisible();
});
