import type { FigureOf, FigureType } from '../../schemas/figures/index.ts';
import type { Kind, Table } from '../kind.ts';
import type { Given, Group, Units } from './fields.ts';

/** Words for what is computed: headings of rows and columns, and sentences with gaps. */
interface OwnWords {
  results: Readonly<Record<string, string>>;
  verdicts: Readonly<Record<string, string>>;
}

/** What is computed from the numbers. */
export interface Answer {
  table: Table;
  verdict: string;
}

/** A kind of drawing that a visitor can use with their own numbers. */
export interface Instrument<T extends FigureType> {
  kind: Kind<T>;
  groups: readonly Group[];
  /** The numbers of the page’s drawing as those of the fields, in SI. */
  start(example: FigureOf<T>): Readonly<Record<string, number | string | readonly number[] | undefined>>;
  /** The drawing of what was given, in the units that are shown. What isn’t asked for is that of the page’s drawing. */
  figure(given: Given, example: FigureOf<T>, units: Units, words: OwnWords): FigureOf<T>;
  answer(given: Given, figure: FigureOf<T>, units: Units, words: OwnWords): Answer;
}
