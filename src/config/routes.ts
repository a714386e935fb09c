/** Paths that the code refers to. Every other path is the name of a content file. */
export const ROUTES = {
  home: '/',
  contact: '/contact-us',
  about: '/about-us',
  cases: '/case-studies',
  howWeWork: '/how-we-work',
  privacy: '/privacy-policy',
  operations: '/support-to-operations',
  projects: '/support-to-projects',
  allServices: '/all-our-services',
  viewer: '/technologyqualification',
  feed: '/rss.xml',
} as const;

/**
 * Folders of pages that the site shows in frames, with their files. Only the site itself may frame
 * them; they are not listed, prerendered or reviewed.
 */
export const FRAMED: readonly string[] = [
  '/stand-in/', // src/stand-ins
];
export const isFramed = (path: string) => FRAMED.some((folder) => path.startsWith(folder));

/** Ids in the templates that a link may point to; headings in the text have their own. */
export const ANCHORS: Record<string, readonly string[]> & { everywhere: readonly string[] } = {
  everywhere: ['content'],
  '/': ['work', 'our-services', 'who-we-are', 'call'],
  '/contact-us': ['booking', 'message'],
  '/about-us': ['story', 'team', 'booking'],
  '/how-we-work': ['engagement', 'story', 'coverage', 'report', 'supplier-file'],
  services: ['transformation', 'symptoms', 'use-case', 'further'],
  cases: ['diary', 'contact'],
};
/** Ids in the templates that no link names, but that no heading can have either. */
export const INNER_IDS: typeof ANCHORS = {
  everywhere: ['title', 'menu', 'services-menu', 'cookies', 'analytics'],
  '/': ['hero', 'trusted'],
  '/case-studies': ['cases'],
  services: ['numbers', 'drawing'],
};
/** Further ones, which a page has if it has the field of that name. */
export const OPTIONAL_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/contact-us': ['reply'],
  '/all-our-services': ['symptoms'],
  '/how-we-work': ['questions', 'experience'],
};

/**
 * Id of the section of How We Work with the day rates, to which each service links; its text is
 * content.
 */
export const CHARGES = 'charges';

export const serviceRoute = (slug: string) => `/${slug}`;
export const caseRoute = (slug: string) => `${ROUTES.cases}/${slug}`;
/** Id of the symptoms, on the page of all services and on each service. */
export const SYMPTOMS = 'symptoms';
/** A page of the case grid, counted from 1. */
export const casesRoute = (page: number) =>
  page === 1 ? ROUTES.cases : `${ROUTES.cases}/page/${page}`;
/** The first page of the list whose further page a path leads to; any other path as it is. */
export const firstPageOf = (path: string) => path.replace(/\/page\/\d+$/, '');
/** The flyer of a service, made at build time. */
export const flyerFile = (slug: string) => `/documents/flyers/${slug}.pdf`;
/**
 * A white paper, made at build time: named after its case, or after its own file if it is a long
 * one.
 */
export const documentFile = (slug: string) => `/documents/${slug}.pdf`;
/** The checklist of the contact page, made at build time. */
export const CHECKLIST_FILE = documentFile('checklist');
/** What a buyer's vendor form asks for, made at build time. */
export const SUPPLIER_FILE = documentFile('supplier-file');
/** The Open Graph image of a page, made at build time; the home page's name is "home". */
export const openGraphImageFile = (name: string) => `/uploads/og/${name}.png`;
