import type { Figure, FigureOf, FigureType } from '../../schemas/figures/index.ts';
import type { Kind } from '../kind.ts';
import { bodeKind } from './bode.ts';
import { bridgeKind } from './bridge.ts';
import { lifeFractionKind } from './life-fraction.ts';
import { orbitKind } from './orbit.ts';
import { paretoKind } from './pareto.ts';
import { performanceMapKind } from './performance-map.ts';
import { readinessLadderKind } from './readiness-ladder.ts';
import { reliabilityGrowthKind } from './reliability-growth.ts';
import { siteRatingKind } from './site-rating.ts';
import { sourRegionsKind } from './sour-regions.ts';
import { spectrumKind } from './spectrum.ts';
import { timelineKind } from './timeline.ts';
import { trendKind } from './trend.ts';
import { waterfallKind } from './waterfall.ts';
import { weibullKind } from './weibull.ts';

/** The functions of each type of figure. */
const KINDS: { [T in FigureType]: Kind<FigureOf<T>> } = {
  'performance-map': performanceMapKind,
  bode: bodeKind,
  orbit: orbitKind,
  spectrum: spectrumKind,
  waterfall: waterfallKind,
  'site-rating': siteRatingKind,
  weibull: weibullKind,
  pareto: paretoKind,
  'reliability-growth': reliabilityGrowthKind,
  'life-fraction': lifeFractionKind,
  bridge: bridgeKind,
  'readiness-ladder': readinessLadderKind,
  'sour-regions': sourRegionsKind,
  trend: trendKind,
  timeline: timelineKind,
};

/** The functions of a figure's type. The type assertion is needed since TypeScript does not relate key and value. */
export const kindOf = (figure: Figure): Kind<Figure> => KINDS[figure.type] as Kind<Figure>;
