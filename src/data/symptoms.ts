import type { CollectionEntry } from 'astro:content';
import { ROUTES } from '../config/routes.ts';
import { chargedFor } from '../lib/price.ts';
import { fileOf } from '../schemas/collections.ts';
import type { PageOf } from '../schemas/page.ts';
import { getPage } from './pages.ts';
import { resolve } from './resolve.ts';

type ListPage = CollectionEntry<'pages'> & { data: PageOf<'list'> };

/** The symptoms of a list page, each row with its service, what that charges, and its case. */
export async function symptomsOf(page: ListPage) {
  const file = fileOf(page);
  const rows = (page.data.symptoms?.rows ?? []).map(async ({ case: example, ...row }) => {
    const service = await resolve(row.service, file);
    const { requisition } = service.data;
    return {
      ...row,
      service,
      charged: requisition && chargedFor(requisition, row.for, `${file}, “${row.seen}”`),
      example: example && (await resolve(example, file)),
    };
  });
  return Promise.all(rows);
}
export type Symptom = Awaited<ReturnType<typeof symptomsOf>>[number];

/** The rows on the page of all services that lead to one of them. */
export async function getSymptomsFor({ id }: { id: string }) {
  const rows = await symptomsOf(await getPage(ROUTES.allServices.slice(1), 'list'));
  return rows.filter(({ service }) => service.id === id);
}
