import { z } from 'zod';
import { line, words } from '../fields.ts';
import { figure, state } from './common.ts';

/**
 * Regions of environmental severity for sulphide stress cracking of carbon and low-alloy steels,
 * ISO 15156-2 figure 1.
 */
export const schema = figure('sour-regions', {
  pressureUnit: z.literal('kPa'),
  points: z
    .array(
      z.strictObject({
        label: line('Operating case', 24),
        state,
        h2s: z.number().min(0.01).max(1000).describe('H2S partial pressure in kPa, 0.01 to 1,000'),
        ph: z.number().min(2.5).max(6.5).describe('In-situ pH, 2.5 to 6.5'),
      }),
    )
    .min(1)
    .max(5),
});

export const wordsSchema = words({
  h2s: 'Title of an axis, with its unit',
  ph: 'Title of an axis',
  region: 'Heading of a column',
}).describe('Regions of sour service');
