import type { ClientDirective } from 'astro';
import { hasModifier } from '../../lib/has-modifier.ts';
import { finderOf, noteInput } from './early-input.ts';
import { fetchCode, hydrate } from './hydrate.ts';

/** Options of `client:intent`. */
export interface IntentOptions {
  /**
   * Selector of the elements whose use hydrates the island, if they are others than its own: the
   * links that open a dialog.
   */
  on?: string;
  /** False if the site's script handles clicks on these elements. */
  replay?: boolean;
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
const REPLAY_LIMIT_MS = 5000;

/**
 * Hydrates an island on hover, focus or touch, or when an option says so. A click before hydration
 * is stopped, and replayed after it; a checkbox changes at once. If the island's code can't be
 * loaded in time, the click has its default action: the link is followed, in a new tab if it leads
 * to another page. The next click tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const { on, replay: replays = true, visible, query } = (value || {}) as IntentOptions;
  const listening = new AbortController();
  let hydration: Promise<boolean> | undefined;
  /** The control whose click is to be replayed. */
  let clicked: HTMLElement | undefined;
  /** Clicks are not stopped: the code is late, or can't be loaded. */
  let isLate = false;
  let isUnanswered = false;

  const isMeant = (target: EventTarget | null): target is Element =>
    target instanceof Element && (on ? !!target.closest(on) : island.contains(target));

  /** @returns false if the code can't be loaded; the next call tries again */
  function start(): Promise<boolean> {
    hydration ??= fetchAndHydrate();
    return hydration;
  }

  async function fetchAndHydrate(): Promise<boolean> {
    const mount = await fetchCode(load, island);
    if (!mount) {
      hydration = undefined;
      isLate = false;
      return false;
    }
    // Hydration expects the attributes of the server's HTML.
    showUnloaded(false);
    if (clicked && island.contains(clicked)) clicked.removeAttribute('aria-busy');
    const restoreInput = noteInput(island);
    await hydrate(mount, island);
    listening.abort();
    restoreInput();
    return true;
  }

  /** Whether the island is hydrated in time to answer a click. */
  async function startInTime(): Promise<boolean> {
    const limit = new Promise<'late'>((resolve) => setTimeout(resolve, REPLAY_LIMIT_MS, 'late'));
    const outcome = await Promise.race([start(), limit]);
    isLate ||= outcome === 'late';
    return outcome === true;
  }

  /** Says in the island's own words that its code could not be loaded. */
  function showUnloaded(isUnloaded: boolean) {
    island.querySelector('[data-unloaded]')?.toggleAttribute('hidden', !isUnloaded);
  }

  function stopClick(event: MouseEvent) {
    if (hasModifier(event) || isLate || isUnanswered || !isMeant(event.target)) return;
    const control = event.target.closest<HTMLElement>('a,button,input');
    if (control instanceof HTMLInputElement) void change(control);
    else if (control) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // Of a double click, one is replayed.
      if (clicked !== control) void replay(control);
    }
  }

  /** The browser changes the checkbox; without the island's code it is changed back. */
  async function change(box: HTMLInputElement) {
    if (!(await startInTime())) box.checked = box.defaultChecked;
  }

  async function replay(control: HTMLElement) {
    clicked = control;
    const find = finderOf(control, island);
    control.setAttribute('aria-busy', 'true');
    // WebKit opens a tab only during the click event; aria-busy tells the island that it is already
    // open.
    const { file, starts } = control.dataset;
    if (file && starts) open(file, '_blank', 'noopener');
    const isHydrated = await startInTime();
    const found = find();
    if (isHydrated) found.click();
    else clickUnanswered(found);
    found.removeAttribute('aria-busy');
    clicked = undefined;
  }

  function clickUnanswered(control: HTMLElement) {
    showUnloaded(true);
    // Another page may not load either: it opens in a new tab, so that this one is not lost.
    const inNewTab = control instanceof HTMLAnchorElement && control.pathname !== location.pathname;
    if (inNewTab) control.target = '_blank';
    isUnanswered = true;
    control.click();
    isUnanswered = false;
    if (inNewTab) control.removeAttribute('target');
  }

  const capture = { capture: true, signal: listening.signal };
  const startIfMeant = ({ target }: Event) => {
    if (isMeant(target)) void start();
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, startIfMeant, capture);
  if (replays) document.addEventListener('click', stopClick, capture);
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
