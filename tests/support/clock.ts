import type { Page } from '@playwright/test';

/** Waits until the site's script has started, which needs a running clock. */
export const scriptStarted = (page: Page) =>
  page.waitForFunction(() => customElements.get('site-embed'));

/**
 * Time on a page's clock at which it is stopped, ms. Longer than any test takes: a clock that has
 * passed it can't be stopped there.
 */
export const STOPPED_AT_MS = 3_600_000;

/** Stops the clock of the pages that are opened next. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(STOPPED_AT_MS);
}

/** Opens a page whose clock stands, and whose script has started. */
export async function openHeld(page: Page, route: string): Promise<void> {
  await holdClock(page);
  await page.goto(route);
  await scriptStarted(page);
}

/**
 * Stops CSS and Web animations at their start: they follow no clock of a page, and on a busy
 * machine would end before a test looks at them.
 */
export async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Animations that run for more than 5 s without being started by the visitor. */
export const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' &&
            Number(animation.effect?.getComputedTiming().endTime ?? 0) > 5000,
        ).length,
  );
