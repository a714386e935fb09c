import { type DialogId, PAPER_DIALOG_IDS, QUALIFICATION_DIALOG_ID } from '../config/dialog-ids.ts';

/** Form of a page by a part of its path (specification, section 7); the first matching row applies. */
const FORMS: readonly (readonly [part: string, form: DialogId])[] = [
  ['assessing-equipment-performance', 'dlg_f1'],
  ['equipment-reliability', 'dlg_f3'],
  ['independent-assessments', 'dlg_f4'],
  ['inspections', 'dlg_f5'],
  ['maintenance-improvement', 'dlg_f6'],
  ['novel-technology-de-risking', 'dlg_tech_qual'],
  ['project-support', 'dlg_f7'],
  ['future-scenarios', 'dlg_f8'],
  ['rotating-equipment-repurposing', 'dlg_f4'],
  ['assistance-and-on-site-support', 'dlg_f9'],
  ['training', 'dlg_f10'],
];

/** Form of a service that is not in the table. */
export const DEFAULT_FORM = 'default';

/**
 * The form in the dialog of a service's flyer.
 * @param path path of the page, such as "/training"
 */
export const flyerForm = (path: string): DialogId | typeof DEFAULT_FORM => FORMS.find(([part]) => path.includes(part))?.[1] ?? DEFAULT_FORM;

/**
 * The form in the dialog of a case's white paper, if the case names none: that of the first of its services that has its own flyer.
 * @param services file names of the case's services
 */
export function paperForm(services: readonly string[]): DialogId {
  const forms = services.map((id) => flyerForm(`/${id}`));
  return forms.find((form) => form !== DEFAULT_FORM && form !== QUALIFICATION_DIALOG_ID) ?? PAPER_DIALOG_IDS[0];
}
