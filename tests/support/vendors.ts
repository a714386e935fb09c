import type { Page } from '@playwright/test';

/** A vendor as its public documentation describes it: what its script does, and what a frame of its shows. */
interface Vendor {
  /** Address of the script. */
  script: string;
  /** What the script does; runs in the page. */
  run: () => void;
  /** Address of the frame it draws for the README's account, without what follows "?"; none where it draws into the page. */
  frame?: string;
}

/** Fakes of the vendors in the writers' README. Each implements the contract its vendor publishes, and no more. */
export const VENDORS: Record<string, Vendor> = {
  Calendly: {
    script: 'https://assets.calendly.com/assets/external/widget.js',
    frame: 'https://calendly.com/your-name/introductory-meeting',
    run: () => {
      Object.assign(window, {
        Calendly: {
          initInlineWidget({ url, parentElement }: { url: string; parentElement: HTMLElement }) {
            const frame = document.createElement('iframe');
            frame.src = `${url}?embed_domain=${location.host}&embed_type=Inline`;
            frame.width = frame.height = '100%';
            parentElement.appendChild(frame);
          },
        },
      });
    },
  },
  'Cal.com': {
    script: 'https://app.cal.com/embed/embed.js',
    frame: 'https://app.cal.com/your-name/introductory-meeting/embed',
    run: () => {
      type Instruction = [name: string, given: { origin: string; elementOrSelector: HTMLElement; calLink: string }];
      const { Cal } = window as unknown as { Cal?: { q?: { forEach(obey: (call: Instruction) => void): void; push: unknown } } };
      if (!Cal?.q) throw new Error('The queue is missing.');
      document.head.appendChild(document.createElement('style')).innerHTML = 'cal-inline { display: block; height: 100% }';
      customElements.define('cal-inline', class extends HTMLElement {});
      let origin = '';
      const obey = ([name, given]: Instruction) => {
        if (name === 'init') origin = given.origin;
        if (name !== 'inline') return;
        const frame = document.createElement('iframe');
        frame.src = `${origin}/${given.calLink}/embed`;
        given.elementOrSelector.appendChild(document.createElement('cal-inline')).appendChild(frame);
      };
      Cal.q.forEach(obey);
      Cal.q.push = obey;
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
  Tally: {
    script: 'https://tally.so/widgets/embed.js',
    frame: 'https://tally.so/embed/yourID',
    run: () => {
      Object.assign(window, {
        Tally: {
          loadEmbeds() {
            for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-tally-src]:not([src])'))
              frame.src = frame.dataset.tallySrc ?? '';
          },
        },
      });
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

/** Answers for every vendor; any other foreign host is out of reach. @returns addresses that were asked for */
export async function serveVendors(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?!fixture\.test)/, (route) => {
    const url = route.request().url();
    asked.push(url);
    const vendor = Object.values(VENDORS).find(({ script }) => script === url);
    if (vendor) return route.fulfill({ contentType: 'text/javascript', body: `(${vendor.run})();` });
    if (Object.values(VENDORS).some(({ frame }) => frame && url.startsWith(frame)))
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><title>Vendor</title><p>${SHOWN}</p>` });
    if (url.startsWith('https://forms.hsforms.com/'))
      return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, contentType: 'text/html', body: `<p>${SHOWN}</p>` });
    return route.abort();
  });
  return asked;
}
