import { num } from '../figures/numbers.ts';
import { fill } from '../lib/fill.ts';
import { type AgeList, readAges } from './ages.ts';
import type { Field } from './fields/field.ts';
import { LONGEST, type Reader } from './form.ts';
import type { OwnData } from './instruments/index.ts';

type Labels = OwnData['labels'];

/** A part that is still running is often marked so: 4000+. */
const STILL_RUNNING = /\s*(?:h|hrs?|hours?)?\s*\+/gi;

/** A list of ages, each as often as there are parts of it. */
export const readList: Reader = (field, text, { mark, labels }) => {
  const list = readAges(field.optional ? text.replace(STILL_RUNNING, ' h') : text, mark);
  const { ages, wrong, ambiguous, proof } = list;
  const tooMany = limitPassed(text, list, field);
  if (tooMany) return { proof, sentence: fill(labels.many, { max: num(tooMany) }) };
  if (wrong)
    return { proof, sentence: fill(labels[wrong.label], { word: wrong.word.slice(0, 20) }) };
  if (ambiguous) {
    const { word, readings } = ambiguous;
    return { question: { word, readings, unit: field.unit ?? '' } };
  }
  const value = ages.flatMap(({ age, count }) => new Array<number>(count).fill(age));
  if (value.length < field.min) return { proof, sentence: fill(labels.few, { min: field.min }) };
  return { proof, value, readAs: summaryOf(list, value.length, field, labels) };
};

/** The limit that a list is beyond: of its lines, or of the parts that they count. */
function limitPassed(text: string, { ages }: AgeList, { max, parts = max }: Field) {
  const total = ages.reduce((sum, { count }) => sum + count, 0);
  if (text.length >= LONGEST || ages.length > max) return max;
  return total > parts ? parts : undefined;
}

/** What was read of a list, so that one sees how its numbers were taken. */
function summaryOf(
  { ages, leftOut }: AgeList,
  count: number,
  { unit = '' }: Field,
  labels: Labels,
) {
  if (count === 0) return undefined;
  const each = ages.map(({ age }) => age);
  const range = { min: num(Math.min(...each)), max: num(Math.max(...each)) };
  const read = fill(labels.read, { count: num(count), ...range, unit });
  const left = leftOut.map((words) => fill(labels.left, { words }));
  return [read, ...left].join(' ');
}
