import { expect, type Page } from '@playwright/test';
import { CONSENT_KEY } from '../../src/config/constants.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, ui } from '../support/ui.ts';
import { hasReact, watchRequests } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('region', { name: ui.cookies.title });
const answerButton = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: ui.actions.cookieSettings });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
const analytics = (page: Page) => page.locator('script[src*="analytics"]');
/** Visitors that the stand-in for analytics has counted. */
const counted = (page: Page) =>
  page.evaluate(() => (window as unknown as { StandInAnalytics?: { counted: () => number } }).StandInAnalytics?.counted());
const store = (page: Page, value: string) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [CONSENT_KEY, value] as const);

test.use({ stored: {} });

test('a new visitor is asked, and until then nothing is stored and no analytics requested', { tag: '@every-browser' }, async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/about-us');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByText(ui.cookies.gpc)).toBeHidden();
  await expect(analytics(page)).toHaveCount(0);
  expect(requests).not.toContain('/stand-in/analytics.js');
  expect(await stored(page)).toBeNull();
});

test('Accept and Decline look alike', async ({ page }) => {
  await page.goto('/about-us');
  const look = (name: string) =>
    answerButton(page, name).evaluate((button) => {
      const { color, backgroundColor, border, font, height, width } = getComputedStyle(button);
      return { color, backgroundColor, border, font, height, width };
    });
  expect(await look(ui.cookies.accept)).toEqual(await look(ui.cookies.decline));
});

test('Accept loads analytics, on this page and on the next', async ({ page }) => {
  await page.goto('/about-us');
  await answerButton(page, ui.cookies.accept).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('true');
  await expect(analytics(page)).toHaveCount(1);
  await page.goto(FLYER_SERVICE);
  await expect.poll(() => counted(page)).toBe(1);
  await expect(banner(page)).toBeHidden();
});

test('the banner downloads no React, hovered or answered; opened again it does, and shows the answer', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/about-us');
  await answerButton(page, ui.cookies.accept).hover();
  await answerButton(page, ui.cookies.decline).click();
  await expect(banner(page)).toBeHidden();
  expect(hasReact(requests)).toBe(false);
  await settings(page).click();
  await expect(answerButton(page, ui.cookies.decline)).toHaveAttribute('aria-pressed', 'true');
  await expect(answerButton(page, ui.cookies.accept)).toHaveAttribute('aria-pressed', 'false');
  await answerButton(page, ui.cookies.accept).click();
  await settings(page).click();
  await expect(answerButton(page, ui.cookies.accept)).toHaveAttribute('aria-pressed', 'true');
});

test('Decline and Close store false, load nothing and hide the banner for good', { tag: '@every-browser' }, async ({ page }) => {
  for (const name of [ui.cookies.decline, ui.cookies.close]) {
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

test('a stored answer is applied at load, without React', async ({ page }) => {
  const requests = watchRequests(page);
  await store(page, 'true');
  await page.goto('/about-us');
  await expect.poll(() => counted(page)).toBe(1);
  await expect(banner(page)).toBeHidden();
  expect(hasReact(requests)).toBe(false);
});

test('Cookie settings asks again, and declining there stops analytics at once', async ({ page }) => {
  await store(page, 'true');
  await page.goto('/about-us');
  await expect.poll(() => counted(page)).toBe(1);
  await settings(page).click();
  await expect(banner(page)).toBeFocused();
  await answerButton(page, ui.cookies.decline).click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await stored(page)).toBe('false');
  await expect(analytics(page)).toHaveCount(0);
  expect(await counted(page)).toBe(0);

  await settings(page).click();
  await answerButton(page, ui.cookies.accept).click();
  await expect.poll(() => counted(page)).toBe(1);
});

test('Global Privacy Control counts as declined, whatever is stored', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await store(page, 'true');
  await page.goto('/about-us');
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await settings(page).click();
  await expect(banner(page).getByText(ui.cookies.gpc)).toBeVisible();
  await answerButton(page, ui.cookies.accept).click();
  await expect(banner(page)).toBeHidden();
  await expect(analytics(page)).toHaveCount(0);
});

for (const { width, height, text } of [
  { width: 320, height: 256, text: '100%' },
  { width: 390, height: 844, text: '200%' },
])
  test(`in ${width} × ${height} px with text of ${text} the answers and the focused link are in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about-us');
    await expect(banner(page)).toBeVisible();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const link = banner(page).getByRole('link', { name: ui.cookies.policy });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    const answers = [ui.cookies.accept, ui.cookies.decline, ui.cookies.close].map((name) => answerButton(page, name));
    for (const button of answers) await expect(button).toBeInViewport({ ratio: 1 });
    const [above, row] = await Promise.all([link.boundingBox(), answers[0]?.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
  });

test('the banner is first in the tab order, and an answer moves the focus on into the page', async ({ page }) => {
  await page.goto('/about-us');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: ui.cookies.policy })).toBeFocused();
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
  await answerButton(page, ui.cookies.accept).click();
  await expect(banner(other)).toBeHidden();
  await expect(analytics(other)).toHaveCount(1);
  await settings(other).click();
  await answerButton(other, ui.cookies.decline).click();
  await expect(analytics(page)).toHaveCount(0);
});

test('without the island’s code the banner still stores the answer', async ({ page }) => {
  await page.route('**/_astro/CookieBanner.*', (route) => route.abort());
  await page.goto('/about-us');
  await answerButton(page, ui.cookies.accept).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('true');
});

test('the banner takes at most half of the window, and covers no end of the page', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(FLYER_SERVICE);
    await expect(banner(page)).toBeVisible();
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(viewport.height / 2);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const last = page.getByRole('contentinfo').getByText('©');
    await expect(last).toBeInViewport();
    const [text, box] = await Promise.all([last.boundingBox(), banner(page).boundingBox()]);
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  }
});
