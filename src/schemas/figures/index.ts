import { z } from 'zod';
import { bode, orbit, performanceMap, siteRating, spectrum, waterfall } from './machines.ts';
import { bridge, readinessLadder, sourRegions, timeline, trend } from './plans.ts';
import { lifeFraction, pareto, reliabilityGrowth, weibull } from './reliability.ts';

/** A technical drawing as numbers; `src/figures` turns it into SVG at build time. `type` decides which fields it has. */
export const figureSchema = z.discriminatedUnion('type', [
  performanceMap,
  bode,
  orbit,
  spectrum,
  waterfall,
  siteRating,
  weibull,
  pareto,
  reliabilityGrowth,
  lifeFraction,
  bridge,
  readinessLadder,
  sourRegions,
  trend,
  timeline,
]);

export type Figure = z.infer<typeof figureSchema>;
export type FigureType = Figure['type'];
/** The figure of one type, such as `FigureOf<'bode'>`. */
export type FigureOf<T extends FigureType> = Extract<Figure, { type: T }>;
