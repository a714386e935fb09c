import { daysBetween } from '../../../../lib/diary.ts';
import { MONTHS } from '../../../../lib/text-date.ts';
import { type Checked, checkedIn } from '../../model/checked.ts';
import type { Content } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import { matchesIn } from '../forms.ts';
import { aboutOf, mentionsIn } from '../numbers/mentions.ts';
import { givesNumber } from '../numbers/numbers-file.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';
import { textsIn } from '../texts.ts';

export const rules: Rule[] = [{ id: 'diary', check: diaries }];

type Line = Checked<'cases'>['data']['diary'][number];

function diaries(content: Content): RuleResult {
  return checkedIn(content, 'cases').flatMap((entry) => {
    const { diary: lines, draft: isDraft } = entry.data;
    // The text of a draft may be unwritten.
    return [
      hours(entry, lines),
      counted(entry, lines),
      inOtherMonth(entry, lines),
      sinceLine(entry, lines),
      isDraft ? [] : uncounted(entry, lines),
    ];
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

const MONTH = new RegExp(`\\b(${MONTHS.join('|')})(?: (\\d{4}))?\\b`, 'g');
/** What a sentence is about: its words, and the numbers that aren’t dates. */
const topicsOf = (text: string) =>
  new Set([...aboutOf(text), ...mentionsIn(text).flatMap(({ unit, value }) => (/date|year/.test(unit) ? [] : String(value)))]);

/** A sentence that gives the month of another line than the one that is about the same: a month that is in no line has a finding of its own. */
const inOtherMonth = (entry: Entry, lines: readonly Line[]): RuleResult =>
  textsIn(entry)
    .filter(({ path }) => path[0] !== 'diary')
    .flatMap((text) =>
      matchesIn(text, MONTH, ({ 0: said, 1: month = '', 2: year, index }) => {
        const before =
          text.raw
            .slice(0, index)
            .split(/[.;:?!]\s/)
            .at(-1) ?? '';
        const topics = topicsOf(before + (text.raw.slice(index).split(/[.;:?!](?:\s|$)/)[0] ?? ''));
        const isThen = ({ on }: Line) => MONTHS[Number(on.slice(5, 7)) - 1] === month && (!year || on.startsWith(year));
        const told = lines.map((line) => {
          const own = topicsOf(line.text);
          const shared = own.intersection(topics).size;
          return { line, shared, share: shared / Math.min(own.size, topics.size) };
        });
        const [best] = told.toSorted((a, b) => b.shared - a.shared);
        const then = told.filter(({ line }) => isThen(line));
        if (!best || best.shared < 2 || best.share < 0.5 || (year && then.length === 0)) return undefined;
        if (then.some(({ shared }) => shared > 0)) return undefined;
        return [`“${said}”: the diary has “${best.line.text}” in ${best.line.on.slice(0, 7)}.`, 'Correct the month here or in the diary.'];
      }),
    );

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30.44 };
const SINCE = /[\p{L}\d-]+ (day|week|month)s? (after|before) the (call|visit|decision|outcome)\b/gu;

/** “Six weeks after the call”, where no line of the diary is so long after its call. What happened may not be in the diary. */
const sinceLine = (entry: Entry, lines: readonly Line[]): RuleResult =>
  textsIn(entry).flatMap((text) =>
    matchesIn(text, SINCE, ({ 0: said, 1: unit = '', 2: side, 3: kind }) => {
      const [count] = mentionsIn(said);
      const length = DAYS[unit] ?? 1;
      const distances = lines.flatMap((from) =>
        from.kind === kind
          ? lines.map(({ on }) => ({
              days: daysBetween(from.on, on) * (side === 'after' ? 1 : -1),
              isDay: from.on.length + on.length === 20,
            }))
          : [],
      );
      const isOf = ({ days, isDay }: (typeof distances)[number]) =>
        Math.abs(days / length - (count?.value ?? 0)) <= (isDay ? 0 : 31 / length) + 1;
      if (!count || distances.length === 0 || distances.some(isOf)) return undefined;
      const others = distances.filter(({ days }) => days > 0).map(({ days }) => Math.round(days / length));
      return [
        `“${said}”: no line of the diary is then; the others are ${others.join(', ')} ${unit}s ${side} it.`,
        'Correct it, or the dates of the diary.',
      ];
    }).map((found) => ({ severity: 'hint' as const, ...found })),
  );
