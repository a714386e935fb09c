import { memoize } from '../../../../lib/memoize.ts';
import type { Content } from '../../model/content.ts';
import { type Entry, field, valuesIn } from '../../model/entry.ts';
import { changedFiles, oldEntry } from '../git.ts';
import { haveSameUnit, isDrawn, isOnePlace, isUnitless, numbersIn, type StoryNumber, sharedWords } from '../numbers/story.ts';

/** A number that the branch has changed, and its old value. */
export interface Change {
  self: StoryNumber;
  was: StoryNumber;
}

/** Ends the repair of what only its source can tell. */
export const UNTIL_MAIN = 'This is no longer asked once the change is on main.';

/** Whether two numbers are equal apart from their sign: a drawing has −340 h where a text has “340 h less”. */
export const isEqual = (a: StoryNumber, b: StoryNumber) => Math.abs(Math.abs(a.value) - Math.abs(b.value)) < 1e-9 && a.unit === b.unit;

const drawingOf = ({ path }: StoryNumber) => path.slice(0, path[0] === 'figure' ? 1 : 2);
/** The field; for a drawing, the drawing itself, as a number may have moved within its data. */
const keysOf = (told: StoryNumber) => (isDrawn(told) ? drawingOf(told) : told.path).join('.');

/** Numbers of an entry that have changed in their place: with the same unit, and in the same words. */
export const changesIn = (content: Content, entry: Entry): Change[] => (changedFiles(content).size === 0 ? [] : changesBy(content)(entry));

const changesBy = memoize((content: Content) => memoize((entry: Entry) => changesSince(oldEntry(content, entry), entry)));

/** A number that follows from several in a drawing, or has a new unit: reported at the drawing's first changed field. */
function atDatum({ self, was }: Change, old: unknown): Change {
  const at = drawingOf(self);
  if (!isDrawn(self) || (at.length < self.path.length && was.value !== self.value)) return { self, was };
  const changed = valuesIn(field(self.entry.data, ...at)).find(({ path, value }) => field(old, ...at, ...path) !== value);
  return { self: { ...self, path: [...at, ...(changed?.path ?? [])] }, was };
}

function changesSince(old: Entry | undefined, entry: Entry): Change[] {
  const [before, after] = [old ? numbersIn(old) : [], numbersIn(entry)];
  const exchanged = exchangedIn(before, after);
  if (exchanged.length > 0) return exchanged;
  const gone = without(before, after, keyOf);
  const come = old ? without(after, before, keyOf) : [];
  // A number in other words hasn’t changed.
  const were = without(gone, come, kindOf);
  return without(come, gone, kindOf).flatMap((self): Change[] => {
    const [was] = were.filter((each) => isRetold(each, self)).toSorted((a, b) => sharedWords(b, self) - sharedWords(a, self));
    if (!was || (isEqual(was, self) && was.value === self.value)) return [];
    were.splice(were.indexOf(was), 1);
    const isStill = after.some((each) => isOnePlace(each, self) && isEqual(each, was));
    // A rewritten passage may give its numbers in another order.
    return isStill && sharedWords(was, self) < Math.max(was.context.size, self.context.size) ? [] : [atDatum({ self, was }, old?.data)];
  });
}

/** Two numbers that have changed places, if nothing else has changed: in one sentence or table, their words are the same as before. */
function exchangedIn(before: readonly StoryNumber[], after: readonly StoryNumber[]): Change[] {
  const changes = after.flatMap((self, i): Change[] => {
    const was = before[i];
    return was && was.value !== self.value ? [{ self, was }] : [];
  });
  const [a, b] = changes;
  // In a sentence that is told in another order, the words have moved with their numbers.
  const isInPlace = ({ self, was }: Change) =>
    self.unit === was.unit && sharedWords(was, self) === Math.max(was.context.size, self.context.size);
  const areExchanged = a && b && isEqual(a.self, b.was) && isEqual(b.self, a.was) && changes.every(isInPlace);
  return before.length === after.length && changes.length === 2 && areExchanged ? changes : [];
}

/** The numbers of a list that another list doesn't have, or has fewer times. */
function without(list: readonly StoryNumber[], others: readonly StoryNumber[], key: (told: StoryNumber) => string): StoryNumber[] {
  const left = Map.groupBy(others, key);
  return list.filter((each) => left.get(key(each))?.pop() === undefined);
}

/** Which end of a range a number is. */
const endOf = ({ value, range }: StoryNumber) => (range === undefined ? '' : value < range ? 'from' : 'to');
/** A number and its unit, with its place. */
const kindOf = (told: StoryNumber) => [keysOf(told), told.unit, told.nouns, told.value, endOf(told)].join(' ');
/** The same, with the words around it. */
const keyOf = (told: StoryNumber) => [kindOf(told), ...told.context].join(' ');

/** Whether two versions of a place give the same kind of number, in mostly the same words. */
const isRetold = (was: StoryNumber, self: StoryNumber) =>
  keysOf(was) === keysOf(self) &&
  endOf(was) === endOf(self) &&
  // If the number is the same, its unit may have changed.
  (haveSameUnit(was, self) || (isUnitless(was) && isUnitless(self)) || (was.value === self.value && was.unit !== '' && self.unit !== '')) &&
  sharedWords(was, self) >= 0.6 * Math.max(was.context.size, self.context.size);
