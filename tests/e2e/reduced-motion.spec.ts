import { expect } from '@playwright/test';
import { HERO_HEIGHT_PX, TESTIMONIAL_INTERVAL_MS } from '../../src/config/constants.ts';
import { shownEntries } from '../support/content.ts';
import { carousel, heroButton, logos, slides } from '../support/parts.ts';
import { endless } from '../support/states.ts';
import { test } from '../support/test.ts';
import { ui } from '../support/ui.ts';
import { holdClock } from '../support/visitor.ts';

// The cards of cases: case-filter.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await holdClock(page);
  await page.goto('/');
});

test('nothing on the home page moves by itself, and nothing offers to pause it', async ({ page }) => {
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).locator('.slides[data-live]')).toHaveCount(1);
  expect(await endless(page), 'animations that run').toBe(0);
  await expect(page.getByText(ui.carousel.pause, { exact: true }).locator('visible=true')).toHaveCount(0);
});

test('all logos stand in view, each once', async ({ page }) => {
  const clients = shownEntries('clients').map(({ data }) => data);
  await expect(logos(page).locator('.belt li:visible')).toHaveCount(clients.length);
  const drawings = logos(page).getByRole('img');
  await expect(drawings).toHaveCount(clients.filter(({ logo }) => logo).length);
  await logos(page).scrollIntoViewIfNeeded();
  for (const drawing of await drawings.all()) await expect(drawing).toBeInViewport();
});

test('the testimonials do not rotate, and change at once', async ({ page }) => {
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).locator('.slides[data-live]')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5 * TESTIMONIAL_INTERVAL_MS);
  await expect(slides(page).nth(0)).toHaveJSProperty('inert', false);
  await carousel(page).getByRole('button', { name: ui.carousel.next }).click();
  await page.clock.runFor(50);
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);
  expect(await slides(page).evaluateAll((all) => all.flatMap((slide) => slide.getAnimations()).length)).toBe(0);
  await expect(slides(page).nth(1)).toHaveCSS('opacity', '1');
});

test('the hero becomes a banner at once', async ({ page }) => {
  await heroButton(page).click();
  const hero = page.locator('.hero');
  await expect(hero).toHaveAttribute('data-state', 'transformed');
  expect(Math.round((await hero.boundingBox())?.height ?? 0)).toBe(HERO_HEIGHT_PX);
  await expect(page.locator('[data-speed]')).toBeHidden();
});
