/* Shows and hides what changed on this page: the button of the preview's bar, and the key d. */
const bar = document.querySelector('[data-preview-bar]');
const template = document.querySelector('template[data-preview-changes]');
const button = bar?.querySelector('button');
const status = bar?.querySelector('[role=status]');

if (bar && template && button && status) {
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
    } else {
      shell.remove();
      bar.before(page);
    }
    button.setAttribute('aria-pressed', String(isShown));
    status.textContent = isShown ? status.dataset.shown : status.dataset.hidden;
  };
  button.hidden = false;
  button.addEventListener('click', toggle);
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    if (event.key === 'd' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) toggle();
  });
}
