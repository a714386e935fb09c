import { expect, type Page } from '@playwright/test';
import { HERO_HEIGHT_PX, HERO_LOCK_MS } from '../../src/config/constants.ts';
import { openHeld } from '../support/clock.ts';
import { heroButton, servicesHeading } from '../support/parts.ts';
import { watchShifts } from '../support/shifts.ts';
import { test } from '../support/test.ts';

const hero = (page: Page) => page.locator('.hero');
const heightOf = async (page: Page) => Math.round((await hero(page).boundingBox())?.height ?? 0);

/** Interval at which height and speed are read, on the page's clock. */
const SAMPLE_MS = 400;

test('on a phone the hero fills the window, and becomes a banner of 400 px', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('homepage-transformed', 'true'));
  await openHeld(page, '/');
  // What an older version of the site stored is removed on load.
  expect(await page.evaluate(() => localStorage.getItem('homepage-transformed'))).toBeNull();
  await expect(hero(page)).toHaveAttribute('data-state', 'initial');
  expect(await heightOf(page)).toBe(640);
  await page.evaluate(() => scrollTo(0, 150));
  await heroButton(page).click();
  await expect(hero(page)).toHaveAttribute('data-state', 'animating');
  await page.clock.runFor(HERO_LOCK_MS);
  await expect(hero(page)).toHaveAttribute('data-state', 'transformed');
  expect(await heightOf(page)).toBe(HERO_HEIGHT_PX);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(heroButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('height and speed fall for 3.2 s, without effect of clicks; then the button leads on', async ({
  page,
}) => {
  await openHeld(page, '/');
  const shifts = await watchShifts(page);
  expect(await heightOf(page)).toBe(page.viewportSize()?.height);
  const speed = page.locator('[data-speed] b');
  await expect(speed).toHaveText('3,000');
  await heroButton(page).click();
  await expect(hero(page)).toHaveAttribute('data-state', 'animating');
  const heights: number[] = [];
  const speeds: number[] = [];
  for (let passed = 0; passed < HERO_LOCK_MS - SAMPLE_MS; passed += SAMPLE_MS) {
    await page.clock.runFor(SAMPLE_MS);
    heights.push(await heightOf(page));
    speeds.push(Number((await speed.textContent())?.replace(',', '')));
    await page.keyboard.press('Enter');
  }
  for (const values of [heights, speeds]) expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(speeds.at(-1)).toBeLessThan(500);
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
  await expect(servicesHeading(page)).toBeInViewport();
});

test('the rotor turns, and a checkbox stops it by keyboard, without the island’s code', async ({
  page,
}) => {
  await page.route('**/_astro/Hero.*', (route) => route.abort());
  await page.goto('/');
  const rotor = page.locator('.rotor-row').first();
  const runs = () =>
    rotor.evaluate(
      (row) => row.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  expect(await runs()).toBe(1);
  await heroButton(page).focus();
  // The number to call when a machine is down is between the two.
  for (const _stop of ['number', 'checkbox']) await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Pause the rotor' })).toBeFocused();
  await page.keyboard.press('Space');
  expect(await runs()).toBe(0);
  await page.keyboard.press('Space');
  expect(await runs()).toBe(1);
});
