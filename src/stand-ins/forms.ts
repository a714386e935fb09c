import { standInForm } from './own-form.ts';

/**
 * Shows the message form.
 * @param container an element with the form's slug, as a vendor's script would get it
 */
function init(container: HTMLElement) {
  container.replaceChildren(standInForm('form', 'answerMessage')[0]);
}
Object.assign(window, { StandInForms: { init } });
