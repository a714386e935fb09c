import { z } from 'zod';
import { line, words } from '../fields.ts';
import { amount, figure, measured, positive, unit } from './common.ts';

/** Waterfall bridge: from one total to another, step by step. */
export const schema = figure('bridge', {
  unit: unit(['t CO2e/y', 'kt CO2e/y', '€ million/y', '€ thousand/y', 'h/y', 'MW']),
  start: z.strictObject({ label: line('Starting point', 24), value: positive('Value') }),
  steps: z
    .array(
      z.strictObject({
        label: line('Measure', 26),
        delta: measured('Change: negative lowers the total'),
      }),
    )
    .min(2)
    .max(8),
  end: z.strictObject({
    label: line('End point', 24),
    value: amount('Value: start plus all steps'),
  }),
});

export const wordsSchema = words({ total: 'Words after the total change in percent' }).describe(
  'Bridge from one total to another',
);
