import type { Reason } from '../report-schema.ts';
import type { PageChange } from './changes.ts';
import { compareBlocks, compareLines, type WordChanges } from './text-changes.ts';

/**
 * What was added to or removed from a page without a word or picture showing it: targets of links, metadata, and attributes if nothing else
 * shows the change.
 * @param looksSame whether no pixel differs
 */
export function detailsOf({ before, after, because, words }: PageChange, looksSame: boolean): WordChanges {
  const [was, is] = [before?.facets, after?.facets];
  const linesOf = (reason: Reason, side = was) => side?.lines[reason] ?? [];
  // On an added or removed page all links are new or gone: only those to other sites are worth a look.
  if (!was || !is) return compareLines(linesOf('link').filter(leadsAway), linesOf('link', is).filter(leadsAway));
  const told = (['search', 'metadata', 'link'] as const)
    .filter((reason) => because.includes(reason))
    .flatMap((reason) => compareLines(linesOf(reason), linesOf(reason, is)));
  if (told.length + words.length > 0 || !looksSame) return told;
  const tags = (['class', 'attribute'] as const).flatMap((reason) => compareBlocks(linesOf(reason), linesOf(reason, is)));
  // Many elements can differ in the same class: one is reported.
  return [...new Map(tags.map((parts) => [JSON.stringify(parts.filter(({ kind }) => kind !== 'same')), parts])).values()];
}

const leadsAway = (link: string) => / → https?:/.test(link);
