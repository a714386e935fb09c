// cspell:ignore weberror
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { storedFor } from '../../src/lib/consent.ts';
import { serveVendor } from './vendor.ts';

/** The site's own hosts, the fixture's vendor, and URLs without a host. */
const OWN =
  /^(?:https?:\/\/localhost[:/]|https:\/\/(?:fixture|vendor)\.test\/|about:|blob:|chrome|data:|mailto:)/;
/**
 * Messages from the browser, not the page: about a request that a test refused or that was made
 * offline, speculation rules that were still on their way when a test went offline, and a
 * transition between pages that came too late on a slow machine. Not about a file that the server
 * does not have: a test that answers so expects the message.
 */
const OF_BROWSER =
  /^Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|^Load failed or canceled \(net::|^Transition was (?:aborted|skipped)/;

/**
 * Storage of a visitor who has answered the cookie banner and seen the popup, so that neither is
 * shown.
 */
export const ANSWERED: Record<string, string> = {
  ...storedFor('false'),
  [POPUP_SEEN_KEY]: 'true',
};

const store = (context: BrowserContext, stored: Record<string, string>) =>
  context.addInitScript((entries) => {
    // The browser's own pages, such as its error page, and frames may have no storage.
    if (!location.protocol.startsWith('http') || self !== top) return;
    const storages: (Storage | null)[] = [localStorage, sessionStorage];
    for (const storage of storages)
      for (const [key, value] of Object.entries(entries)) storage?.setItem(key, value);
  }, stored);

/** A list that grows with each fault of a context's pages. */
function faultsOf(context: BrowserContext, browserName: string): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!OF_BROWSER.test(message)) faults.push(message);
  });
  context.on('console', (message) => {
    // Other browsers log remarks of their own, such as one on each directive of the policy that
    // they don't know.
    const isJudged = browserName === 'chromium' && /^(?:warning|error)$/.test(message.type());
    if (isJudged && !OF_BROWSER.test(message.text()))
      faults.push(`${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    if (!OWN.test(request.url())) faults.push(`asks ${request.url()}`);
  });
  return faults;
}

interface Visit {
  /** What is stored when each page opens. */
  stored: Record<string, string>;
  /**
   * What no page may do, in any test: throw, log a warning or an error (as each violation of its
   * policy does), or request another host. A test that expects one of these removes it from the
   * list.
   */
  faults: string[];
}

export const test = base.extend<Visit>({
  stored: [ANSWERED, { option: true }],
  context: async ({ context, stored }, use) => {
    if (Object.keys(stored).length > 0) await store(context, stored);
    await serveVendor(context);
    await use(context);
  },
  faults: [
    async ({ context, browserName }, use) => {
      const faults = faultsOf(context, browserName);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that only look at pages: all of a worker share one page, since axe takes a second to
 * start in a new one. axe is injected, which the site's policy would forbid; that is tested in
 * build/security.test.ts. With reduced motion, so that nothing is judged halfway through a fade.
 */
export const testOnSharedPage = base.extend<
  Pick<Visit, 'faults'>,
  { shared: { page: Page; faults: string[] } }
>({
  shared: [
    async ({ browser, browserName }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({
        baseURL,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      await store(context, ANSWERED);
      await serveVendor(context);
      const faults = faultsOf(context, browserName);
      await use({ page: await context.newPage(), faults });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: ({ shared }, use) => use(shared.page),
  faults: [
    async ({ shared }, use) => {
      await use(shared.faults);
      // The next test starts without the faults of this one.
      expect(shared.faults.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});
