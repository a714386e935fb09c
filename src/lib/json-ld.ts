/** What the structured data need to know of the firm. */
export interface Firm {
  name: string;
  legalName: string;
  description: string;
  site: string;
  founded: number;
  address: { street: string; postalCode: string; city: string; countryCode: string };
  phone: { number: string };
  email: { address: string };
  network: { url: string };
}

export type JsonLd = Record<string, unknown>;

const absolute = (firm: Firm, path: string) => new URL(path, firm.site).href;
const firmId = (firm: Firm) => absolute(firm, '/#firm');

/** schema.org Organization: ProfessionalService says no more and is given up there. */
export const organization = (firm: Firm, logo: string): JsonLd => ({
  '@type': 'Organization',
  '@id': firmId(firm),
  name: firm.name,
  legalName: firm.legalName,
  description: firm.description,
  url: firm.site,
  logo: absolute(firm, logo),
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

export const service = (firm: Firm, { name, description, path }: { name: string; description: string; path: string }): JsonLd => ({
  '@type': 'Service',
  name,
  description,
  url: absolute(firm, path),
  serviceType: name,
  provider: { '@id': firmId(firm), '@type': 'Organization', name: firm.name },
});

export const article = (
  firm: Firm,
  { headline, description, path, image }: { headline: string; description: string; path: string; image: string },
): JsonLd => ({
  '@type': 'Article',
  headline,
  description,
  url: absolute(firm, path),
  image: absolute(firm, image),
  author: { '@id': firmId(firm), '@type': 'Organization', name: firm.name },
  publisher: { '@id': firmId(firm), '@type': 'Organization', name: firm.name },
});

export const person = (firm: Firm, { name, jobTitle }: { name: string; jobTitle: string }): JsonLd => ({
  '@type': 'Person',
  name,
  jobTitle,
  worksFor: { '@id': firmId(firm), '@type': 'Organization', name: firm.name },
});

/** schema.org BreadcrumbList: the pages from the home page to this one. */
export const breadcrumbList = (firm: Firm, pages: { name: string; route: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, route }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: absolute(firm, route) })),
});

/** One script's worth of structured data. "<" is escaped, so no text can close the script element. */
export const jsonLdScript = (graph: JsonLd[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
