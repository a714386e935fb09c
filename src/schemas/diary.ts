import { z } from 'zod';
import { daysBetween, inOrder, isSpan } from '../lib/diary.ts';
import { line } from './tools.ts';

/** What a line of a diary records. */
const DIARY_KINDS = ['before', 'call', 'visit', 'measurement', 'decision', 'work', 'outcome', 'later'] as const;

const date = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, 'a month such as 2018-08, or a day such as 2018-08-22')
  .describe('Month, or day where the case counts in days or weeks');

const entry = z.strictObject({
  on: date,
  kind: z
    .enum(DIARY_KINDS)
    .describe(
      'before (what led to the call), call, visit, measurement, decision, work (what was changed), outcome (once), later (follow-up)',
    ),
  text: line('What happened', 130, 8),
  hours: z.number().min(0).describe('Running hours at that date, all machines together').optional(),
});

const span = z.strictObject({
  from: z.int().min(1).describe('Number of the first line, counted from 1'),
  to: z.int().min(2).describe('Number of the last line'),
  says: line('What the text says of the time between them, such as "26 months"', 20),
});

/** When the work of a case happened. The case's `date` is the month of its outcome. */
export const diarySchema = z
  .strictObject({
    machines: z.int().min(1).default(1).describe('How many machines the running hours add up'),
    lines: z.array(entry).min(5).max(10).describe('In order of time'),
    spans: z.array(span).max(5).default([]).describe('Times that the text quotes; the check compares them with the dates'),
  })
  .superRefine(({ machines, lines, spans }, context) => {
    const wrong = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    const outcomes = lines.flatMap(({ kind }, i) => (kind === 'outcome' ? [i] : []));
    const [outcome = 0] = outcomes;
    if (outcomes.length !== 1) wrong(['lines'], `There are ${outcomes.length} lines of kind outcome. Keep one.`);
    for (const [i, { on, kind, hours }] of lines.entries()) {
      const earlier = lines[i - 1];
      if (earlier && !inOrder(earlier.on, on))
        wrong(['lines', i, 'on'], `${on} comes before ${earlier.on} of the line above. Sort the lines.`);
      if ((kind === 'later') !== i > outcome && outcomes.length === 1)
        wrong(['lines', i, 'kind'], 'later is what comes after the outcome, and nothing else comes after it.');
      const counted = lines.slice(0, i).findLast((other) => other.hours !== undefined);
      if (hours === undefined || counted?.hours === undefined) continue;
      const possible = (daysBetween(counted.on, on) + 31) * 24 * machines;
      if (hours < counted.hours || hours - counted.hours > possible)
        wrong(['lines', i, 'hours'], `${hours - counted.hours} h cannot be run between ${counted.on} and ${on}.`);
    }
    for (const [i, { from, to, says }] of spans.entries()) {
      const [first, last] = [lines[from - 1], lines[to - 1]];
      if (!first || !last) wrong(['spans', i], `There are only ${lines.length} lines.`);
      else if (!isSpan(says, first.on, last.on)) wrong(['spans', i, 'says'], `From ${first.on} to ${last.on} is not "${says}".`);
    }
  })
  .describe('Diary of the case: call, visits, measurements, decisions, outcome, follow-up');
