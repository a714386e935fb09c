import type { ClientDirective } from 'astro';
import { earlyClicks, restoreAttributes } from './early-clicks.ts';
import { noteInput } from './early-input.ts';
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
  parameter?: string;
}

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/**
 * Hydrates an island on hover, focus, touch or click, or when an option says so. If its code can't
 * be loaded, the next of these tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const { on, replay = true, visible, parameter } = (value || {}) as IntentOptions;
  const listening = new AbortController();
  let hydration: Promise<boolean> | undefined;

  /** @returns false if the code can't be loaded; the next call tries again */
  function start(): Promise<boolean> {
    hydration ??= fetchAndHydrate();
    return hydration;
  }

  async function fetchAndHydrate(): Promise<boolean> {
    const mount = await fetchCode(load, island);
    if (!mount) {
      hydration = undefined;
      return false;
    }
    restoreAttributes(island);
    const restoreInput = noteInput(island);
    await hydrate(mount, island);
    listening.abort();
    restoreInput();
    return true;
  }

  const isMeant = (target: EventTarget | null): target is Element =>
    target instanceof Element && (on ? !!target.closest(on) : island.contains(target));
  const capture = { capture: true, signal: listening.signal };
  const startIfMeant = ({ target }: Event) => {
    if (isMeant(target)) void start();
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, startIfMeant, capture);
  if (replay) document.addEventListener('click', earlyClicks(island, isMeant, start), capture);
  island.dataset.listening = '';

  if (visible) whenVisible(island, start);
  if (parameter) whenInUrl(parameter, start);
};
export default intent;

/**
 * Calls `start` each time the island comes into view: after hydration it does nothing, and if the
 * code could not be loaded, it tries again.
 */
function whenVisible(island: Element, start: () => void) {
  const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && start());
  // The island itself has no box (display: contents).
  observer.observe(island.firstElementChild ?? island);
}

/** Calls `start` now or later, once the URL has this parameter. */
function whenInUrl(name: string, start: () => void) {
  // Also if its value is encoded once more (#numbers%3D…), as in links that mail programs change.
  const pattern = new RegExp(`[?&#]${name}([=&%]|$)`);
  const startIfAsked = () => {
    if (pattern.test(location.href)) start();
  };
  startIfAsked();
  addEventListener('hashchange', startIfAsked);
}
