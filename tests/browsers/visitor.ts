import { CONSENT_KEY, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import type { Engine, Key } from './engine.ts';
import { FRAME_PATH } from './frame-server.ts';

/** Longest duration of a step: browsers without graphics hardware are slow, and no story is about speed. */
const TIMEOUT_MS = 15_000;

/** A function that runs in the page. It can use only its arguments, no variables of the test. */
type InPage<A extends unknown[], T> = (...args: A) => T | Promise<T>;

/** A visitor of the site in a browser: the actions and queries of the stories. */
export class Visitor {
  readonly #engine: Engine;
  readonly #host: string;
  readonly #frames: string;

  constructor(engine: Engine, host: string, frames: string) {
    this.#engine = engine;
    this.#host = host;
    this.#frames = frames;
  }

  get engine() {
    return this.#engine;
  }

  /**
   * Opens a page as a new visitor, with storage that holds only the given values.
   * @param stored answers from an earlier visit; by default the cookie banner is declined and the popup has been seen
   */
  async begin(route: string, { consent = 'false', seen = 'true', width = 1280 }: { consent?: string; seen?: string; width?: number } = {}) {
    await this.#engine.resize(width, 900);
    await this.#engine.open(`${this.#host}/robots.txt`);
    await this.look(
      (items: [string, string, 'local' | 'session'][]) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value, where] of items) if (value) (where === 'local' ? localStorage : sessionStorage).setItem(key, value);
      },
      [
        [CONSENT_KEY, consent, 'local'],
        [POPUP_SEEN_KEY, seen, 'session'],
      ] as [string, string, 'local' | 'session'][],
    );
    await this.open(route);
  }

  open = (route: string) => this.#engine.open(`${this.#host}${route}`);
  back = () => this.#engine.back();
  key = (key: Key) => this.#engine.key(key);

  /** Waits for the one tab that a click has opened, and closes it. */
  async closeNewTab(): Promise<void> {
    const began = performance.now();
    let closed = 0;
    while (closed === 0 && performance.now() - began < TIMEOUT_MS) {
      await pause();
      closed = await this.#engine.closeFurtherTabs();
    }
    if (closed !== 1) throw new Error(`${closed} tabs were opened, not one.`);
  }

  /** Calls a function in the page and returns its result. */
  look = <A extends unknown[], T>(find: InPage<A, T>, ...args: A) =>
    this.#engine.evaluate(`(${find})(...${JSON.stringify(args)})`) as Promise<T>;

  /** Waits until a function in the page returns the expected value. */
  async see<A extends unknown[], T>(what: string, wanted: T, find: InPage<A, T>, ...args: A): Promise<void> {
    const began = performance.now();
    for (;;) {
      // While the browser leaves a page, evaluation fails.
      const found = await this.look(find, ...args).catch((error: Error) => error.message);
      if (JSON.stringify(found) === JSON.stringify(wanted)) return;
      if (performance.now() - began > TIMEOUT_MS)
        throw new Error(`${what}: found ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`);
      await pause();
    }
  }

  /** Waits until the page with this path has loaded and its scripts have run. */
  path = (wanted: string) =>
    this.see('the path', wanted, () => {
      const [{ domContentLoadedEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      return domContentLoadedEventEnd > 0 ? location.pathname + location.search + location.hash : 'a page that is still loading';
    });
  /** Waits until the element with this label or text has the focus. */
  focus = (wanted: string) =>
    this.see(
      'the focus',
      wanted,
      () => document.activeElement?.ariaLabel || document.activeElement?.textContent?.trim().slice(0, 60) || '',
    );
  count = (selector: string, wanted: number) =>
    this.see(selector, wanted, (of) => [...document.querySelectorAll(of)].filter((one) => one.checkVisibility()).length, selector);

  /** Clicks the element with a selector and a name at its position in the window. */
  async click(selector: string, name?: string): Promise<void> {
    const place = await this.look(
      async (of, called) => {
        const nameOf = (element: Element) => element.ariaLabel ?? element.textContent?.trim();
        let problem = '';
        for (let tries = 0; tries < 100; tries++) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          const element = [...document.querySelectorAll(of)].find(
            (one) => one.checkVisibility() && (called === null || nameOf(one) === called),
          );
          problem = `There is no ${of} ${called ?? ''}`;
          if (!element) continue;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          // During a view transition, the root element receives every click.
          const hit = document.elementFromPoint(x, y);
          if (hit && element.contains(hit)) return [x, y];
          problem = `${of} lies behind ${hit?.outerHTML.slice(0, 80)}`;
        }
        return problem;
      },
      selector,
      name ?? null,
    );
    if (typeof place === 'string') throw new Error(place);
    await this.#engine.clickAt(place[0] ?? 0, place[1] ?? 0);
  }

  clickAt = (x: number, y: number) => this.#engine.clickAt(x, y);

  /** Opens pages one after another in a frame of this width in px, and returns the result of a function in each. */
  async framed<T>(routes: readonly string[], width: number, withScript: boolean, find: (page: Document) => T): Promise<Record<string, T>> {
    await this.#engine.open(`${this.#frames}${FRAME_PATH}`);
    const found: Record<string, T> = {};
    for (const route of routes)
      found[route] = (await this.#engine.evaluate(`(async () => {
        document.body.replaceChildren();
        localStorage.setItem(${JSON.stringify(CONSENT_KEY)}, 'false');
        sessionStorage.setItem(${JSON.stringify(POPUP_SEEN_KEY)}, 'true');
        const frame = document.createElement('iframe');
        frame.width = ${width};
        frame.height = 640;
        frame.style.border = 0;
        ${withScript ? '' : "frame.sandbox = 'allow-same-origin';"}
        frame.src = ${JSON.stringify(route)};
        const loaded = new Promise((resolve) => { frame.onload = resolve; });
        document.body.append(frame);
        // WebKitGTK fires no load event for a frame that shows a PDF.
        await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 5000))]);
        const page = frame.contentDocument;
        const { scrollHeight } = page.documentElement;
        for (let y = 0; y < scrollHeight; y += 600) {
          frame.contentWindow.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        frame.contentWindow.scrollTo({ top: 0, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 50));
        return (${find})(page);
      })()`)) as T;
    return found;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
