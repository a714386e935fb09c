import type { CollectionEntry } from 'astro:content';
import { parseUseCase, type UseCase } from '../lib/use-case.ts';
import { fileOf } from '../schemas/collections.ts';
import { getCases } from './cases.ts';
import { resolve } from './resolve.ts';
import { getShown } from './shown.ts';

export type Service = CollectionEntry<'services'>;

export const getServices = () => getShown('services');

/** The use-case text of a service, parsed. The schema has already checked its headings. */
export function useCaseOf(service: Service): UseCase {
  const parsed = parseUseCase(service.data.useCase);
  if (!parsed.ok) throw new Error(`${fileOf(service)}: ${parsed.problems.join(' ')}`);
  return parsed.useCase;
}

export type Contact = Awaited<ReturnType<typeof contactOf>>;

/**
 * The contact person for a service: the contact in its file, with portrait and title from the team
 * member.
 */
export async function contactOf(service: Service) {
  const { person, ...contact } = service.data.contact;
  const { id, data } = await resolve(person, fileOf(service));
  const { name, position, profileImage, drawing, useFallback } = data;
  return { ...contact, id, name, position, profileImage, drawing, useFallback };
}

export const caseOf = (service: Service) => resolve(service.data.case, fileOf(service));

/** The case whose white paper a service offers, if it offers one instead of a flyer. */
export const paperCaseOf = async (service: Service) =>
  (await getCases()).find(({ id }) => id === service.data.whitePaperOf?.id);

/**
 * The service that offers a white paper instead of a flyer; undefined if there is none, or it is a
 * draft.
 */
export async function serviceOffering(paper: { id: string }): Promise<Service | undefined> {
  const cases = (await getCases()).filter(({ data }) => data.whitePaper.paper?.id === paper.id);
  return (await getServices()).find(({ data }) =>
    cases.some(({ id }) => id === data.whitePaperOf?.id),
  );
}
