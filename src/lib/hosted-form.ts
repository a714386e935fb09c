import { type DialogId, QUALIFICATION_DIALOG_ID } from '../config/dialog-ids.ts';
import { flyerFile, ROUTES } from '../config/routes.ts';
import { standInFile } from '../config/stand-ins.ts';
import type { CaseData } from '../schemas/case.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import { DEFAULT_FORM, flyerForm } from './flyer-form.ts';

/** A hosted form that opens in a dialog. */
export interface HostedForm {
  /** Key of the form in the form service; also the id of the open dialog. */
  key: string;
  /** URL of the form as a separate page. */
  url: string;
  /** URL of the document that the form is for, if it can be had without the form. */
  file?: string;
  /** Its download starts as the dialog opens. */
  starts?: true;
}

/** URLs of the hosted forms, from the settings; if one is missing, the stand-in is used. */
type FormUrls = SettingsOf<'embeds'>['forms'];
type WhitePaper = Pick<CaseData['whitePaper'], 'previewUrl' | 'downloadUrl'> & {
  dialogId: DialogId;
  paper?: { id: string } | undefined;
};

/** URL of the stand-in; its fragment names the service or case whose document is requested. */
const standInUrl = (key: string, subject?: string) =>
  `${ROUTES.standIn}/forms/${key}${subject ? `#${subject}` : ''}`;

/**
 * The hosted form for a service's flyer. A form service that the firm has connected gives the file
 * itself; the stand-in asks for nothing.
 * @param path path of the service's page, such as "/training"
 */
export function hostedFlyer(
  path: string,
  { flyers, default: other }: FormUrls,
  redirects: Readonly<Record<string, string>>,
): HostedForm {
  const key = flyerForm(path, redirects);
  const own = key === DEFAULT_FORM ? other : flyers[key as keyof FormUrls['flyers']];
  if (own) return { key, url: own };
  const slug = path.slice(1);
  return { key, url: standInUrl(key, slug), file: flyerFile(slug) };
}

/**
 * File name of a case's white paper: that of its long paper if it has one, otherwise the case's
 * own.
 */
export const paperName = (slug: string, { paper }: Pick<WhitePaper, 'paper'>) => paper?.id ?? slug;

/** URL of a case's white paper, on the firm's file share or on the stand-in's. */
export const paperFile = (slug: string, whitePaper: Pick<WhitePaper, 'paper' | 'downloadUrl'>) =>
  whitePaper.downloadUrl ?? standInFile(paperName(slug, whitePaper));

/**
 * The white paper of a case: form and preview in the dialog, the file in a new tab.
 * @returns undefined for the paper on technology qualification, which the viewer's page shows
 * instead
 */
export const hostedPaper = (slug: string, whitePaper: WhitePaper): HostedForm | undefined =>
  whitePaper.dialogId === QUALIFICATION_DIALOG_ID
    ? undefined
    : {
        key: whitePaper.dialogId,
        url: whitePaper.previewUrl ?? standInUrl(whitePaper.dialogId, slug),
        file: paperFile(slug, whitePaper),
        starts: true,
      };

export const newsletterForm = ({ newsletter }: FormUrls): HostedForm => ({
  key: 'newsletter',
  url: newsletter ?? standInUrl('newsletter'),
});
