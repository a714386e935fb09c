import { expect } from '@playwright/test';
import { HERO_HEIGHT_PX, TESTIMONIAL_INTERVAL_MS } from '../../src/config/constants.ts';
import { endless, holdAnimations, holdClock } from '../support/clock.ts';
import { carousel, heroButton, logos, slides } from '../support/parts.ts';
import { test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing on the home page moves by itself, and nothing offers to pause it', async ({
  page,
}) => {
  await holdClock(page);
  await page.goto('/');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).locator('.slides[aria-live]')).toHaveCount(1);
  expect(await endless(page), 'animations that run').toBe(0);
  await expect(page.getByText('Pause', { exact: true }).locator('visible=true')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5 * TESTIMONIAL_INTERVAL_MS);
  await expect(slides(page).nth(0)).toHaveJSProperty('inert', false);

  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await page.clock.runFor(50);
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);
  await expect(slides(page).nth(1)).toHaveCSS('opacity', '1');
});

test('all logos stand in view, each once, and the hero becomes a banner at once', async ({
  page,
}) => {
  await page.goto('/');
  await expect(logos(page).locator('.belt li:visible')).toHaveCount(4);
  await logos(page).scrollIntoViewIfNeeded();
  for (const drawing of await logos(page).getByRole('img').all())
    await expect(drawing).toBeInViewport();

  await heroButton(page).click();
  const hero = page.locator('.hero');
  await expect(hero).toHaveAttribute('data-state', 'transformed');
  expect(Math.round((await hero.boundingBox())?.height ?? 0)).toBe(HERO_HEIGHT_PX);
  await expect(page.locator('[data-speed]')).toBeHidden();
});

test('no card of a case fades in', async ({ page }) => {
  await holdAnimations(page);
  await page.goto('/case-studies');
  for (const card of await page.locator('#cases > li').all())
    await expect(card).toHaveCSS('opacity', '1');
});
