import type { Figure, FigureOf, FigureType } from '../../schemas/figures/index.ts';
import type { Kind } from '../kind.ts';
import { bode } from './bode.ts';
import { bridge } from './bridge.ts';
import { lifeFraction } from './life-fraction.ts';
import { orbit } from './orbit.ts';
import { pareto } from './pareto.ts';
import { performanceMap } from './performance-map.ts';
import { readinessLadder } from './readiness-ladder.ts';
import { reliabilityGrowth } from './reliability-growth.ts';
import { siteRating } from './site-rating.ts';
import { sourRegions } from './sour-regions.ts';
import { spectrum } from './spectrum.ts';
import { timeline } from './timeline.ts';
import { trend } from './trend.ts';
import { waterfall } from './waterfall.ts';
import { weibull } from './weibull.ts';

/** The functions of each type of figure. */
const KINDS: { [T in FigureType]: Kind<FigureOf<T>> } = {
  'performance-map': performanceMap,
  bode,
  orbit,
  spectrum,
  waterfall,
  'site-rating': siteRating,
  weibull,
  pareto,
  'reliability-growth': reliabilityGrowth,
  'life-fraction': lifeFraction,
  bridge,
  'readiness-ladder': readinessLadder,
  'sour-regions': sourRegions,
  trend,
  timeline,
};

/** The functions of a figure's type. The type assertion is needed since TypeScript does not relate key and value. */
export const kindOf = (figure: Figure): Kind<Figure> => KINDS[figure.type] as Kind<Figure>;
