import { getEntry } from 'astro:content';
import { withRates } from '../lib/price.ts';
import { fileOf } from '../schemas/collections.ts';
import { type Case, getCases, servicesOf, topicsOf } from './cases.ts';
import { signatoriesOf } from './lists.ts';
import { memoizeInBuild } from './memoize-in-build.ts';
import { getPage } from './pages.ts';
import { resolve } from './resolve.ts';
import { caseOf, contactOf, getServices, type Service, useCaseOf } from './services.ts';
import { getSettings } from './settings.ts';
import { getShown } from './shown.ts';
import { getCitations } from './standards.ts';

/** What every document contains, read once. */
export async function getDocumentSettings() {
  const [company, labels, site, drawings] = await Promise.all([
    getSettings('company'),
    getSettings('documents'),
    getSettings('interface'),
    getSettings('drawings'),
  ]);
  return { company, labels, interface: site, drawings };
}

/** Every paper, with the input of its PDF; the case that names it is its example. */
export const getPapers = memoizeInBuild(async () => {
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

/** The cases whose white paper is their own text, that is, those that name no paper. */
export const getPaperCases = async () =>
  (await getCases()).filter(({ data }) => !data.whitePaper.paper);

/** Input of the white paper of a case; its contact is that of the case's first service. */
export async function casePaperOf(entry: Case) {
  const [topics, services] = await Promise.all([topicsOf(entry), servicesOf(entry)]);
  const [first] = services;
  if (!first)
    throw new Error(
      `${fileOf(entry)}: it doesn't belong to a service. Add at least one under services.`,
    );
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

/** Input of a case's white paper: the paper that it names, or its own text. */
export async function whitePaperOf(entry: Case) {
  const name = entry.data.whitePaper.paper?.id;
  const paper = (await getPapers()).find(({ id }) => id === name);
  return paper ? { paper } : { casePaper: await casePaperOf(entry) };
}

/** Input of the contact page's checklist; undefined if the page has none. */
export async function getChecklist() {
  const page = await getPage('contact-us', 'contact');
  const { checklist } = page.data;
  return checklist && { file: fileOf(page), ...checklist };
}

/**
 * Input of the supplier file: all sections of facts of How We Work, also those that the page leaves
 * to it, and the standards.
 */
export async function getSupplierFile() {
  const page = await getPage('how-we-work', 'practice');
  const { supplierFile, sections, standards } = page.data;
  const [company, labels] = await Promise.all([getSettings('company'), getSettings('interface')]);
  return {
    file: fileOf(page),
    title: supplierFile.title,
    lead: supplierFile.lead,
    sections: withRates(sections, company.rates),
    standards: { ...standards, citations: await getCitations(standards.list, labels.case.number) },
  };
}

/** The services that offer a flyer. */
export const getFlyerServices = async () =>
  (await getServices()).filter(({ data }) => !data.whitePaperOf);

/** Input of the flyer of a service. */
export async function flyerData(service: Service) {
  const [example, contact] = await Promise.all([caseOf(service), contactOf(service)]);
  return {
    id: service.id,
    file: fileOf(service),
    data: service.data,
    body: service.body ?? '',
    useCase: useCaseOf(service),
    example: { id: example.id, title: example.data.title },
    contact,
  };
}
