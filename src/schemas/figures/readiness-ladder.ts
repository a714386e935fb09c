import { z } from 'zod';
import { line, phrase, words } from '../fields.ts';
import { figure } from './common.ts';

/**
 * Technology readiness ladder (DNV-RP-A203, API RP 17N: TRL 0 to 7) with the evidence for each
 * rung.
 */
export const schema = figure('readiness-ladder', {
  levels: z
    .array(
      z.strictObject({
        level: z.int().min(0).max(7).describe('Technology readiness level, 0 to 7'),
        name: line('What the level means', 28),
        evidence: line('Evidence that the level is met', 64),
        status: z.enum(['met', 'partly', 'open']).describe('met, partly or open'),
      }),
    )
    .min(3)
    .max(8)
    .describe('In ascending order'),
});

export const wordsSchema = words({
  meaning: 'Heading of a column',
  evidence: 'Heading of a column',
  status: 'Heading of a column',
  met: 'Status of a level',
  partly: 'Status of a level',
  open: 'Status of a level',
})
  .extend({ level: phrase('Short form of "technology readiness level", shown in the drawing', 4) })
  .describe('Technology readiness levels');
