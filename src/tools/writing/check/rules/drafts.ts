import { type Content, entriesOf } from '../../model/content.ts';
import { dayOf, type Entry, field } from '../../model/entry.ts';
import { referencesOf } from '../../model/references.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { code: 'draft', check: (content) => [needed(content), papersBeforeCase(content)] },
];

const NEVER = '9999-12-31';

/** The first day on which the live site shows an entry; empty if it does so today. */
function firstDayOf({ data }: Entry, today: string): string {
  if (field(data, 'draft') === true) return NEVER;
  const day = dayOf(data, 'publishOn') ?? '';
  return day > today ? day : '';
}

const since = (day: string) => (day === NEVER ? 'is a draft' : `is published on ${day}`);

/**
 * A list may hold a draft, which is left out, beside an entry that is shown; a field that names one
 * entry needs it from its own first day, as the home page needs each of its three cases.
 */
function needed(content: Content): RuleResult {
  const days = new Map(
    entriesOf(content).map((entry) => [
      `${entry.collection} ${entry.id}`,
      { entry, day: firstDayOf(entry, content.today) },
    ]),
  );
  return entriesOf(content).map((entry) => {
    const own = firstDayOf(entry, content.today);
    const references = referencesOf(entry).map((reference) => {
      const target = days.get(`${reference.collection} ${reference.id}`);
      const isInList = typeof reference.path.at(-1) === 'number' && reference.path[0] !== 'work';
      const list = isInList ? reference.path.slice(0, -1).join('.') : undefined;
      return { ...reference, target, list, isHidden: target !== undefined && target.day > own };
    });
    const shown = references.filter(({ isHidden }) => !isHidden).map(({ list }) => list);
    return references.map(({ path, id, target, list, isHidden }) => {
      if (!target || !isHidden || (list !== undefined && shown.includes(list))) return undefined;
      const file = target.entry.source.file;
      const message = `"${id}" is not on the live site yet (${file} ${since(target.day)}), and this entry needs it.`;
      const repair = `Name another one, publish "${id}", or give this entry the same draft or publishOn.`;
      return atField(entry, path, message, repair);
    });
  });
}

/** Papers that would be live before the case that leads to them. */
const papersBeforeCase = (content: Content): RuleResult =>
  entriesOf(content, 'papers').map((paper) => {
    const owner = entriesOf(content, 'cases').find(
      ({ data }) => field(data, 'whitePaper', 'paper') === paper.id,
    );
    const day = owner ? firstDayOf(owner, content.today) : '';
    if (!owner || day <= firstDayOf(paper, content.today)) return undefined;
    const line = day === NEVER ? 'draft: true' : `publishOn: ${day}`;
    const message = `The paper would be live before its case, ${owner.source.file}, which ${since(day)}.`;
    return atField(paper, [], message, `Give the paper the same: ${line}`);
  });
