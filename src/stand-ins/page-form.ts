import { STAND_IN_REPLY } from '../config/stand-ins.ts';

/**
 * Copies the form for a stand-in from its template in the page (components/StandInForm.astro).
 * @param answer function of the module `reply.ts` that is called on submit; the module is fetched
 * when a field of the form gets the focus
 * @returns the form, and the template's second element, which is the template of a tile
 */
export function takePageForm(kind: 'booking' | 'form', answer: 'answerBooking' | 'answerMessage') {
  const { content } = document.getElementById(`stand-in-${kind}`) as HTMLTemplateElement;
  const [form, pattern] = document.importNode(content, true).children as unknown as [
    HTMLFormElement,
    HTMLElement,
  ];
  const reply = (): Promise<typeof import('./reply.ts')> =>
    import(/* @vite-ignore */ STAND_IN_REPLY);
  form.addEventListener('focusin', reply);
  form.onsubmit = async (event) => {
    event.preventDefault();
    try {
      (await reply())[answer](form);
    } catch {
      const status = form.querySelector('[role=status]');
      if (status) status.textContent = form.dataset.failed ?? '';
    }
  };
  return [form, pattern] as const;
}
