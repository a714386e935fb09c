import { type DialogId, PAPER_DIALOG_IDS, QUALIFICATION_DIALOG_ID } from '../config/dialog-ids.ts';

/**
 * Form of a page by a part of its path (specification, section 7); the first matching row applies.
 */
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

/** Former paths of pages, each with the present one. */
type Redirects = Readonly<Record<string, string>>;

/**
 * The form in the dialog of a service's flyer. A service that was renamed keeps the form of its
 * former path.
 * @param path path of the page, such as "/training"
 */
export function flyerForm(path: string, redirects: Redirects): DialogId | typeof DEFAULT_FORM {
  const former = Object.keys(redirects).filter((from) => redirects[from] === path);
  const forms = [path, ...former].map((each) => FORMS.find(([part]) => each.includes(part))?.[1]);
  return forms.find((form) => form !== undefined) ?? DEFAULT_FORM;
}

/**
 * The form in the dialog of a case's white paper, if the case names none: that of the first of its
 * services that has its own flyer.
 * @param services file names of the case's services
 */
export function paperForm(services: readonly string[], redirects: Redirects): DialogId {
  const forms = services.map((id) => flyerForm(`/${id}`, redirects));
  return (
    forms.find((form) => form !== DEFAULT_FORM && form !== QUALIFICATION_DIALOG_ID) ??
    PAPER_DIALOG_IDS[0]
  );
}
