import { getCollection } from 'astro:content';
import { PAGE_FILES } from '../config/page-files.ts';
import {
  caseRoute,
  firstPageOf,
  openGraphImageFile,
  ROUTES,
  serviceRoute,
} from '../config/routes.ts';
import { fill } from '../lib/fill.ts';
import type { Figure } from '../schemas/figures/index.ts';
import { getCases } from './cases.ts';
import { getDocumentSettings } from './documents.ts';
import { memoizeInBuild } from './memoize-in-build.ts';
import { getShown } from './shown.ts';

/** What the Open Graph image of a page shows. */
interface Card {
  route: string;
  /** Name of its file */
  name: string;
  label: string;
  title: string;
  figure?: Figure;
}

/** The Open Graph images of all shareable pages. */
export const getOpenGraphImages = memoizeInBuild(async (): Promise<readonly Card[]> => {
  const { company, labels, interface: site } = await getDocumentSettings();
  const [pages, services, cases] = await Promise.all([
    getCollection('pages'),
    getShown('services'),
    getCases(),
  ]);
  return [
    ...Object.entries(PAGE_FILES).flatMap(([route, name]) =>
      pages
        .filter(({ id }) => id === name)
        .map(({ data }) => ({ route, name, label: company.tagline, title: data.banner.title })),
    ),
    ...services.map(({ id: name, data: { title, figure } }) => ({
      route: serviceRoute(name),
      name,
      label: labels.flyer,
      title,
      figure,
    })),
    ...cases.map(({ id: name, data: { id, subject, title, figure } }) => {
      const label = `${fill(site.case.number, { id })} · ${subject}`;
      return { route: caseRoute(name), name, label, title, figure };
    }),
  ];
});

/**
 * URL and text alternative of a page's Open Graph image. Further pages of a list use that of its
 * first page, pages without an image that of the home page.
 */
export async function openGraphImageOf(path: string): Promise<{ src: string; alt: string }> {
  const [{ company, labels }, all] = await Promise.all([
    getDocumentSettings(),
    getOpenGraphImages(),
  ]);
  const card =
    all.find(({ route }) => route === firstPageOf(path)) ??
    all.find(({ route }) => route === ROUTES.home);
  if (!card)
    throw new Error(
      'src/content/pages/home.mdx is missing: pages without an Open Graph image use the one of the home page.',
    );
  const { name, title, figure } = card;
  const alt = figure
    ? fill(labels.card, { title, figure: figure.title })
    : fill(labels.plainCard, { title, firm: company.name });
  return { src: openGraphImageFile(name), alt };
}
