import { daysBetween } from '../../../lib/diary.ts';
import { type Checked, checkedIn } from '../../content-model/checked.ts';
import type { Content } from '../../content-model/content.ts';
import type { Entry } from '../../content-model/entry.ts';
import { givesNumber } from '../numbers/numbers-file.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ id: 'diary', check: diaries }];

type Line = Checked<'cases'>['data']['diary'][number];

function diaries(content: Content): RuleResult {
  return checkedIn(content, 'cases').flatMap((entry) => {
    const { diary: lines, draft: isDraft } = entry.data;
    // The text of a draft may be unwritten.
    return [hours(entry, lines), counted(entry, lines), isDraft ? [] : uncounted(entry, lines)];
  });
}

/** Hours as a text has them: “9,600 h”. */
const written = (hours: number) => `${hours.toLocaleString('en-GB')} h`;

/** Running hours that fall. */
const hours = (entry: Entry, lines: readonly Line[]): RuleResult =>
  lines.map(({ hours = Number.POSITIVE_INFINITY }, i) => {
    const most = Math.max(0, ...lines.slice(0, i).map((each) => each.hours ?? 0));
    if (hours >= most) return undefined;
    const message = `The running hours fall: ${written(hours)} here, but already ${written(most)} above.`;
    return atField(entry, ['diary', i, 'hours'], message, 'Running hours can only increase: correct one of the two.');
  });

const WEEK = /^(Week|Day) (\d+)\b/;

/** “Week 9” on a day that is in another week, counting as two other lines do. */
function counted(entry: Entry, lines: readonly Line[]): RuleResult {
  const begins = lines.flatMap(({ on, text }, i) => {
    const [said = '', unit, count] = WEEK.exec(text) ?? [];
    const length = unit === 'Week' ? 7 : 1;
    return on.length > 7 && unit
      ? [{ i, said, unit, length, day: daysBetween('2000-01-01', on), begin: daysBetween('2000-01-01', on) - Number(count) * length }]
      : [];
  });
  const isAlike = (a: (typeof begins)[number], b: typeof a) => a !== b && a.unit === b.unit && Math.abs(a.begin - b.begin) < a.length;
  return begins.flatMap((each) => {
    const right = begins.find((other) => other.unit === each.unit && begins.some((third) => isAlike(other, third)));
    if (!right || begins.some((other) => isAlike(each, other))) return [];
    const count = Math.floor((each.day - right.begin) / each.length);
    const message = `“${each.said}” is ${each.unit.toLowerCase()} ${count} according to the other lines.`;
    return atField(entry, ['diary', each.i, 'text'], message, `Write “${each.unit} ${count}”, or correct the date.`);
  });
}

function uncounted(entry: Entry, lines: readonly Line[]): RuleResult {
  return lines.map(({ hours }, i) => {
    const count = hours ? written(hours) : undefined;
    if (count === undefined || givesNumber(entry, count)) return undefined;
    return atField(entry, ['diary', i, 'hours'], `The text doesn’t give “${count}”.`, `Write ${count} there, or correct the hours here.`);
  });
}
