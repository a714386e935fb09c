import { z } from 'zod';
import { words } from '../../../schemas/fields.ts';
import { amount, figure, label, positive, unit } from '../../../schemas/figures/common.ts';

/** Timeline of an intervention: tasks as bars, the critical ones in colour, hold points as marks. */
export const schema = figure('timeline', {
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
        .superRefine(({ start, end }, context) => {
          if (end <= start)
            context.addIssue({ code: 'custom', path: ['end'], message: `A task ends after it starts: start is ${start}, end ${end}.` });
        }),
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

export const wordsSchema = words({
  critical: 'Name of the critical path, and head of a column',
  time: 'Axis, before its unit',
  from: 'Head of a column, before its unit',
  until: 'Head of a column, before its unit',
  yes: 'In the column of the critical path',
}).describe('Timeline');
