import type { Case } from '../data/cases.ts';
import { getDocumentSetting, whitePaperOf } from '../data/documents.ts';
import { type PaperSummary, paperFacts } from '../documents/index.ts';

/** What a page says of a case's white paper; nothing where the file is another than the one built here. */
export const factsOf = async (entry: Case): Promise<PaperSummary | undefined> =>
  entry.data.whitePaper.downloadUrl ? undefined : paperFacts(await whitePaperOf(entry), await getDocumentSetting());

/** The same for several cases, by their slugs. */
export const factsOfAll = async (entries: readonly Case[]): Promise<Record<string, PaperSummary | undefined>> =>
  Object.fromEntries(await Promise.all(entries.map(async (entry) => [entry.id, await factsOf(entry)] as const)));
