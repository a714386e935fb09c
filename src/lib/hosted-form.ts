import { type DialogId, QUALIFICATION_DIALOG_ID } from '../config/dialog-ids.ts';
import { documentFile, flyerFile } from '../config/routes.ts';
import type { CaseData } from '../schemas/case.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import { DEFAULT_FORM, flyerForm } from './flyer-form.ts';
import { UNCONNECTED, type Unconnected } from './unconnected.ts';

/** A hosted form that opens in a dialog. */
export interface HostedForm {
  /**
   * Key of the form in the form service; also the id of the open dialog. Without it there is no
   * form, and `url` is the file's.
   */
  key?: string;
  /** URL of the form as a separate page. */
  url: string;
  /** URL of the document that the form is for, if it can be had without the form. */
  file?: string;
  /** Its download starts as the dialog opens. */
  starts?: true;
}

/** URLs of the hosted forms, from the settings. */
type FormUrls = SettingsOf<'embeds'>['forms'];
type WhitePaper = Pick<CaseData['whitePaper'], 'previewUrl' | 'downloadUrl'> & {
  dialogId: DialogId;
  paper?: { id: string } | undefined;
};

/**
 * The hosted form for a service's flyer. A form service that the firm has connected gives the file
 * itself; what takes its place asks for nothing.
 * @param path path of the service's page, such as "/training"
 * @param unconnected used for a form without a URL
 */
export function hostedFlyer(
  path: string,
  { flyers, default: other }: FormUrls,
  redirects: Readonly<Record<string, string>>,
  unconnected = UNCONNECTED,
): HostedForm {
  const key = flyerForm(path, redirects);
  const own = key === DEFAULT_FORM ? other : flyers[key as keyof FormUrls['flyers']];
  if (own) return { key, url: own };
  const slug = path.slice(1);
  const file = flyerFile(slug);
  const url = unconnected.hostedForm?.(key, slug);
  return url ? { key, url, file } : { url: file };
}

/**
 * File name of a case's white paper: that of its long paper if it has one, otherwise the case's
 * own.
 */
export const paperName = (slug: string, { paper }: Pick<WhitePaper, 'paper'>) => paper?.id ?? slug;

/** URL of a case's white paper, on the firm's file share or made at build time. */
function paperFile(
  slug: string,
  whitePaper: Pick<WhitePaper, 'paper' | 'downloadUrl'>,
  unconnected: Unconnected,
): string {
  const name = paperName(slug, whitePaper);
  return whitePaper.downloadUrl ?? unconnected.file?.(name) ?? documentFile(name);
}

/**
 * The white paper of a case: form and preview in the dialog, the file in a new tab.
 * @returns undefined for the paper on technology qualification, which the viewer's page shows
 * instead
 */
export function hostedPaper(
  slug: string,
  whitePaper: WhitePaper,
  unconnected = UNCONNECTED,
): HostedForm | undefined {
  const { dialogId: key, previewUrl } = whitePaper;
  if (key === QUALIFICATION_DIALOG_ID) return undefined;
  const url = previewUrl ?? unconnected.hostedForm?.(key, slug);
  const file = paperFile(slug, whitePaper, unconnected);
  return url ? { key, url, file, starts: true } : { url: file };
}

/** The form for the newsletter, if there is one. */
export function newsletterForm(
  { newsletter }: FormUrls,
  unconnected = UNCONNECTED,
): HostedForm | undefined {
  const key = 'newsletter';
  const url = newsletter ?? unconnected.hostedForm?.(key);
  return url === undefined ? undefined : { key, url };
}
