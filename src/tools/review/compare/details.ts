import type { PageChange } from './changes.ts';
import { compareBlocks, type WordChanges } from './text-changes.ts';

/**
 * What came and went on a page without a word or a picture telling it: targets of links, metadata, and the other attributes where nothing
 * else tells a change.
 * @param looksSame whether no pixel differs
 */
export function detailsOf({ before, after, words }: PageChange, looksSame: boolean): WordChanges {
  const [was, is] = [before?.facets, after?.facets];
  // All links of a page that came or went are new or gone: only those to other sites are worth a look.
  if (!was || !is) return changed(was?.links.filter(leadsAway) ?? [], is?.links.filter(leadsAway) ?? []);
  const attributes = words.length === 0 && looksSame ? [...compareBlocks(was.tags, is.tags), ...changed(was.classes, is.classes)] : [];
  const told = (['metadata', 'links', 'shown'] as const).flatMap((facet) => changed(was[facet], is[facet]));
  return [...new Map([...told, ...attributes].map((parts) => [JSON.stringify(parts), parts])).values()];
}

const leadsAway = (link: string) => / → https?:/.test(link);

/** Lines that only one of two lists has, wherever they stand in it. */
const changed = (was: readonly string[], is: readonly string[]) =>
  compareBlocks(
    was.filter((line) => !is.includes(line)),
    is.filter((line) => !was.includes(line)),
  );
