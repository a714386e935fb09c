import { daysBetween, isSpan } from '../../../lib/diary.ts';
import { type Checked, checkedIn } from '../checked.ts';
import { type Entry, field } from '../entry.ts';
import { type Mention, mentionsIn } from '../mentions.ts';
import type { Content } from '../model.ts';
import { givesNumber, missingNumber } from '../numbers-file.ts';
import { atField, atKey, type Rule, type RuleResult } from '../rule.ts';
import { numbersIn } from '../story.ts';

export const rules: Rule[] = [{ id: 'diary', check: diaries }];

/** Whether an entry gives a span such as "18 months", in figures or in words, or counts to it ("week 4" for "4 weeks"). */
function givesSpan(entry: Entry, wanted: Mention | undefined): boolean {
  return numbersIn(entry).some(
    ({ passage, path, value, unit }) =>
      passage && path[0] !== 'diary' && value === wanted?.value && (unit === wanted.unit || unit === `no. ${wanted.unit}`),
  );
}

type Line = Checked<'cases'>['data']['diary'][number];

function diaries(content: Content): RuleResult {
  return checkedIn(content, 'cases').flatMap((entry) => {
    const { diary: lines, draft: isDraft } = entry.data;
    // The text of a draft may be unwritten.
    return [hours(entry, lines), counted(entry, lines), isDraft ? [] : [spans(content, entry, lines), uncounted(entry, lines)]];
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

/** Times that the text quotes, checked against the dates of the diary. */
function spans(content: Content, entry: Entry, lines: readonly Line[]): RuleResult {
  const { numbers } = entry;
  const given = field(numbers?.data, 'spans');
  if (!numbers || !Array.isArray(given)) return [];
  return given.flatMap((span, i): RuleResult => {
    const [from, to, says] = [field(span, 'from'), field(span, 'to'), field(span, 'says')];
    const [first, last] = [lines[Number(from) - 1], lines[Number(to) - 1]];
    if (typeof says !== 'string') return [];
    if (!first || !last)
      return atKey(numbers, ['spans', i], `The diary has no row ${first ? to : from}.`, `Count its rows from 1 to ${lines.length}.`);
    const path = ['spans', i, 'says'];
    const not = `From ${first.on} (row ${from} of the diary) to ${last.on} (row ${to}) is not "${says}".`;
    const [time] = mentionsIn(says);
    if (!isSpan(`${time?.value} ${time?.unit}`, first.on, last.on))
      return atKey(numbers, path, not, 'Correct the time here and in the text, or a date in the diary.');
    return !givesSpan(entry, time) && missingNumber(content, entry, numbers, path, says, 'expects text and diary to give');
  });
}

function uncounted(entry: Entry, lines: readonly Line[]): RuleResult {
  return lines.map(({ hours }, i) => {
    const count = hours ? written(hours) : undefined;
    if (count === undefined || givesNumber(entry, count)) return undefined;
    return atField(entry, ['diary', i, 'hours'], `The text doesn’t give “${count}”.`, `Write ${count} there, or correct the hours here.`);
  });
}
