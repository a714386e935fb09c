import type { ClientDirective } from 'astro';
import { fetchCode, hydrate } from './hydrate.ts';

/** Options of `client:intent`. */
export interface IntentOptions {
  /** The site's script handles clicks on the island before hydration, so they are not held back. */
  answered?: boolean;
  /** Selector of elements outside the island that count as part of it, such as the links that open a dialog. */
  within?: string;
  /** The island is also hydrated once it is visible. */
  visible?: boolean;
  /** Name of a parameter of the query or the fragment (#numbers=…); if the URL has it, the island is hydrated at once. */
  query?: string;
}

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/**
 * Hydrates an island on hover, focus or touch, or when an option says so. A click before hydration is held back and repeated
 * after it; a checkbox changes at once. If the island's code can't be loaded, the click has its default action: the link is followed,
 * in a new tab if it leads to another page. The next click tries again.
 */
const intent: ClientDirective = (load, { name, value }, island) => {
  const { answered, within, visible, query } = (value || {}) as IntentOptions;
  let hydrating: Promise<boolean> | undefined;
  let held: HTMLElement | null;
  let letThrough = false;

  const belongsToIsland = (target: EventTarget | null): target is Element =>
    target instanceof Element && (island.contains(target) || (!!within && !!target.closest(within)));
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of INTENT_EVENTS) document[how](type, prepare, true);
    if (!answered) document[how]('click', holdBack, true);
  };
  const fetchAndHydrate = async () => {
    const mount = await fetchCode(load, island);
    if (mount) {
      // Hydration expects the attributes of the server's HTML.
      if (held && island.contains(held)) held.removeAttribute('aria-busy');
      await hydrate(mount, name);
      listen('removeEventListener');
    } else hydrating = undefined;
    return !!mount;
  };
  const start = () => {
    hydrating ??= fetchAndHydrate();
    return hydrating;
  };

  function prepare({ target }: Event) {
    if (belongsToIsland(target)) void start();
  }

  async function holdBack(event: Event) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    // With a modifier key a click opens a new tab or downloads.
    if (letThrough || ctrlKey || metaKey || shiftKey || altKey || !belongsToIsland(event.target)) return;
    const target = event.target.closest<HTMLElement>('a,button,input');
    if (!target) return;
    if (target instanceof HTMLInputElement) {
      // The browser changes the checkbox, and the island reads it at hydration. Without the island's code it is changed back.
      if (!(await start())) target.checked = target.defaultChecked;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second click of a double click.
    if (held === target) return;
    held = target;
    target.setAttribute('aria-busy', 'true');
    // WebKit opens a tab only during the click event; aria-busy tells the island that it is already open.
    if (target.dataset.download) open(target.dataset.download, '_blank', 'noopener');
    letThrough = !(await start());
    // If the code can't be loaded, another page may not load either: it opens in a new tab, so that this page is not lost.
    const inNewTab = letThrough && target instanceof HTMLAnchorElement && target.pathname !== location.pathname;
    if (inNewTab) target.target = '_blank';
    target.click();
    if (inNewTab) target.removeAttribute('target');
    target.removeAttribute('aria-busy');
    letThrough = false;
    held = null;
  }

  listen('addEventListener');
  island.dataset.listening = '';
  if (visible) {
    // Also observed after hydration, when `start` does nothing: if the code could not be loaded, it is tried again.
    const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && start());
    // The island itself has no box (display: contents).
    observer.observe(island.firstElementChild ?? island);
  }
  if (query && new URLSearchParams(`${location.search}&${location.hash.slice(1)}`).has(query)) void start();
};
export default intent;
