import { z } from 'zod';
import { phrase, words } from '../fields.ts';
import { figure, positive, unit } from './common.ts';

const lifeUnits = ['h', 'starts', 'cycles', 'days'] as const;

/** Weibull probability plot by median ranks; units that did not fail are suspensions. */
export const schema = figure('weibull', {
  unit: unit(lifeUnits),
  beta: positive('Shape parameter as the text quotes it; checked against the fit of the data'),
  eta: positive(
    'Characteristic life (63.2 % failed) as the text quotes it; checked against the fit',
  ),
  failures: z.array(positive('Age at failure')).min(3).max(40).describe('Ages at failure'),
  suspensions: z
    .array(positive('Age'))
    .max(60)
    .default([])
    .describe('Ages of units that have not failed: still running, or removed before a failure'),
  interval: positive('Age at which the task is planned, drawn as a line').optional(),
});

export const wordsSchema = words({
  failed: 'Title of an axis and heading of a column, with its unit',
  age: 'Title of an axis and heading of a column, before its unit',
  suspension: 'Word for one unit that has not failed',
  interval: 'Label of the planned interval',
})
  .extend({ suspensions: phrase('Word for several such units, shown in the drawing', 14) })
  .describe('Weibull plot');
