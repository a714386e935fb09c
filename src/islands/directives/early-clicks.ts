import { hasModifier } from '../../lib/has-modifier.ts';
import { finderOf } from './early-input.ts';

/**
 * A click that the island has not answered after this time has its default action: its code may
 * never arrive.
 */
const REPLAY_LIMIT_MS = 5000;

/**
 * Clicks on an island's controls before hydration: each is stopped, and replayed after it; a
 * checkbox changes at once. If the island's code can't be loaded in time, the click has its default
 * action: the link is followed, in a new tab if it leads to another page. The next click tries
 * again.
 */
export class EarlyClicks {
  readonly #island: Element;
  readonly #start: () => Promise<boolean>;
  /** The control whose click is to be replayed. */
  #clicked: HTMLElement | undefined;
  /** The code has not arrived in time; until it does, clicks are not stopped. */
  #isLate = false;
  /** A click is being given its default action. */
  #isUnanswered = false;

  /** @param start hydrates the island; false if its code can't be loaded */
  constructor(island: Element, start: () => Promise<boolean>) {
    this.#island = island;
    this.#start = start;
  }

  /** Handles a click on one of the elements whose use hydrates the island. */
  handle(event: MouseEvent, target: Element) {
    if (hasModifier(event) || this.#isLate || this.#isUnanswered) return;
    const control = target.closest<HTMLElement>('a,button,input');
    if (control instanceof HTMLInputElement) void this.#change(control);
    else if (control) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // Of a double click, one is replayed.
      if (this.#clicked !== control) void this.#replay(control);
    }
  }

  /** The browser changes the checkbox; without the island's code it is changed back. */
  async #change(box: HTMLInputElement) {
    if (!(await this.#startInTime())) box.checked = box.defaultChecked;
  }

  async #replay(control: HTMLElement) {
    this.#clicked = control;
    const find = finderOf(control, this.#island);
    control.setAttribute('aria-busy', 'true');
    // WebKit opens a tab only during the click event; aria-busy tells the island that it is already
    // open.
    const { file, starts } = control.dataset;
    if (file && starts) open(file, '_blank', 'noopener');
    const isHydrated = await this.#startInTime();
    const found = find();
    if (isHydrated) found.click();
    else this.#clickUnanswered(found);
    found.removeAttribute('aria-busy');
    this.#clicked = undefined;
  }

  /** Whether the island is hydrated in time to answer a click. */
  async #startInTime(): Promise<boolean> {
    const hydration = this.#start();
    const limit = new Promise<'late'>((resolve) => setTimeout(resolve, REPLAY_LIMIT_MS, 'late'));
    const outcome = await Promise.race([hydration, limit]);
    if (outcome !== 'late') return outcome;
    this.#isLate = true;
    void hydration.then(() => {
      this.#isLate = false;
    });
    return false;
  }

  #clickUnanswered(control: HTMLElement) {
    messageOf(this.#island)?.toggleAttribute('hidden', false);
    // Another page may not load either: it opens in a new tab, so that this one is not lost.
    const inNewTab = control instanceof HTMLAnchorElement && control.pathname !== location.pathname;
    if (inNewTab) control.target = '_blank';
    this.#isUnanswered = true;
    control.click();
    this.#isUnanswered = false;
    if (inNewTab) control.removeAttribute('target');
  }
}

/** What says in the island's own words that its code could not be loaded. */
const messageOf = (island: Element) => island.querySelector('[data-unloaded]');

/** Removes what early clicks have changed: hydration expects the attributes of the server's HTML. */
export function restoreAttributes(island: Element): void {
  messageOf(island)?.toggleAttribute('hidden', true);
  for (const control of island.querySelectorAll('[aria-busy]'))
    control.removeAttribute('aria-busy');
}
