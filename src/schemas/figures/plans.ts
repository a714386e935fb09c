import { z } from 'zod';
import { lineExpression } from '../numbers.ts';
import { amount, figureWords, label, positive, state, unit } from './common.ts';

/** Waterfall bridge: from one total to another, step by step. */
export const bridge = z.strictObject({
  type: z.literal('bridge'),
  ...figureWords,
  unit: unit(['t CO2e/y', 'kt CO2e/y', '€ million/y', '€ thousand/y', 'h/y', 'MW']),
  start: z.strictObject({ label: label('Starting point', 24), value: positive('Value') }),
  steps: z
    .array(z.strictObject({ label: label('Measure', 26), delta: z.number().describe('Change: negative lowers the total') }))
    .min(2)
    .max(8),
  end: z.strictObject({ label: label('End point', 24), value: amount('Value: start plus all steps') }),
});

/** Technology readiness ladder (DNV-RP-A203, API RP 17N: TRL 0 to 7) with the evidence for each rung. */
export const readinessLadder = z.strictObject({
  type: z.literal('readiness-ladder'),
  ...figureWords,
  levels: z
    .array(
      z.strictObject({
        level: z.int().min(0).max(7).describe('Technology readiness level, 0 to 7'),
        name: label('What the level means', 28),
        evidence: label('Evidence that stands for it', 64),
        status: z.enum(['met', 'partly', 'open']).describe('met, partly or open'),
      }),
    )
    .min(3)
    .max(8)
    .describe('In ascending order'),
});

/** Regions of environmental severity for sulphide stress cracking of carbon and low-alloy steels, ISO 15156-2 figure 1. */
export const sourRegions = z.strictObject({
  type: z.literal('sour-regions'),
  ...figureWords,
  pressureUnit: z.literal('kPa'),
  points: z
    .array(
      z.strictObject({
        label: label('Case', 24),
        state,
        h2s: z.number().min(0.01).max(1000).describe('H2S partial pressure in kPa, 0.01 to 1,000'),
        ph: z.number().min(2.5).max(6.5).describe('In-situ pH, 2.5 to 6.5'),
      }),
    )
    .min(1)
    .max(5),
});

const xy = z.tuple([z.number(), z.number()]);

/** Trend of one quantity over time or load, with alarm levels and the moment something was done. */
export const trend = z.strictObject({
  type: z.literal('trend'),
  ...figureWords,
  x: z.strictObject({
    label: label('Name of the axis', 28),
    unit: unit(['days', 'weeks', 'months', 'year', 'h', '°C', '% load', 'min']),
  }),
  y: z.strictObject({
    label: label('Name of the axis', 36),
    unit: unit(['°C', '%', 'mm/s rms', 'µm pp', 'bar', 'MW', 'kg/s', 'm³/h', 'MJ/kWh', '% points', 'kJ/kW·h', 'ppm', 'min']),
  }),
  series: z
    .array(
      z.strictObject({
        label: label('Name of the line', 24),
        state,
        points: z.array(xy).min(3).max(80).describe('Pairs of x and y'),
        by: lineExpression,
      }),
    )
    .min(1)
    .max(3),
  levels: z
    .array(z.strictObject({ value: z.number().describe('Value on the y axis'), label: label('Name of the level', 24) }))
    .max(3)
    .default([])
    .describe('Alarm, trip or limit lines'),
  marks: z
    .array(z.strictObject({ x: z.number().describe('Value on the x axis'), label: label('What happened', 32) }))
    .max(4)
    .default([])
    .describe('Events on the x axis'),
});

/** Timeline of an intervention: tasks as bars, the critical ones in colour, hold points as marks. */
export const timeline = z.strictObject({
  type: z.literal('timeline'),
  ...figureWords,
  unit: unit(['h', 'days', 'weeks']),
  tasks: z
    .array(
      z
        .strictObject({
          label: label('Task', 34),
          start: amount('Start'),
          end: positive('End'),
          critical: z.boolean().describe('true if it is on the critical path').optional(),
        })
        .refine((t) => t.end > t.start, { path: ['end'], error: 'a task ends after it starts' }),
    )
    .min(3)
    .max(10),
  marks: z
    .array(z.strictObject({ at: amount('When'), label: label('Hold point', 26) }))
    .max(4)
    .default([]),
  baseline: z
    .strictObject({ end: positive('End of the plan or of the comparison'), label: label('Name', 28) })
    .optional()
    .describe('A duration to compare with, drawn as a line'),
});
