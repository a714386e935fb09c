import { fill } from '../../src/lib/fill.ts';
import type { PageKind } from '../../src/schemas/page.ts';
import { type Fields, shownEntries } from './content.ts';
import { settings } from './settings.ts';

/*
 * Labels and texts from the content files. Browser tests find buttons and links by them, so that a text can change without a change of
 * the tests.
 */
export { fill };
/** Labels of the interface. */
export const ui = settings('interface');
/** Texts of the stand-ins for third parties. */
export const standIn = settings('stand-ins');
export const company = settings('company');
export const navigation = settings('navigation');
export const promotion = settings('promotion');

type PageFields<K extends PageKind> = Extract<Fields<'pages'>, { kind: K }>;

/** The fields of a page's content file. @throws if the page is not of the expected kind */
export function pageFields<K extends PageKind>(id: string, kind: K): PageFields<K> {
  const found = shownEntries('pages').find((entry) => entry.id === id);
  if (found?.data.kind !== kind) throw new Error(`src/content/pages/${id}.mdx is missing, or its kind is not "${kind}".`);
  return found.data as PageFields<K>;
}

export const home = pageFields('home', 'home');
export const contact = pageFields('contact-us', 'contact');

/** Ids of all cases, in the order of the grid. */
export const CASE_IDS = shownEntries('cases')
  .map(({ data }) => data.id)
  .sort((a, b) => a - b);

const topics = shownEntries('topics').map(({ data }) => data);
/** Labels of all topics, in the order of their file. */
export const TOPICS = topics.map(({ label }) => label);
/** Label of a topic of the launch, by its key. */
export function topic(id: string): string {
  const found = topics.find((each) => each.id === id);
  if (!found) throw new Error(`src/content/topics.yaml has no "${id}".`);
  return found.label;
}

/** Title of a service. */
export function serviceTitle(id: string): string {
  const found = shownEntries('services').find((each) => each.id === id);
  if (!found) throw new Error(`There is no src/content/services/${id}.mdx.`);
  return found.data.title;
}

/** Text of the bar's link to a page. */
export function linkName(route: string): string {
  const found = [...navigation.services, ...navigation.links].find((link) => link.route === route);
  if (!found) throw new Error(`src/content/settings/navigation.yaml has no link to ${route}.`);
  return found.name;
}
