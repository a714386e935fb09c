import { z } from 'zod';
import { RATING_LIMITS } from '../../config/drawing-limits.ts';
import { line, words } from '../fields.ts';
import { between, figure, positive, unit } from './common.ts';

/**
 * Gas turbine site rating: shaft power over ambient temperature against what the driven machine
 * needs.
 */
export const schema = figure('site-rating', {
  powerUnit: unit(['MW', 'kW']),
  temperatureRange: z
    .tuple([z.number().min(-60).max(60), z.number().min(-60).max(60)])
    .describe('Ambient temperatures at the site in °C, from and to'),
  elevation: between(RATING_LIMITS.elevation, 'Site elevation above sea level in m'),
  losses: between(
    RATING_LIMITS.losses,
    'Power lost to inlet, exhaust, fouling and wear together, in %',
  ),
  machines: z
    .array(
      z.strictObject({
        label: line('Name of the machine', 20),
        isoPower: positive('Power at ISO conditions (15 °C, sea level, no losses)'),
        derate: between(RATING_LIMITS.derate, 'Power lost per °C above 15 °C, in % of ISO power'),
        flatBelow: between(
          RATING_LIMITS.flatBelow,
          'Temperature in °C below which power is held constant',
        ).optional(),
        chosen: z.boolean().describe('true for the machine that was chosen').optional(),
      }),
    )
    .min(1)
    .max(4),
  demand: z
    .strictObject({
      power: positive('Required shaft power'),
      label: line('Name of the demand', 32),
      margin: between(RATING_LIMITS.margin, 'Required margin, in %'),
    })
    .describe('What the driven machine needs'),
  designTemperature: between(
    RATING_LIMITS.designTemperature,
    'Temperature in °C at which the rating must be met',
  ),
});

export const wordsSchema = words({
  power: 'Title of an axis and heading of a column, before its unit',
  temperature: 'Title of an axis, before its unit',
  design: 'Label of the design temperature',
  margin: 'Label of the power margin',
}).describe('Power over ambient temperature');
