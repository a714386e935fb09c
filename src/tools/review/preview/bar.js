/* With the buttons of the preview's bar, outlines the new texts on this page and moves from one to the next. */
const bar = document.querySelector('[data-preview-bar]');
const button = bar?.querySelector('[aria-pressed]');
const message = bar?.querySelector('[role=status]');

if (button && message) {
  const steps = [...bar.querySelectorAll('[data-step]')];
  let current;

  /** Text only for screen readers is 1 px high. */
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
    message.textContent = isShown ? `${message.dataset.shown} ${go(1)}` : message.dataset.hidden;
    if (isShown) return;
    current?.removeAttribute('data-review-current');
    current = undefined;
  };
  button.addEventListener('click', toggle);
  for (const step of steps)
    step.addEventListener('click', () => {
      message.textContent = go(Number(step.dataset.step));
    });
  button.hidden = false;
}
