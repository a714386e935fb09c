import type { DrawingWords, Figure } from '../schemas/figures/index.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import type { OwnType } from './fields/index.ts';
import { type Instrument, isUsable, type OwnData } from './instruments/index.ts';
import { instrument as map } from './instruments/performance-map.ts';
import { instrument as rating } from './instruments/site-rating.ts';
import { instrument as weibull } from './instruments/weibull.ts';
import { example, type Mistake, solve } from './solve.ts';

const INSTRUMENTS: { [T in OwnType]: Instrument<T> } = {
  weibull,
  'site-rating': rating,
  'performance-map': map,
};
const instrumentOf = <T extends OwnType>(type: T): Instrument<T> => INSTRUMENTS[type];

/**
 * What keeps a drawing of the content from opening with its own numbers for a visitor.
 * @returns nothing also for drawings that visitors don't use
 */
export function problemsOfExample(
  figure: Figure,
  { labels, instruments }: Pick<SettingsOf<'own-numbers'>, 'labels' | 'instruments'>,
  drawings: DrawingWords,
): readonly Mistake[] {
  if (!isUsable(figure)) return [];
  const instrument = instrumentOf(figure.type);
  const data: OwnData = {
    figure,
    drawing: drawings[figure.type],
    labels,
    words: instruments[figure.type],
    table: '',
    ask: { page: '' },
  };
  return solve(instrument, data, example(instrument, data)).mistakes;
}
