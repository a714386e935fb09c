import { z } from 'zod';
import { inOrder } from '../lib/diary.ts';
import { line, type Mistake, reporting } from './fields.ts';

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

type Line = z.infer<typeof entry>;

/** When the work of a case happened. */
export const diarySchema = z
  .array(entry)
  .min(5)
  .max(10)
  .superRefine(
    reporting((lines) =>
      lines.flatMap((_, i) => [...orderMistake(lines, i), ...laterMistake(lines, i)]),
    ),
  )
  .describe(
    'Diary of the case, in chronological order: call, visits, measurements, decisions, outcome, follow-up.',
  );

/** A line that is earlier than the one above it; or that one, if it alone is out of order. */
function orderMistake(lines: readonly Line[], i: number): Mistake[] {
  const [before, above, line, below] = [lines[i - 2], lines[i - 1], lines[i], lines[i + 1]];
  if (!above || !line || inOrder(above.on, line.on)) return [];
  const isAboveAlone =
    below && !inOrder(above.on, below.on) && (!before || inOrder(before.on, line.on));
  const [at, found] = isAboveAlone
    ? [i - 1, `${above.on} is later than ${line.on} in the row below`]
    : [i, `${line.on} is earlier than ${above.on} in the row above`];
  const message = `${found}. Sort the rows, or correct one of the two dates.`;
  return [{ path: [at, 'on'], message }];
}

function laterMistake(lines: readonly Line[], i: number): Mistake[] {
  const outcome = lines.findLastIndex(({ kind }) => kind === 'outcome');
  if (outcome < 0 || (lines[i]?.kind === 'later') === i > outcome) return [];
  const message = 'After the outcome, every line has kind: later, and none before it does.';
  return [{ path: [i, 'kind'], message }];
}
