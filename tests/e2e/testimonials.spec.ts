import { expect, type Page } from '@playwright/test';
import { TESTIMONIAL_FADE_MS, TESTIMONIAL_INTERVAL_MS } from '../../src/config/constants.ts';
import { carousel, slides } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { ui } from '../support/ui.ts';
import { holdAnimations, holdClock } from '../support/visitor.ts';

const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
/** Number of the visible slide. */
const shown = (page: Page) =>
  slides(page).evaluateAll((all) => all.flatMap((slide, at) => ((slide as HTMLElement).inert ? [] : [at + 1])).join());

/** Shows the testimonials. The clock is held, so that on a slow machine the first slide stays until a test has looked at it. */
const open = async (page: Page) => {
  await holdClock(page);
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).locator('.slides[data-live]')).toHaveCount(1);
  await expect.poll(() => shown(page)).toBe('1');
};

/** Waits until the carousel is told to announce its slides, as it does while it does not rotate; or not to. */
const announces = (page: Page, does: boolean) =>
  expect(carousel(page).locator('.slides')).toHaveAttribute('aria-live', does ? 'polite' : 'off');

test.describe('on its own', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    // The pointer enters and leaves, so the interval starts again.
    await slides(page).first().hover();
    await announces(page, true);
    await page.mouse.move(0, 0);
    await announces(page, false);
  });

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

  test('slides cross-fade in place, linearly, for 1 s', async ({ page }) => {
    await holdAnimations(page);
    await page.clock.runFor(TESTIMONIAL_INTERVAL_MS + 150);
    const halfway = await slides(page).evaluateAll((all) =>
      all.flatMap((slide) =>
        slide.getAnimations().map((animation) => {
          animation.currentTime = Number(animation.effect?.getTiming().duration) / 2;
          const { duration, easing } = animation.effect?.getTiming() ?? {};
          const left = Math.round(slide.getBoundingClientRect().left);
          return { duration, easing, opacity: Number(getComputedStyle(slide).opacity), left };
        }),
      ),
    );
    const fade = { duration: TESTIMONIAL_FADE_MS, easing: 'linear', opacity: 0.5, left: halfway[0]?.left };
    expect(halfway).toEqual([fade, fade]);
  });

  test('the next slide is shown after each interval, and the first after the last', async ({ page }) => {
    for (const slide of ['2', '3', '4', '1']) await goesOnTo(page, slide);
  });

  test('it pauses while the pointer is over it', async ({ page }) => {
    await slides(page).first().hover();
    await announces(page, true);
    await stays(page, '1');
    await page.mouse.move(0, 0);
    await announces(page, false);
    await goesOnTo(page, '2');
  });

  test('its button pauses it and lets it run again', async ({ page }) => {
    await button(page, ui.carousel.pause).click();
    await page.mouse.move(0, 0);
    await stays(page, '1');
    // A slide that the visitor chooses is announced.
    await announces(page, true);
    await button(page, ui.carousel.play).click();
    await page.mouse.move(0, 0);
    await goesOnTo(page, '2');
  });

  test('it pauses while its pause button has the focus, whose label says what a click does', async ({ page }) => {
    await button(page, ui.carousel.pause).focus();
    await stays(page, '1');
    await page.keyboard.press('Enter');
    await expect(button(page, ui.carousel.play)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, ui.carousel.pause)).toBeFocused();
    await goesOnTo(page, '2');
  });

  test('it stops for good once the focus moves past its pause button', async ({ page }) => {
    await button(page, ui.carousel.pause).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, ui.carousel.previous)).toBeFocused();
    await expect(button(page, ui.carousel.play)).toBeVisible();
    await button(page, ui.carousel.previous).blur();
    await stays(page, '1');
  });
});

test('Previous, Next and the dots change the slide at once, and wrap around at both ends', { tag: '@every-browser' }, async ({ page }) => {
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
    await expect(carousel(page).locator('[aria-current=true]')).toHaveAccessibleName(`Show testimonial ${slide}`);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe shows the next slide', async ({ page }) => {
    await open(page);
    const touch = await page.context().newCDPSession(page);
    const box = await carousel(page).locator('.slides').boundingBox();
    if (!box) throw new Error('The slides are not visible.');
    const y = box.y + box.height / 2;
    const at = (x: number) => [{ x: box.x + x, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
    for (let x = 290; x >= 60; x -= 20) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.clock.runFor(1000);
    expect(await shown(page)).toBe('2');
  });
});

test.describe('while its code can’t be loaded', () => {
  const CODE = '**/_astro/Testimonials.*';
  const toMiddle = (page: Page) => carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const openWithoutCode = async (page: Page) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_astro/Testimonials.'));
    await toMiddle(page);
    await failed;
  };

  test('all slides can be scrolled to and read', async ({ page }) => {
    await openWithoutCode(page);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    for (const slide of await slides(page).all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.locator('blockquote')).toBeInViewport();
    }
  });

  test('it is tried again when the carousel comes into view, and shifts nothing', async ({ page }) => {
    await openWithoutCode(page);
    const place = () => slides(page).first().boundingBox();
    const before = await place();
    await page.unroute(CODE);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(carousel(page)).not.toBeInViewport();
    await toMiddle(page);
    await expect(carousel(page).getByRole('button', { name: ui.carousel.next })).toBeVisible();
    expect(await place()).toEqual(before);
  });
});
