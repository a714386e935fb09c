import { type CollectionEntry, getCollection } from 'astro:content';
import { PAGE_FILES } from '../config/page-files.ts';
import { caseRoute, openGraphImageFile, ROUTES, serviceRoute } from '../config/routes.ts';
import { fill } from '../lib/fill.ts';
import type { Figure } from '../schemas/figures/index.ts';
import { getCases } from './cases.ts';
import { getSettings } from './settings.ts';
import { getShown } from './shown.ts';

/** What the Open Graph image of a page shows. */
interface Shown {
  /** Name of its file */
  name: string;
  label: string;
  title: string;
  figure?: Figure;
}

/** What the Open Graph image of a page shows; undefined for a page that is not meant to be shared. */
async function shownAt(route: string): Promise<Shown | undefined> {
  const [company, labels, site] = await Promise.all([getSettings('company'), getSettings('documents'), getSettings('interface')]);
  const page = PAGE_FILES[route] && (await find('pages', PAGE_FILES[route]));
  if (page) return { name: page.id, label: company.tagline, title: page.data.banner.title };
  const name = route.slice(route.lastIndexOf('/') + 1);
  if (route === caseRoute(name)) {
    const entry = (await getCases()).find(({ id }) => id === name);
    return (
      entry && {
        name,
        label: `${fill(site.case.number, { id: entry.data.id })} · ${entry.data.subject}`,
        title: entry.data.title,
        figure: entry.data.figure,
      }
    );
  }
  const service = route === serviceRoute(name) ? await find('services', name) : undefined;
  return service && { name, label: labels.flyer, title: service.data.title, figure: service.data.figure };
}

/** An entry, or nothing: `getEntry` would warn of each page that has none. */
const find = async <C extends 'pages' | 'services'>(collection: C, id: string): Promise<CollectionEntry<C> | undefined> =>
  ((await getCollection(collection)) as CollectionEntry<C>[]).find((entry) => entry.id === id);

/** The Open Graph images of all pages. */
export async function getOpenGraphImages(): Promise<Shown[]> {
  const ids = async (collection: 'cases' | 'services') => (await getShown(collection)).map(({ id }) => id);
  const routes = [...Object.keys(PAGE_FILES), ...(await ids('services')).map(serviceRoute), ...(await ids('cases')).map(caseRoute)];
  const shown = (await Promise.all(routes.map(shownAt))).filter((each) => each !== undefined);
  const names = shown.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice)
    throw new Error(`"${twice}" is the name of two content files, and their Open Graph images would have one name. Rename one of them.`);
  return shown;
}

/** URL and text alternative of a page's Open Graph image. Further pages of a list use that of its first page, pages without an image that of the home page. */
export async function openGraphImageOf(route: string): Promise<{ src: string; alt: string }> {
  const [company, labels] = await Promise.all([getSettings('company'), getSettings('documents')]);
  const shown = (await shownAt(route.replace(/\/page\/\d+$/, ''))) ?? (await shownAt(ROUTES.home));
  if (!shown) throw new Error('src/content/pages/home.mdx is missing: pages without an Open Graph image use its one.');
  const { name, title, figure } = shown;
  const alt = figure ? fill(labels.card, { title, figure: figure.title }) : fill(labels.plainCard, { title, firm: company.name });
  return { src: openGraphImageFile(name), alt };
}
