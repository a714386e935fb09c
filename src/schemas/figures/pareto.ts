import { z } from 'zod';
import { line, words } from '../fields.ts';
import { amount, figure, unit } from './common.ts';

/** Pareto: causes by weight, with the cumulative share. */
export const schema = figure('pareto', {
  unit: unit(['trips', 'h', 'events', 'work orders', 'tags', 'MW·h', 'kt CO2e', '€ thousand']),
  period: line('Period the counts cover, such as "24 months to March 2023"', 40),
  items: z
    .array(
      z.strictObject({
        label: line('Cause or machine', 28),
        value: amount('Value'),
        after: amount('Value in the same time afterwards').optional(),
      }),
    )
    .min(3)
    .max(9)
    .describe('In any order; they are drawn from the largest to the smallest'),
  marked: z
    .int()
    .min(1)
    .max(5)
    .describe('Number of bad actors: that many of the largest items are drawn in colour'),
});

export const wordsSchema = words({
  cumulative: 'Heading of a column, with its unit',
  of: 'Word between two numbers: 3 of 12',
  to: 'Word between the values before and after: 14 to 2',
  after: 'Heading of the column of values afterwards',
}).describe('Pareto chart');
