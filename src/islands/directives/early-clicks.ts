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
 * @param isMeant whether an element's use hydrates the island
 * @param start hydrates the island; false if its code can't be loaded
 * @returns a listener, which nobody needs any more once the island is hydrated
 */
export function earlyClicks(
  island: Element,
  isMeant: (target: EventTarget | null) => target is Element,
  start: () => Promise<boolean>,
) {
  /** The control whose click is to be replayed. */
  let clicked: HTMLElement | undefined;
  /** The code has not arrived in time; until it does, clicks are not stopped. */
  let isLate = false;
  /** A click is being given its default action. */
  let isUnanswered = false;

  /** Whether the island is hydrated in time to answer a click. */
  async function startInTime(): Promise<boolean> {
    const hydration = start();
    const limit = new Promise<'late'>((resolve) => setTimeout(resolve, REPLAY_LIMIT_MS, 'late'));
    const outcome = await Promise.race([hydration, limit]);
    if (outcome !== 'late') return outcome;
    isLate = true;
    void hydration.then(() => {
      isLate = false;
    });
    return false;
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
    isUnanswered = !isHydrated;
    if (isHydrated) found.click();
    else clickUnanswered(found, island);
    isUnanswered = false;
    found.removeAttribute('aria-busy');
    clicked = undefined;
  }

  return (event: MouseEvent) => {
    if (hasModifier(event) || isLate || isUnanswered || !isMeant(event.target)) return;
    const control = event.target.closest<HTMLElement>('a,button,input');
    if (control instanceof HTMLInputElement) void change(control);
    else if (control) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // Of a double click, one is replayed.
      if (clicked !== control) void replay(control);
    }
  };
}

function clickUnanswered(control: HTMLElement, island: Element) {
  showUnloaded(island, true);
  // Another page may not load either: it opens in a new tab, so that this one is not lost.
  const inNewTab = control instanceof HTMLAnchorElement && control.pathname !== location.pathname;
  if (inNewTab) control.target = '_blank';
  control.click();
  if (inNewTab) control.removeAttribute('target');
}

/** Says in the island's own words that its code could not be loaded. */
function showUnloaded(island: Element, isUnloaded: boolean) {
  island.querySelector('[data-unloaded]')?.toggleAttribute('hidden', !isUnloaded);
}

/** Removes what early clicks have changed: hydration expects the attributes of the server's HTML. */
export function restoreAttributes(island: Element): void {
  showUnloaded(island, false);
  island.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
}
