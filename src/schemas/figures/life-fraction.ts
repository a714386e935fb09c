import { z } from 'zod';
import { line, words } from '../fields.ts';
import { amount, figure, positive } from './common.ts';

/** Life consumed, by hours and by starts, against the limits of each part. */
export const schema = figure('life-fraction', {
  parts: z
    .array(
      z.strictObject({
        label: line('Part', 28),
        hours: amount('Equivalent operating hours so far'),
        hoursLimit: positive('Limit in hours'),
        starts: amount('Equivalent starts so far'),
        startsLimit: positive('Limit in starts'),
      }),
    )
    .min(2)
    .max(8),
  planned: z
    .strictObject({
      hours: amount('Hours still to be run'),
      starts: amount('Starts still to be made'),
      label: line('Name of the plan, such as "planned until 2031"', 32),
    })
    .optional()
    .describe('Hours and starts still planned, drawn as a pale bar behind those so far'),
});

export const wordsSchema = words({
  consumed: 'Title of an axis',
  behind: 'Words before the name of the plan',
  to: 'Word between the life consumed so far and at the end of the plan',
  hours: 'Heading of a column',
  starts: 'Heading of a column',
  limit: 'Heading of a column',
}).describe('Life consumed');
