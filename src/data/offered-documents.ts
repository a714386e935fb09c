import { siteEnv } from '../config/site-env.ts';
import { documentSize, type PaperFacts, paperFacts, typesetFlyer } from '../documents/index.ts';
import type { DocumentSize } from '../lib/document-facts.ts';
import { memoize } from '../lib/memoize.ts';
import type { Case } from './cases.ts';
import { flyerData, getDocumentSettings, whitePaperOf } from './documents.ts';
import type { Service } from './services.ts';

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

/** Length and size of a service's flyer. */
export const flyerSize = (service: Service): Promise<DocumentSize | undefined> =>
  ifTypeset(readFlyerSize(service));
