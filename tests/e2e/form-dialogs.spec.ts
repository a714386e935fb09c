import { expect, type Page } from '@playwright/test';
import { STOPPED_AT_MS } from '../support/clock.ts';
import { PHONE } from '../support/layout.ts';
import { dialog, FLYER_SERVICE, flyer, paper } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { VENDOR } from '../support/vendor.ts';

// No file is fetched: only its URL matters.
test.beforeEach(async ({ context }) => {
  await context.route('**/*.pdf', (route) =>
    route.fulfill({ body: '%PDF-1.4', contentType: 'text/plain' }),
  );
});

/** Longer than a tab takes to open on a busy machine. */
const TAB_MS = 20_000;

const fileLink = (page: Page) =>
  dialog(page).getByRole('link', { name: /^Download \(PDF, .*kB\)$/ });

// Which form and file each paper has: unit/lib/hosted-form.test.ts.
test('a white paper opens its form in the dialog, and its download in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/case-studies');
  await expect(page.locator('iframe')).toHaveCount(0);
  const [tab] = await Promise.all([context.waitForEvent('page'), paper(page, 4).click()]);
  expect(new URL(tab.url()).pathname).toMatch(/\/seal-leak\.pdf$/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await expect(dialog(page).getByText('If the download did not start:')).toBeVisible();
  await expect(fileLink(page)).toHaveAttribute('href', /\/seal-leak\.pdf$/);
  const id = await dialog(page).getAttribute('id');
  const form = `${VENDOR}/forms/${id}`;
  await expect(dialog(page).locator('iframe')).toHaveAttribute('src', form);
  // For a visitor whose network blocks the frame.
  const link = dialog(page).getByRole('link', { name: 'Open the form on its own page' });
  await expect(link).toHaveAttribute('href', form);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('a click with the modifier key for a new tab opens the form as a page', {
  tag: '@every-browser',
}, async ({ page, context }) => {
  await page.goto(FLYER_SERVICE);
  // Chromium on a busy machine can lose the tab: then the visitor clicks again.
  await expect(async () => {
    const opened = context.waitForEvent('page', { timeout: TAB_MS });
    await flyer(page).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL(`${VENDOR}/forms/dlg_f10`, { timeout: TAB_MS });
  }).toPass();
  await expect(dialog(page)).toHaveCount(0);
});

test('the space bar opens the dialog: modal, named, 800 × 600 px', async ({ page }) => {
  await page.goto(FLYER_SERVICE);
  // The link has the role of a button.
  await flyer(page).press('Space');
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  const title = 'Flyer: Seal training';
  await expect(dialog(page)).toHaveAccessibleName(title);
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expect(dialog(page).locator('iframe')).toHaveAttribute('title', `${title} (form)`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    dialog(page).getByText('If the download did not start:'),
    'nothing was',
  ).toBeHidden();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await dialog(page).boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(Math.min(800, Math.round(width * 0.9)));
    expect(Math.round(box?.height ?? 0)).toBe(Math.min(600, Math.round(height * 0.9)));
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('the foot of the dialog of a white paper is in view on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/case-studies');
  await paper(page, 4).click();
  await expect(fileLink(page)).toBeInViewport({ ratio: 1 });
});

const CLOSED_BY: Record<string, (page: Page) => Promise<unknown>> = {
  'its button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'a click on the backdrop': (page) => page.mouse.click(20, 20),
  Escape: (page) => page.keyboard.press('Escape'),
};
test('button, backdrop and Escape close it and give the focus back', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(FLYER_SERVICE);
  for (const [how, close] of Object.entries(CLOSED_BY)) {
    await flyer(page).click();
    await expect(dialog(page), how).toBeVisible();
    // Until then a click would count as the second of a double click.
    await page.clock.runFor(600);
    await close(page);
    await expect(page.locator('dialog, iframe'), how).toHaveCount(0);
    await expect(flyer(page), how).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.overflow), how).toBe('');
  }
});

test('neither the second click of a double click nor a drag to the backdrop closes it', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(FLYER_SERVICE);
  // A first click, so that the island is hydrated.
  await flyer(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.pauseAt(STOPPED_AT_MS);
  await flyer(page).click();
  await page.mouse.click(20, 20);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(600);
  const box = await dialog(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});
