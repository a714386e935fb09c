import { memoize } from '../../../../lib/memoize.ts';
import { UNITS } from '../../../../lib/units.ts';
import type { Content } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import type { Source } from '../../model/source.ts';
import { type Change, changesIn, isEqual } from '../changes/changes.ts';
import { atKey, type DraftFinding } from '../rule.ts';
import { type Passage, passagesIn } from '../texts.ts';
import { isInDrawing } from './drawn.ts';
import { mentionsIn, plainText } from './mentions.ts';
import { isOnePlace, numbersIn, placeOf, type StoryNumber } from './story.ts';

/** What a reader reads of an entry, without its drawings. */
const isRead = ({ path }: Pick<Passage, 'path'>) => !isInDrawing(path);
/** A missing space or comma, “5MW” or “61000 h”, has a finding of its own. */
const NO_SPACE = new RegExp(`(?<=\\d)(?=(?:${UNITS.filter((unit) => unit.length > 1).join('|')})(?![\\p{L}\\d]))`, 'gu');
const NO_COMMA = /(?<![\d.,])\d{5,}(?![\d.,])/g;
const wordsOf = memoize((entry: Entry): string =>
  plainText(
    passagesIn(entry)
      .flatMap((passage) => (isRead(passage) ? passage.plain : []))
      .join(' | '),
  )
    .replace(NO_SPACE, ' ')
    .replace(NO_COMMA, (digits) => Number(digits).toLocaleString('en-GB')),
);

/** Whether a text contains a number as written, and not as part of a longer one: “119 °C” does not give “9 °C”. */
export function holds(text: string, written: string): boolean {
  const edge = /\w$/.test(written) ? '(?![\\p{L}\\d]|[.,]\\d)' : '';
  const start = /^\d/.test(written) ? '(?<![\\d]|\\d[.,])' : '';
  return new RegExp(start + RegExp.escape(plainText(written)) + edge, 'u').test(text);
}
export const givesNumber = (entry: Entry, written: string): boolean => holds(wordsOf(entry), written);

/** Where a text gives a number. */
export const placesGiving = (entry: Entry, written: string): StoryNumber[] =>
  numbersIn(entry).filter(
    (told) => told.passage && isRead(told.passage) && holds(written, told.written) && holds(plainText(told.passage.plain), written),
  );

/**
 * A number that a numbers file takes from a text that doesn't give it: reported where git shows that the text has changed, or else in
 * the numbers file.
 * @param path where the file has it
 * @param why what the number is for: “calculates with”
 */
export function missingNumber(
  content: Content,
  entry: Entry,
  numbers: Source,
  path: readonly PropertyKey[],
  written: string,
  why: string,
): DraftFinding {
  const [wanted] = mentionsIn(written);
  const isWanted = ({ was, self }: Change) => self.passage !== undefined && was.value === wanted?.value && was.unit === wanted.unit;
  const change = changesIn(content, entry).find(isWanted);
  const { line } = numbers.place(path);
  if (change)
    return {
      ...placeOf(change.self),
      message: `“${change.self.said}” was “${change.was.said}” here; ${numbers.file}:${line} ${why} “${written}”.`,
      repair: `Write ${change.was.brief} here, or ${change.self.brief} there; the check then shows what else changes.`,
    };
  const told = numbersIn(entry);
  // “760 tph” for “760 t/h”
  const inOther = told.filter(
    ({ passage, value, unit, brief }) =>
      passage && isRead(passage) && value === wanted?.value && unit === '' && brief.split(' ')[1]?.startsWith(wanted.unit.slice(0, 1)),
  );
  const [first] = inOther;
  if (first && wanted?.unit && inOther.length === 1)
    return {
      severity: 'warning',
      ...placeOf(first),
      message: `“${first.said}”: ${numbers.file}:${line} ${why} “${written}”.`,
      repair: `Write ${wanted.brief} here, or the unit given here there.`,
    };
  const where = numbers === entry.numbers ? 'the text' : entry.source.file;
  const distance = ({ value }: StoryNumber) => Math.abs(value - (wanted?.value ?? 0));
  const isElsewhere = (one: StoryNumber) => told.some((each) => !isOnePlace(each, one) && isEqual(each, one));
  const [near] = told
    .filter(
      ({ passage, path: [key], unit, nouns }) =>
        passage && key === undefined && unit === wanted?.unit && (unit || nouns[0] === wanted.nouns[0]),
    )
    .filter((each) => !isElsewhere(each))
    .toSorted((a, b) => distance(a) - distance(b));
  const instead = near ? ` The nearest there is “${near.brief}”, in line ${placeOf(near).line}.` : '';
  const repair = `Write “${written}” in ${entry.source.file} again, or write the number given there now. If its sentence was deleted for good, delete it here as well.`;
  return atKey(numbers, path, `This file ${why} “${written}”, which ${where} doesn’t give.${instead}`, repair);
}
