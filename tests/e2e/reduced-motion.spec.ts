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

test('with reduced motion nothing on the home page moves by itself or fades, and all of it can be seen', async ({ page }) => {
  const clients = shownEntries('clients').map(({ data }) => data);
  await holdClock(page);
  await page.goto('/');
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).locator('.slides[data-live]')).toHaveCount(1);
  await page.mouse.move(0, 0);
  expect(await endless(page), 'animations that run').toBe(0);
  await expect(page.locator('.rotor-row').first()).toHaveCSS('animation-name', 'none');
  await expect(page.getByText(ui.carousel.pause, { exact: true }).locator('visible=true')).toHaveCount(0);

  await expect(logos(page).locator('.belt li:visible')).toHaveCount(clients.length);
  await expect(logos(page).getByRole('img')).toHaveCount(clients.filter(({ logo }) => logo).length);
  const sides = await logos(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]));
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...sides)).toBeLessThanOrEqual(1280);

  const areShown = (...shown: boolean[]) =>
    expect
      .poll(
        () => slides(page).evaluateAll((all) => all.slice(0, 2).map((slide) => !(slide as HTMLElement).inert)),
        'the first two testimonials',
      )
      .toEqual(shown);
  await page.clock.runFor(5 * TESTIMONIAL_INTERVAL_MS);
  await areShown(true, false);
  await carousel(page).getByRole('button', { name: ui.carousel.next }).click();
  await page.clock.runFor(50);
  await areShown(false, true);
  await expect(slides(page).nth(1)).toHaveCSS('opacity', '1');
  await expect(slides(page).nth(0)).toHaveCSS('opacity', '0');

  const hero = page.locator('.hero');
  await heroButton(page).click();
  await expect(hero).toHaveAttribute('data-state', 'transformed');
  expect(Math.round((await hero.boundingBox())?.height ?? 0)).toBe(HERO_HEIGHT_PX);
  await expect(heroButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('[data-speed]')).toBeHidden();
});
