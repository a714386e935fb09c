import type { DialogId } from '../config/dialog-ids.ts';

/** Form of a page by a part of its path (specification, section 7); the first matching row counts. */
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

/** Form of a service that is neither in the table nor has a `dialogId`. */
export const DEFAULT_FORM = 'default';

/**
 * The form in the dialog of a service's flyer: by the table, else by the service's `dialogId`.
 * @param path path of the page, such as "/training"
 * @param dialogId key in the service's own file
 */
export const flyerForm = (path: string, dialogId?: DialogId): DialogId | typeof DEFAULT_FORM =>
  FORMS.find(([part]) => path.includes(part))?.[1] ?? dialogId ?? DEFAULT_FORM;
