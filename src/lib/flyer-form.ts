import type { DialogId } from '../config/dialog-ids.ts';

/** Form of a page by what its path contains (specification, section 7); the first matching row counts. */
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

/** Key of the form of a page that is neither in the table nor names a form of its own. */
export const DEFAULT_FORM = 'default';

/**
 * Which hosted form a flyer's dialog shows: the table's for the paths it names, the service's own for any other.
 * @param path path of the page, such as "/training"
 * @param dialogId key in the service's own file
 */
export const flyerForm = (path: string, dialogId?: DialogId): DialogId | typeof DEFAULT_FORM =>
  FORMS.find(([part]) => path.includes(part))?.[1] ?? dialogId ?? DEFAULT_FORM;
