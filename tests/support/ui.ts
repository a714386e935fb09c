import type { PageKind } from '../../src/schemas/page.ts';
import { type Fields, shownEntries } from './content.ts';
import { settings } from './settings.ts';

/*
 * Fields of the content files, for the tests of what is built from them. Browser tests find what a
 * visitor sees by the fixture's words themselves.
 */
export const ui = settings('interface');
export const company = settings('company');
export const navigation = settings('navigation');

type PageFields<K extends PageKind> = Extract<Fields<'pages'>, { kind: K }>;

/** The fields of a page's content file. @throws if the page is not of the expected kind */
export function pageFields<K extends PageKind>(id: string, kind: K): PageFields<K> {
  const found = shownEntries('pages').find((entry) => entry.id === id);
  if (found?.data.kind !== kind)
    throw new Error(`src/content/pages/${id}.mdx is missing, or its kind is not "${kind}".`);
  return found.data as PageFields<K>;
}

export const home = pageFields('home', 'home');
export const contact = pageFields('contact-us', 'contact');
