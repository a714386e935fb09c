import { num } from '../figures/numbers.ts';
import { fill } from '../lib/fill.ts';
import type { Field, Group } from './fields/field.ts';
import type { OwnData } from './instruments/index.ts';
import type { Typed } from './link.ts';
import {
  filterReadings,
  isAmbiguous,
  type Mark,
  numberOf,
  provenMark,
  type Readings,
  readingsOf,
} from './numbers.ts';
import { inSi, shown, type Units, unitIn } from './units.ts';

/**
 * Characters that a field takes: a browser cuts off what is longer, which is never read then.
 */
export const LONGEST = 60_000;

/** A number that can be meant in two ways, by the two decimal marks. */
export interface Question {
  word: string;
  readings: Readings;
  unit: string;
}

/** What a field says. */
interface Read {
  /** In SI */
  value?: unknown;
  /** What is wrong with it */
  sentence?: string | undefined;
  /** How it was read, where that is not what is typed */
  readAs?: string | undefined;
  question?: Question | undefined;
  /** The decimal mark that it proves */
  proof?: Mark | undefined;
}

interface Form {
  units: Units;
  /** Its decimal mark, if that is known */
  mark?: Mark | undefined;
  labels: OwnData['labels'];
}

export type Reader = (field: Field, text: string, form: Form) => Read;

/**
 * The decimal mark of a form: the one that the visitor has chosen, or that what is typed proves.
 * @param example what the form had before anything was typed, which proves nothing
 */
export function markOf(
  fields: readonly Field[],
  { texts, units, mark }: Typed,
  example: Typed['texts'],
  labels: OwnData['labels'],
): Mark | undefined {
  const proofs = fields
    .filter(({ at }) => texts[at] !== example[at])
    .map((field) => readField(field, texts[field.at], { units, labels }).proof);
  const proven = new Set(proofs.filter((proof) => proof !== undefined));
  const [first] = proven;
  return mark ?? (proven.size === 1 ? first : undefined);
}

/** All fields of a form, read one way. */
export function readForm(
  groups: readonly Group[],
  texts: Typed['texts'],
  form: Form,
): readonly (Read & { at: string })[] {
  return groups.flatMap(({ optional, fields }) => {
    const isLeftOut = optional && fields.every(({ at }) => !texts[at]?.trim());
    return fields.map((field) => ({
      ...(isLeftOut ? {} : readField(field, texts[field.at], form)),
      at: field.at,
    }));
  });
}

const readField = (field: Field, text = '', form: Form): Read =>
  (field.read ?? readNumber)(field, text.trim(), form);

export const readName: Reader = ({ max }, text) => ({ value: text.slice(0, max) });

const readNumber: Reader = (field, typed, { units, mark, labels }) => {
  const { unit = '', min, max, optional } = field;
  if (typed === '' && optional) return {};
  const name = unitIn(units, unit);
  const [low, high] = [shown(min, unit, units), shown(max, unit, units)];
  const limits = { min: num(low), max: num(high), unit: name };
  // The limits as the message says them are accepted too: it rounds them.
  const [least = low, most = high] = [limits.min, limits.max].map((limit) =>
    numberOf(readingsOf(limit), 'point'),
  );
  const isWithin = (value: number) =>
    value >= Math.min(low, least) && value <= Math.max(high, most);
  const all = readingsOf(typed, name);
  const proof = provenMark(all);
  const readings = filterReadings(mark && isAmbiguous(all) ? { [mark]: all[mark] } : all, isWithin);
  if (Object.keys(readings).length === 0)
    return { proof, sentence: fill(labels.range, limits).trim() };
  const value = numberOf(readings);
  if (value === undefined) return { question: { word: typed, readings, unit: name } };
  const isAsTyped = Number(typed) === value && !isAmbiguous(all);
  const taken = { value: num(value, 6), unit: name };
  return {
    proof,
    value: inSi(value, unit, units),
    readAs: isAsTyped ? undefined : fill(labels.taken, taken).trim(),
  };
};
