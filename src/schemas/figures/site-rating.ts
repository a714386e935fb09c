import { z } from 'zod';
import { line, words } from '../fields.ts';
import { amount, figure, positive, unit } from './common.ts';

/**
 * Gas turbine site rating: shaft power over ambient temperature against what the driven machine
 * needs.
 */
export const schema = figure('site-rating', {
  powerUnit: unit(['MW', 'kW']),
  temperatureRange: z
    .tuple([z.number().min(-60).max(60), z.number().min(-60).max(60)])
    .describe('Ambient temperatures at the site in °C, from and to'),
  elevation: amount('Site elevation above sea level in m'),
  losses: z
    .number()
    .min(0)
    .max(20)
    .describe('Power lost to inlet, exhaust, fouling and wear together, in %'),
  machines: z
    .array(
      z.strictObject({
        label: line('Name of the machine', 20),
        isoPower: positive('Power at ISO conditions (15 °C, sea level, no losses)'),
        derate: z
          .number()
          .min(0.2)
          .max(1.6)
          .describe('Power lost per °C above 15 °C, in % of ISO power'),
        flatBelow: z
          .number()
          .min(-60)
          .max(60)
          .describe('Temperature in °C below which power is held constant')
          .optional(),
        chosen: z.boolean().describe('true for the machine that was chosen').optional(),
      }),
    )
    .min(1)
    .max(4),
  demand: z
    .strictObject({
      power: positive('Required shaft power'),
      label: line('Name of the demand', 32),
      margin: amount('Required margin, in %'),
    })
    .describe('What the driven machine needs'),
  designTemperature: z
    .number()
    .min(-60)
    .max(60)
    .describe('Temperature in °C at which the rating must be met'),
});

export const wordsSchema = words({
  power: 'Title of an axis and heading of a column, before its unit',
  temperature: 'Title of an axis, before its unit',
  design: 'Label of the design temperature',
  margin: 'Label of the power margin',
}).describe('Power over ambient temperature');
