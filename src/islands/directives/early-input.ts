/*
 * What a visitor has done to an island before hydration. If something has inserted elements into
 * it, as a password manager does, React renders it anew: its controls are then other elements,
 * without focus, in their first state.
 */

/**
 * A function that finds a control again after hydration: the control itself, or the one with as
 * many of its kind before it.
 */
export function finderOf<T extends HTMLElement>(control: T, island: Element): () => T {
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
  const restoreFocus = noteFocus(island);
  const restoreBoxes = noteBoxes(island);
  return () => {
    restoreBoxes();
    restoreFocus();
  };
}

function noteFocus(island: Element): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement && island.contains(focused))) return () => undefined;
  const find = finderOf(focused, island);
  return () => {
    if (document.activeElement === document.body) find().focus({ preventScroll: true });
  };
}

function noteBoxes(island: Element): () => void {
  const changed = new Map<HTMLInputElement, () => HTMLInputElement>();
  const note = (box: HTMLInputElement) => {
    // Changed twice, a box is as it was.
    if (!changed.delete(box)) changed.set(box, finderOf(box, island));
  };
  const noteClick = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement && island.contains(event.target))) return;
    // The browser changes the box. React, which may or may not have seen the click by then, must
    // not count it too.
    event.stopImmediatePropagation();
    note(event.target);
  };
  for (const box of island.querySelectorAll('input'))
    if (box.checked !== box.defaultChecked) note(box);
  document.addEventListener('click', noteClick, true);
  return () => {
    document.removeEventListener('click', noteClick, true);
    for (const find of changed.values()) {
      const box = find();
      // Hydration does not tell the island about a box that was checked before, so it is clicked
      // again.
      box.checked = box.defaultChecked;
      box.click();
    }
  };
}
