import { z } from 'zod';
import { line, words } from '../fields.ts';
import { amount, figure, positive, state, unit } from './common.ts';

const resonance = z.strictObject({
  label: line('Name of the curve', 24),
  state,
  criticalSpeed: positive('Critical speed in rpm (peak of the response)'),
  amplificationFactor: z
    .number()
    .min(1.2)
    .max(50)
    .describe('Amplification factor at the critical speed, as API 684 defines it'),
  peak: positive('Amplitude at the critical speed, in the amplitude unit'),
});

/**
 * Bode plot: amplitude and phase of the synchronous response of a rotor that passes one critical
 * speed.
 */
export const schema = figure('bode', {
  amplitudeUnit: unit(['µm pp', 'mil pp', 'mm/s rms']),
  speedRange: z
    .tuple([amount('Lowest speed in rpm'), positive('Highest speed in rpm')])
    .refine(([low, high]) => low < high, 'the lower speed first, then the higher one')
    .describe('Speed axis in rpm, from and to'),
  operating: z
    .tuple([positive('Lowest operating speed in rpm'), positive('Highest operating speed in rpm')])
    .refine(([low, high]) => low <= high, 'the lower speed first, then the higher one')
    .describe('Operating speed range in rpm'),
  responses: z
    .array(resonance)
    .min(1)
    .max(2)
    .describe('One or two curves: predicted and measured, or before and after'),
});

export const wordsSchema = words({
  amplitude: 'Title of the axis of the upper panel, before its unit',
  phase: 'Title of the axis of the lower panel, with its unit',
  speed: 'Title of an axis, with its unit',
  rpm: 'Unit after a speed',
  operating: 'Label of the range of operation',
  margin: 'Separation margin, short',
  criticalSpeed: 'Heading of a column, with its unit',
  amplification: 'Amplification factor, short',
}).describe('Bode plot');
