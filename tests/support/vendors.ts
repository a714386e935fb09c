import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Scripts of the vendors of the full site. Cal.com's own comes from its package; Paperform's is as its public documentation says. */
export const SCRIPTS = { booking: 'https://app.cal.com/embed/embed.js', form: 'https://paperform.co/__embed.min.js' };

/** What the visitor sees of a vendor's widget. */
export const SHOWN = 'This is the vendor’s own page';

/** Runs in the page: puts a frame into each container. */
const fillContainers = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-paperform-id]')) {
    const frame = document.createElement('iframe');
    frame.setAttribute('style', 'height: 600px');
    frame.src = `https://${element.dataset.paperformId}.paperform.co/?embed=1`;
    element.appendChild(frame);
  }
};

/** Runs in Cal.com's frame, for which its script waits. */
const sayReady = () => {
  for (const type of ['__iframeReady', 'linkReady'])
    parent.postMessage({ originator: 'CAL', namespace: '', type, fullType: `CAL::${type}`, data: {} }, '*');
};

/** Answers for both vendors; no other third-party host can be reached. @returns the URLs that are requested from now on */
export async function serveVendors(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:\/\/(?!fixture\.test)/, (route) => {
    const url = route.request().url();
    requested.push(url);
    if (url === SCRIPTS.booking) {
      const path = createRequire(import.meta.url).resolve('@calcom/embed-core');
      return route.fulfill({ contentType: 'text/javascript', path });
    }
    if (url === SCRIPTS.form) return route.fulfill({ contentType: 'text/javascript', body: `(${fillContainers})();` });
    if (!/^https:\/\/(app\.cal\.com\/your-name\/introductory-meeting\/embed|your-form\.paperform\.co\/)/.test(url)) return route.abort();
    const body = `<!doctype html><title>Vendor</title><p>${SHOWN}</p><script>(${sayReady})();</script>`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  return requested;
}
