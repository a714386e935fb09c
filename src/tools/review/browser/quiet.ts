import path from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { POPUP_DELAY_MS } from '../../../config/constants.ts';
import { isFramed } from '../../../config/routes.ts';
import { fileAt, type Site } from '../../../lib/node/built-site.ts';

/** The origin of both versions. No server runs there: files on disk answer its requests. */
const ORIGIN = 'https://review.test';
const NOW = new Date('2026-01-05T09:00:00Z');
/** When embeds have started to load, and before the popup opens or a slide changes. */
const RUN_MS = 2000;
/** In which scripts respond to another width. */
const RESIZED_MS = 500;
const HEIGHT_PX = 900;
/** Screenshots until two in a row are equal. */
const TRIES = 6;
/** Far longer than any step takes on a busy machine. */
const TIMEOUT_MS = 120_000;
/** What has not opened by then does not open. */
const OPENED_MS = 30_000;

/**
 * Opens a page so that it looks the same each time: third parties answer nothing, motion is reduced
 * and the clock stands still.
 * @param stored the visitor's answers about cookies, by key; without one, the banner is shown
 */
export async function openPage(
  browser: Browser,
  site: Site,
  route: string,
  stored: Record<string, string>,
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.route('**/*', (request) => answer(request, site));
  await context.addInitScript((answers) => {
    for (const [key, answer] of Object.entries(answers)) localStorage.setItem(key, answer);
  }, stored);
  await context.addInitScript(seeAllAtOnce);
  await context.clock.install({ time: NOW });
  await context.clock.pauseAt(new Date(NOW.getTime() + 1));
  const page = await context.newPage();
  await page.goto(`${ORIGIN}${route}`);
  await page.clock.runFor(RUN_MS);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/**
 * Runs in the page and makes all of it count as in view. What waits to be seen, such as the
 * testimonials' buttons, would otherwise be ready in one version and not in the other.
 */
function seeAllAtOnce(): void {
  window.IntersectionObserver = function observer(
    this: IntersectionObserver,
    callback: IntersectionObserverCallback,
  ) {
    const entryOf = (target: Element) =>
      ({
        target,
        isIntersecting: true,
        intersectionRatio: 1,
      }) as unknown as IntersectionObserverEntry;
    return {
      observe: (target: Element) => callback([entryOf(target)], this),
      unobserve() {},
      disconnect() {},
    };
  } as unknown as typeof IntersectionObserver;
}

function answer(route: Route, site: Site): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const isEmbed = url.origin !== ORIGIN || (isFramed(url.pathname) && url.pathname.endsWith('.js'));
  if (isEmbed)
    return route.fulfill({
      contentType: request.resourceType() === 'script' ? 'text/javascript' : 'text/html',
      body: '',
    });
  const file = fileAt(site.files, url.pathname);
  return route.fulfill(file ? { path: path.join(site.folder, file) } : { status: 404, body: '' });
}

/** Changes the width of the window, and waits until all images are complete. */
export async function showAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.clock.runFor(RESIZED_MS);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Parts outside the window are painted too. Dashes and diagonals would be elsewhere on each row
 * below something new.
 */
const STYLE = `* { content-visibility: visible !important }
.axis::before { background: var(--color-axis) !important }
.embed-placeholder { background: none !important }`;

export const photograph = (page: Page): Promise<Buffer> =>
  steady(() => page.screenshot({ fullPage: true, animations: 'disabled', style: STYLE }));

/**
 * Screenshot of what a click opens on a page, or time in the case of the popup.
 * @param opener selector of what is clicked
 * @param part selector of what opens
 * @returns undefined if the page has no opener, or nothing opens
 */
export async function photographOpened(
  page: Page,
  opener: string,
  part: string,
): Promise<Buffer | undefined> {
  // Before the click: an island that takes this long to answer one counts as late.
  await page.clock.runFor(POPUP_DELAY_MS);
  const [button] = await page.locator(opener).all();
  await button?.dispatchEvent('click');
  const opened = page.locator(part);
  const isOpen =
    button &&
    (await opened.waitFor({ timeout: OPENED_MS }).then(
      () => true,
      () => false,
    ));
  // At its edges, a part of a pixel would show the page behind it. Hides what is in a frame too.
  const style = `body :not(${part}, ${part} *, :has(${part})) { visibility: hidden !important }`;
  return isOpen ? steady(() => opened.screenshot({ animations: 'disabled', style })) : undefined;
}

/** Repeats a screenshot that can lack what a busy machine paints too late. */
async function steady(shoot: () => Promise<Buffer>, last?: Buffer, tries = TRIES): Promise<Buffer> {
  const next = await shoot();
  return tries === 0 || last?.equals(next) ? next : steady(shoot, next, tries - 1);
}
