import type { PageChange } from './changes.ts';
import { compareBlocks, type WordChanges } from './text-changes.ts';

/**
 * What came and went on a page without a word or a picture telling it: targets of links, metadata, documents that it shows, and the
 * attributes where nothing else tells a change.
 * @param looksSame whether no pixel differs
 */
export function detailsOf({ before, after, words }: PageChange, looksSame: boolean): WordChanges {
  const [was, is] = [before?.facets, after?.facets];
  // All links of a page that came or went are new or gone: only those to other sites are worth a look.
  if (!was || !is) return changed(was?.link.filter(leadsAway) ?? [], is?.link.filter(leadsAway) ?? []);
  const documents = is.documents.filter((document) => !was.documents.includes(document));
  const told = [
    ...changed(was.metadata, is.metadata),
    ...changed(was.link, is.link),
    ...documents.map((document) => [{ kind: 'same' as const, text: `${document.split(' ')[0]}, which the page shows, is another` }]),
  ].map((parts) => [JSON.stringify(parts), parts] as const);
  const attributes = words.length === 0 && looksSame ? compareBlocks(was.attribute, is.attribute) : [];
  // Many elements can differ in the same class: one is told.
  const bare = attributes.map((parts) => [JSON.stringify(parts.filter(({ kind }) => kind !== 'same')), parts] as const);
  return [...new Map([...told, ...bare]).values()];
}

const leadsAway = (link: string) => / → https?:/.test(link);

/** Lines that only one of two lists has, wherever they stand in it. */
const changed = (was: readonly string[], is: readonly string[]) =>
  compareBlocks(
    was.filter((line) => !is.includes(line)),
    is.filter((line) => !was.includes(line)),
  );
