import { z } from 'zod';
import { line } from '../fields.ts';
import { figure, measured, state, unit } from './common.ts';

const xy = z.tuple([measured('Value on the x axis'), measured('Value on the y axis')]);

/** Trend of one quantity over time or load, with alarm levels and the moment something was done. */
export const schema = figure('trend', {
  x: z.strictObject({
    label: line('Name of the axis', 28),
    unit: unit(['days', 'weeks', 'months', 'year', 'h', '°C', '% load', 'min']),
  }),
  y: z.strictObject({
    label: line('Name of the axis', 36),
    unit: unit([
      '°C',
      '%',
      'mm/s rms',
      'µm pp',
      'bar',
      'MW',
      'kg/s',
      'm³/h',
      'MJ/kWh',
      '% points',
      'kJ/kW·h',
      'ppm',
      'min',
    ]),
  }),
  series: z
    .array(
      z.strictObject({
        label: line('Name of the line', 24),
        state,
        points: z.array(xy).min(3).max(80).describe('Pairs of x and y'),
      }),
    )
    .min(1)
    .max(3),
  levels: z
    .array(
      z.strictObject({
        value: measured('Value on the y axis'),
        label: line('Name of the level', 24),
      }),
    )
    .max(3)
    .default([])
    .describe('Alarm, trip or limit lines'),
  marks: z
    .array(
      z.strictObject({
        x: measured('Value on the x axis'),
        label: line('What happened', 32),
      }),
    )
    .max(4)
    .default([])
    .describe('Events on the x axis'),
});
