import path from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../../config/constants.ts';
import { ROUTES } from '../../../config/routes.ts';
import { fileAt, type Site } from '../../../lib/node/built-site.ts';

/** Origin of both versions, so that no URL differs. No server runs there: requests are answered from the files on disk. */
const ORIGIN = 'https://review.test';
/** The time at which every page opens. */
const NOW = new Date('2026-01-05T09:00:00Z');
/** How far the page's clock runs: embeds have started to load, but the popup has not opened and no slide has changed. */
const RUN_MS = 2000;
/** How far it runs at each width, so that scripts can respond. */
const RESIZED_MS = 500;
const HEIGHT_PX = 900;
/** Maximum number of further screenshots until two in a row are equal. */
const TRIES = 6;
/** Far longer than any step takes, so that a busy machine causes no failure. */
const TIMEOUT_MS = 120_000;

/**
 * Opens a page in its own context, in which it looks the same each time: files come from disk, third parties are stubbed, motion is
 * reduced, the clock stands still, cookies are declined and the popup counts as seen.
 * @param instead replaces one file
 */
export async function openPage(browser: Browser, site: Site, route: string, instead?: { file: string; html: string }): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.route('**/*', (request) => answer(request, site, instead));
  await context.addInitScript(
    ([consent, seen]) => {
      localStorage.setItem(consent, 'false');
      sessionStorage.setItem(seen, 'true');
    },
    [CONSENT_KEY, POPUP_SEEN_KEY] as const,
  );
  await context.addInitScript(seeAllAtOnce);
  await context.clock.install({ time: NOW });
  await context.clock.pauseAt(new Date(NOW.getTime() + 1));
  const page = await context.newPage();
  await page.goto(`${ORIGIN}${route}`);
  await page.clock.runFor(RUN_MS);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    // The browser paints such a part once it has found it in view, which can be after the screenshot.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  return page;
}

/**
 * Runs in the page and makes all of it count as in view. Anything that waits to be seen, such as the testimonials' buttons, would otherwise be ready in one
 * version and not in the other, or in no screenshot.
 */
function seeAllAtOnce(): void {
  window.IntersectionObserver = function observer(this: IntersectionObserver, callback: IntersectionObserverCallback) {
    const entryOf = (target: Element) => ({ target, isIntersecting: true, intersectionRatio: 1 }) as unknown as IntersectionObserverEntry;
    return { observe: (target: Element) => callback([entryOf(target)], this), unobserve() {}, disconnect() {} };
  } as unknown as typeof IntersectionObserver;
}

function answer(route: Route, site: Site, instead: { file: string; html: string } | undefined): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const isEmbed = url.origin !== ORIGIN || (url.pathname.startsWith(`${ROUTES.standIn}/`) && url.pathname.endsWith('.js'));
  if (isEmbed) return route.fulfill({ contentType: request.resourceType() === 'script' ? 'text/javascript' : 'text/html', body: '' });
  const file = fileAt(site.files, url.pathname);
  if (!file) return route.fulfill({ status: 404, body: '' });
  if (file === instead?.file) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: instead.html });
  return route.fulfill({ path: path.join(site.folder, file) });
}

/** Changes the width of the window, ends all animations, and waits until all fonts and images are complete. */
export async function showAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.clock.runFor(RESIZED_MS);
  await page.evaluate(async () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Screenshot of the whole page as PNG. It uses the browser's own protocol, which with little compression takes two thirds of the CPU time
 * of Playwright's.
 */
async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true, captureBeyondViewport: true, clip });
  return Buffer.from(data, 'base64');
}

/**
 * Screenshots of two versions of a page. If they differ, each is repeated until two in a row are equal: on a busy machine, the first
 * can lack a part of the page that is painted too late.
 */
export async function photographs(pages: readonly Page[]): Promise<Buffer[]> {
  const first = await Promise.all(pages.map(photograph));
  const [one, two] = first;
  return one && two?.equals(one) ? first : Promise.all(pages.map((page, at) => repeated(page, first[at])));
}

async function repeated(page: Page, last: Buffer | undefined, tries = TRIES): Promise<Buffer> {
  const next = await photograph(page);
  return tries === 0 || (last && next.equals(last)) ? next : repeated(page, next, tries - 1);
}
