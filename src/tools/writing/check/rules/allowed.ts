import { type Entry, field } from '../../model/entry.ts';
import { atField, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { isRule } from '../rule-table.ts';

export const rules: Rule[] = [{ id: 'allow', check: eachEntry(misnamed) }];

function misnamed(entry: Entry): RuleResult {
  const repair = 'Take the line out if nothing is found without it; otherwise write the word in brackets after the finding.';
  return Object.keys(field(entry.data, 'allow') ?? {}).map(
    (name) => !isRule(name) && atField(entry, ['allow', name], `There is no rule "${name}".`, repair),
  );
}
