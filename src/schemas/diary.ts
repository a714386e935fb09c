import { z } from 'zod';
import { inOrder } from '../lib/diary.ts';
import { line } from './fields.ts';

/** What a line of a diary records. */
const DIARY_KINDS = [
  'before',
  'call',
  'visit',
  'measurement',
  'decision',
  'work',
  'outcome',
  'later',
] as const;

const date = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, {
    error: 'a month such as 2018-08, or a day such as 2018-08-22',
    abort: true,
  })
  .refine((on) => on.length === 7 || z.iso.date().safeParse(on).success, {
    error: 'a date that exists',
    abort: true,
  })
  .describe('Month, or day if the case counts in days or weeks');

const entry = z.strictObject({
  on: date,
  kind: z
    .enum(DIARY_KINDS)
    .describe(
      'before (what led to the call), call, visit, measurement, decision, work (what was changed), outcome, later (follow-up)',
    ),
  text: line('What happened', 130, 8),
  hours: z.number().min(0).describe('Running hours at that date, all machines together').optional(),
});

/** When the work of a case happened. */
export const diarySchema = z
  .array(entry)
  .min(5)
  .max(10)
  .superRefine((lines, context) => {
    const wrong = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const outcome = lines.findLastIndex(({ kind }) => kind === 'outcome');
    for (const [i, { on, kind }] of lines.entries()) {
      const [before, above, below] = [lines[i - 2], lines[i - 1], lines[i + 1]];
      if (above && !inOrder(above.on, on)) {
        // If the row above is later than the next one too, it alone is out of order.
        const isAbove =
          below && !inOrder(above.on, below.on) && (!before || inOrder(before.on, on));
        const [at, found] = isAbove
          ? [i - 1, `${above.on} is later than ${on} in the row below`]
          : [i, `${on} is earlier than ${above.on} in the row above`];
        wrong([at, 'on'], `${found}. Sort the rows, or correct one of the two dates.`);
      }
      if (outcome >= 0 && (kind === 'later') !== i > outcome)
        wrong(
          [i, 'kind'],
          'After the outcome, every line has kind: later, and none before it does.',
        );
    }
  })
  .describe(
    'Diary of the case, in chronological order: call, visits, measurements, decisions, outcome, follow-up.',
  );
