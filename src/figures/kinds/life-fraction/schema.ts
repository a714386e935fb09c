import { z } from 'zod';
import { words } from '../../../schemas/fields.ts';
import { amount, figure, label, positive } from '../../../schemas/figures/common.ts';

/** Life consumed, by hours and by starts, against the limits of each part. */
export const schema = figure('life-fraction', {
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

export const wordsSchema = words({
  consumed: 'Axis',
  behind: 'Before the name of the pale bar',
  to: 'Between the shares now and at the end of the plan',
  hours: 'Head of a column',
  starts: 'Head of a column',
  limit: 'Head of a column',
}).describe('Life consumed');
