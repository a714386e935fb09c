import { expect, type Page } from '@playwright/test';
import { HERO_HEIGHT_PX, HERO_LOCK_MS } from '../../src/config/constants.ts';
import { heroButton } from '../support/parts.ts';
import { watchShifts } from '../support/shifts.ts';
import { test } from '../support/test.ts';
import { home } from '../support/ui.ts';
import { STOPPED_AT_MS, scriptStarted } from '../support/visitor.ts';

const hero = (page: Page) => page.locator('.hero');
/** Runs the coast-down to its end on the page's clock, which is held (`openHeld`). */
const coastDown = async (page: Page) => {
  await expect(hero(page)).toHaveAttribute('data-state', 'animating');
  await page.clock.runFor(HERO_LOCK_MS);
  await expect(hero(page)).toHaveAttribute('data-state', 'transformed');
};
const heightOf = async (page: Page) => Math.round((await hero(page).boundingBox())?.height ?? 0);

/** Interval at which height and speed are read, on the page's clock. */
const SAMPLE_MS = 400;

/** Opens the home page and stops its clock. */
async function openHeld(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await scriptStarted(page);
  await page.clock.pauseAt(STOPPED_AT_MS);
}

test('on a phone the hero fills the window at first, and is a banner of 400 px at the top after the coast-down, wherever it was clicked', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('homepage-transformed', 'true'));
  await openHeld(page);
  // What an older version of the site stored is removed on load.
  expect(await page.evaluate(() => localStorage.getItem('homepage-transformed'))).toBeNull();
  await expect(hero(page)).toHaveAttribute('data-state', 'initial');
  expect(await heightOf(page)).toBe(640);
  await page.evaluate(() => scrollTo(0, 150));
  await heroButton(page).click();
  await coastDown(page);
  expect(await heightOf(page)).toBe(HERO_HEIGHT_PX);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(heroButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('height and speed fall for 3.2 s, during which clicks have no effect and no text shifts; the button then links to Our Services', async ({
  page,
}) => {
  await openHeld(page);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  expect(await heightOf(page)).toBe(page.viewportSize()?.height);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.banner.title);
  const speed = page.locator('[data-speed] b');
  await expect(speed).toHaveText('3,000');
  await heroButton(page).click();
  await expect(hero(page)).toHaveAttribute('data-state', 'animating');
  const samples: { height: number; rpm: number }[] = [];
  for (let passed = 0; passed < HERO_LOCK_MS - SAMPLE_MS; passed += SAMPLE_MS) {
    await page.clock.runFor(SAMPLE_MS);
    samples.push({ height: await heightOf(page), rpm: Number((await speed.textContent())?.replace(',', '')) });
    await page.keyboard.press('Enter');
  }
  const falls = (values: number[]) => values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));
  expect(falls(samples.map(({ height }) => height))).toBe(true);
  expect(falls(samples.map(({ rpm }) => rpm))).toBe(true);
  expect(new Set(samples.map(({ height }) => height)).size).toBeGreaterThan(samples.length / 2);
  expect(samples.at(-1)?.rpm).toBeLessThan(500);

  await expect(hero(page)).toHaveAttribute('data-state', 'animating');
  await expect(heroButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(heroButton(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.clock.runFor(SAMPLE_MS);
  await expect(hero(page)).toHaveAttribute('data-state', 'transformed');
  expect(await heightOf(page)).toBe(HERO_HEIGHT_PX);
  await expect(heroButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect(await shifts()).toEqual([]);

  await heroButton(page).press('Space');
  await expect(page).toHaveURL(/#our-services$/);
  await expect(page.getByRole('heading', { name: home.services.title, exact: true })).toBeInViewport();
});

test.describe('the rotor', () => {
  const rotor = (page: Page) => page.locator('.rotor-row').first();
  const box = (page: Page) => page.getByRole('checkbox', { name: home.hero.pause });
  const runs = (page: Page) => rotor(page).evaluate((row) => row.getAnimations().filter(({ playState }) => playState === 'running').length);

  test('turns, and a checkbox stops it: with the space bar, without the island’s code', async ({ page }) => {
    await page.route('**/_astro/Hero.*', (route) => route.abort());
    await page.goto('/');
    expect(await runs(page)).toBe(1);
    await heroButton(page).focus();
    // The number to call when a machine is down is between the two.
    for (const _stop of ['number', 'checkbox']) await page.keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box(page)).toBeChecked();
    expect(await runs(page)).toBe(0);
    await page.keyboard.press('Space');
    expect(await runs(page)).toBe(1);
  });

  test('is not painted while scrolled out of view, and its checkbox is hidden with it', async ({ page }) => {
    await openHeld(page);
    const isDrawn = () => rotor(page).evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn()).toBe(true);
    await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: 'instant' }));
    await expect.poll(isDrawn).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await heroButton(page).click();
    await coastDown(page);
    await expect(box(page)).toBeHidden();
  });
});

test.describe('with the policy switched off', () => {
  test.use({ bypassCSP: true });

  test('the banner is 400 px high in a font as wide as DejaVu Sans, at any width, and holds its button', async ({ page }) => {
    await page.goto('/');
    // DejaVu Sans is 16 % wider than the site's font, in bold 25 %. A letter of the site's font is 0.5 em wide on average.
    await page.addStyleTag({ content: '.banner * { letter-spacing: 0.08em !important } h1 { letter-spacing: 0.11em !important }' });
    for (const width of [320, 360, 390, 820, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const banner = await page.locator('.banner').boundingBox();
      const row = await heroButton(page).boundingBox();
      expect(Math.round(banner?.height ?? 0), `${width} px`).toBe(400);
      expect((row?.y ?? 0) + (row?.height ?? 0), `${width} px`).toBeLessThanOrEqual((banner?.y ?? 0) + 400);
    }
  });
});
