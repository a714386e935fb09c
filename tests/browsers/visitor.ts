import { expect } from 'vitest';
import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import type { Engine, Key } from './engine.ts';
import { FRAME_PATH } from './frame-server.ts';

/** Longest time of each step: browsers without graphics hardware are slow, and no test is about speed. */
const TIMEOUT_MS = 15_000;

/** A function that is run in the page, so it can use nothing but its arguments. */
type InPage<A extends unknown[], T> = (...args: A) => T | Promise<T>;

/** Drives a browser as a visitor would: the tests' actions and expectations. */
export class Visitor {
  readonly engine: Engine;
  readonly #host: string;
  readonly #frames: string;

  constructor(engine: Engine, host: string, frames: string) {
    this.engine = engine;
    this.#host = host;
    this.#frames = frames;
  }

  /**
   * Opens a page as a new visitor, with nothing in storage but what is given here.
   * @param stored answers from an earlier visit; by default the cookie banner is declined and the popup has been seen
   */
  async begin(route: string, { consent = 'false', seen = 'true', width = 1280 }: { consent?: string; seen?: string; width?: number } = {}) {
    await this.engine.resize(width, 900);
    await this.engine.open(`${this.#host}/robots.txt`);
    await this.look(store, CONSENT_KEY, consent, POPUP_SEEN_KEY, seen);
    await this.open(route);
  }

  open = (route: string) => this.engine.open(`${this.#host}${route}`);
  back = () => this.engine.back();
  key = (key: Key) => this.engine.key(key);

  /** Waits for the one tab that a click has opened, and closes it. */
  async closeNewTab(): Promise<void> {
    const opened = () => this.engine.furtherTabs();
    await expect.poll(opened, { message: 'the tabs that were opened', timeout: TIMEOUT_MS }).toHaveLength(1);
    await this.engine.close(await opened());
  }

  /** What a function finds in the page. */
  look = <A extends unknown[], T>(find: InPage<A, T>, ...args: A) =>
    this.engine.evaluate(`(${find})(...${JSON.stringify(args)})`) as Promise<T>;

  /** Waits until a function in the page returns the expected value. */
  async see<A extends unknown[], T>(what: string, wanted: T, find: InPage<A, T>, ...args: A): Promise<void> {
    // Evaluation fails while the browser leaves a page.
    const found = () => this.look(find, ...args).catch((error: Error) => error.message);
    await expect.poll(found, { message: what, timeout: TIMEOUT_MS }).toEqual(wanted);
  }

  path = (wanted: string) =>
    this.see('the path', wanted, () => {
      const [{ domContentLoadedEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      return domContentLoadedEventEnd > 0 ? location.pathname + location.search + location.hash : 'a page that is still loading';
    });
  /** Waits until the element of this label has the focus. */
  focus = (wanted: string) =>
    this.see(
      'the focus',
      wanted,
      () => document.activeElement?.ariaLabel || document.activeElement?.textContent?.trim().slice(0, 60) || '',
    );
  count = (selector: string, wanted: number) =>
    this.see(selector, wanted, (of) => [...document.querySelectorAll(of)].filter((one) => one.checkVisibility()).length, selector);

  /** Clicks the element of a selector and a label at its position on the screen, once nothing covers it. */
  async click(selector: string, name?: string): Promise<void> {
    const place = await this.look(
      async (of, called, timeoutMs) => {
        const nameOf = (element: Element) => element.ariaLabel ?? element.textContent?.trim();
        let problem = '';
        const until = performance.now() + timeoutMs;
        while (performance.now() < until) {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const element = [...document.querySelectorAll(of)].find(
            (one) => one.checkVisibility() && (called === null || nameOf(one) === called),
          );
          problem = `There is no ${of} ${called ?? ''}`;
          if (!element) continue;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          // During a view transition, clicks go to the root element.
          const hit = document.elementFromPoint(x, y);
          if (hit && element.contains(hit)) return [x, y];
          problem = `${of} lies behind ${hit?.outerHTML.slice(0, 80)}`;
        }
        return problem;
      },
      selector,
      name ?? null,
      TIMEOUT_MS,
    );
    if (typeof place === 'string') throw new Error(place);
    await this.engine.clickAt(place[0] ?? 0, place[1] ?? 0);
  }

  clickAt = (x: number, y: number) => this.engine.clickAt(x, y);

  /** Opens pages in a frame of this width, one after another, and says what a function finds in each. */
  async framed<T>(routes: readonly string[], width: number, withScript: boolean, find: (page: Document) => T): Promise<Record<string, T>> {
    await this.engine.open(`${this.#frames}${FRAME_PATH}`);
    await this.look(store, CONSENT_KEY, 'false', POPUP_SEEN_KEY, 'true');
    const found: Record<string, T> = {};
    for (const route of routes) {
      await this.look(showInFrame, route, width, withScript);
      found[route] = (await this.engine.evaluate(`(${find})(document.querySelector('iframe').contentDocument)`)) as T;
    }
    return found;
  }
}

/** Runs in the page: stores what an earlier visit has left, where it isn't empty. */
function store(consentKey: string, consent: string, seenKey: string, seen: string): void {
  localStorage.clear();
  sessionStorage.clear();
  if (consent) localStorage.setItem(consentKey, consent);
  if (seen) sessionStorage.setItem(seenKey, seen);
}

/** Runs in the framing page: shows another page in a frame, and scrolls through it. */
async function showInFrame(route: string, width: number, withScript: boolean): Promise<void> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width, height: 640, src: route });
  frame.style.border = '0';
  if (!withScript) frame.setAttribute('sandbox', 'allow-same-origin');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.replaceChildren(frame);
  const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // WebKitGTK fires no load event for a page that shows a PDF.
  const parsed = async () => {
    while (!(frame.contentDocument?.readyState === 'interactive' && frame.contentDocument.querySelector('object'))) await nextFrames();
  };
  await Promise.race([loaded, parsed()]);
  const end = frame.contentDocument?.documentElement.scrollHeight ?? 0;
  for (let top = 0; top < end; top += 600) {
    frame.contentWindow?.scrollTo({ top, behavior: 'instant' });
    await nextFrames();
  }
  frame.contentWindow?.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrames();
}
