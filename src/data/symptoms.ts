import { chargedFor } from '../lib/price.ts';
import { fileOf } from '../schemas/collections.ts';
import { getPage } from './pages.ts';
import { resolve } from './resolve.ts';
import type { Service } from './services.ts';

/** The symptoms of a list page, each with its service, what that charges, and its case. */
export async function getSymptoms(list = 'all-our-services') {
  const page = await getPage(list, 'list');
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

/** The symptoms of All Our Services that lead to a service. */
export const symptomsOf = async ({ id }: Service) =>
  (await getSymptoms()).filter(({ service }) => service.id === id);

export type Symptom = Awaited<ReturnType<typeof getSymptoms>>[number];
