import { getEntry } from 'astro:content';
import { fileOf } from '../schemas/collections.ts';
import { type Case, getCases, servicesOf, topicsOf } from './cases.ts';
import { signatoriesOf } from './lists.ts';
import { onceABuild } from './once-a-build.ts';
import { getPage } from './pages.ts';
import { resolve } from './resolve.ts';
import { caseOf, contactOf, getServices, parsedUseCase, type Service } from './services.ts';
import { getSettings } from './settings.ts';
import { getShown } from './shown.ts';

/** What is set once and stands in every document. */
export async function getDocumentSetting() {
  const [company, labels, site] = await Promise.all([getSettings('company'), getSettings('documents'), getSettings('interface')]);
  return { company, labels, interface: site };
}

/** Every paper, with what its PDF is made of; the case that names it is its example. */
export const getPapers = onceABuild(async () => {
  const cases = await getCases();
  const papers = (await getShown('papers')).map(async (entry) => {
    const { id, data, body = '' } = entry;
    const example = cases.find(({ data: { whitePaper } }) => whitePaper.paper?.id === id);
    const [signatories, calculation, references] = await Promise.all([
      signatoriesOf(entry),
      getEntry('calculations', id),
      Promise.all(data.references.map((each) => resolve(each, fileOf(entry)))),
    ]);
    return {
      id,
      file: fileOf(entry),
      data,
      calculation: calculation?.data,
      body,
      signatories,
      references: references.map((each) => each.data),
      case: example && { id: example.id, data: example.data },
    };
  });
  return Promise.all(papers);
});

/** The cases whose white paper is their own text: one that names a paper is left out. */
export const getPaperCases = async () => (await getCases()).filter(({ data }) => !data.whitePaper.paper);

/** What the white paper of a case is made of; whoever answers for its first service answers for it. */
export async function casePaperOf(entry: Case) {
  const [topics, services] = await Promise.all([topicsOf(entry), servicesOf(entry)]);
  const [first] = services;
  if (!first) throw new Error(`${fileOf(entry)}: it belongs to no service. Name at least one under services.`);
  return {
    id: entry.id,
    file: fileOf(entry),
    data: entry.data,
    body: entry.body ?? '',
    signatories: await signatoriesOf(entry),
    topics: topics.map(({ data }) => data.label),
    services: services.map(({ id, data }) => ({ id, title: data.title })),
    contact: await contactOf(first),
  };
}

/** What the white paper of a case is made of: the paper that it names, or its own text. */
export async function whitePaperOf(entry: Case) {
  const name = entry.data.whitePaper.paper?.id;
  const paper = (await getPapers()).find(({ id }) => id === name);
  return paper ? { paper } : { casePaper: await casePaperOf(entry) };
}

/** What the contact page's checklist is made of; undefined where the page has none. */
export async function getChecklist() {
  const page = await getPage('contact-us', 'contact');
  const { checklist } = page.data;
  return checklist && { file: fileOf(page), ...checklist };
}

/** The services that offer a flyer. */
export const getFlyerServices = async () => (await getServices()).filter(({ data }) => !data.whitePaperOf);

/** What the flyer of a service is made of. */
export async function flyerData(service: Service) {
  const [example, contact] = await Promise.all([caseOf(service), contactOf(service)]);
  return {
    id: service.id,
    file: fileOf(service),
    data: service.data,
    body: service.body ?? '',
    useCase: parsedUseCase(service),
    example: { id: example.id, title: example.data.title },
    contact,
  };
}
