import { z } from 'zod';
import { amount, figureWords, label, positive, state, unit } from './common.ts';

const lifeUnits = ['h', 'starts', 'cycles', 'days'] as const;

/** Weibull probability plot by median ranks; units that did not fail are suspensions. */
export const weibull = z.strictObject({
  type: z.literal('weibull'),
  ...figureWords,
  unit: unit(lifeUnits),
  beta: positive('Shape parameter as the text quotes it; checked against the fit of the data'),
  eta: positive('Characteristic life (63.2 % failed) as the text quotes it; checked against the fit'),
  failures: z.array(positive('Age at failure')).min(3).max(40).describe('Ages at failure'),
  suspensions: z.array(positive('Age')).max(60).default([]).describe('Ages of units still running or taken out whole'),
  interval: positive('Age at which the task is planned, drawn as a line').optional(),
});

/** Pareto: causes by weight, with the cumulative share. */
export const pareto = z.strictObject({
  type: z.literal('pareto'),
  ...figureWords,
  unit: unit(['trips', 'h', 'events', 'work orders', 'tags', 'MW·h', 'kt CO2e', '€ thousand']),
  period: label('Period the counts cover, such as "24 months to March 2023"', 40),
  items: z
    .array(
      z.strictObject({
        label: label('Cause or machine', 28),
        value: amount('Value'),
        after: amount('Value in the same time afterwards').optional(),
      }),
    )
    .min(3)
    .max(9)
    .describe('In any order; they are drawn from the largest to the smallest'),
  marked: z.int().min(1).max(5).describe('How many of the largest are the bad actors, drawn in colour'),
});

/** Reliability growth after Crow-AMSAA: cumulative failures over cumulative time on log-log paper. */
export const reliabilityGrowth = z.strictObject({
  type: z.literal('reliability-growth'),
  ...figureWords,
  unit: unit(['h', 'days']),
  segments: z
    .array(
      z.strictObject({
        label: label('Name of the period', 28),
        state,
        from: amount('Cumulative running time at the start of the period'),
        to: positive('Cumulative running time at the end of the period'),
        events: z.array(positive('Cumulative running time at the event')).min(3).max(40).describe('When each failure or trip came'),
        beta: positive('Slope as the text quotes it; checked against the maximum-likelihood fit'),
      }),
    )
    .min(1)
    .max(3),
});

/** Life consumed, by hours and by starts, against the limits of each part. */
export const lifeFraction = z.strictObject({
  type: z.literal('life-fraction'),
  ...figureWords,
  parts: z
    .array(
      z.strictObject({
        label: label('Part', 28),
        hours: amount('Equivalent operating hours so far'),
        hoursLimit: positive('Limit in hours'),
        starts: amount('Equivalent starts so far'),
        startsLimit: positive('Limit in starts'),
      }),
    )
    .min(2)
    .max(8),
  planned: z
    .strictObject({ hours: amount('Hours still to be run'), starts: amount('Starts still to be made'), label: label('Until when', 32) })
    .optional()
    .describe('What the extension asks of the parts, drawn behind what is used'),
});
