import { STAND_IN_REPLY } from '../config/stand-ins.ts';

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
