import { z } from 'zod';
import * as bode from './bode.ts';
import * as bridge from './bridge.ts';
import * as lifeFraction from './life-fraction.ts';
import * as orbit from './orbit.ts';
import * as pareto from './pareto.ts';
import * as performanceMap from './performance-map.ts';
import * as readinessLadder from './readiness-ladder.ts';
import * as reliabilityGrowth from './reliability-growth.ts';
import * as siteRating from './site-rating.ts';
import * as sourRegions from './sour-regions.ts';
import * as spectrum from './spectrum.ts';
import * as timeline from './timeline.ts';
import * as trend from './trend.ts';
import * as waterfall from './waterfall.ts';
import * as weibull from './weibull.ts';

/**
 * The fields of each kind of drawing, and the words that all its drawings share.
 * `src/figures/kinds` draws them.
 */
const KINDS = [
  bode,
  bridge,
  lifeFraction,
  orbit,
  pareto,
  performanceMap,
  readinessLadder,
  reliabilityGrowth,
  siteRating,
  sourRegions,
  spectrum,
  timeline,
  trend,
  waterfall,
  weibull,
] as const;
type OneKind = (typeof KINDS)[number];
type OneSchema = OneKind['schema'];

/**
 * A technical drawing as numbers; `src/figures` turns it into SVG. `type` decides which fields it
 * has.
 */
export const figureSchema = z.discriminatedUnion(
  'type',
  KINDS.map(({ schema }) => schema) as [OneSchema, ...OneSchema[]],
);

export type Figure = z.infer<typeof figureSchema>;
export type FigureType = Figure['type'];
/** The figure of one type, such as `FigureOf<'bode'>`. */
export type FigureOf<T extends FigureType> = Extract<Figure, { type: T }>;

type WithWords = Extract<OneKind, { wordsSchema: unknown }>;
type WordsSchemas = { [K in WithWords as K['schema']['shape']['type']['value']]: K['wordsSchema'] };

/** What each type needs from src/content/settings/drawings.yaml. */
export const wordsSchemas = Object.fromEntries(
  KINDS.flatMap((kind) =>
    'wordsSchema' in kind ? [[kind.schema.shape.type.value, kind.wordsSchema]] : [],
  ),
) as WordsSchemas;

/** The words that all drawings of each type share: src/content/settings/drawings.yaml. */
export type DrawingWords = { [T in keyof WordsSchemas]: z.infer<WordsSchemas[T]> };
type AllWords = { [T in FigureType]: T extends keyof DrawingWords ? DrawingWords[T] : undefined };
/** Those of one type; undefined if it has none. */
export type WordsOf<T extends FigureType> = AllWords[T];
