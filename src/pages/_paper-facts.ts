import { siteEnv } from '../config/site-env.ts';
import type { Case } from '../data/cases.ts';
import { getDocumentSetting, whitePaperOf } from '../data/documents.ts';
import { type PaperSummary, paperFacts } from '../documents/index.ts';
import { oncePer } from '../lib/once-per.ts';

/**
 * What a page says of a case's white paper; nothing where the file is another than the one built here. In development nothing either
 * where the paper can't be typeset yet, since a service that it names can't be read: the page is shown all the same.
 */
export const factsOf = oncePer(async (entry: Case): Promise<PaperSummary | undefined> => {
  if (entry.data.whitePaper.downloadUrl) return undefined;
  const facts = async () => paperFacts(await whitePaperOf(entry), await getDocumentSetting());
  return siteEnv() === 'dev' ? facts().catch(() => undefined) : facts();
});

/** The same for several cases, by their slugs. */
export const factsOfAll = async (entries: readonly Case[]): Promise<Record<string, PaperSummary | undefined>> =>
  Object.fromEntries(await Promise.all(entries.map(async (entry) => [entry.id, await factsOf(entry)] as const)));
