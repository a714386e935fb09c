import { ROUTES } from './routes.ts';

/** The content file of each page's path. */
export const PAGE_FILES: Record<string, string> = {
  [ROUTES.home]: 'home',
  [ROUTES.contact]: 'contact-us',
  [ROUTES.about]: 'about-us',
  [ROUTES.cases]: 'case-studies',
  [ROUTES.howWeWork]: 'how-we-work',
  [ROUTES.privacy]: 'privacy-policy',
  [ROUTES.operations]: 'support-to-operations',
  [ROUTES.projects]: 'support-to-projects',
  [ROUTES.allServices]: 'all-our-services',
  [ROUTES.viewer]: 'technologyqualification',
};

/** Names of the pages that code refers to; other files in `pages` are further lists of services. */
export const PAGE_IDS: readonly string[] = [...Object.values(PAGE_FILES), '404', '500'];
