import type { Browser, BrowserContextOptions, Page, Request, Response } from '@playwright/test';
import { BUDGET } from '../../src/config/budgets.ts';
import { CONSENT_KEY, EMBED_DELAY_MS, POPUP_DELAY_MS, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { brotli, scriptStarted } from './visitor.ts';

/** A file that a page has requested. */
export interface LoadedFile {
  url: string;
  kind: string;
  bytes: number;
  /** Size as sent. */
  inlineScriptBytes: number;
  /** It is React, or imports it. */
  isReact: boolean;
}

const COMPRESSED = /^(text\/|application\/(json|manifest\+json|javascript|xml|rss\+xml)|image\/svg)/;
/** Strings of React and its renderer that no minifier removes, and the import by which an island loads them. */
const REACT = /react\.(transitional\.)?element|__reactContainer|from\s*["'`]\.\/(client|react)\./;

/** Bytes sent: text with Brotli at quality 11, images and fonts as they are. */
const bytesSent = (type: string, body: Buffer) => (COMPRESSED.test(type) ? brotli(body) : body.length);
/** Brotli size of a page's inline scripts, without data blocks and templates. */
const inlineScriptBytes = (type: string, body: Buffer) => {
  if (!type.startsWith('text/html')) return 0;
  const code = [...body.toString().matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('');
  return code ? brotli(code) : 0;
};
const isReact = (type: string, body: Buffer) => type.includes('javascript') && REACT.test(body.toString());

export interface Visit {
  page: Page;
  /** The files requested so far, once all of them have arrived. */
  loaded: () => Promise<LoadedFile[]>;
}

/** Stored values of a first-time visitor, and of one who has accepted analytics and seen the popup. */
export const VISITORS = { first: {}, returning: { [CONSENT_KEY]: 'true', [POPUP_SEEN_KEY]: 'true' } } as const;

/** Leaves out the PDF of the viewer's page and the browser's own PDF viewer. */
const isPartOfPage = (url: string) => /^https?:/.test(url) && !url.endsWith('.pdf');

/** Records everything that a page requests from now on. */
function recordLoads(page: Page): () => Promise<LoadedFile[]> {
  const answers: Promise<LoadedFile>[] = [];
  /** Pending requests, with a promise that resolves once the request has finished or failed. */
  const pending = new Map<Request, Promise<void>>();
  const arrivals = new Map<Request, () => void>();
  const read = async (response: Response): Promise<LoadedFile> => {
    const type = response.headers()['content-type'] ?? '';
    const body = await response.body().catch(() => Buffer.alloc(0));
    const kind = response.request().resourceType();
    return {
      url: response.url(),
      kind,
      bytes: bytesSent(type, body),
      inlineScriptBytes: inlineScriptBytes(type, body),
      isReact: isReact(type, body),
    };
  };
  page.on('request', (request) => {
    if (isPartOfPage(request.url())) pending.set(request, new Promise((resolve) => arrivals.set(request, resolve)));
  });
  const close = (request: Request) => {
    arrivals.get(request)?.();
    pending.delete(request);
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  page.on('response', (response) => void (isPartOfPage(response.url()) && answers.push(read(response))));
  return async () => {
    // A script may request another file when it runs, so no request may be pending in two rounds.
    for (let quiet = 0; quiet < 2; ) {
      await Promise.all(pending.values());
      await page.evaluate(() => document.readyState);
      quiet = pending.size > 0 ? 0 : quiet + 1;
    }
    return Promise.all(answers);
  };
}

/**
 * Opens a page without touching anything, until just before the popup would open. The page's clock is then stopped.
 */
export async function visit(browser: Browser, route: string, who: keyof typeof VISITORS, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) for (const store of [localStorage, sessionStorage]) store.setItem(key, value);
  }, VISITORS[who]);
  const loaded = recordLoads(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(route);
  await page.waitForLoadState('load');
  await scriptStarted(page);
  // In two steps, so that the embeds' tries do not run out before their scripts have arrived.
  await page.clock.runFor(EMBED_DELAY_MS + 10);
  await loaded();
  await page.clock.runFor(POPUP_DELAY_MS - EMBED_DELAY_MS - 100);
  return { page, loaded };
}

const sumOf = (files: LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
/** Bytes of script, in files and in the page itself. */
export const scriptIn = (files: LoadedFile[]) =>
  files.reduce((sum, { kind, bytes, inlineScriptBytes }) => sum + (kind === 'script' ? bytes : inlineScriptBytes), 0);

/** Images and sprite files, which block nothing. */
const isDrawing = ({ url, kind }: LoadedFile) => kind === 'image' || url.endsWith('.svg');

/** The budgets that a first view exceeds, as sentences. */
export function overBudget(files: LoadedFile[], isHome: boolean): string[] {
  const limit = (what: string, found: number, most: number) => (found > most ? [`${what}: ${found}, allowed are ${most}`] : []);
  const origins = new Set(files.map(({ url }) => new URL(url).origin));
  return [
    ...limit('script before any interaction', scriptIn(files), BUDGET.script),
    ...limit('the whole first view', sumOf(files), isHome ? BUDGET.home : BUDGET.page),
    ...limit('the second flight', sumOf(files.filter((file) => file.kind !== 'document' && !isDrawing(file))), BUDGET.flight),
    // A further photograph or logo is the content's.
    ...limit('requests', files.filter((file) => !isDrawing(file)).length, BUDGET.requests),
    ...limit('origins', origins.size, 1),
    ...files.filter((file) => file.isReact).map(({ url }) => `React before it is needed: ${url}`),
  ];
}
