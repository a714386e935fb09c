import type { DrawingWords, FigureType, WordsOf } from '../../schemas/figures/index.ts';
import type { Kind } from '../kind.ts';
import { bode } from './bode/kind.ts';
import { bridge } from './bridge/kind.ts';
import { lifeFraction } from './life-fraction/kind.ts';
import { orbit } from './orbit/kind.ts';
import { pareto } from './pareto/kind.ts';
import { performanceMap } from './performance-map/kind.ts';
import { readinessLadder } from './readiness-ladder/kind.ts';
import { reliabilityGrowth } from './reliability-growth/kind.ts';
import { siteRating } from './site-rating/kind.ts';
import { sourRegions } from './sour-regions/kind.ts';
import { spectrum } from './spectrum/kind.ts';
import { timeline } from './timeline/kind.ts';
import { trend } from './trend/kind.ts';
import { waterfall } from './waterfall/kind.ts';
import { weibull } from './weibull/kind.ts';

/**
 * What is done with each kind of drawing, by its type. Its fields are described in
 * `src/schemas/figures`.
 */
const KINDS: { readonly [T in FigureType]: Kind<T> } = {
  bode,
  bridge,
  'life-fraction': lifeFraction,
  orbit,
  pareto,
  'performance-map': performanceMap,
  'readiness-ladder': readinessLadder,
  'reliability-growth': reliabilityGrowth,
  'site-rating': siteRating,
  'sour-regions': sourRegions,
  spectrum,
  timeline,
  trend,
  waterfall,
  weibull,
};

/** The functions of a type. */
export const kindOf = <T extends FigureType>(type: T): Kind<T> => KINDS[type];

/** The words of a type; undefined if it has none. */
export function wordsOf<T extends FigureType>(type: T, words: DrawingWords): WordsOf<T> {
  return (words as { [K in FigureType]: WordsOf<K> })[type];
}
