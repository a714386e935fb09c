import { z } from 'zod';
import { line, words } from '../fields.ts';
import { figure, positive, unit } from './common.ts';

const spectrumLine = z.strictObject({
  frequency: positive('Frequency in Hz'),
  amplitude: positive('Amplitude in the amplitude unit'),
  label: line('Cause of the line', 24).optional(),
  sidebands: z
    .strictObject({
      spacing: positive('Distance of the sidebands in Hz'),
      pairs: z.int().min(1).max(5).describe('Number of pairs'),
      ratio: z
        .number()
        .gt(0)
        .lt(1)
        .describe('Amplitude of each pair relative to the previous pair, nearer the line'),
    })
    .optional(),
});

/** Vibration spectrum with labelled lines and sidebands. */
export const schema = figure('spectrum', {
  amplitudeUnit: unit(['mm/s rms', 'mm/s peak', 'g rms', 'g peak']),
  speed: positive('Running speed in rpm, from which the orders are marked'),
  frequencyMax: positive('End of the frequency axis in Hz'),
  lines: z.array(spectrumLine).min(2).max(8),
  alarm: positive('Alarm level in the amplitude unit').optional(),
  comparison: z
    .strictObject({
      label: line('Name of the comparison', 28),
      lines: z.array(spectrumLine).min(1).max(8),
    })
    .optional()
    .describe('The same spectrum at another time, drawn behind'),
});

export const wordsSchema = words({
  amplitude: 'Title of an axis, where velocity is measured',
  acceleration: 'Title of an axis, where acceleration is measured',
  frequency: 'Title of an axis and heading of a column, with its unit',
  alarm: 'Label of the alarm level',
  sidebands: 'Heading of a column',
}).describe('Spectrum');
