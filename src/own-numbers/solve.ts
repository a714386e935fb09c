import { fill } from '../lib/fill.ts';
import { flatten } from '../lib/nested.ts';
import type { FigureOf } from '../schemas/figures/index.ts';
import { fieldsOf, labelOf } from './fields/field.ts';
import type { OwnType } from './fields/index.ts';
import { markOf, type Question, readForm } from './form.ts';
import type { Answer, Instrument, OwnData, OwnFigure } from './instruments/index.ts';
import { END, NUMBERS, readFragment, type Typed } from './link.ts';
import { asTyped, numberOf, readingsOf } from './numbers.ts';
import { inSi, inUnits, type Units, unitIn } from './units.ts';

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
  readAs: Readonly<Record<string, string | undefined>>;
}

/** How the page names a place of a drawing: the legend of its fields, and its label. */
export function namesOf({ groups }: Instrument, { words }: OwnData, at: string | undefined) {
  const group = groups.find(({ fields }) => fields.some((field) => field.at === at));
  const field = group?.fields.find((each) => each.at === at);
  return {
    legend: group && words.groups[group.name]?.label,
    label: field && words.fields[labelOf(field)]?.label,
  };
}

/** The numbers of the page’s drawing as they would be typed. */
export function example({ groups, withInputs }: Instrument, { figure }: OwnData): Typed {
  const entered = withInputs(figure);
  const textAt = (at: string) => {
    const values = [valueAt(entered, at) ?? ''].flat();
    return values.map((value) => (typeof value === 'number' ? asTyped(value) : value)).join('\n');
  };
  const texts = Object.fromEntries(fieldsOf(groups).map(({ at }) => [at, textAt(at)]));
  return { units: 'si', texts };
}

/** The numbers of a link, or of the page’s drawing if it has none. */
export const linked = ({ groups }: Instrument, first: Typed, fragment: string): Typed =>
  readFragment(fragment, fieldsOf(groups)) ?? first;

/** The same numbers in other units; what is no number for certain stays as it is. */
export function convert({ groups }: Instrument, typed: Typed, to: Units): Typed {
  const { texts, units, mark } = typed;
  const converted = fieldsOf(groups).map(({ at, kind, unit = '' }) => {
    const text = texts[at] ?? '';
    const value = numberOf(readingsOf(text, unitIn(units, unit)), mark);
    const isKept = kind || value === undefined || unitIn(to, unit) === unitIn(units, unit);
    if (isKept) return [at, text];
    return [at, asTyped(inUnits(inSi(value, unit, units), unit, to), mark)];
  });
  return { ...typed, texts: Object.fromEntries(converted), units: to };
}

/** What is typed, with the decimal mark that was chosen or that it proves. */
export function withMark(instrument: Instrument, data: OwnData, typed: Typed): Typed {
  const first = convert(instrument, example(instrument, data), typed.units);
  const mark = markOf(fieldsOf(instrument.groups), typed, first.texts, data.labels);
  return { ...typed, mark };
}

/**
 * What is typed once a field has another text. What a link lacked is empty from then on, and so is
 * a field that still has a value of the page’s drawing which held for the former text alone.
 */
export function change(
  instrument: Instrument,
  data: OwnData,
  typed: Typed,
  at: string,
  text: string,
): Typed {
  const first = example(instrument, data).texts;
  const texts = fieldsOf(instrument.groups).map((field) => {
    const before = typed.texts[field.at] ?? '';
    const isInvalid = field.validFor?.includes(at) && before === first[field.at];
    return [field.at, isInvalid ? '' : before];
  });
  return { ...typed, missing: undefined, texts: { ...Object.fromEntries(texts), [at]: text } };
}

/** What follows from what is typed, or why nothing does. */
export function solve(instrument: Instrument, data: OwnData, typed: Typed): Outcome {
  const { groups, withInputs } = instrument;
  const { texts, units, mark, missing } = withMark(instrument, data, typed);
  const read = readForm(groups, texts, { units, mark, labels: data.labels });
  const readAs = Object.fromEntries(read.map((field) => [field.at, field.readAs]));
  const mistakes = [
    ...(missing ? [incomplete(instrument, data, missing)] : []),
    ...read.flatMap(({ at, sentence }) => (sentence === undefined ? [] : [{ at, sentence }])),
  ];
  const question = read.find((field) => field.question)?.question;
  if (mistakes.length > 0 || question) return { mistakes, question, readAs };
  const figure: OwnFigure = structuredClone(withInputs(data.figure));
  for (const { at, value } of read) setAt(figure, at, value);
  return { ...resultOf(instrument, data, figure, units), readAs };
}

function resultOf(
  instrument: Instrument,
  data: OwnData,
  entered: OwnFigure,
  units: Units,
): Pick<Outcome, 'mistakes' | 'result'> {
  const { labels, words } = data;
  const { toDrawing, inUs, answer } = instrument;
  const figure = toDrawing(entered, words);
  const drawing = units === 'us' && inUs ? inUs(figure) : figure;
  const mistakes = mistakesIn(instrument, data, figure);
  if (mistakes.length > 0) return { mistakes };
  const answered = answer(figure, units, words);
  if (!answered) return { mistakes: [{ sentence: labels.none }] };
  return { mistakes, result: { drawing, ...answered } };
}

/** What the drawing’s own check finds, said for visitors: its sentences are for writers. */
function mistakesIn(
  { kind }: Instrument,
  { labels }: OwnData,
  figure: OwnFigure,
): readonly Mistake[] {
  const sentences: Readonly<Record<string, string>> = labels;
  return flatten(kind.problems?.(figure)).map(({ path }) => {
    const at = path.join('.');
    const sentence = sentences[at];
    return sentence === undefined ? { sentence: labels.none } : { at, sentence };
  });
}

/** That a link has not all of its numbers, and which it lacks. */
function incomplete(instrument: Instrument, data: OwnData, missing: readonly string[]): Mistake {
  const { labels } = data;
  const others: Record<string, string> = { [END]: labels.end, [NUMBERS]: labels.units };
  const names = missing.map((at) => {
    const { legend, label } = namesOf(instrument, data, at);
    return others[at] ?? `${legend}: ${label}`;
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
