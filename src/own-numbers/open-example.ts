import type { DrawingWords, Figure, FigureOf } from '../schemas/figures/index.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import type { OwnType } from './fields/index.ts';
import { type Instrument, isUsable, type OwnData } from './instruments/index.ts';
import { instrument as map } from './instruments/performance-map.ts';
import { instrument as rating } from './instruments/site-rating.ts';
import { instrument as weibull } from './instruments/weibull.ts';
import { example, type Mistake, solve } from './solve.ts';

type Words = Pick<SettingsOf<'own-numbers'>, 'labels' | 'instruments'>;

const INSTRUMENTS: { [T in OwnType]: Instrument<T> } = {
  weibull,
  'site-rating': rating,
  'performance-map': map,
};
const instrumentOf = <T extends OwnType>(type: T): Instrument<T> => INSTRUMENTS[type];

/** The instrument of a drawing, and what a browser gets for it but for the links of its page. */
export function opened(
  figure: FigureOf<OwnType>,
  { labels, instruments }: Words,
  drawings: DrawingWords,
): { instrument: Instrument; data: OwnData } {
  const { type } = figure;
  const data = { figure, drawing: drawings[type], labels, words: instruments[type] };
  return { instrument: instrumentOf(type), data: { ...data, table: '', ask: { page: '' } } };
}

/**
 * What keeps a drawing of the content from opening with its own numbers for a visitor.
 * @returns nothing also for drawings that visitors don't use
 */
export function problemsOfExample(
  figure: Figure,
  words: Words,
  drawings: DrawingWords,
): readonly Mistake[] {
  if (!isUsable(figure)) return [];
  const { instrument, data } = opened(figure, words, drawings);
  return solve(instrument, data, example(instrument, data)).mistakes;
}
