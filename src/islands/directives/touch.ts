import type { ClientDirective } from 'astro';
import { fetchCode, hydrate } from './hydrate.ts';

/** Options of `client:touch`. */
export interface Touch {
  /** The page itself answers a press on the island until it lives, so that none is held. */
  answered?: boolean;
  /** Selector of elements outside the island that belong to it, such as the links that open a dialog. */
  within?: string;
  /** Key of the address's query with which the island is wanted at once. */
  query?: string;
}

const INTENT = ['pointerover', 'focusin', 'touchstart'];

/**
 * Fetches an island when the visitor is about to use it: pointer over, focus, touch. A press that comes before it lives is
 * held and made again once it does; a checkbox is let change at once. Where the island's code can't be had, the press does
 * what it would do without script: the link leads on, to another page in a new tab; the next press tries anew.
 */
const touch: ClientDirective = (load, { name, value }, island) => {
  const { answered, within, query } = (value || {}) as Touch;
  let life: Promise<boolean> | undefined;
  let held: HTMLElement | null;
  let letThrough = false;

  const isMine = (target: EventTarget | null): target is Element =>
    target instanceof Element && (island.contains(target) || (!!within && !!target.closest(within)));
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of INTENT) document[how](type, prepare, true);
    if (!answered) document[how]('click', hold, true);
  };
  const wake = async () => {
    const there = await fetchCode(island);
    if (there) {
      // React expects the attributes that the server wrote.
      if (held && island.contains(held)) held.removeAttribute('aria-busy');
      await hydrate(load, name);
      listen('removeEventListener');
    } else life = undefined;
    return there;
  };
  const start = () => {
    life ??= wake();
    return life;
  };

  function prepare({ target }: Event) {
    if (isMine(target)) void start();
  }

  async function hold(event: Event) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    // With a key held the browser is asked for a new tab or a download.
    if (letThrough || ctrlKey || metaKey || shiftKey || altKey || !isMine(event.target)) return;
    const target = event.target.closest<HTMLElement>('a,button,input');
    if (!target) return;
    if (target instanceof HTMLInputElement) {
      // A checkbox answers by itself; the island reads it when it lives, or it goes back where there will be none.
      if (!(await start())) target.checked = target.defaultChecked;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second click of a double one.
    if (held === target) return;
    held = target;
    target.setAttribute('aria-busy', 'true');
    // WebKit opens a tab during the press itself only; the island sees by aria-busy that it is open.
    if (target.dataset.download) open(target.dataset.download, '_blank', 'noopener');
    letThrough = !(await start());
    // Where the code can't be had, another page may not be to be had either: it opens beside this one.
    const beside = letThrough && target instanceof HTMLAnchorElement && target.pathname !== location.pathname;
    if (beside) target.target = '_blank';
    target.click();
    if (beside) target.removeAttribute('target');
    target.removeAttribute('aria-busy');
    letThrough = false;
    held = null;
  }

  listen('addEventListener');
  island.dataset.live = '';
  if (query && new URLSearchParams(location.search).has(query)) void start();
};
export default touch;
