import type { Reason } from '../report-schema.ts';
import type { PageChange } from './changes.ts';
import { compareBlocks, type WordChanges } from './text-changes.ts';

/**
 * What came and went on a page without a word or a picture telling it: targets of links, metadata, documents that it shows, and the
 * attributes where nothing else tells a change.
 * @param looksSame whether no pixel differs
 */
export function detailsOf({ before, after, because, words }: PageChange, looksSame: boolean): WordChanges {
  const [was, is] = [before?.facets, after?.facets];
  const linesOf = (reason: Reason, side = was) => side?.lines[reason] ?? [];
  // All links of a page that came or went are new or gone: only those to other sites are worth a look.
  if (!was || !is) return changed(linesOf('link').filter(leadsAway), linesOf('link', is).filter(leadsAway));
  const told = (['search', 'metadata', 'link'] as const)
    .filter((reason) => because.includes(reason))
    .flatMap((reason) => changed(linesOf(reason), linesOf(reason, is)));
  for (const { url, content } of is.documents)
    if (!was.documents.some((document) => document.content === content))
      told.push([{ kind: 'same', text: `${url}, which the page shows, is another` }]);
  if (told.length > 0) return [...new Map(told.map((parts) => [JSON.stringify(parts), parts])).values()];
  if (words.length > 0 || !looksSame) return [];
  const tags = (['class', 'attribute'] as const).flatMap((reason) => compareBlocks(linesOf(reason), linesOf(reason, is)));
  // Many elements can differ in the same class: one is told.
  return [...new Map(tags.map((parts) => [JSON.stringify(parts.filter(({ kind }) => kind !== 'same')), parts])).values()];
}

const leadsAway = (link: string) => / → https?:/.test(link);

/** Lines that only one of two lists has, wherever they stand in it. */
const changed = (was: readonly string[], is: readonly string[]) =>
  compareBlocks(
    was.filter((line) => !is.includes(line)),
    is.filter((line) => !was.includes(line)),
  );
