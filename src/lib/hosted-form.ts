import { ROUTES } from '../config/routes.ts';
import { standInFile } from '../config/stand-ins.ts';
import { DEFAULT_FORM, flyerForm } from './flyer-form.ts';

/** A hosted form that opens in a dialog. */
export interface HostedForm {
  /** Key by which the form service knows it; the open dialog's id. */
  key: string;
  /** Address of the form as a page of its own. */
  address: string;
  /** File whose download starts as the dialog opens. */
  file?: string;
}

/** Addresses of the hosted forms, from the settings; what is left out is the stand-in's. */
export interface FormAddresses {
  newsletter?: string | undefined;
  flyers: Partial<Record<string, string>>;
  default?: string | undefined;
}

interface WhitePaper {
  dialogId: string;
  previewUrl?: string | undefined;
  downloadUrl?: string | undefined;
}

/** The stand-in shows what the visitor asked for by the fragment: the service or the case. */
const standIn = (key: string, subject?: string) => `${ROUTES.standIn}/forms/${key}${subject ? `#${subject}` : ''}`;

/** The flyer form of a page, by the page's path. */
export function flyerOf(path: string, { flyers, default: other }: FormAddresses): HostedForm {
  const key = flyerForm(path);
  const own = key === DEFAULT_FORM ? other : flyers[key];
  return { key, address: own ?? standIn(key, path.slice(1)) };
}

/** The white paper of a case: form and preview in the dialog, the file in a new tab. */
export const paperOf = (slug: string, { dialogId, previewUrl, downloadUrl }: WhitePaper): HostedForm => ({
  key: dialogId,
  address: previewUrl ?? standIn(dialogId, slug),
  file: downloadUrl ?? standInFile(slug),
});

export const newsletterForm = ({ newsletter }: FormAddresses): HostedForm => ({
  key: 'newsletter',
  address: newsletter ?? standIn('newsletter'),
});
