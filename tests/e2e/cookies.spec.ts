import { expect, type Page } from '@playwright/test';
import { CONSENT_KEY } from '../../src/config/constants.ts';
import { PHONE } from '../support/layout.ts';
import { FLYER_SERVICE } from '../support/parts.ts';
import { hasReact, watchRequests } from '../support/requests.ts';
import { test } from '../support/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'May we use analytics cookies?' });
const answerButton = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
const analytics = (page: Page) => page.locator('script[src*="analytics"]');
/** Views of the page that the vendor has counted. */
const counted = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { VendorAnalytics?: { views: number } }).VendorAnalytics?.views,
  );
const store = (page: Page, value: string) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CONSENT_KEY,
    value,
  ] as const);

test.use({ stored: {} });

test('a new visitor is asked before anything is stored or loaded', {
  tag: '@every-browser',
}, async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/about-us');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByText('Your browser sends Global Privacy Control')).toBeHidden();
  const look = (name: string) =>
    answerButton(page, name).evaluate((button) => {
      const { color, backgroundColor, border, font, height, width } = getComputedStyle(button);
      return { color, backgroundColor, border, font, height, width };
    });
  expect(await look('Accept')).toEqual(await look('Decline'));
  await expect(analytics(page)).toHaveCount(0);
  expect(requests).not.toContain('/analytics.js');
  expect(await stored(page)).toBeNull();
});

test('Accept loads analytics, on this page and on the next; Cookie settings stops it at once', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.goto('/about-us');
  await answerButton(page, 'Accept').click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('true');
  await expect(analytics(page)).toHaveCount(1);
  await page.goto(FLYER_SERVICE);
  await expect.poll(() => counted(page)).toBe(1);
  await expect(banner(page)).toBeHidden();
  expect(hasReact(requests)).toBe(false);

  await settings(page).click();
  await expect(banner(page)).toBeFocused();
  await expect(answerButton(page, 'Accept')).toHaveAttribute('aria-pressed', 'true');
  await answerButton(page, 'Decline').click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await stored(page)).toBe('false');
  await expect(analytics(page)).toHaveCount(0);
  expect(await counted(page)).toBe(0);
  await settings(page).click();
  await answerButton(page, 'Accept').click();
  await expect.poll(() => counted(page)).toBe(1);
});

test('Decline and Close store false, load nothing and hide the banner for good', {
  tag: '@every-browser',
}, async ({ page }) => {
  for (const name of ['Decline', 'Close']) {
    await page.goto('/about-us');
    await answerButton(page, name).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page), name).toBe('false');
    await page.reload();
    await expect(banner(page)).toBeHidden();
    await expect(analytics(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
});

test('Global Privacy Control counts as declined, whatever is stored', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await store(page, 'true');
  await page.goto('/about-us');
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await settings(page).click();
  await expect(banner(page).getByText('Your browser sends Global Privacy Control')).toBeVisible();
  await answerButton(page, 'Accept').click();
  await expect(banner(page)).toBeHidden();
  await expect(analytics(page)).toHaveCount(0);
});

test('in small windows and large text its answers are in view', async ({ page }) => {
  await page.goto(FLYER_SERVICE);
  await expect(banner(page)).toBeVisible();
  const last = page.getByRole('contentinfo').getByText('©');
  for (const { width, height, text } of [
    { width: 320, height: 256, text: '100%' },
    { width: 390, height: 844, text: '200%' },
    { width: 1280, height: 720, text: '100%' },
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    }, text);
    for (const name of ['Accept', 'Decline', 'Close'])
      await expect(answerButton(page, name), `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
    const link = banner(page).getByRole('link', { name: 'Privacy policy' });
    await link.focus();
    await link.click({ trial: true });
    if (height > 300) await last.click({ trial: true });
  }
});

test('the banner is first in the tab order, and an answer moves the focus on into the page', async ({
  page,
}) => {
  await page.goto('/about-us');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an answer in one tab is applied in another', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/about-us');
  await other.goto(FLYER_SERVICE);
  await expect(banner(other)).toBeVisible();
  await answerButton(page, 'Accept').click();
  await expect(banner(other)).toBeHidden();
  await expect(analytics(other)).toHaveCount(1);
  await settings(other).click();
  await answerButton(other, 'Decline').click();
  await expect(analytics(page)).toHaveCount(0);
});

test('the menu of a phone covers the banner, and all else below the bar', async ({ page }) => {
  for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = await page.locator('#menu').boundingBox();
    expect(menu).toMatchObject({ x: 0, width: size.width });
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBe(size.height);
  }
});
