import type { ClientDirective } from 'astro';
import { fetchCode, hydrate } from './hydrate.ts';

/** Options of `client:touch`. */
export interface Touch {
  /** The page's own script answers clicks on the island until it is hydrated, so none is held back. */
  answered?: boolean;
  /** Selector of elements outside the island that belong to it, such as the links that open a dialog. */
  within?: string;
  /** Key of the URL's query: where it is there, the island is hydrated at once. */
  query?: string;
}

const INTENT = ['pointerover', 'focusin', 'touchstart'];

/**
 * Hydrates an island when the visitor is about to use it: pointer over, focus, touch. A click before that is held back and repeated
 * once the island is hydrated; a checkbox changes at once. Where the island's code can't be loaded, the click does what it would do
 * without script: the link is followed, in a new tab if it leads to another page. The next click tries again.
 */
const touch: ClientDirective = (load, { name, value }, island) => {
  const { answered, within, query } = (value || {}) as Touch;
  let hydrating: Promise<boolean> | undefined;
  let held: HTMLElement | null;
  let letThrough = false;

  const isMine = (target: EventTarget | null): target is Element =>
    target instanceof Element && (island.contains(target) || (!!within && !!target.closest(within)));
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of INTENT) document[how](type, prepare, true);
    if (!answered) document[how]('click', hold, true);
  };
  const fetchAndHydrate = async () => {
    const isFetched = await fetchCode(island);
    if (isFetched) {
      // React expects the attributes that the server wrote.
      if (held && island.contains(held)) held.removeAttribute('aria-busy');
      await hydrate(load, name);
      listen('removeEventListener');
    } else hydrating = undefined;
    return isFetched;
  };
  const start = () => {
    hydrating ??= fetchAndHydrate();
    return hydrating;
  };

  function prepare({ target }: Event) {
    if (isMine(target)) void start();
  }

  async function hold(event: Event) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    // With a modifier key the visitor asks for a new tab or a download.
    if (letThrough || ctrlKey || metaKey || shiftKey || altKey || !isMine(event.target)) return;
    const target = event.target.closest<HTMLElement>('a,button,input');
    if (!target) return;
    if (target instanceof HTMLInputElement) {
      // A checkbox changes by itself, and the island reads it when it is hydrated. Without the island it is changed back.
      if (!(await start())) target.checked = target.defaultChecked;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second click of a double click.
    if (held === target) return;
    held = target;
    target.setAttribute('aria-busy', 'true');
    // WebKit opens a tab only while the click is handled; aria-busy tells the island that it is open already.
    if (target.dataset.download) open(target.dataset.download, '_blank', 'noopener');
    letThrough = !(await start());
    // Where the code can't be loaded, another page may not load either: it opens in a new tab, so that this one stays.
    const inNewTab = letThrough && target instanceof HTMLAnchorElement && target.pathname !== location.pathname;
    if (inNewTab) target.target = '_blank';
    target.click();
    if (inNewTab) target.removeAttribute('target');
    target.removeAttribute('aria-busy');
    letThrough = false;
    held = null;
  }

  listen('addEventListener');
  island.dataset.live = '';
  if (query && new URLSearchParams(location.search).has(query)) void start();
};
export default touch;
