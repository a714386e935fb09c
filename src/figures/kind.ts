import type { Nested } from '../lib/nested.ts';
import type { FigureOf, FigureType, WordsOf } from '../schemas/figures/index.ts';
import type { Drawing, Format } from './drawing.ts';
import { num, withUnit } from './numbers.ts';
import type { FigureProblem } from './problems.ts';

/** A number that a drawing shows or implies. */
export interface Fact {
  name: string;
  value: number;
  /** The number with its unit, as text. */
  text: string;
}

/** The data of a drawing; the first cell of a row is its header. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What is done with one type of figure. `words` are those that all its drawings share. */
export interface Kind<T extends FigureType> {
  draw(figure: FigureOf<T>, format: Format, words: WordsOf<T>): Drawing;
  table(figure: FigureOf<T>, words: WordsOf<T>): Table;
  /** Numbers that the drawing shows or implies and its table doesn’t give. */
  facts?(figure: FigureOf<T>, words: WordsOf<T>): Nested<Fact>;
  /** Numbers that a reader would see to be impossible, and parameters that contradict their data. */
  problems?(figure: FigureOf<T>): Nested<FigureProblem>;
}

/** @param unit written after the number; "€ million" and the like before and after it */
export const fact = (name: string, value: number, unit = '', decimals?: number): Fact => ({
  name,
  value,
  text: unit ? withUnit(num(value, decimals), unit) : num(value, decimals),
});

/** The change from the first to the last of several values: the difference, also in % of the first. */
export function change(name: string, unit: string, ...values: readonly number[]): Fact[] {
  const [from, to] = [values[0], values.at(-1)];
  if (from === undefined || to === undefined || values.length === 1) return [];
  const share = from === 0 ? [] : [fact(`${name}, change in %`, (to / from - 1) * 100, '%')];
  return [fact(`${name}, change`, to - from, unit), ...share];
}
