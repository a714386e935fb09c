/*
 * Outlines the texts that are new on this page, and goes from one to the next: by the buttons of the preview's bar, or by the key d. The
 * key works only where nothing is being typed and no dialog is open, and a checkbox turns it off for good (WCAG 2.1.4).
 */
const KEY = 'd';
const STORED = 'preview-key';
const bar = document.querySelector('[data-preview-bar]');
const controls = bar?.querySelector('.preview-changes');
const button = controls?.querySelector('[aria-pressed]');
const option = bar?.querySelector('label');
const checkbox = option?.querySelector('input');
const status = bar?.querySelector('[role=status]');

if (controls && button && option && checkbox && status) {
  const steps = [...controls.querySelectorAll('[data-step]')];
  let current;

  /** A text for screen readers alone is 1 px high. */
  const isSeen = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1;
  const go = (by) => {
    const places = [...document.querySelectorAll('[data-review-new]')].filter(isSeen);
    const at = (Math.max(places.indexOf(current), by < 0 ? 0 : -1) + by + places.length) % places.length;
    current?.removeAttribute('data-review-current');
    current = places[at];
    current?.setAttribute('data-review-current', '');
    current?.scrollIntoView({ block: 'center' });
    return current ? `New text ${at + 1} of ${places.length}.` : 'No new text is visible at this width.';
  };
  const toggle = () => {
    const isShown = document.documentElement.toggleAttribute('data-review-shown');
    button.setAttribute('aria-pressed', String(isShown));
    for (const step of steps) step.hidden = !isShown;
    status.textContent = isShown ? `${status.dataset.shown} ${go(1)}` : status.dataset.hidden;
    if (isShown) return;
    current?.removeAttribute('data-review-current');
    current = undefined;
  };

  const isTyping = (target) =>
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
  const setKey = (isOn) => {
    checkbox.checked = isOn;
    if (isOn) button.setAttribute('aria-keyshortcuts', KEY);
    else button.removeAttribute('aria-keyshortcuts');
  };
  const stored = () => {
    try {
      return localStorage.getItem(STORED);
    } catch {
      return null;
    }
  };
  checkbox.addEventListener('change', () => {
    setKey(checkbox.checked);
    try {
      localStorage.setItem(STORED, checkbox.checked ? 'on' : 'off');
    } catch {
      // Without storage the choice holds for this page.
    }
  });
  document.addEventListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.repeat && !event.isComposing;
    if (event.key !== KEY || !isPlain || !checkbox.checked || isTyping(event.target) || document.querySelector('dialog:modal')) return;
    toggle();
  });
  button.addEventListener('click', toggle);
  for (const step of steps)
    step.addEventListener('click', () => {
      status.textContent = go(Number(step.dataset.step));
    });
  setKey(stored() !== 'off');
  controls.hidden = false;
  option.hidden = false;
}
