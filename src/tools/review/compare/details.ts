import type { PageChange } from './changes.ts';
import { compareBlocks, compareLines, type WordChanges } from './text-changes.ts';

/**
 * What was added to or removed from a page without a word or picture showing it: targets of links, what search engines read, and opening
 * tags if nothing else shows the change.
 * @param looksSame whether no pixel differs
 */
export function detailsOf({ before, after, because, words }: PageChange, looksSame: boolean): WordChanges {
  const [was, is] = [before?.facets, after?.facets];
  // On an added or removed page all links are new or gone: only those to other sites are worth a look.
  if (!was || !is) return compareLines(was?.lines.link.filter(leadsAway) ?? [], is?.lines.link.filter(leadsAway) ?? []);
  const told = (['search', 'link'] as const)
    .filter((reason) => because.includes(reason))
    .flatMap((reason) => compareLines(was.lines[reason], is.lines[reason]));
  if (told.length + words.length > 0 || !looksSame) return told;
  // Many elements can differ in the same class: one is reported.
  const tags = compareBlocks(was.tags, is.tags);
  return [...new Map(tags.map((parts) => [JSON.stringify(parts.filter(({ kind }) => kind !== 'same')), parts])).values()];
}

const leadsAway = (link: string) => / → https?:/.test(link);
