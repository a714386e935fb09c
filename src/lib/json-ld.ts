import { ROUTES } from '../config/routes.ts';
import type { SettingsOf } from '../schemas/settings.ts';

type Organization = SettingsOf<'company'>;

export type JsonLd = Record<string, unknown>;

const absolute = (firm: Organization, path: string) => new URL(path, firm.site).href;
const LOGO = '/icon-512.png';
const firmId = (firm: Organization) => absolute(firm, '/#firm');
const firmNode = (firm: Organization): JsonLd => ({
  '@id': firmId(firm),
  '@type': 'Organization',
  name: firm.name,
});

/** What a search engine shows beside a result: name and logo. */
const organizationName = (firm: Organization): JsonLd => ({
  '@type': 'Organization',
  '@id': firmId(firm),
  name: firm.name,
  url: firm.site,
  logo: absolute(firm, LOGO),
});

/** schema.org Organization; its subtype ProfessionalService is deprecated. */
const organization = (firm: Organization): JsonLd => ({
  ...organizationName(firm),
  legalName: firm.legalName,
  description: firm.description,
  foundingDate: String(firm.founded),
  telephone: firm.phone.number,
  email: firm.email.address,
  sameAs: [firm.network.url],
  address: {
    '@type': 'PostalAddress',
    streetAddress: firm.address.street,
    postalCode: firm.address.postalCode,
    addressLocality: firm.address.city,
    addressCountry: firm.address.countryCode,
  },
});

interface Offered {
  name: string;
  description: string;
  path: string;
  /** How long the work typically takes, and what the client receives */
  requisition?: { effort: string; receive: string } | undefined;
}

export const service = (
  firm: Organization,
  { name, description, path, requisition }: Offered,
): JsonLd => ({
  '@type': 'Service',
  name,
  description,
  url: absolute(firm, path),
  serviceType: name,
  ...(requisition && {
    offers: { '@type': 'Offer', description: requisition.effort },
    serviceOutput: { '@type': 'Thing', description: requisition.receive },
  }),
  provider: firmNode(firm),
});

interface Written {
  headline: string;
  description: string;
  path: string;
  image: string;
  /** Author, by the name of the bio; by default the firm */
  author?: { id: string; name: string; position: string } | undefined;
}

export const article = (
  firm: Organization,
  { headline, description, path, image, author }: Written,
): JsonLd => ({
  '@type': 'Article',
  headline,
  description,
  url: absolute(firm, path),
  image: absolute(firm, image),
  author: author
    ? {
        '@type': 'Person',
        name: author.name,
        jobTitle: author.position,
        url: absolute(firm, `${ROUTES.about}#${author.id}`),
      }
    : firmNode(firm),
  publisher: firmNode(firm),
});

export const person = (
  firm: Organization,
  { name, jobTitle }: { name: string; jobTitle: string },
): JsonLd => ({
  '@type': 'Person',
  name,
  jobTitle,
  worksFor: firmNode(firm),
});

/** schema.org BreadcrumbList: the pages from the home page to this one. */
const breadcrumbList = (firm: Organization, pages: { name: string; route: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, route }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: absolute(firm, route),
  })),
});

/** Pages about the firm, which describe it in full. */
const ABOUT_FIRM: readonly string[] = [ROUTES.contact, ROUTES.about];

/** What a page says in structured data: the firm where it is the subject, its own data, and where it is. */
export const pageGraph = (
  firm: Organization,
  path: string,
  breadcrumbs: { name: string; route: string }[],
  data: readonly JsonLd[],
): JsonLd[] => [
  ...(ABOUT_FIRM.includes(path) ? [organization(firm)] : []),
  ...(path === ROUTES.home ? [organizationName(firm)] : []),
  ...data,
  ...(breadcrumbs.length > 1 ? [breadcrumbList(firm, breadcrumbs)] : []),
];

/**
 * The content of a script element with structured data. "<" is escaped, so that no text can close
 * the element.
 */
export const jsonLdScript = (graph: JsonLd[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
