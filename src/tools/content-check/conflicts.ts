import { listed } from '../../lib/words.ts';
import type { DraftFinding } from './rule.ts';
import { inWords, isDrawn, isUnitless, placeOf, type StoryNumber } from './story.ts';

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
  const places = placesOf([first, ...others], place.file, place.line);
  // In the field of a unit, the unit alone is what to write.
  const isUnit = /unit$/i.test(String(self.path.at(-1)));
  /** A number as it would be written in the place of another one: where a drawing has −310 kW, a text takes off 310 kW. */
  const inPlaceOf = (at: StoryNumber, told: StoryNumber) => {
    const text = isUnit ? told.unit : brief(told);
    return Math.abs(at.value) === Math.abs(told.value) ? text : text.replace(/−?(?=\d)/, at.value < 0 ? '−' : '');
  };
  const [now, old] = [inPlaceOf(first, self), inPlaceOf(self, was ?? first)];
  const is = isDrawn(self)
    ? `The drawing gives “${inWords(self)}” here`
    : was
      ? `“${inWords(self)}” was “${brief(was)}” here`
      : `This place says “${inWords(self)}”`;
  const further = more
    .slice(0, 3)
    .map((each) => `${inWords(each.self)} (${placesOf(each.others, place.file)}: ${each.others.map(brief)[0]})`);
  return {
    ...place,
    message: `${is}; ${places} ${was ? 'still ' : ''}${/ and |^lines/.test(places) ? 'say' : 'says'} “${inPlaceOf(first, first)}”.${further.length > 0 ? ` The same goes for ${listed(further)}.` : ''}`,
    repair: [
      was ? `Write ${now} there as well, or ${old} here.` : `Write ${old} here, or ${now} there.`,
      aside ?? `If both are right, give the reason in the fields of this entry: allow: { number-conflict: '"${inWords(self)}" …' }`,
    ].join(' '),
  };
}

/** A number in short, once it has been given with the words around it. */
const brief = (told: StoryNumber) => (isUnitless(told) ? told.written : inWords(told).replace(` (${told.heads})`, ''));

/** “lines 4 and 9, the drawing in line 32 and papers/x.mdx:5”. */
function placesOf(others: readonly StoryNumber[], file: string, here?: number): string {
  const places = others.map((told) => ({ told, ...placeOf(told) }));
  const own = places.filter((each) => each.file === file);
  const linesOf = (isWanted: (told: StoryNumber) => boolean) => new Set(own.flatMap(({ told, line }) => (isWanted(told) ? line : [])));
  const texts = linesOf((told) => !isDrawn(told));
  const lines = [...texts].filter((line) => line !== here).sort((a, b) => a - b);
  const drawn = [...linesOf(isDrawn)].filter((line) => !texts.has(line) && line !== here);
  const far = new Map(places.flatMap((each) => (each.file === file ? [] : [[each.file, `${each.file}:${each.line}`]])));
  return listed([
    ...(here !== undefined && texts.has(here) ? ['this line'] : []),
    ...(lines.length > 0 ? [`${lines.length > 1 ? 'lines' : 'line'} ${listed(lines.map(String))}`] : []),
    ...drawn.slice(0, 1).map((line) => `the drawing in line ${line}`),
    ...far.values(),
  ]);
}
