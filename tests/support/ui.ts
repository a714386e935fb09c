import { caseRoute, serviceRoute } from '../../src/config/routes.ts';
import { fill } from '../../src/lib/fill.ts';
import { DEFAULT_FORM, flyerForm } from '../../src/lib/flyer-form.ts';
import type { PageKind } from '../../src/schemas/page.ts';
import { type Fields, shownEntries } from './content.ts';
import { settings } from './settings.ts';

/*
 * Labels and texts from the content files. Browser tests find buttons and links by them, so that a text can change without a change to
 * the tests.
 */
export { fill };
/** Labels of the interface. */
export const ui = settings('interface');
export const company = settings('company');
export const navigation = settings('navigation');
export const promotion = settings('promotion');

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

/** Ids of all cases, in the order of the grid. */
export const CASE_IDS = shownEntries('cases')
  .map(({ data }) => data.id)
  .sort((a, b) => a - b);

const topics = shownEntries('topics').map(({ data }) => data);
/** Labels of all topics, in the order of their file. */
export const TOPICS = topics.map(({ label }) => label);
/** Label of a topic by its index in the list, from 0. */
export function topic(at: number): string {
  const label = TOPICS[at];
  if (!label) throw new Error(`The content has only ${TOPICS.length} topics.`);
  return label;
}

const services = shownEntries('services');
type Service = (typeof services)[number];
/** The route of the first service that is so. */
const firstWith = (what: string, isSo: (service: Service) => boolean) => {
  const found = services.find(isSo);
  if (!found) throw new Error(`The content has no service with ${what}.`);
  return serviceRoute(found.id);
};
const hasPaper = ({ data }: Service) => data.whitePaperOf !== undefined;
const hasForm = ({ id }: Service) => flyerForm(serviceRoute(id), {}) !== DEFAULT_FORM;
export const FLYER_SERVICE = firstWith(
  'a form for its flyer',
  (service) => !hasPaper(service) && hasForm(service),
);
export const PAPER_SERVICE = firstWith('a white paper', hasPaper);
/** Title of the service at a route. */
export const serviceTitle = (route: string) =>
  services.find(({ id }) => serviceRoute(id) === route)?.data.title ?? '';

/** The page of a case that has a white paper and its own page. */
export const CASE = caseRoute(
  shownEntries('cases').toSorted((a, b) => a.data.id - b.data.id)[0]?.id ?? '',
);

/** Text of the bar's link to a page. */
export function linkName(route: string): string {
  const found = [...navigation.services, ...navigation.links].find((link) => link.route === route);
  if (!found) throw new Error(`src/content/settings/navigation.yaml has no link to ${route}.`);
  return found.name;
}
