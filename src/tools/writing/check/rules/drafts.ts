import { type Content, entriesOf } from '../../model/content.ts';
import { dayOf, field, isLive } from '../../model/entry.ts';
import { referencesOf } from '../../model/references.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { code: 'draft', check: needed },
  { code: 'review', check: (content) => [overdue(content), ownReviews(content)] },
];

/** A list may hold a draft, which is left out; a field that names one entry needs it. */
function needed(content: Content): RuleResult {
  const hidden = new Map(
    entriesOf(content).flatMap((entry) => (isLive(entry.data, content.today) ? [] : [[`${entry.collection} ${entry.id}`, entry] as const])),
  );
  if (hidden.size === 0) return [];
  return entriesOf(content)
    .filter(({ data }) => isLive(data, content.today))
    .map((entry) => {
      const references = referencesOf(entry);
      return references.map(({ path, collection, id }) => {
        const target = hidden.get(`${collection} ${id}`);
        const listOf = (at: readonly PropertyKey[]) => at.slice(0, -1).join('\0');
        const isShown = (each: (typeof references)[number]) =>
          listOf(each.path) === listOf(path) && !hidden.has(`${each.collection} ${each.id}`);
        if (!target || (typeof path.at(-1) === 'number' && references.some(isShown))) return undefined;
        const message = `"${id}" is not on the live site yet (${target.source.file} is a draft or is published later), and this entry needs it.`;
        return atField(entry, path, message, `Name another one, publish "${id}", or make this entry a draft as well.`);
      });
    });
}

/** Authors miss their own mistakes. */
const ownReviews = (content: Content): RuleResult =>
  entriesOf(content).map((entry) => {
    const report = field(entry.data, 'report');
    const [author, reviewer] = report
      ? [field(report, 'lead'), field(report, 'reviewer')]
      : ['author', 'reviewer'].map((key) => field(entry.data, key));
    if (author === undefined || author !== reviewer) return undefined;
    const path = report ? ['report', 'reviewer'] : ['reviewer'];
    return atField(entry, path, 'The author is also named as the reviewer.', 'Name the colleague who has read it.');
  });

const overdue = (content: Content): RuleResult =>
  entriesOf(content).map((entry) => {
    const by = dayOf(entry.data, 'reviewBy');
    if (!by || by >= content.today) return undefined;
    return atField(entry, ['reviewBy'], `The entry was due for review by ${by}.`, 'Correct what is out of date, and set a later day.');
  });
