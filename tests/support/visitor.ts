import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../src/config/constants.ts';

/**
 * A visitor who has answered the cookie banner and seen the popup: neither stands in the way of what is tested.
 * @param visitor a page, or a context for all its pages
 */
export const settle = (visitor: Pick<Page, 'addInitScript'>) =>
  visitor.addInitScript(
    ([consent, seen]) => {
      // The browser's own viewer of documents is a frame without storage.
      const [local, session]: (Storage | null)[] = [localStorage, sessionStorage];
      local?.setItem(consent, 'false');
      session?.setItem(seen, 'true');
    },
    [CONSENT_KEY, POPUP_SEEN_KEY] as const,
  );

/** Waits until the site's script has brought the page to life: from then on its clock may be held, and nothing is missed. */
export const alive = (page: Page) => page.waitForFunction(() => customElements.get('site-embed'));

/** Lets none of the site's scripts come: neither files nor what stands in a page. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const kind = route.request().resourceType();
      if (kind === 'script') return route.abort();
      if (kind !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script type="module">[\s\S]*?<\/script>/g, '');
      return route.fulfill({ response, body });
    },
  );
}

/** Every use of a storage throws, as in a browser that keeps nothing. */
export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

/** Bytes as the best compression sends them. */
export const brotli = (body: string | Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Scripts that a page has fetched so far, by address. */
export function countScripts(page: Page): Map<string, Promise<number>> {
  const found = new Map<string, Promise<number>>();
  const count = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script') found.set(pathname, response.body().then(brotli));
  };
  page.on('response', count);
  return found;
}

/** Whether React has been fetched. */
export const hasReact = (sizes: Map<string, unknown>) => [...sizes.keys()].some((path) => path.includes('/client.'));
