import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** A vendor as its public documentation describes it: what its script does, and what its frame shows. */
interface Vendor {
  /** URL of the script. */
  script: string;
  /** What the script does, as a function that runs in the page; or the file of the vendor's own script. */
  run: (() => void) | string;
  /** URL of the frame for the account in the README, without its query; none where the widget is drawn into the page itself. */
  frame?: string;
  /** What the page in the frame does, where the vendor's script waits for it. */
  runInFrame?: () => void;
}

/** A vendor of the writers' guide for each way of being called: by a function, through a queue, or by a script that finds its container. */
export const VENDORS: Record<string, Vendor> = {
  'Cal.com': {
    script: 'https://app.cal.com/embed/embed.js',
    frame: 'https://app.cal.com/your-name/introductory-meeting/embed',
    run: createRequire(import.meta.url).resolve('@calcom/embed-core'),
    runInFrame: () => {
      for (const type of ['__iframeReady', 'linkReady'])
        parent.postMessage({ originator: 'CAL', namespace: '', type, fullType: `CAL::${type}`, data: {} }, '*');
    },
  },
  TidyCal: {
    script: 'https://asset-tidycal.b-cdn.net/js/embed.js',
    frame: 'https://tidycal.com/your-name/introductory-meeting',
    run: () => {
      for (const element of document.querySelectorAll<HTMLElement>('.tidycal-embed[data-path]')) {
        const frame = document.createElement('iframe');
        frame.setAttribute('style', 'height: 700px');
        frame.src = `https://tidycal.com/${element.dataset.path}?embed=1`;
        element.appendChild(frame);
      }
    },
  },
  Paperform: {
    script: 'https://paperform.co/__embed.min.js',
    frame: 'https://your-form.paperform.co/',
    run: () => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-paperform-id]')) {
        const frame = document.createElement('iframe');
        frame.setAttribute('style', 'height: 600px');
        frame.src = `https://${element.dataset.paperformId}.paperform.co/?embed=1`;
        element.appendChild(frame);
      }
    },
  },
  HubSpot: {
    script: 'https://js.hsforms.net/forms/embed/v2.js',
    run: () => {
      Object.assign(window, {
        hbspt: {
          forms: {
            async create({ portalId, formId, target }: { portalId: string; formId: string; target: string }) {
              const found = await fetch(`https://forms.hsforms.com/embed/v3/form/${portalId}/${formId}`);
              const element = document.querySelector(target);
              if (element) element.innerHTML = `<style>.hs { color: #000 }</style><form class="hs">${await found.text()}</form>`;
            },
          },
        },
      });
    },
  },
};

/** What the visitor sees of a vendor's widget. */
export const SHOWN = 'This is the vendor’s own page';

/** Responds for every vendor; no other third-party host can be reached. @returns the URLs that were requested */
export async function serveVendors(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:\/\/(?!fixture\.test)/, (route) => {
    const url = route.request().url();
    requested.push(url);
    const all = Object.values(VENDORS);
    const run = all.find(({ script }) => script === url)?.run;
    if (typeof run === 'string') return route.fulfill({ contentType: 'text/javascript', path: run });
    if (run) return route.fulfill({ contentType: 'text/javascript', body: `(${run})();` });
    const framed = all.find(({ frame }) => frame && url.startsWith(frame));
    if (framed) {
      const script = framed.runInFrame ? `<script>(${framed.runInFrame})();</script>` : '';
      const body = `<!doctype html><title>Vendor</title><p>${SHOWN}</p>${script}`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    }
    if (url.startsWith('https://forms.hsforms.com/'))
      return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, contentType: 'text/html', body: `<p>${SHOWN}</p>` });
    return route.abort();
  });
  return requested;
}
