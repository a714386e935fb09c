import { type Content, entriesOf } from '../../model/content.ts';
import { isLive } from '../../model/entry.ts';
import { referencesOf } from '../../model/references.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ code: 'draft', check: needed }];

/**
 * A list may hold a draft, which is left out, beside an entry that is shown; a field that names one
 * entry needs it.
 */
function needed(content: Content): RuleResult {
  const drafts = entriesOf(content).filter(({ data }) => !isLive(data, content.today));
  const hidden = new Map(drafts.map((entry) => [`${entry.collection} ${entry.id}`, entry]));
  return entriesOf(content)
    .filter((entry) => hidden.size > 0 && !drafts.includes(entry))
    .map((entry) => {
      const references = referencesOf(entry);
      const isInList = ({ path }: (typeof references)[number]) => typeof path.at(-1) === 'number';
      const listOf = ({ path }: (typeof references)[number]) => path.slice(0, -1).join('.');
      const shown = references
        .filter(({ collection, id }) => !hidden.has(`${collection} ${id}`))
        .map(listOf);
      return references.map((reference) => {
        const { path, collection, id } = reference;
        const target = hidden.get(`${collection} ${id}`);
        if (!target || (isInList(reference) && shown.includes(listOf(reference)))) return undefined;
        const message = `"${id}" is not on the live site yet (${target.source.file} is a draft or is published later), and this entry needs it.`;
        return atField(
          entry,
          path,
          message,
          `Name another one, publish "${id}", or make this entry a draft as well.`,
        );
      });
    });
}
