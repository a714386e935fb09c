import { fill } from '../lib/fill.ts';
import { flatten } from '../lib/nested.ts';
import type { FigureOf } from '../schemas/figures/index.ts';
import { FIELDS, type Field, type Group, labelOf, type OwnType } from './fields.ts';
import { markOf, numberIn, type Question, readForm } from './form.ts';
import type { Answer, Instrument, OwnData, OwnFigure } from './instruments/index.ts';
import { END, NUMBERS, readFragment, type Typed } from './link.ts';
import { chosen, written } from './numbers.ts';
import { entered, inSi, type Units, unitIn } from './units.ts';

/** What is wrong: with a field, or with all of them. */
export interface Mistake {
  at?: string | undefined;
  sentence: string;
}
/** What follows from numbers that are right. */
interface Result extends Answer {
  drawing: FigureOf<OwnType>;
}
/** A result, or why there is none: mistakes, or a number that can be meant in two ways. */
export interface Outcome {
  mistakes: readonly Mistake[];
  question?: Question | undefined;
  result?: Result | undefined;
  /** How fields were read, by their places, where that is not what is typed */
  said: Readonly<Record<string, string | undefined>>;
}

const groupsOf = (type: OwnType): readonly Group[] => FIELDS[type];
export const fieldsOf = (type: OwnType): readonly Field[] =>
  groupsOf(type).flatMap(({ fields }) => fields);

/** The numbers of the page’s drawing as they would be typed. */
export function example({ type, start }: Instrument, { figure }: OwnData): Typed {
  const own = start(figure);
  const textAt = (at: string) => {
    const values = [valueAt(own, at) ?? ''].flat();
    return values.map((value) => (typeof value === 'number' ? written(value) : value)).join('\n');
  };
  return {
    units: 'si',
    texts: Object.fromEntries(fieldsOf(type).map(({ at }) => [at, textAt(at)])),
  };
}

/** The numbers of a link, or of the page’s drawing if it has none. */
export const linked = ({ type }: Instrument, first: Typed, fragment: string): Typed =>
  readFragment(fragment, fieldsOf(type)) ?? first;

/** The same numbers in other units; what is no number for certain stays as it is. */
export function convert(type: OwnType, typed: Typed, to: Units): Typed {
  const { texts, units, mark } = typed;
  const converted = fieldsOf(type).map(({ at, kind, unit = '' }) => {
    const text = texts[at] ?? '';
    const value = chosen(numberIn(text, unitIn(units, unit)), mark);
    const isKept = kind || value === undefined || unitIn(to, unit) === unitIn(units, unit);
    if (isKept) return [at, text];
    return [at, written(entered(inSi(value, unit, units), unit, to), mark)];
  });
  return { ...typed, texts: Object.fromEntries(converted), units: to };
}

function markIn(instrument: Instrument, data: OwnData, typed: Typed): Typed['mark'] {
  const ours = convert(instrument.type, example(instrument, data), typed.units).texts;
  return markOf(fieldsOf(instrument.type), typed, ours);
}

/** What is typed in other units, with the decimal mark that it has. */
export const inUnits = (instrument: Instrument, data: OwnData, typed: Typed, to: Units): Typed =>
  convert(instrument.type, { ...typed, mark: markIn(instrument, data, typed) }, to);

/** What is typed once a field has another text; what a link lacked is empty from then on. */
export function change(type: OwnType, typed: Typed, at: string, text: string): Typed {
  const places = fieldsOf(type).map((field) => [field.at, typed.texts[field.at] ?? '']);
  return { ...typed, missing: undefined, texts: { ...Object.fromEntries(places), [at]: text } };
}

/** What follows from what is typed, or why nothing does. */
export function solve(instrument: Instrument, data: OwnData, typed: Typed): Outcome {
  const { type, start } = instrument;
  const { labels } = data;
  const read = readForm(groupsOf(type), typed, markIn(instrument, data, typed), labels);
  const said = Object.fromEntries(read.map((field) => [field.at, field.said]));
  const mistakes = [
    ...(typed.missing ? [incomplete(data, type, typed.missing)] : []),
    ...read.flatMap(({ at, sentence }) => (sentence === undefined ? [] : [{ at, sentence }])),
  ];
  const question = read.find(({ open }) => open)?.open;
  if (mistakes.length > 0 || question) return { mistakes, question, said };
  const figure: OwnFigure = structuredClone(start(data.figure));
  for (const { at, value } of read) setAt(figure, at, value);
  return { ...resultOf(instrument, data, figure, typed.units), said };
}

function resultOf(
  { type, kind, follow, inUs, answer, computed = [] }: Instrument,
  { labels, words }: OwnData,
  entered: OwnFigure,
  units: Units,
): Pick<Outcome, 'mistakes' | 'result'> {
  const figure = follow(entered, words);
  const drawing = units === 'us' && inUs ? inUs(figure) : figure;
  const problemsOf = (each: OwnFigure | FigureOf<OwnType>) =>
    flatten(kind.problems?.(each)).filter(({ path }) => !computed.includes(path.join('.')));
  // Judged in SI, whatever is shown; said with the numbers that are.
  const problems = problemsOf(figure);
  const shown = problems.length > 0 ? problemsOf(drawing) : [];
  const mistakes = (shown.length > 0 ? shown : problems).map(
    ({ path, message, repair }): Mistake => {
      const field = fieldsOf(type).find(({ at }) => at === path.join('.'));
      const name = field && words.fields[labelOf(field)]?.label;
      return { at: field?.at, sentence: `${name ?? ''} ${message}. ${repair}`.trim() };
    },
  );
  if (mistakes.length > 0) return { mistakes };
  const result = { drawing, ...answer(figure, units, words) };
  const isInfinite = /NaN|Infinity|∞/.test(JSON.stringify([result.verdict, result.table.rows]));
  return isInfinite ? { mistakes: [{ sentence: labels.none }] } : { mistakes, result };
}

/** That a link has not all of its numbers, and which it lacks. */
function incomplete(
  { labels, words }: OwnData,
  type: OwnType,
  missing: readonly string[],
): Mistake {
  const names = missing.map((at) => {
    if (at === END) return labels.end;
    if (at === NUMBERS) return labels.units;
    const group = groupsOf(type).find(({ fields }) => fields.some((field) => field.at === at));
    const field = group?.fields.find((each) => each.at === at);
    const label = field && words.fields[labelOf(field)]?.label;
    return [group && words.groups[group.name]?.label, label].join(': ');
  });
  return { sentence: fill(labels.incomplete, { missing: names.join('; ') }) };
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
