import crypto from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';

/** Waits until the site's script has started, which needs a running clock. */
export const scriptStarted = (page: Page) =>
  page.waitForFunction(() => customElements.get('site-embed'));

/** Presses keys one after another. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

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

/** The e-mail to which a link leads. */
export async function emailOf(link: Locator) {
  const url = new URL((await link.getAttribute('href')) ?? '');
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
}

/** Delays responses, as a slow connection would. @returns a function that releases them */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Makes every access to storage throw, as in a browser that forbids it. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

const sizes = new Map<string, number>();

/**
 * Size in bytes with Brotli at quality 11. Compressing is slow, and pages share most of their
 * files: each is compressed once.
 */
export function brotli(body: string | Buffer): number {
  const key = crypto.hash('sha1', body);
  const size =
    sizes.get(key) ??
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(key, size);
  return size;
}

/** Paths that a page has requested so far, each as often as it was. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Whether React is among them. */
export const hasReact = (paths: readonly string[]) =>
  paths.some((path) => path.startsWith('/_astro/client.'));
