/*
 * What a visitor has done to an island before hydration. React renders an island anew if something else has changed its HTML, such as
 * a translation of the page or a password manager: its controls are then other elements, without focus, in their first state.
 */

/** Longest wait for the release of a control that is being pressed, ms. */
const PRESS_LIMIT_MS = 1000;

/**
 * A function that finds a control again after hydration: the control itself, or the one with as
 * many of its kind before it.
 */
export function placeOf<T extends HTMLElement>(control: T, island: Element): () => T {
  const alike = () => [...island.querySelectorAll<T>(control.tagName)];
  const at = alike().indexOf(control);
  return () => (control.isConnected ? control : (alike()[at] ?? control));
}

/**
 * Notes which control has the focus and which boxes have been checked, also those that are clicked
 * while React hydrates.
 * @returns a function that gives them to the hydrated island
 */
export function noteInput(island: Element): () => void {
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement &&
    island.contains(activeElement) &&
    placeOf(activeElement, island);
  const changed = new Map<HTMLInputElement, () => HTMLInputElement>();
  const note = (input: HTMLInputElement) => {
    if (!changed.delete(input)) changed.set(input, placeOf(input, island));
  };
  const noteClick = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement && island.contains(event.target))) return;
    // The browser changes the box. React, which may or may not have seen the click by then, must
    // not count it too.
    event.stopImmediatePropagation();
    note(event.target);
  };
  for (const input of island.querySelectorAll('input'))
    if (input.checked !== input.defaultChecked) note(input);
  document.addEventListener('click', noteClick, true);
  return () => {
    document.removeEventListener('click', noteClick, true);
    for (const find of changed.values()) {
      const input = find();
      // Hydration does not tell the island about a box that was checked before, so it is clicked
      // again.
      input.checked = input.defaultChecked;
      input.click();
    }
    if (focused && document.activeElement === document.body)
      focused().focus({ preventScroll: true });
  };
}

/**
 * Waits until no control of the island is pressed: if it were replaced in the middle of a click,
 * the click would be lost.
 */
export async function released(island: Element): Promise<void> {
  if (!island.querySelector(':active')) return;
  await new Promise<void>((resolve) => {
    // The click comes after the event that ends the press.
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(type, () => setTimeout(resolve), { once: true, capture: true });
    setTimeout(resolve, PRESS_LIMIT_MS);
  });
}
