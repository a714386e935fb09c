import { z } from 'zod';
import { line, words } from '../fields.ts';
import { amount, figure, positive, state, unit } from './common.ts';

const harmonic = z.strictObject({
  order: z.number().min(0.2).max(4).describe('Order: 1 is running speed, 0.5 half speed, 2 twice'),
  x: amount('Amplitude at the X probe, peak to peak'),
  y: amount('Amplitude at the Y probe, peak to peak'),
  phaseX: z.number().min(0).max(360).describe('Phase lag at X in degrees'),
  phaseY: z.number().min(0).max(360).describe('Phase lag at Y in degrees'),
});

/** Shaft orbit from two proximity probes, with the keyphasor mark. */
export const schema = figure('orbit', {
  amplitudeUnit: unit(['µm pp', 'mil pp']),
  speed: positive('Speed in rpm'),
  clearance: positive('Diametral bearing clearance in the amplitude unit').optional(),
  orbits: z
    .array(
      z.strictObject({
        label: line('Name of the orbit', 28),
        state,
        harmonics: z.array(harmonic).min(1).max(4),
      }),
    )
    .min(1)
    .max(2)
    .describe('One or two orbits side by side'),
});

export const wordsSchema = words({
  clearance: 'Label of the circle of the bearing clearance',
  key: 'Explanation of the symbols, under the drawing',
  rpm: 'Unit after a speed',
  order: 'Heading of a column',
  lagX: 'Heading of a column: phase lag at probe X, with its unit',
  lagY: 'Heading of a column: phase lag at probe Y, with its unit',
}).describe('Shaft orbit');
