import { listed } from '../../../../lib/words.ts';
import type { DraftFinding } from '../rule.ts';
import { isDrawn, placeOf, type StoryNumber } from './story.ts';

/** A number, and those that most likely give the same fact with a different value. */
export interface Conflict {
  self: StoryNumber;
  others: StoryNumber[];
  /** Its old value, according to git. */
  was?: StoryNumber;
}

/**
 * Each pair of numbers once, at its first place; of a drawing, what follows from one number with that number.
 * @param aside text after the repair; by default, how to set the finding aside
 */
export function conflictFindings(conflicts: readonly Conflict[], aside?: string): DraftFinding[] {
  const pairOf = ({ self, others }: Conflict) => [self, others[0]].map((told) => `${told?.value} ${told?.unit}`).sort();
  const once = [...Map.groupBy(conflicts, (conflict) => pairOf(conflict).join(' ')).values()].flatMap(([first]) => first ?? []);
  const placeIn = ({ self }: Conflict) => Object.values(placeOf(self)).join(' ');
  const groups = [...Map.groupBy(once, placeIn).values()];
  return groups.flatMap(([first, ...more]) => (first ? said(first, isDrawn(first.self) ? more : [], aside) : []));
}

function said({ self, was, others: [first = self, ...others] }: Conflict, more: readonly Conflict[], aside?: string): DraftFinding {
  const place = placeOf(self);
  const { places, verb } = placesOf([first, ...others], place.file);
  // In the field of a unit, the unit alone is what to write.
  const isUnit = /unit$/i.test(String(self.path.at(-1)));
  /** A number as it would be written in the place of another one: where a drawing has −310 kW, a text takes off 310 kW. */
  const inPlaceOf = (at: StoryNumber, told: StoryNumber) => {
    const text = isUnit ? told.unit : told.brief;
    return Math.abs(at.value) === Math.abs(told.value) ? text : text.replace(/−?(?=\d)/, at.value < 0 ? '−' : '');
  };
  const [now, old] = [inPlaceOf(first, self), inPlaceOf(self, was ?? first)];
  const is = isDrawn(self)
    ? `The drawing gives “${self.said}” here`
    : was
      ? `“${self.said}” was “${was.brief}” here`
      : `This place says “${self.said}”`;
  const further = more.map((each) => `${each.self.said} (${placesOf(each.others, place.file).places}: ${each.others[0]?.brief})`);
  return {
    ...place,
    message: `${is}; ${places} ${was ? 'still ' : ''}${verb} “${inPlaceOf(first, first)}”.${further.length > 0 ? ` The same goes for ${listed(further)}.` : ''}`,
    repair: [
      was ? `Write ${now} there as well, or ${old} here.` : `Write ${old} here, or ${now} there.`,
      aside ?? `If both are right, give the reason in the fields of this entry: allow: { number-conflict: '"${self.said}" …' }`,
    ].join(' '),
  };
}

/** “lines 4 and 9 and papers/x.mdx:5”, and whether they say something or says it. */
export function placesOf(others: readonly StoryNumber[], file: string): { places: string; verb: 'say' | 'says' } {
  const all = others.map(placeOf);
  const lines = [...new Set(all.flatMap((each) => (each.file === file ? each.line : [])))].sort((a, b) => a - b).map(String);
  const far = [...new Map(all.flatMap((each) => (each.file === file ? [] : [[each.file, `${each.file}:${each.line}`] as const]))).values()];
  const own = lines.length > 0 ? [`${lines.length > 1 ? 'lines' : 'line'} ${listed(lines)}`] : [];
  return { places: listed([...own, ...far]), verb: lines.length + far.length > 1 ? 'say' : 'says' };
}
