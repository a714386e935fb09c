import { expect, type Page } from '@playwright/test';

/** Window sizes of a phone and a desktop, px: every page is tested in both. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/**
 * Resolves in the page's next frame, once all existing observers have reported. (The page's own
 * requestAnimationFrame may be that of a fake clock.)
 */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );

/**
 * Scrolls through a page and back to the top, so that everything that waits to be in view has
 * started.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const scroll = (top: number) =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return top + innerHeight < document.documentElement.scrollHeight
        ? top + innerHeight
        : undefined;
    }, top);
  for (let top: number | undefined = 0; top !== undefined; ) {
    top = await scroll(top);
    await nextFrame(page);
  }
  await scroll(0);
  // The testimonials hydrate in view: they are live once all slides but one are inert.
  const slides = page.locator('.slides');
  if ((await slides.count()) > 0) await expect(slides.locator('[inert]')).not.toHaveCount(0);
  // The filter is invisible until then.
  await expect(page.locator('astro-island:not([data-listening]) form[name=topics]')).toHaveCount(0);
  await waitForFades(page);
}

/**
 * Waits until no finite animation runs, nor one that has taken its place: half-way through a fade,
 * text has too little contrast. What starts one has to have happened before.
 */
export const waitForFades = (page: Page) =>
  page.evaluate(async () => {
    const isFading = (one: Animation) =>
      one.playState === 'running' &&
      one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (;;) {
      const fading = document.getAnimations().filter(isFading);
      if (fading.length === 0) return;
      await Promise.allSettled(fading.map(({ finished }) => finished));
    }
  });

/**
 * By how many px a page, or what is open over it, can be scrolled sideways, and the first elements
 * that overflow; empty if it can't be.
 */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const opened = document.querySelectorAll('dialog[open], :popover-open');
    const over = Math.max(
      ...[document.documentElement, ...opened].map((box) => box.scrollWidth - box.clientWidth),
    );
    if (over <= 0) return '';
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return `${over} px: ${wide
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.className}`)
      .join(', ')}`;
  });

/**
 * Lays out all of a page, with a user style sheet; what is far from the window would otherwise keep
 * its previous layout, or have none.
 */
export const layOut = (page: Page, css = '') =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, `* { content-visibility: visible !important } ${css}`);
