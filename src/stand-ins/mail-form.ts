import { label } from './words.json';

declare const FIRM: { email: string };

type Attributes = Record<string, string | number>;

/** Creates an element. Attributes are set, never parsed, as Trusted Types require. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, String(attributes[key]));
  element.append(...children);
  return element;
}

const field = (text: string, control: Node) => h('label', { class: 'field' }, text, control);

/** A field of one line, at most 120 characters. */
export const input = (text: string, name: string, attributes: Attributes = {}) =>
  field(text, h('input', { name, maxlength: 120, ...attributes }));
export const textarea = (text: string, name: string, attributes: Attributes) =>
  field(text, h('textarea', { name, ...attributes }));
export const select = (text: string, name: string, options: readonly string[]) =>
  field(text, h('select', { name }, ...options.map((option) => h('option', {}, option))));

export const REQUIRED = { required: '' };
export const PERSON = { autocomplete: 'name', ...REQUIRED };
export const COMPANY = { autocomplete: 'organization' };
export const EMAIL = { type: 'email', autocomplete: 'email', ...REQUIRED };

/**
 * A form of two columns of fields from which an e-mail is prepared. What prepares it is a module of
 * its own, fetched when a field gets the focus: most visitors need only the form.
 * @param note what the form says of itself
 */
export function mailForm(
  kind: 'booking' | 'message' | 'request',
  [first, second]: [Node[], Node[]],
  { note, submit }: { note?: string; submit: string },
): HTMLFormElement {
  const form = h(
    'form',
    { class: 'stand-in' },
    ...(note ? [h('p', { class: 'stand-in-note' }, h('b', {}, label), ` ${note}`)] : []),
    h('div', {}, ...first),
    h('div', {}, ...second, h('button', {}, submit)),
  );
  const reply = (): Promise<typeof import('./scripts/reply.ts')> =>
    import(/* @vite-ignore */ `${'/stand-in/reply.js'}`);
  form.addEventListener('focusin', () => reply().catch(() => undefined));
  form.onsubmit = async (event) => {
    event.preventDefault();
    try {
      (await reply()).showMail(form, kind);
    } catch {
      // Without a connection, an empty e-mail.
      location.assign(`mailto:${FIRM.email}`);
    }
  };
  return form;
}
