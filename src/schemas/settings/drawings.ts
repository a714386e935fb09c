import { z } from 'zod';
import { allow, phrase, reviewBy, words } from '../tools.ts';

/** Labels of the technical drawings and heads of their tables, by type of figure. Units and symbols of axes belong to them. */
export const drawingsSchema = z.strictObject({
  kind: z.literal('drawings'),
  allow,
  reviewBy,
  'performance-map': words({
    flow: 'Axis and head of a column',
    pressure: 'Axis and head of a column, where the head is a pressure',
    speed: 'Unit after the speed of a line',
  })
    .extend({
      compressor: words({ head: 'Axis and head of a column', low: 'Limit at low flow', high: 'Limit at high flow' }).describe(
        'Of a compressor',
      ),
      pump: words({ head: 'Axis and head of a column', low: 'Limit at low flow', high: 'Limit at high flow' }).describe('Of a pump'),
    })
    .describe('Performance map'),
  bode: words({
    amplitude: 'Axis of the upper panel, before its unit',
    phase: 'Axis of the lower panel, with its unit',
    speed: 'Axis, with its unit',
    rpm: 'Unit after a speed',
    operating: 'Label of the range of operation',
    margin: 'Separation margin, short',
    criticalSpeed: 'Head of a column, with its unit',
    amplification: 'Amplification factor, short',
  }).describe('Bode plot'),
  orbit: words({
    clearance: 'Label of the circle of the bearing clearance',
    key: 'Explanation under the drawing',
    rpm: 'Unit after a speed',
    order: 'Head of a column',
    lagX: 'Head of a column: phase lag at probe X, with its unit',
    lagY: 'Head of a column: phase lag at probe Y, with its unit',
  }).describe('Shaft orbit'),
  spectrum: words({
    amplitude: 'Axis, where velocity is measured',
    acceleration: 'Axis, where acceleration is measured',
    frequency: 'Axis and head of a column, with its unit',
    alarm: 'Label of the alarm level',
    sidebands: 'Head of a column',
  }).describe('Spectrum'),
  waterfall: words({ speed: 'Axis, with its unit', frequency: 'Axis, with its unit', limit: 'Label of the limit' }).describe('Waterfall'),
  'site-rating': words({
    power: 'Axis and head of a column, before its unit',
    temperature: 'Axis, with its unit',
    design: 'Label of the design temperature',
    margin: 'Label of the margin of power',
  }).describe('Power over ambient temperature'),
  weibull: words({
    failed: 'Axis and head of a column, with its unit',
    age: 'Axis and head of a column, before its unit',
    suspension: 'Name of one unit that did not fail',
    interval: 'Label of the planned interval',
  })
    .extend({ suspensions: phrase('Name of several of them; it stands in the drawing', 14) })
    .describe('Weibull plot'),
  pareto: words({
    cumulative: 'Head of a column, with its unit',
    of: 'Between two numbers: 3 of 12',
    to: 'Between the numbers before and after: 14 to 2',
    after: 'Head of the column of later numbers',
  }).describe('Pareto chart'),
  'reliability-growth': words({ failures: 'Axis and head of a column', time: 'Axis and head of a column, before its unit' }).describe(
    'Reliability growth',
  ),
  'life-fraction': words({
    consumed: 'Axis',
    behind: 'Before the name of the pale bar',
    to: 'Between the shares now and at the end of the plan',
    hours: 'Head of a column',
    starts: 'Head of a column',
    limit: 'Head of a column',
  }).describe('Life consumed'),
  bridge: words({ total: 'After the change in percent' }).describe('Bridge from one total to another'),
  'readiness-ladder': words({
    meaning: 'Head of a column',
    evidence: 'Head of a column',
    status: 'Head of a column',
    met: 'Status of a level',
    partly: 'Status of a level',
    open: 'Status of a level',
  })
    .extend({ level: phrase('Technology readiness level, short; it stands in the drawing', 4) })
    .describe('Technology readiness levels'),
  'sour-regions': words({ h2s: 'Axis, with its unit', ph: 'Axis', region: 'Head of a column' }).describe('Regions of sour service'),
  timeline: words({
    critical: 'Name of the critical path, and head of a column',
    time: 'Axis, before its unit',
    from: 'Head of a column, before its unit',
    until: 'Head of a column, before its unit',
    yes: 'In the column of the critical path',
  }).describe('Timeline'),
});
