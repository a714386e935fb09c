import { num } from '../figures/numbers.ts';
import { fill } from '../lib/fill.ts';
import { type AgeList, readAges } from './ages.ts';
import type { Field, Group } from './fields.ts';
import type { OwnData } from './instruments/index.ts';
import type { Typed } from './link.ts';
import { chosen, isOpen, type Mark, only, provenBy, type Readings, readingsOf } from './numbers.ts';
import { inSi, shown, type Units, unitIn } from './units.ts';

/**
 * Characters that a field takes: a browser cuts off what is longer, which is never read then.
 */
export const LONGEST = 60_000;

/** A number that can be meant in two ways, by the two decimal marks. */
export interface Question {
  at: string;
  word: string;
  readings: Readings;
  unit: string;
}

/** What a field says. */
interface Read {
  at: string;
  /** In SI */
  value?: unknown;
  /** What is wrong with it */
  sentence?: string | undefined;
  /** How it was read, where that is not what is typed */
  said?: string | undefined;
  open?: Question | undefined;
}

/**
 * The decimal mark of a form: the one that the visitor has chosen, or that what is typed proves.
 * @param ours what the form had before anything was typed, which proves nothing
 */
export function markOf(
  fields: readonly Field[],
  { texts, units, mark }: Typed,
  ours: Typed['texts'],
): Mark | undefined {
  const proofs = fields
    .filter(({ at }) => texts[at] !== ours[at])
    .map((field) => proofIn(field, texts[field.at] ?? '', units));
  const proven = [...new Set(proofs.filter((proof) => proof !== undefined))];
  return mark ?? (proven.length === 1 ? proven[0] : undefined);
}

/** All fields of a form, read one way. @param mark its decimal mark, if that is known */
export function readForm(
  groups: readonly Group[],
  { texts, units }: Typed,
  mark: Mark | undefined,
  labels: OwnData['labels'],
): readonly Read[] {
  const fields = groups.flatMap(({ optional, fields }) => {
    const isLeftOut = optional && fields.every(({ at }) => !texts[at]?.trim());
    return fields.map((field): Field => (isLeftOut ? { ...field, optional } : field));
  });
  return fields.map((field) => {
    const text = texts[field.at] ?? '';
    const read = READERS[field.kind ?? 'number'](field, text, { units, mark, labels });
    return { at: field.at, ...read };
  });
}

function proofIn({ kind, unit = '' }: Field, text: string, units: Units): Mark | undefined {
  if (kind === 'text') return undefined;
  return kind === 'list' ? readAges(text).proof : provenBy(numberIn(text, unitIn(units, unit)));
}

/** The readings of a number that its unit may follow, also as one types it: M3/H. */
export function numberIn(text: string, unit: string): Readings {
  const typed = text.trim();
  const plain = (part: string) => part.normalize('NFKC').toLowerCase();
  const hasUnit = unit !== '' && plain(typed.slice(-unit.length)) === plain(unit);
  return readingsOf(hasUnit ? typed.slice(0, -unit.length) : typed);
}

type Reader = (
  field: Field,
  text: string,
  form: { units: Units; mark: Mark | undefined; labels: OwnData['labels'] },
) => Omit<Read, 'at'>;

const readName: Reader = ({ max }, text) => ({ value: text.trim().slice(0, max) });

const readOne: Reader = ({ at, unit = '', min, max, optional }, text, { units, mark, labels }) => {
  const typed = text.trim();
  if (typed === '' && optional) return { value: undefined };
  const name = unitIn(units, unit);
  const [low, high] = [shown(min, unit, units), shown(max, unit, units)];
  const said = { min: num(low), max: num(high), unit: name };
  // The limits as the message says them are accepted too: it rounds them.
  const [least = low, most = high] = [said.min, said.max].map((limit) =>
    chosen(readingsOf(limit), 'point'),
  );
  const isWithin = (value: number) =>
    value >= Math.min(low, least) && value <= Math.max(high, most);
  const all = numberIn(typed, name);
  const readings = only(mark && isOpen(all) ? { [mark]: all[mark] } : all, isWithin);
  if (Object.keys(readings).length === 0) return { sentence: fill(labels.range, said).trim() };
  const value = chosen(readings);
  if (value === undefined) return { open: { at, word: typed, readings, unit: name } };
  const isAsTyped = Number(typed) === value && !isOpen(all);
  return {
    value: inSi(value, unit, units),
    said: isAsTyped ? undefined : fill(labels.taken, { value: num(value, 6), unit: name }).trim(),
  };
};

/** A part that is still running is often marked so: 4000+. */
const STILL_RUNNING = /\s*(?:h|hrs?|hours?)?\s*\+/gi;

const readList: Reader = (field, text, { mark, labels }) => {
  const { at, min, max, parts = max, unit = '', optional } = field;
  const list = readAges(optional ? text.replace(STILL_RUNNING, ' h') : text, mark);
  const total = list.ages.reduce((sum, { count }) => sum + count, 0);
  if (text.length >= LONGEST || list.ages.length > max)
    return { sentence: fill(labels.many, { max }) };
  if (total > parts) return { sentence: fill(labels.many, { max: num(parts) }) };
  const sentence = mistakeIn(list, labels);
  if (sentence) return { sentence };
  if (list.open) return { open: { at, ...list.open, unit } };
  if (total < min) return { sentence: fill(labels.few, { min }) };
  const ages = list.ages.flatMap(({ age, count }) => new Array<number>(count).fill(age));
  return { value: ages, said: total > 0 ? saidOf(list, total, unit, labels) : undefined };
};

const READERS = { text: readName, list: readList, number: readOne };

function mistakeIn({ unclear, other, word }: AgeList, labels: OwnData['labels']) {
  if (unclear !== undefined) return fill(labels.unclear, { word: unclear });
  if (other !== undefined) return fill(labels.mixed, { word: other });
  return word === undefined ? undefined : fill(labels.word, { word });
}

/** What was read of a list, so that one sees how its numbers were taken. */
function saidOf(list: AgeList, count: number, unit: string, labels: OwnData['labels']): string {
  const ages = list.ages.map(({ age }) => age);
  const range = { min: num(Math.min(...ages)), max: num(Math.max(...ages)) };
  const read = fill(labels.read, { count: num(count), ...range, unit });
  const left = list.leftOut.map((words) => fill(labels.left, { words }));
  return [read, ...left].join(' ');
}
