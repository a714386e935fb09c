import { STAND_IN_REPLY } from '../config/stand-ins.ts';

/** Makes an element. Attributes are set, never parsed: a page with Trusted Types takes it. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number | true> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value === true ? '' : String(value));
  element.append(...children);
  return element;
}

/** What was entered, by the fields' names. */
export const entered = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));

/**
 * Takes the form that the page carries for a stand-in (components/StandInForm.astro).
 * @param answer function of the reply that takes the form once it is filled in; fetched when the visitor begins to
 * @returns the form, and what else the page carries beside it
 */
export function standInForm(kind: 'booking' | 'form', answer: 'answerBooking' | 'answerMessage') {
  const { content } = document.getElementById(`stand-in-${kind}`) as HTMLTemplateElement;
  const [form, beside] = document.importNode(content, true).children as unknown as [HTMLFormElement, HTMLElement];
  const reply = (): Promise<typeof import('./reply.ts')> => import(/* @vite-ignore */ STAND_IN_REPLY);
  for (const name of ['focusin', 'pointerenter']) form.addEventListener(name, reply, { once: true });
  form.onsubmit = async (event) => {
    event.preventDefault();
    try {
      (await reply())[answer](form);
    } catch {
      const said = form.querySelector('[role=status]');
      if (said) said.textContent = form.dataset.failed ?? '';
    }
  };
  return [form, beside] as const;
}
