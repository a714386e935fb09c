import { serviceRoute } from '../config/routes.ts';
import { siteEnv } from '../config/site-env.ts';
import { documentSize, type PaperFacts, paperFacts, typesetFlyer } from '../documents/index.ts';
import { frameSources } from '../lib/embed-sources.ts';
import { hostedFlyer, hostedPaper } from '../lib/hosted-form.ts';
import { memoize } from '../lib/memoize.ts';
import type { Case } from './cases.ts';
import { flyerData, getDocumentSettings, whitePaperOf } from './documents.ts';
import { getRedirects } from './redirects.ts';
import { paperCaseOf, type Service } from './services.ts';
import { getSettings } from './settings.ts';

/**
 * In development undefined if the document can't be typeset yet, for example because a service that
 * it names can't be read, so that the page is still shown.
 */
const ifTypeset = <Facts>(facts: Promise<Facts>): Promise<Facts | undefined> =>
  siteEnv() === 'dev' ? facts.catch(() => undefined) : facts;

const readPaperFacts = async (entry: Case) =>
  paperFacts(await whitePaperOf(entry), await getDocumentSettings());

const readFlyerSize = async (service: Service) =>
  documentSize(await typesetFlyer(await flyerData(service), await getDocumentSettings()));

/** What a page says about a case's white paper; undefined if the file isn't the one built here. */
export const factsOf = memoize(
  async (entry: Case): Promise<PaperFacts | undefined> =>
    entry.data.whitePaper.downloadUrl ? undefined : ifTypeset(readPaperFacts(entry)),
);

/** The same for several cases, by their slugs. */
export const factsOfAll = async (
  entries: readonly Case[],
): Promise<Record<string, PaperFacts | undefined>> =>
  Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [entry.id, await factsOf(entry)] as const)),
  );

/**
 * The document that a service's page offers: its flyer, as a form, or the white paper of a case;
 * with its length and size, and the sources of the frame in which its form opens.
 */
export async function offerOf(service: Service) {
  if (service.data.whitePaperOf) {
    const paperCase = await paperCaseOf(service);
    const paper = paperCase && hostedPaper(paperCase.id, paperCase.data.whitePaper);
    const facts = paperCase && (await factsOf(paperCase));
    return { paperCase, facts, sources: frameSources([paper]) };
  }
  const { forms } = await getSettings('embeds');
  const flyer = hostedFlyer(serviceRoute(service.id), forms, getRedirects());
  return { flyer, facts: await ifTypeset(readFlyerSize(service)), sources: frameSources([flyer]) };
}
