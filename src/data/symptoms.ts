import type { CollectionEntry } from 'astro:content';
import { ROUTES } from '../config/routes.ts';
import { fileOf } from '../schemas/collections.ts';
import type { PageOf } from '../schemas/page.ts';
import { getPage } from './pages.ts';
import { resolve } from './resolve.ts';

type ListPage = CollectionEntry<'pages'> & { data: PageOf<'list'> };

/** The symptoms of a list page, each row with its service and its case; undefined if it has none. */
export async function symptomsOf(page: ListPage) {
  const { symptoms } = page.data;
  if (!symptoms) return undefined;
  const rows = symptoms.rows.map(async ({ service, case: example, ...words }) => ({
    ...words,
    service: await resolve(service, fileOf(page)),
    example: example && (await resolve(example, fileOf(page))),
  }));
  return { ...symptoms, rows: await Promise.all(rows) };
}
export type Symptoms = NonNullable<Awaited<ReturnType<typeof symptomsOf>>>;

/** The rows on the page of all services that lead to one of them. */
export async function getSymptomsFor({ id }: { id: string }) {
  const page = await getPage(ROUTES.allServices.slice(1), 'list');
  const rows = (await symptomsOf(page))?.rows ?? [];
  return rows.filter(({ service }) => service.id === id);
}
