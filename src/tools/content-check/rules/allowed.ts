import { type Entry, field } from '../entry.ts';
import { atField, eachEntry, type Looked, type Rule } from '../rule.ts';
import { factsOf, isRule } from '../rule-table.ts';

export const rules: Rule[] = [{ id: 'allow', check: eachEntry(misnamed) }];

function misnamed(entry: Entry): Looked {
  const allow = field(entry.data, 'allow');
  if (!allow || typeof allow !== 'object') return [];
  return Object.keys(allow).flatMap((name): Looked => {
    if (isRule(name) && factsOf(name).severity !== 'error') return [];
    return atField(
      entry,
      ['allow', name],
      isRule(name) ? `What the rule "${name}" finds is an error, and can’t be set aside.` : `There is no rule "${name}".`,
      isRule(name) ? 'Mend what it finds, and take this line out.' : 'Write the word that stands in brackets behind the finding.',
    );
  });
}
