/*
 * Shows and hides what changed on this page: by the button of the preview's bar, or by the key d. The key works only where nothing is
 * being typed and no dialog is open, and a checkbox turns it off for good (WCAG 2.1.4).
 */
const KEY = 'd';
const STORED = 'preview-key';
const bar = document.querySelector('[data-preview-bar]');
const template = document.querySelector('template[data-preview-changes]');
const button = bar?.querySelector('button');
const option = bar?.querySelector('label');
const checkbox = option?.querySelector('input');
const status = bar?.querySelector('[role=status]');

if (bar && template && button && option && checkbox && status) {
  const page = document.createDocumentFragment();
  const shell = document.createElement('div');
  shell.className = 'preview-changes';
  let isShown = false;

  const toggle = () => {
    isShown = !isShown;
    if (isShown) {
      page.append(...[...document.body.children].filter((child) => child !== bar && child !== template));
      shell.replaceChildren(template.content.cloneNode(true));
      bar.before(shell);
      shell.querySelector('.review-inserted, .review-deleted, .review-changed')?.scrollIntoView({ block: 'center' });
    } else {
      shell.remove();
      bar.before(page);
    }
    button.setAttribute('aria-pressed', String(isShown));
    status.textContent = isShown ? status.dataset.shown : status.dataset.hidden;
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
  setKey(stored() !== 'off');
  button.hidden = false;
  option.hidden = false;
}
