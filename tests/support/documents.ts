import type { CasePaper, Flyer, Paper, Setting } from '../../src/documents/index.ts';
import { parseUseCase } from '../../src/lib/use-case.ts';
import type { CollectionName } from '../../src/schemas/collections.ts';
import { type Fields, type ShownEntry, shownEntries } from './content.ts';
import { settings } from './settings.ts';

const find = <C extends CollectionName>(collection: C, id: string): ShownEntry<C> => {
  const found = shownEntries(collection).find((entry) => entry.id === id || (entry.data as { id?: unknown }).id === id);
  if (!found) throw new Error(`No ${id} in ${collection}.`);
  return found;
};

/** The settings that `data/documents.ts` passes to the documents, read from the content files. */
export const setting: Setting = { company: settings('company'), labels: settings('documents'), interface: settings('interface') };

const signatory = (reference?: { id: string }) => {
  if (!reference) return undefined;
  const { name, position } = find('team', reference.id).data;
  return { id: reference.id, name, position };
};
const signatories = ({ author, reviewer }: Fields<'cases' | 'papers'>) => ({ author: signatory(author), reviewer: signatory(reviewer) });

export function paperInput(id: string): Paper {
  const { file, data, body } = find('papers', id);
  const example = shownEntries('cases').find((entry) => entry.data.whitePaper.paper?.id === id);
  const calculation = shownEntries('calculations').find((entry) => entry.id === id)?.data;
  return {
    id,
    file,
    data,
    calculation,
    body,
    signatories: signatories(data),
    references: data.references.map((each) => find('literature', each.id).data),
    case: example && { id: example.id, data: example.data },
  };
}

export function casePaperInput(id: string): CasePaper {
  const { file, data, body } = find('cases', id);
  const services = data.services.map((service) => find('services', service.id));
  const topics = data.tags.map((topic) => find('topics', topic.id).data.label);
  const first = services[0]?.data;
  if (!first) throw new Error(`${file} doesn't belong to a service.`);
  return {
    id,
    file,
    data,
    body,
    signatories: signatories(data),
    topics,
    services: services.map((service) => ({ id: service.id, title: service.data.title })),
    contact: contact(first),
  };
}

export function flyerInput(id: string): Flyer {
  const { file, data, body } = find('services', id);
  const example = find('cases', data.case.id);
  const parsed = parseUseCase(data.useCase);
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  return {
    id,
    file,
    data,
    body,
    useCase: parsed.useCase,
    example: { id: example.id, title: example.data.title },
    contact: contact(data),
  };
}

function contact({ contact: given }: Fields<'services'>) {
  const { name, position } = find('team', given.person.id).data;
  return { name, position, email: given.email, phone: given.phone };
}
