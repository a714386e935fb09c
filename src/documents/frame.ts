import { ROUTES } from '../config/routes.ts';
import { PALETTE } from '../figures/palette.ts';
import { dialled } from '../lib/dialled.ts';
import { logo } from '../lib/node/logo.ts';
import { colourToken } from '../lib/node/tokens.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import { inlineText } from './inline.ts';

/** Settings of the site that every document needs. */
export interface DocumentSettings {
  company: SettingsOf<'company'>;
  labels: SettingsOf<'documents'>;
  interface: SettingsOf<'interface'>;
  /** Words that all drawings share */
  drawings: SettingsOf<'drawings'>;
}

/** The firm's contact person for a service. */
export interface Person {
  name: string;
  position: string;
  email?: string | undefined;
  phone?: string | undefined;
}

/** Who signs a white paper. */
export type Signatories = Partial<
  Record<'author' | 'reviewer', { id: string; name: string; position: string } | undefined>
>;

interface Link {
  url: string;
  text: string;
}

/** What a reader's window, assistive technology and search engines show of a file. */
interface Metadata {
  title: string;
  description: string;
  keywords: string[];
}

/** Colours of `styles/tokens.css` that the drawings do not use. */
const FURTHER_COLOURS = {
  axis: colourToken('axis'),
  sheet: colourToken('sheet'),
  'mute-ink': colourToken('mute-ink'),
};

/** What every template expects. */
export function frameOf(settings: DocumentSettings, { title, description, keywords }: Metadata) {
  const { company, labels, interface: site } = settings;
  const { address, phone, email } = company;
  const { allow: _allow, reviewBy: _reviewBy, ...printed } = labels;
  return {
    title,
    titleRuns: inlineText(title),
    description,
    keywords,
    firm: {
      name: company.name,
      shortName: company.shortName,
      legalName: company.legalName,
      address: [address.street, `${address.postalCode} ${address.city}`, address.country],
      phone: phoneLink(phone.display),
      email: emailLink(email.address),
    },
    labels: {
      ...printed,
      topics: site.case.topics,
      services: site.case.services,
      contact: site.service.contact,
    },
    /** The firm's logo as SVG in currentColor. */
    mark: logo(),
    colours: { ...PALETTE.paper, ...FURTHER_COLOURS },
  };
}

/** The page a document was made from. */
export const pageLink = ({ company }: DocumentSettings, route: string): Link => {
  const { href, host, pathname } = new URL(route, company.site);
  return { url: href, text: host + pathname };
};

/** Who wrote and who reviewed a paper, each with a link to the bio. */
export const signatureData = (settings: DocumentSettings, signatories: Signatories) =>
  (['author', 'reviewer'] as const).flatMap((role) => {
    const person = signatories[role];
    if (!person) return [];
    const { id, name, position } = person;
    return [
      {
        role,
        label: settings.interface.case[role],
        name,
        position,
        url: pageLink(settings, `${ROUTES.about}#${id}`).url,
      },
    ];
  });

/** The contact person; fields missing from the person's entry are the company's. */
export const contactData = (
  { company }: DocumentSettings,
  { name, position, email, phone }: Person,
) => ({
  name,
  position,
  email: emailLink(email ?? company.email.address),
  phone: phoneLink(phone ?? company.phone.display),
});

export const phoneLink = (text: string): Link => ({ url: `tel:${dialled(text)}`, text });
const emailLink = (text: string): Link => ({ url: `mailto:${text}`, text });
