import type { DialogId } from '../config/dialog-ids.ts';

/** Form of a page by what its path contains (specification, section 7); the first row that fits counts. */
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

/** Key of the form of a page that the table does not know. */
export const DEFAULT_FORM = 'default';

/** Which hosted form a flyer's dialog shows, by the path of its page. */
export const flyerForm = (path: string): DialogId | typeof DEFAULT_FORM => FORMS.find(([part]) => path.includes(part))?.[1] ?? DEFAULT_FORM;
