/**
 * The part of schema.org's vocabulary that this site uses (version 29, from schema-dts 2.1.0): for each type its parent type, and the
 * properties that the site may set with the types of their values. Before a property is added here, look it up there.
 */
type Kind = 'text' | 'url' | 'date' | 'number' | readonly string[];

interface Type {
  is?: string;
  properties: Record<string, Kind>;
}

const TYPES: Record<string, Type> = {
  Thing: { properties: { name: 'text', description: 'text', url: 'url', image: 'url', sameAs: 'url' } },
  Organization: {
    is: 'Thing',
    properties: {
      legalName: 'text',
      logo: 'url',
      foundingDate: 'date',
      telephone: 'text',
      email: 'text',
      address: ['PostalAddress'],
    },
  },
  PostalAddress: {
    is: 'Thing',
    properties: { streetAddress: 'text', postalCode: 'text', addressLocality: 'text', addressCountry: 'text' },
  },
  Person: { is: 'Thing', properties: { jobTitle: 'text', worksFor: ['Organization'], email: 'text' } },
  Service: {
    is: 'Thing',
    properties: { serviceType: 'text', provider: ['Organization', 'Person'], offers: ['Offer'], serviceOutput: ['Thing'] },
  },
  Offer: { is: 'Thing', properties: {} },
  CreativeWork: {
    is: 'Thing',
    properties: {
      headline: 'text',
      author: ['Organization', 'Person'],
      publisher: ['Organization', 'Person'],
      datePublished: 'date',
      dateModified: 'date',
      inLanguage: 'text',
    },
  },
  Article: { is: 'CreativeWork', properties: { articleSection: 'text' } },
  ItemList: { is: 'Thing', properties: { itemListElement: ['ListItem'], numberOfItems: 'number' } },
  BreadcrumbList: { is: 'ItemList', properties: {} },
  ListItem: { is: 'Thing', properties: { position: 'number', item: 'url' } },
};

const kindOf = (type: string, property: string): Kind | undefined => {
  const known = TYPES[type];
  return known && (known.properties[property] ?? (known.is ? kindOf(known.is, property) : undefined));
};
const isA = (type: string, wanted: readonly string[]): boolean =>
  wanted.includes(type) || (TYPES[type]?.is !== undefined && isA(TYPES[type].is, wanted));

const FITS: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && URL.canParse(value) && value.startsWith('https://'),
  date: (value) => typeof value === 'string' && /^\d{4}(-\d\d(-\d\d)?)?$/.test(value),
  number: (value) => typeof value === 'number',
};

/** Types and properties in structured data that schema.org does not define, as sentences. */
export function vocabularyFaults(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(vocabularyFaults);
  const { '@context': context, '@graph': graph, '@type': type, '@id': _id, ...properties } = node as Record<string, unknown>;
  if (graph) return [...(context === 'https://schema.org' ? [] : [`the context is ${context}`]), ...vocabularyFaults(graph)];
  if (typeof type !== 'string' || !TYPES[type]) return [`${type} is no type this site uses`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const kind = kindOf(type, name);
    if (!kind) return [`${type} has no ${name}`];
    return [value].flat().flatMap((each: unknown) => {
      if (typeof kind === 'string') return FITS[kind]?.(each) ? [] : [`${type}.${name} is no ${kind}: ${JSON.stringify(each)}`];
      const inner = (each as Record<string, unknown> | null)?.['@type'];
      return typeof inner === 'string' && isA(inner, kind)
        ? vocabularyFaults(each)
        : [`${type}.${name} is ${JSON.stringify(inner)}, wanted ${kind.join(' or ')}`];
    });
  });
}
