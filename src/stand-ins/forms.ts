import { takePageForm } from './page-form.ts';

/**
 * Shows the message form.
 * @param container an element with the attribute data-slug, as a vendor's script would get it
 */
function init(container: HTMLElement) {
  container.replaceChildren(takePageForm('form', 'answerMessage')[0]);
}
Object.assign(window, { StandInForms: { init } });
