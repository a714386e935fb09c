import type { Table } from '../figures/kind.ts';
import { num } from '../figures/numbers.ts';
import { fill } from '../lib/fill.ts';
import { flatten } from '../lib/nested.ts';
import type { FigureOf } from '../schemas/figures/index.ts';
import { FIELDS, type Field, type Group, labelOf, type OwnType } from './fields.ts';
import type { Instrument, OwnData, OwnFigure } from './instruments/index.ts';
import { readFragment, type Typed } from './link.ts';
import { LONGEST, readAges, readNumber } from './typed.ts';
import { inSi, shown, type Units, unitIn } from './units.ts';

/** What is wrong with a field. */
export interface Mistake {
  at: string;
  sentence: string;
}
/** What follows from numbers that are right. */
export interface Result extends Typed {
  drawing: FigureOf<OwnType>;
  table: Table;
  verdict: string;
}

const groupsOf = (type: OwnType): readonly Group[] => FIELDS[type];
export const fieldsOf = (type: OwnType): readonly Field[] =>
  groupsOf(type).flatMap(({ fields }) => fields);

/** The numbers of the page’s drawing as they would be typed. */
export function example({ type, start }: Instrument, { figure }: OwnData): Typed {
  const own = start(figure);
  return {
    units: 'si',
    texts: Object.fromEntries(
      fieldsOf(type).map(({ at }) => [at, [valueAt(own, at) ?? ''].flat().join('\n')]),
    ),
  };
}

/**
 * The numbers of a link; those that it doesn't have, as one from before other fields, are the
 * example’s in its units.
 */
export function linked(instrument: Instrument, first: Typed, fragment: string): Typed {
  const link = readFragment(fragment);
  return link
    ? { ...link, texts: { ...convert(instrument.type, first, link.units).texts, ...link.texts } }
    : first;
}

/** The same numbers in other units; what is no number stays as it is. */
export function convert(type: OwnType, { texts, units }: Typed, to: Units): Typed {
  const converted = fieldsOf(type).map(({ at, kind, unit = '' }) => {
    const text = texts[at] ?? '';
    const value = numberIn(text, unitIn(units, unit));
    if (kind || Number.isNaN(value) || unitIn(to, unit) === unitIn(units, unit)) return [at, text];
    const si = inSi(value, unit, units);
    // The roundest of the values that look the same.
    const round = [1, 2, 3, 4, 5]
      .map((figures) => Number(si.toPrecision(figures)))
      .find((each) => shown(each, unit, units) === value);
    return [at, String(shown(round ?? si, unit, to))];
  });
  return { texts: Object.fromEntries(converted), units: to };
}

/** What follows from what is typed, or what is wrong with it. */
export function solve(
  instrument: Instrument,
  data: OwnData,
  typed: Typed,
): { mistakes: readonly Mistake[]; result?: Result } {
  const { type, kind, start, follow, inUs, answer } = instrument;
  const { labels, words } = data;
  const { texts, units } = typed;
  const entered: OwnFigure = structuredClone(start(data.figure));
  const read = groupsOf(type).flatMap(({ optional, fields }) => {
    const isLeftOut = optional && fields.every(({ at }) => !texts[at]?.trim());
    return fields.map((field) => ({
      at: field.at,
      ...readField(
        isLeftOut ? { ...field, optional } : field,
        texts[field.at] ?? '',
        units,
        labels,
      ),
    }));
  });
  const wrong = read.flatMap(({ at, sentence }) =>
    sentence === undefined ? [] : [{ at, sentence }],
  );
  if (wrong.length > 0) return { mistakes: wrong };
  for (const { at, value } of read) setAt(entered, at, value);
  const figure = follow(entered, words);
  const drawing = units === 'us' && inUs ? inUs(figure) : figure;
  const mistakes = flatten(kind.problems?.(drawing)).map(({ path, message, repair }): Mistake => {
    const field = fieldsOf(type).find(({ at }) => at === path.join('.'));
    const name = field && words.fields[labelOf(field)]?.label;
    return { at: path.join('.'), sentence: `${name ?? ''} ${message}. ${repair}`.trim() };
  });
  return mistakes.length > 0
    ? { mistakes }
    : { mistakes, result: { ...typed, drawing, ...answer(figure, units, words) } };
}

/** The value of a field in SI, or a sentence on what is wrong with it. */
function readField(
  { kind, unit = '', min, max, optional }: Field,
  text: string,
  units: Units,
  labels: OwnData['labels'],
) {
  const typed = text.trim();
  if (kind === 'text') return { value: typed.slice(0, max) };
  if (kind === 'list') {
    const { ages, word } = readAges(
      (optional ? typed.replaceAll('+', '') : typed).slice(0, LONGEST),
    );
    if (ages.length > max) return { sentence: fill(labels.many, { max }) };
    if (word !== undefined) return { sentence: fill(labels.word, { word }) };
    return ages.length < min ? { sentence: fill(labels.few, { min }) } : { value: ages };
  }
  if (typed === '' && optional) return { value: undefined };
  const name = unitIn(units, unit);
  const value = numberIn(typed, name);
  const [low, high] = [shown(min, unit, units), shown(max, unit, units)];
  const said = { min: num(low), max: num(high), unit: name };
  // The limits as the message says them are accepted too: it rounds them.
  const isWithin =
    value >= Math.min(low, readNumber(said.min)) && value <= Math.max(high, readNumber(said.max));
  return isWithin
    ? { value: inSi(value, unit, units) }
    : { sentence: fill(labels.range, said).trim() };
}

/** A number that its unit may follow. */
function numberIn(text: string, unit: string): number {
  const typed = text.trim();
  return readNumber(typed.endsWith(unit) ? typed.slice(0, typed.length - unit.length) : typed);
}

type Branch = Record<string, unknown>;
const valueAt = (root: unknown, at: string): unknown =>
  at.split('.').reduce((value, key) => (value as Branch | undefined)?.[key], root);
function setAt(root: object, at: string, value: unknown): void {
  const keys = at.split('.');
  const branch = keys.slice(0, -1).reduce<Branch>((under, key) => {
    under[key] ??= {};
    return under[key] as Branch;
  }, root as Branch);
  branch[keys.at(-1) ?? at] = value;
}
