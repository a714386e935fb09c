import { ROUTES } from './routes.ts';

const { feed, ...pages } = ROUTES;
/** The content file for each page's path: /about-us is made from about-us.mdx. */
export const PAGE_FILES: Record<string, string> = Object.fromEntries(
  Object.values(pages).map((path) => [path, path.slice(1) || 'home']),
);

/** Names of the pages that code refers to; other files in `pages` are further lists of services. */
export const PAGE_IDS: readonly string[] = [...Object.values(PAGE_FILES), '404', '500'];
