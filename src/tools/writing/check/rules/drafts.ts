import { referencesOf } from '../../model/checked.ts';
import { type Content, caseOfPaper, entriesOf } from '../../model/content.ts';
import { dayOf, type Entry, field } from '../../model/entry.ts';
import { atField, eachEntry, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  pages: [{ code: 'draft', check: (content) => [needed(content), papersBeforeCase(content)] }],
};

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
const needed = eachEntry((entry, content) => {
  const own = firstDayOf(entry, content.today);
  const references = referencesOf(entry).map(({ path, collection, id }) => {
    const target = entriesOf(content, collection).find((each) => each.id === id);
    const day = target ? firstDayOf(target, content.today) : '';
    return { path, id, target, day, isShown: day <= own };
  });
  return references.map(({ path, id, target, day, isShown }) => {
    const list = listOf(path);
    const isBesideShown = references.some((each) => each.isShown && listOf(each.path) === list);
    if (!target || isShown || (list && isBesideShown)) return undefined;
    const message = `"${id}" is not on the live site yet (${target.source.file} ${since(day)}), and this entry needs it.`;
    const repair = `Name another one, publish "${id}", or give this entry the same draft or publishOn.`;
    return atField(entry, path, message, repair);
  });
});

/** The list that may be shown without the item at a path; empty if there is none. */
const listOf = (path: readonly PropertyKey[]): string =>
  typeof path.at(-1) === 'number' && path[0] !== 'work' ? path.slice(0, -1).join('.') : '';

/** Papers that would be live before the case that leads to them. */
const papersBeforeCase = (content: Content): RuleResult =>
  entriesOf(content, 'papers').map((paper) => {
    const owner = caseOfPaper(content, paper.id);
    const day = owner ? firstDayOf(owner, content.today) : '';
    if (!owner || day <= firstDayOf(paper, content.today)) return undefined;
    const line = day === NEVER ? 'draft: true' : `publishOn: ${day}`;
    const message = `The paper would be live before its case, ${owner.source.file}, which ${since(day)}.`;
    return atField(paper, [], message, `Give the paper the same: ${line}`);
  });
