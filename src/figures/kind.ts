import type { Nested } from '../lib/nested.ts';
import type { FigureOf, FigureType, WordsOf } from '../schemas/figures/index.ts';
import type { Drawing, Format } from './drawing.ts';
import type { FigureProblem } from './problems.ts';

/** The data of a drawing; the first cell of a row is its header. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What is done with one type of figure. `words` are those that all its drawings share. */
export interface Kind<T extends FigureType> {
  draw(figure: FigureOf<T>, format: Format, words: WordsOf<T>): Drawing;
  table(figure: FigureOf<T>, words: WordsOf<T>): Table;
  /**
   * Numbers that a reader would see to be impossible, and parameters that contradict their data.
   */
  problems?(figure: FigureOf<T>): Nested<FigureProblem>;
}
