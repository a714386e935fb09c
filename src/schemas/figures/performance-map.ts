import { z } from 'zod';
import { line, words } from '../fields.ts';
import { figure, positive, state, unit } from './common.ts';

const flowUnits = ['m³/h', 'kg/s', 't/h', 'MMscf/d'] as const;
const headUnits = ['m', 'kJ/kg', 'bar'] as const;

const mapPoint = z.strictObject({
  flow: positive('Flow'),
  head: positive('Head or differential pressure'),
});

/**
 * Compressor or pump map: head over flow at several speeds, all scaled from one reference speed by
 * the affinity laws.
 */
export const schema = figure('performance-map', {
  flowUnit: unit(flowUnits),
  headUnit: unit(headUnits),
  referenceSpeed: positive('Speed in rpm at which the surge and choke points below were measured'),
  surge: mapPoint.describe('Surge point (for a pump: minimum flow) at the reference speed'),
  choke: mapPoint.describe('Choke point (for a pump: end of curve) at the reference speed'),
  speeds: z.array(positive('Speed in rpm')).min(2).max(6).describe('Speed lines to draw, in rpm'),
  points: z
    .array(z.strictObject({ ...mapPoint.shape, label: line('Name of the point', 24), state }))
    .min(1)
    .max(4)
    .describe('Operating points'),
});

const machine = words({
  head: 'Title of an axis and heading of a column',
  low: 'Limit at low flow',
  high: 'Limit at high flow',
});

export const wordsSchema = words({
  flow: 'Title of an axis and heading of a column',
  pressure: 'Title of an axis and heading of a column, where the head is a pressure',
  speed: 'Unit after the speed of a line',
})
  .extend({
    compressor: machine.describe('Of a compressor'),
    pump: machine.describe('Of a pump'),
  })
  .describe('Performance map');
