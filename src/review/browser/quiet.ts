import path from 'node:path';
import type { Browser, BrowserContext, Page, Request, Route } from '@playwright/test';
import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../config/constants.ts';
import { ROUTES } from '../../config/routes.ts';
import { fileAt, type Site } from '../compare/site.ts';

/** Where both sides are served: one origin, so that no URL differs by it. Nothing listens there; pages get the files themselves. */
const ORIGIN = 'https://review.test';
/** The time on every page, and how far its clock runs: embeds have begun, no popup has come and no slide has changed. */
const NOW = new Date('2026-01-05T09:00:00Z');
const RUN_MS = 2000;
const HEIGHT_PX = 900;
/** How often a page is photographed until two pictures in a row are the same. */
const TRIES = 6;
/** Far beyond what any step takes: a busy machine is no failure. */
const TIMEOUT_MS = 120_000;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

/**
 * A browser context in which a page looks the same each time: files from disk, third parties stubbed, nothing moves, time and chance
 * are fixed, the cookie banner is answered and the popup seen.
 */
export async function quietContext(
  browser: Browser,
  site: Site,
  { width, scripts }: { width: number; scripts: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT_PX },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    javaScriptEnabled: scripts,
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  await context.route('**/*', (route) => answer(route, site));
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
  if (scripts) {
    await context.clock.install({ time: NOW });
    await context.clock.pauseAt(new Date(NOW.getTime() + 1));
  }
  return context;
}

function answer(route: Route, site: Site): Promise<void> {
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
  const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const bytes = site.read(file);
  // "optional" gives a font up that is not there at once, which depends on how busy the machine is.
  const body = /\.(html|css)$/.test(file) ? bytes.toString().replaceAll('font-display:optional', 'font-display:block') : bytes;
  return route.fulfill({ contentType, body });
}

/**
 * Follows what a page loads.
 * @returns waits until nothing is on its way, also after the page has been drawn twice: a script may ask for the next file once it ran
 */
function trafficOf(page: Page): () => Promise<void> {
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
      // A picture makes the browser draw: what loads as it comes into view is asked for then.
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, timeout: TIMEOUT_MS });
      quiet = open.size > 0 ? 0 : quiet + 1;
    }
  };
}

/** Opens a page and waits until all of it is there. */
export async function openPage(context: BrowserContext, route: string, { scripts }: { scripts: boolean }): Promise<Page> {
  const page = await context.newPage();
  const loaded = trafficOf(page);
  await page.goto(`${ORIGIN}${route}`, { waitUntil: 'load', timeout: TIMEOUT_MS });
  if (scripts) await page.clock.runFor(RUN_MS);
  // Pictures that load as they come into view would otherwise come while the page is photographed.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await loaded();
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page;
}

/** A picture of the whole page, taken until two in a row are the same. */
export async function photograph(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css', timeout: TIMEOUT_MS });
  let last = await take();
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
