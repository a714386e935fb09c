import path from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { POPUP_DELAY_MS } from '../../../config/constants.ts';
import { isFramed } from '../../../config/routes.ts';
import { fileAt, type Site } from '../../../lib/node/built-site.ts';

/**
 * Origin of both versions, so that no URL differs. No server runs there: requests are answered from
 * the files on disk.
 */
const ORIGIN = 'https://review.test';
/** The time at which every page opens. */
const NOW = new Date('2026-01-05T09:00:00Z');
/**
 * How far the page's clock runs: embeds have started to load, but the popup has not opened and no
 * slide has changed.
 */
const RUN_MS = 2000;
/** How far it runs at each width, so that scripts can respond. */
const RESIZED_MS = 500;
const HEIGHT_PX = 900;
/** Maximum number of further screenshots until two in a row are equal. */
const TRIES = 6;
/** Far longer than any step takes, so that a busy machine causes no failure. */
const TIMEOUT_MS = 120_000;
/** What has not opened by then does not open. */
const OPENED_MS = 30_000;

/**
 * Opens a page in its own context, in which it looks the same each time: files come from disk,
 * third parties are stubbed, motion is reduced and the clock stands still.
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
 * Runs in the page and makes all of it count as in view. Anything that waits to be seen, such as
 * the testimonials' buttons, would otherwise be ready in one version and not in the other, or in no
 * screenshot.
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
 * Parts outside the window are painted too. The axis has no dashes, and an embed that loads no
 * diagonals: on each row below something new, they would be elsewhere.
 */
const STYLE = `* { content-visibility: visible !important }
.axis::before { background: var(--color-axis) !important }
.embed-placeholder { background: none !important }`;

/** Screenshot of the whole page. */
export const photograph = (page: Page): Promise<Buffer> =>
  steady(() => page.screenshot({ fullPage: true, animations: 'disabled', style: STYLE }));

/**
 * Screenshot of what a click opens on a page, or time in the case of the popup.
 * @param opener selector of what is clicked; undefined is returned if the page has none
 * @param part selector of what opens; undefined is returned if it doesn't
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

/**
 * Repeats a screenshot until two in a row are equal: on a busy machine, the first can lack a part
 * that is painted too late.
 */
async function steady(shoot: () => Promise<Buffer>, last?: Buffer, tries = TRIES): Promise<Buffer> {
  const next = await shoot();
  return tries === 0 || last?.equals(next) ? next : steady(shoot, next, tries - 1);
}
