import { siteEnv } from '../config/site-env.ts';
import type { Case } from '../data/cases.ts';
import { getDocumentSettings, whitePaperOf } from '../data/documents.ts';
import { type PaperFacts, paperFacts } from '../documents/index.ts';
import { memoize } from '../lib/memoize.ts';

/**
 * What a page says about a case's white paper; undefined if the file isn't the one built here. In
 * development also undefined if the paper can't be typeset yet because a service that it names
 * can't be read, so that the page is still shown.
 */
export const factsOf = memoize(async (entry: Case): Promise<PaperFacts | undefined> => {
  if (entry.data.whitePaper.downloadUrl) return undefined;
  const facts = async () => paperFacts(await whitePaperOf(entry), await getDocumentSettings());
  return siteEnv() === 'dev' ? facts().catch(() => undefined) : facts();
});

/** The same for several cases, by their slugs. */
export const factsOfAll = async (
  entries: readonly Case[],
): Promise<Record<string, PaperFacts | undefined>> =>
  Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [entry.id, await factsOf(entry)] as const)),
  );
