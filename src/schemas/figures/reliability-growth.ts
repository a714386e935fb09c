import { z } from 'zod';
import { line, words } from '../fields.ts';
import { amount, figure, positive, state, unit } from './common.ts';

/**
 * Reliability growth after Crow-AMSAA: cumulative failures over cumulative time on log-log paper.
 */
export const schema = figure('reliability-growth', {
  unit: unit(['h', 'days']),
  segments: z
    .array(
      z.strictObject({
        label: line('Name of the period', 28),
        state,
        from: amount('Cumulative running time at the start of the period'),
        to: positive('Cumulative running time at the end of the period'),
        events: z
          .array(positive('Cumulative running time at the event'))
          .min(3)
          .max(40)
          .describe('Cumulative running time at each failure or trip'),
        beta: positive('Slope as the text quotes it; checked against the maximum-likelihood fit'),
      }),
    )
    .min(1)
    .max(3),
});

export const wordsSchema = words({
  failures: 'Title of an axis and heading of a column',
  time: 'Title of an axis and heading of a column, before its unit',
}).describe('Reliability growth');
