import { expect, type Page } from '@playwright/test';
import { TESTIMONIAL_FADE_MS, TESTIMONIAL_INTERVAL_MS } from '../../src/config/constants.ts';
import { holdAnimations, holdClock } from '../support/clock.ts';
import { carousel, slides } from '../support/parts.ts';
import { test } from '../support/test.ts';

const button = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });
const toMiddle = (page: Page) =>
  carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
/** Number of the visible slide. */
const shown = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, at) => ((slide as HTMLElement).inert ? [] : [at + 1])).join(),
  );

/**
 * Shows the testimonials. The clock is held, so that on a slow machine the first slide stays until
 * a test has looked at it.
 */
const open = async (page: Page) => {
  await holdClock(page);
  await page.goto('/');
  await toMiddle(page);
  await expect(carousel(page).locator('.slides[aria-live]')).toHaveCount(1);
  await expect.poll(() => shown(page)).toBe('1');
};

/**
 * Waits until the carousel is told to announce its slides, as it does while it does not rotate; or
 * not to.
 */
const announces = (page: Page, does: boolean) =>
  expect(carousel(page).locator('.slides')).toHaveAttribute('aria-live', does ? 'polite' : 'off');
/** The pointer enters, so that the slides stand. */
const enter = async (page: Page) => {
  await slides(page).first().hover();
  await announces(page, true);
};
/** It leaves, so that the interval starts again. */
const leave = async (page: Page) => {
  await page.mouse.move(0, 0);
  await announces(page, false);
};
/** The next slide is shown after the interval, and not before. */
const goesOnTo = async (page: Page, slide: string) => {
  await page.clock.runFor(TESTIMONIAL_INTERVAL_MS - 400);
  expect(await shown(page)).not.toBe(slide);
  await page.clock.runFor(600);
  expect(await shown(page)).toBe(slide);
};
const stays = async (page: Page, slide: string) => {
  await page.clock.runFor(3 * TESTIMONIAL_INTERVAL_MS);
  expect(await shown(page)).toBe(slide);
};

test('the next slide fades in for 1 s after each interval, except under the pointer', async ({
  page,
}) => {
  await open(page);
  await enter(page);
  await stays(page, '1');
  await leave(page);
  for (const slide of ['2', '3', '4', '1']) await goesOnTo(page, slide);

  // Two slides fade into each other at a time.
  await holdAnimations(page);
  await page.clock.runFor(TESTIMONIAL_INTERVAL_MS + 150);
  const fades = await slides(page).evaluateAll((all) =>
    all.flatMap((slide) =>
      slide
        .getAnimations()
        .map(({ effect }) => [effect?.getTiming().duration, effect?.getTiming().easing]),
    ),
  );
  expect(fades).toEqual(Array(2).fill([TESTIMONIAL_FADE_MS, 'linear']));
});

test('its button pauses it and lets it run again, by mouse and by keyboard', async ({ page }) => {
  await open(page);
  await button(page, 'Pause').click();
  await page.mouse.move(0, 0);
  await stays(page, '1');
  // A slide that the visitor chooses is announced.
  await announces(page, true);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  await goesOnTo(page, '2');
});

test('it stops for good once the focus moves past its pause button', async ({ page }) => {
  await open(page);
  await button(page, 'Pause').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Previous')).toBeFocused();
  await button(page, 'Previous').blur();
  await expect(button(page, 'Play')).toBeVisible();
  await stays(page, '1');
});

test('Previous, Next and the dots change the slide, and wrap around', {
  tag: '@every-browser',
}, async ({ page }) => {
  await open(page);
  for (const [name, slide] of [
    ['Next', '2'],
    ['Previous', '1'],
    ['Previous', '4'],
    ['Next', '1'],
    ['Show testimonial 3', '3'],
  ] as const) {
    await button(page, name).click();
    await page.clock.runFor(50);
    expect(await shown(page)).toBe(slide);
    await expect(carousel(page).locator('[aria-current=true]')).toHaveAccessibleName(
      `Show testimonial ${slide}`,
    );
  }
});

test('without its code all slides can be read', async ({ page }) => {
  const code = '**/_astro/Testimonials.*';
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/_astro/Testimonials.'),
  );
  await toMiddle(page);
  await failed;
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  for (const slide of await slides(page).all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.locator('blockquote')).toBeInViewport();
  }
  await page.unroute(code);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(carousel(page)).not.toBeInViewport();
  await toMiddle(page);
  await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeVisible();
});
