import type { ClientDirective } from 'astro';
import { noteInput, placeOf, released } from './early-input.ts';
import { fetchCode, hydrate } from './hydrate.ts';

/** Options of `client:intent`. */
export interface IntentOptions {
  /**
   * Selector of the elements whose use hydrates the island, if they are others than its own: the
   * links that open a dialog.
   */
  on?: string;
  /** The site's script handles clicks on these elements, so they are not held back. */
  answered?: boolean;
  /** The island is also hydrated once it is visible. */
  visible?: boolean;
  /**
   * Name of a parameter of the query or the fragment (#numbers=…); once the URL has it, the island
   * is hydrated.
   */
  query?: string;
}

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/**
 * A click that the island has not answered after this time has its default action: its code may
 * never arrive.
 */
const HOLD_LIMIT_MS = 5000;

/**
 * Hydrates an island on hover, focus or touch, or when an option says so. A click before hydration
 * is held back and repeated after it; a checkbox changes at once. If the island's code can't be
 * loaded in time, the click has its default action: the link is followed, in a new tab if it leads
 * to another page. The next click tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const { on, answered, visible, query } = (value || {}) as IntentOptions;
  let hydrating: Promise<boolean> | undefined;
  let held: HTMLElement | undefined;
  let letThrough = false;
  let isLate = false;

  const isMeant = (target: EventTarget | null): target is Element =>
    target instanceof Element && (on ? !!target.closest(on) : island.contains(target));
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of INTENT_EVENTS) document[how](type, prepare, true);
    if (!answered) document[how]('click', holdBack, true);
  };
  /** Says in the island's own words that its code could not be loaded. */
  const sayUnloaded = (isUnloaded: boolean) =>
    island.querySelector('[data-unloaded]')?.toggleAttribute('hidden', !isUnloaded);
  const fetchAndHydrate = async () => {
    const mount = await fetchCode(load, island);
    if (mount) {
      sayUnloaded(false);
      await released(island);
      // Hydration expects the attributes of the server's HTML.
      if (held && island.contains(held)) held.removeAttribute('aria-busy');
      const giveInput = noteInput(island);
      await hydrate(mount, island);
      listen('removeEventListener');
      giveInput();
      return true;
    }
    hydrating = undefined;
    isLate = false;
    return false;
  };
  const start = () => {
    hydrating ??= fetchAndHydrate();
    return hydrating;
  };
  /** Whether the island is hydrated in time to answer a click. */
  const isAnswering = async () => {
    const outcome = await Promise.race([
      start(),
      new Promise<'late'>((resolve) => setTimeout(resolve, HOLD_LIMIT_MS, 'late')),
    ]);
    isLate ||= outcome === 'late';
    return outcome === true;
  };

  function prepare({ target }: Event) {
    if (isMeant(target)) void start();
  }

  async function holdBack(event: Event) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    // With a modifier key a click opens a new tab or downloads.
    if (letThrough || isLate || ctrlKey || metaKey || shiftKey || altKey || !isMeant(event.target))
      return;
    const target = event.target.closest<HTMLElement>('a,button,input');
    if (!target) return;
    if (target instanceof HTMLInputElement) {
      // The browser changes the checkbox, and the island learns of it at hydration. Without the
      // island's code it is changed back.
      if (!(await isAnswering())) target.checked = target.defaultChecked;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second click of a double click.
    if (held === target) return;
    held = target;
    const find = placeOf(target, island);
    target.setAttribute('aria-busy', 'true');
    // WebKit opens a tab only during the click event; aria-busy tells the island that it is already
    // open.
    const { file, starts } = target.dataset;
    if (file && starts) open(file, '_blank', 'noopener');
    letThrough = !(await isAnswering());
    if (letThrough) sayUnloaded(true);
    const control = find();
    // If the code can't be loaded, another page may not load either: it opens in a new tab, so that
    // this page is not lost.
    const inNewTab =
      letThrough && control instanceof HTMLAnchorElement && control.pathname !== location.pathname;
    if (inNewTab) control.target = '_blank';
    control.click();
    if (inNewTab) control.removeAttribute('target');
    control.removeAttribute('aria-busy');
    letThrough = false;
    held = undefined;
  }

  listen('addEventListener');
  island.dataset.listening = '';
  if (visible) {
    // Also observed after hydration, when `start` does nothing: if the code could not be loaded, it
    // is tried again.
    const observer = new IntersectionObserver(
      (entries) => entries.pop()?.isIntersecting && start(),
    );
    // The island itself has no box (display: contents).
    observer.observe(island.firstElementChild ?? island);
  }
  if (query) {
    // Also if its value is encoded once more (#numbers%3D…), as in links that mail programs change.
    const pattern = new RegExp(`[?&#]${query}([=&%]|$)`);
    const startIfAsked = () => {
      if (pattern.test(location.href)) void start();
    };
    startIfAsked();
    addEventListener('hashchange', startIfAsked);
  }
};
export default intent;
