import { expect, type Page } from '@playwright/test';
import { TESTIMONIAL_FADE_MS, TESTIMONIAL_INTERVAL_MS } from '../../src/config/constants.ts';
import { carousel, slides } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { ui } from '../support/ui.ts';
import { holdClock } from '../support/visitor.ts';

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

test.describe('on its own', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    // The pointer enters and leaves, so the interval starts again.
    await slides(page).first().hover();
    await expect(carousel(page).locator('.slides')).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await expect(carousel(page).locator('.slides')).toHaveAttribute('aria-live', 'off');
  });

  test('slides cross-fade in place, linearly, for 1 s', async ({ page }) => {
    // CSS animations do not follow the page's clock: they are paused at their start, read halfway, and finished.
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        animation.pause();
        return animation;
      };
    });
    await page.clock.runFor(TESTIMONIAL_INTERVAL_MS + 150);
    const halfway = await slides(page).evaluateAll((all) =>
      all.flatMap((slide) =>
        slide.getAnimations().map((animation) => {
          animation.currentTime = Number(animation.effect?.getTiming().duration) / 2;
          const { duration, easing } = animation.effect?.getTiming() ?? {};
          return {
            duration,
            easing,
            opacity: Number(getComputedStyle(slide).opacity),
            left: Math.round(slide.getBoundingClientRect().left),
          };
        }),
      ),
    );
    const [leaving, arriving] = halfway;
    expect(halfway).toHaveLength(2);
    expect(leaving).toEqual({ duration: TESTIMONIAL_FADE_MS, easing: 'linear', opacity: 0.5, left: arriving?.left });
    expect(arriving).toMatchObject({ duration: TESTIMONIAL_FADE_MS, easing: 'linear', opacity: 0.5 });
    await slides(page).evaluateAll((all) => {
      for (const slide of all) for (const animation of slide.getAnimations()) animation.finish();
    });
    await expect(slides(page).nth(0)).toHaveCSS('opacity', '0');
    await expect(slides(page).nth(1)).toHaveCSS('opacity', '1');
  });

  test('the next slide is shown after each interval, and the first after the last; it pauses while the pointer is over it, by its pause button, and while the tab is hidden', async ({
    page,
  }) => {
    /** The next slide is shown after the interval, and not before. */
    const goesOnTo = async (slide: string) => {
      await page.clock.runFor(TESTIMONIAL_INTERVAL_MS - 400);
      expect(await shown(page)).not.toBe(slide);
      await page.clock.runFor(600);
      expect(await shown(page)).toBe(slide);
    };
    await slides(page).first().hover();
    await expect(carousel(page).locator('.slides')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * TESTIMONIAL_INTERVAL_MS);
    expect(await shown(page)).toBe('1');
    await page.mouse.move(0, 0);
    await expect(carousel(page).locator('.slides')).toHaveAttribute('aria-live', 'off');
    await goesOnTo('2');

    await button(page, ui.carousel.pause).click();
    await page.mouse.move(0, 0);
    // A slide that the visitor chooses is announced; automatic rotation isn't.
    await expect(carousel(page).locator('.slides')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * TESTIMONIAL_INTERVAL_MS);
    expect(await shown(page)).toBe('2');
    await button(page, ui.carousel.play).click();
    await page.mouse.move(0, 0);
    await goesOnTo('3');

    // A hidden tab does not catch up on missed slides.
    const show = (state: 'visible' | 'hidden') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.clock.runFor(10 * TESTIMONIAL_INTERVAL_MS);
    expect(await shown(page)).toBe('3');
    await show('visible');
    await goesOnTo('4');
    await goesOnTo('1');
  });

  test('it pauses while its pause button has the focus, whose label still says what a click does, and stops once the focus moves past it', async ({
    page,
  }) => {
    await button(page, ui.carousel.pause).focus();
    await page.clock.runFor(3 * TESTIMONIAL_INTERVAL_MS);
    expect(await shown(page)).toBe('1');
    await page.keyboard.press('Enter');
    await expect(button(page, ui.carousel.play)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, ui.carousel.pause)).toBeFocused();
    await page.clock.runFor(TESTIMONIAL_INTERVAL_MS + 200);
    expect(await shown(page)).toBe('2');
    await page.keyboard.press('Tab');
    await expect(button(page, ui.carousel.previous)).toBeFocused();
    await expect(button(page, ui.carousel.play)).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3 * TESTIMONIAL_INTERVAL_MS);
    expect(await shown(page)).toBe('2');
  });
});

test('Previous, Next and the dots show one of four named slides, and wrap around at both ends; Pause comes first', {
  tag: '@every-browser',
}, async ({ page }) => {
  await open(page);
  await expect(carousel(page)).toHaveAttribute('aria-label', 'What clients say');
  const numbers = [1, 2, 3, 4];
  expect(await slides(page).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual(numbers.map((n) => `${n} of 4`));
  expect(
    await carousel(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent)),
  ).toEqual(['Pause', 'Previous', 'Next', ...numbers.map((n) => `Show testimonial ${n}`)]);
  for (const [name, slide] of [
    ['Next', '2'],
    ['Previous', '1'],
    ['Previous', '4'],
    ['Show testimonial 3', '3'],
  ] as const) {
    await button(page, name).click();
    await page.clock.runFor(50);
    expect(await shown(page)).toBe(slide);
    await expect(button(page, `Show testimonial ${slide}`)).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).locator('[aria-current=true]')).toHaveCount(1);
  }
  await expect(slides(page).nth(2)).toHaveCSS('opacity', '1');
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

test('while its code can’t be loaded, all four can be read; it is loaded when the carousel comes into view again, and shifts nothing', async ({
  page,
}) => {
  const code = '**/_astro/Testimonials.*';
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const seen = page.waitForEvent('requestfailed', (request) => request.url().includes('/_astro/Testimonials.'));
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await seen;
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  const place = () =>
    slides(page)
      .first()
      .evaluate((slide) => {
        const { x, y, width, height } = slide.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      });
  const before = await place();
  for (const slide of await slides(page).all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.locator('blockquote')).toBeInViewport();
  }
  await page.unroute(code);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(carousel(page)).not.toBeInViewport();
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).getByRole('button', { name: ui.carousel.next })).toBeVisible();
  expect(await place()).toEqual(before);
});
