import {
  COMPANY,
  EMAIL,
  input,
  mailForm,
  PERSON,
  REQUIRED,
  select,
  textarea,
} from '../mail-form.ts';
import { message as words } from '../words.json';

/**
 * Shows the message form.
 * @param container an element with the attribute data-slug, as a vendor's script would get it
 */
function init(container: HTMLElement) {
  const sender = [
    input(words.person, 'person', PERSON),
    input(words.company, 'company', { ...COMPANY, ...REQUIRED }),
    input(words.email, 'email', EMAIL),
    select(words.machine, 'machine', words.machines),
  ];
  const message = textarea(words.message, 'message', { rows: 10, maxlength: 6000, ...REQUIRED });
  const form = mailForm('message', [sender, [message]], words);
  container.replaceChildren(form);
  takeMessage(form);
}

/**
 * A page that leads here may bring the message (own-numbers/island): it is in the fragment, which
 * no server sees.
 */
function takeMessage(form: HTMLFormElement) {
  const message = new URLSearchParams(location.hash.slice(1)).get('message');
  const field = form.querySelector('textarea');
  if (!message || !field) return;
  field.value = message;
  field.focus();
}

Object.assign(window, { StandInForms: { init } });
