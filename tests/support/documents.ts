import type { CasePaper, Flyer, Paper, Setting } from '../../src/documents/index.ts';
import { parseUseCase } from '../../src/lib/use-case.ts';
import type { CollectionName } from '../../src/schemas/collections.ts';
import { figureSchema } from '../../src/schemas/figures/index.ts';
import { paperSchema } from '../../src/schemas/paper.ts';
import { type Fields, type ShownEntry, shownEntries } from './content.ts';

const find = <C extends CollectionName>(collection: C, id: string): ShownEntry<C> => {
  const found = shownEntries(collection).find((entry) => entry.id === id || (entry.data as { id?: unknown }).id === id);
  if (!found) throw new Error(`No ${id} in ${collection}.`);
  return found;
};
// The only difference from the schema's output is that the files hold references as names.
const as = <T>(data: unknown) => data as T;
const settings = <T>(kind: string) => as<T>(shownEntries('settings').find(({ data }) => data.kind === kind)?.data);

/** The settings that `data/documents.ts` passes to the documents, read from the content files. */
export const setting: Setting = { company: settings('company'), labels: settings('documents'), interface: settings('interface') };

/** The fields of a case, with the defaults of its drawing. */
const caseData = (data: Fields<'cases'>) => ({ ...as<CasePaper['data']>(data), figure: figureSchema.parse(data.figure) });

export function paperInput(id: string): Paper {
  const { file, data, body } = find('papers', id);
  const example = shownEntries('cases').find((entry) => as<unknown>(entry.data.whitePaper.paper) === id);
  return { id, file, data: paperSchema().parse(data), body, case: example && { id: example.id, data: caseData(example.data) } };
}

export function casePaperInput(id: string): CasePaper {
  const { file, data, body } = find('cases', id);
  const services = as<string[]>(data.services).map((service) => find('services', service));
  const topics = as<string[]>(data.tags).map((topic) => find('topics', topic).data.label);
  const first = services[0]?.data;
  if (!first) throw new Error(`${file} belongs to no service.`);
  return {
    id,
    file,
    data: caseData(data),
    body,
    topics,
    services: services.map((service) => ({ id: service.id, title: service.data.title })),
    contact: contact(first),
  };
}

export function flyerInput(id: string): Flyer {
  const { file, data, body } = find('services', id);
  const example = find('cases', as<string>(data.case));
  const parsed = parseUseCase(data.useCase);
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  return {
    id,
    file,
    data: as(data),
    body,
    useCase: parsed.useCase,
    example: { id: example.id, title: example.data.title },
    contact: contact(data),
  };
}

function contact({ contact: given }: Fields<'services'>) {
  const { name, position } = find('team', as<string>(given.person)).data;
  return { name, position, email: given.email, phone: given.phone };
}
