import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page, Request, Route } from '@playwright/test';
import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../../config/constants.ts';
import { ROUTES } from '../../../config/routes.ts';
import { fileAt, type Site } from '../compare/site.ts';

/** Origin of both versions, so that no URL differs by it. No server runs there: requests are answered from the files on disk. */
const ORIGIN = 'https://review.test';
/** The time at which every page opens. */
const NOW = new Date('2026-01-05T09:00:00Z');
/** How far the page's clock runs: embeds have started to load, but the popup has not opened and no slide has changed. */
const RUN_MS = 2000;
/** How far it runs at each width, so that scripts can answer to it. */
const RESIZED_MS = 500;
const HEIGHT_PX = 900;
/** Largest number of further screenshots until two in a row are equal. */
const TRIES = 6;
/** Far longer than any step takes, so that a busy machine causes no failure. */
const TIMEOUT_MS = 120_000;

/** HTML that is shown instead of a file of the site. */
export interface OtherHtml {
  file: string;
  html: string;
}

/**
 * A browser context in which a page looks the same each time: files come from disk, third parties are stubbed, motion is reduced, the
 * time and random numbers are fixed, cookies are declined and the popup counts as seen.
 * @param instead takes the place of one file
 */
export async function quietContext(browser: Browser, site: Site, instead?: OtherHtml): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  await context.route('**/*', (route) => answer(route, site, instead));
  await context.addInitScript(
    ([consent, seen]) => {
      try {
        localStorage.setItem(consent, 'false');
        sessionStorage.setItem(seen, 'true');
      } catch {
        // A sandboxed frame has no storage.
      }
      let seed = 1;
      Math.random = () => {
        seed = (seed * 16807) % 2147483647;
        return seed / 2147483647;
      };
    },
    [CONSENT_KEY, POPUP_SEEN_KEY] as const,
  );
  await context.clock.install({ time: NOW });
  await context.clock.pauseAt(new Date(NOW.getTime() + 1));
  return context;
}

function answer(route: Route, site: Site, instead: OtherHtml | undefined): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const isEmbed = url.origin !== ORIGIN || (url.pathname.startsWith(`${ROUTES.standIn}/`) && url.pathname.endsWith('.js'));
  if (isEmbed) {
    const kind = request.resourceType();
    if (kind === 'script') return route.fulfill({ contentType: 'text/javascript', body: '' });
    return kind === 'document' ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stub</title>' }) : route.abort();
  }
  const file = fileAt(site.files, url.pathname);
  if (!file) return route.fulfill({ status: 404, body: '' });
  if (file === instead?.file) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: instead.html });
  return route.fulfill({ path: path.join(site.folder, file) });
}

/**
 * Follows the requests of a page.
 * @returns a function that waits until no request is open, and still none after the page was painted twice, since a script may request
 * another file when it runs
 */
function watchRequests(page: Page, paint: () => Promise<unknown>): () => Promise<void> {
  const open = new Map<Request, Promise<void>>();
  const arrivals = new Map<Request, () => void>();
  const close = (request: Request) => {
    arrivals.get(request)?.();
    open.delete(request);
    arrivals.delete(request);
  };
  page.on('request', (request) => open.set(request, new Promise((resolve) => arrivals.set(request, resolve))));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    for (let quiet = 0; quiet < 2; ) {
      await Promise.all(open.values());
      await paint();
      quiet = open.size > 0 ? 0 : quiet + 1;
    }
  };
}

/** A page that is loaded, and can be shown at one width after another. */
export interface OpenPage {
  page: Page;
  /** Changes the width of the window and waits until all requests, fonts and images are complete, and all animations at their end. */
  showAt: (width: number) => Promise<void>;
  /** Screenshot of the whole page as PNG. */
  photograph: () => Promise<Buffer>;
}

export async function openPage(context: BrowserContext, route: string, width: number): Promise<OpenPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = watchRequests(page, () => capture(session, { width: 1, height: 1 }));
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.goto(`${ORIGIN}${route}`, { waitUntil: 'load', timeout: TIMEOUT_MS });
  await page.clock.runFor(RUN_MS);
  // Lazy images would otherwise load while the screenshot is taken.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const showAt = async (next: number) => {
    await page.setViewportSize({ width: next, height: HEIGHT_PX });
    await page.clock.runFor(RESIZED_MS);
    await loaded();
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
        else animation.finish();
      }
    });
  };
  const photograph = async () => {
    const { cssContentSize } = await session.send('Page.getLayoutMetrics');
    return capture(session, cssContentSize);
  };
  return { page, showAt, photograph };
}

/**
 * Screenshots of two versions of a page. Where they differ, each is repeated until two in a row are equal: on a busy machine, the first
 * can lack a part of the page that is painted too late.
 */
export async function photographs(pages: readonly OpenPage[]): Promise<Buffer[]> {
  const first = await Promise.all(pages.map(({ photograph }) => photograph()));
  const [one, two] = first;
  return one && two?.equals(one) ? first : Promise.all(pages.map((page, at) => repeated(page, first[at])));
}

async function repeated({ photograph }: OpenPage, first: Buffer | undefined): Promise<Buffer> {
  let last = first ?? (await photograph());
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await photograph();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** A picture of the page from its top, as a PNG that is encoded fast, which Playwright's own screenshots are not. */
async function capture(session: CDPSession, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > HEIGHT_PX,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
