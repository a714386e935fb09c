import { z } from 'zod';
import { line, words } from '../fields.ts';
import { figure, positive, unit } from './common.ts';

/**
 * Waterfall (cascade) of spectra over a run-up: order lines rise with speed, a resonance stays at
 * its frequency.
 */
export const schema = figure('waterfall', {
  amplitudeUnit: unit(['µm pp', 'mm/s rms']),
  speeds: z
    .array(positive('Speed in rpm'))
    .min(4)
    .max(16)
    .describe('Speeds of the spectra in rpm, ascending'),
  orderMax: z
    .number()
    .min(1.5)
    .max(6)
    .describe('End of the frequency axis in orders of the highest speed'),
  orders: z
    .array(
      z.strictObject({
        order: positive('Order'),
        amplitude: positive('Amplitude at the highest speed'),
        label: line('Name', 16),
      }),
    )
    .min(1)
    .max(4),
  resonance: z
    .strictObject({
      frequency: positive('Natural frequency in rpm (cycles per minute)'),
      amplificationFactor: z.number().min(1.2).max(50).describe('Amplification factor'),
      label: line('Name', 24),
    })
    .describe(
      'Resonance: the amplitude of an order is amplified where its line crosses the natural frequency',
    ),
  limit: positive('Acceptance limit in the amplitude unit').optional(),
});

export const wordsSchema = words({
  speed: 'Title of an axis, with its unit',
  frequency: 'Title of an axis, with its unit',
  limit: 'Label of the limit',
}).describe('Waterfall');
