import { type Entry, field } from '../entry.ts';
import { atField, eachEntry, type Found, type Rule } from '../rule.ts';

/** Rules of a list that looks at what writers set aside: it can't be known here, since this is one of them. */
export const rulesFor = (others: () => readonly Pick<Rule, 'id' | 'severity'>[]): Rule[] => [
  {
    id: 'allow',
    severity: 'warning',
    finds: 'names under allow: that are no rule, or one that can’t be set aside',
    check: eachEntry((entry) => misnamed(entry, others())),
  },
];

function misnamed(entry: Entry, rules: readonly Pick<Rule, 'id' | 'severity'>[]): Found[] {
  const allow = field(entry.data, 'allow');
  if (!allow || typeof allow !== 'object') return [];
  return Object.keys(allow).flatMap((name): Found[] => {
    const rule = rules.find(({ id }) => id === name);
    if (rule && rule.severity !== 'error') return [];
    return [
      atField(
        entry,
        ['allow', name],
        rule ? `What the rule "${name}" finds is an error, and can’t be set aside.` : `There is no rule "${name}".`,
        rule ? 'Mend what it finds, and take this line out.' : 'Write the word that stands in brackets behind the finding.',
      ),
    ];
  });
}
