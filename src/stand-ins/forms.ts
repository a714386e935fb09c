import { takePageForm } from './page-form.ts';

/**
 * Shows the message form.
 * @param container an element with the attribute data-slug, as a vendor's script would get it
 */
function init(container: HTMLElement) {
  const [form] = takePageForm('form', 'answerMessage');
  container.replaceChildren(form);
  // A page that leads here may bring the message (own-numbers/island): it is in the fragment,
  // which no server sees.
  const message = new URLSearchParams(location.hash.slice(1)).get('message');
  const field = form.querySelector('textarea');
  if (!message || !field) return;
  field.value = message;
  field.focus();
}
Object.assign(window, { StandInForms: { init } });
