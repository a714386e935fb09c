import type { Browser, BrowserContextOptions, Page, Request, Response } from '@playwright/test';
import { BUDGET } from '../../src/config/budgets.ts';
import { CONSENT_KEY, EMBED_DELAY_MS, POPUP_DELAY_MS, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { alive, brotli } from './visitor.ts';

/** A file that a page has asked for. */
export interface Loaded {
  address: string;
  kind: string;
  bytes: number;
  /** Scripts within it, where it is a page. */
  inside: number;
  /** React, or code that can't run without it. */
  isReact: boolean;
}

const COMPRESSED = /^(text\/|application\/(json|manifest\+json|javascript|xml|rss\+xml)|image\/svg)/;
/** Signs of React and of its renderer that no minifier takes out, and the import by which an island has them. */
const REACT = /react\.(transitional\.)?element|__reactContainer|from\s*["'`]\.\/(client|react)\./;

/** Bytes a host sends: text by brotli at its best, pictures and fonts as they are. */
const bytesSent = (type: string, body: Buffer) => (COMPRESSED.test(type) ? brotli(body) : body.length);
/** A page's own scripts, its data and templates left out. */
const bytesInside = (type: string, body: Buffer) => {
  if (!type.startsWith('text/html')) return 0;
  const code = [...body.toString().matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('');
  return code ? brotli(code) : 0;
};
const isReact = (type: string, body: Buffer) => type.includes('javascript') && REACT.test(body.toString());

export interface Visit {
  page: Page;
  /** What has been asked for so far, once all of it has come. */
  loaded: () => Promise<Loaded[]>;
}

/** Visitors: one who comes for the first time, one who has agreed to be counted and has seen the popup. */
export const VISITORS = { first: {}, returning: { [CONSENT_KEY]: 'true', [POPUP_SEEN_KEY]: 'true' } } as const;

/** What the visitor of the viewer came for is no part of the page: the document, and the browser's own program that shows it. */
const isOwn = (address: string) => /^https?:/.test(address) && !address.endsWith('.pdf');

/** Everything a page asks for, from now on. */
function weigh(page: Page): () => Promise<Loaded[]> {
  const answers: Promise<Loaded>[] = [];
  /** What is on its way, with what resolves once it has come or failed. */
  const open = new Map<Request, Promise<void>>();
  const arrivals = new Map<Request, () => void>();
  const read = async (response: Response): Promise<Loaded> => {
    const type = response.headers()['content-type'] ?? '';
    const body = await response.body().catch(() => Buffer.alloc(0));
    const kind = response.request().resourceType();
    return { address: response.url(), kind, bytes: bytesSent(type, body), inside: bytesInside(type, body), isReact: isReact(type, body) };
  };
  page.on('request', (request) => {
    if (isOwn(request.url())) open.set(request, new Promise((resolve) => arrivals.set(request, resolve)));
  });
  const close = (request: Request) => {
    arrivals.get(request)?.();
    open.delete(request);
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  page.on('response', (response) => void (isOwn(response.url()) && answers.push(read(response))));
  return async () => {
    // A script may ask for the next file once it has run: quiet means that nothing is on its way after the page has answered twice.
    for (let quiet = 0; quiet < 2; ) {
      await Promise.all(open.values());
      await page.evaluate(() => document.readyState);
      quiet = open.size > 0 ? 0 : quiet + 1;
    }
    return Promise.all(answers);
  };
}

/**
 * Opens a page as a visitor sees it who touches nothing, until just before the popup would come. The page's clock stands
 * still from then on.
 */
export async function visit(browser: Browser, route: string, who: keyof typeof VISITORS, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) for (const store of [localStorage, sessionStorage]) store.setItem(key, value);
  }, VISITORS[who]);
  const answered = weigh(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(route);
  await page.waitForLoadState('load');
  await alive(page);
  // In two steps: what the embeds ask for may need longer than their tries would last.
  await page.clock.runFor(EMBED_DELAY_MS + 10);
  await answered();
  await page.clock.runFor(POPUP_DELAY_MS - EMBED_DELAY_MS - 100);
  return { page, loaded: answered };
}

export const sumOf = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
/** Bytes of script, in files and in the page itself. */
export const scriptIn = (files: Loaded[]) => files.reduce((sum, { kind, bytes, inside }) => sum + (kind === 'script' ? bytes : inside), 0);

/** What is over budget in a first view, as sentences. */
export function overBudget(files: Loaded[], isHome: boolean): string[] {
  const limit = (what: string, found: number, most: number) => (found > most ? [`${what}: ${found}, allowed are ${most}`] : []);
  const origins = new Set(files.map(({ address }) => new URL(address).origin));
  return [
    ...limit('script before any interaction', scriptIn(files), BUDGET.script),
    ...limit('the whole first view', sumOf(files), isHome ? BUDGET.home : BUDGET.page),
    ...limit('what follows the document', sumOf(files.filter(({ kind }) => kind !== 'document')), BUDGET.flight),
    ...limit('requests', files.length, BUDGET.requests),
    ...limit('origins', origins.size, 1),
    ...files.filter((file) => file.isReact).map(({ address }) => `React before it is needed: ${address}`),
  ];
}
