import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { PAGE_IDS } from '../config/page-files.ts';
import { fileOf } from '../schemas/collections.ts';
import type { PageKind, PageOf } from '../schemas/page.ts';
import { resolve, resolveAll } from './resolve.ts';
import { isShown } from './shown.ts';

/** The content file of a page, of the kind that its route expects. */
export async function getPage<K extends PageKind>(id: string, kind: K) {
  const entry = await getEntry('pages', id);
  if (entry?.data.kind !== kind)
    throw new Error(`src/content/pages/${id}.mdx is missing, or its kind is not "${kind}".`);
  return { ...entry, data: entry.data as PageOf<K> } satisfies CollectionEntry<'pages'>;
}

/**
 * Names of the service-list pages that this build shows; it always shows those that the code refers
 * to.
 */
export async function getListIds(): Promise<string[]> {
  const isShownList = ({ id, data }: CollectionEntry<'pages'>) =>
    data.kind === 'list' && (PAGE_IDS.includes(id) || isShown(data));
  return (await getCollection('pages', isShownList)).map(({ id }) => id);
}

/** A list page and its services, in the page's own order. */
export async function getListPage(id: string) {
  const page = await getPage(id, 'list');
  return { page, services: await resolveAll(page.data.services, fileOf(page)) };
}

/** The page that shows a PDF, and its paper. */
export async function getViewer(id: string) {
  const page = await getPage(id, 'viewer');
  return { page, paper: await resolve(page.data.paper, fileOf(page)) };
}
