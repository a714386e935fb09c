import { z } from 'zod';
import { line, reporting, words } from '../fields.ts';
import { amount, figure, positive, unit } from './common.ts';

/**
 * Timeline of an intervention: tasks as bars, the critical ones in colour, hold points as marks.
 */
export const schema = figure('timeline', {
  unit: unit(['h', 'days', 'weeks']),
  tasks: z
    .array(
      z
        .strictObject({
          label: line('Task', 34),
          start: amount('Start'),
          end: positive('End'),
          critical: z.boolean().describe('true if it is on the critical path').optional(),
        })
        .superRefine(
          reporting(({ start, end }) => {
            const message = `A task ends after it starts: start is ${start}, end ${end}.`;
            return end > start ? [] : [{ path: ['end'], message }];
          }),
        ),
    )
    .min(3)
    .max(10),
  marks: z
    .array(z.strictObject({ at: amount('Time of the hold point'), label: line('Hold point', 26) }))
    .max(4)
    .default([]),
  baseline: z
    .strictObject({
      end: positive('End of the plan or of the comparison'),
      label: line('Name of the comparison', 28),
    })
    .optional()
    .describe('Duration to compare with, drawn as a vertical line'),
});

export const wordsSchema = words({
  critical: 'Name of the critical path, and heading of a column',
  time: 'Title of an axis, before its unit',
  from: 'Heading of a column, before its unit',
  until: 'Heading of a column, before its unit',
  yes: 'Word for yes in the column of the critical path',
}).describe('Timeline');
