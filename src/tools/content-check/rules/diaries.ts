import { daysBetween, isSpan } from '../../../lib/diary.ts';
import { type Entry, field, stringsIn } from '../entry.ts';
import { type Content, entriesOf } from '../model.ts';
import { numbersFile } from '../paths.ts';
import { notGiven } from '../pledges.ts';
import { atField, atNumbers, type Looked, type Rule } from '../rule.ts';

export const rules: Rule[] = [{ id: 'diary', check: diaries }];

/** Numbers that a text may write as words. */
const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** Whether a text gives a span such as "18 months", in figures or in words, or counts to it ("week 4" for "4 weeks"). */
function gives(text: string, span: string): boolean {
  const [count = '', unit = ''] = span.split(' ');
  const word = NUMBERS[Number(count)];
  const forms = [`${count} ${unit}`, `${unit.replace(/s$/, '')} ${count}`, `${count} idle ${unit}`];
  if (word) forms.push(`${word} ${unit}`);
  return forms.some((form) => ` ${text.toLowerCase()}`.replaceAll(/\s+/g, ' ').includes(` ${form}`));
}

interface Line {
  on: string;
  kind: string;
  hours?: number;
  text?: string;
}

function diaries(content: Content): Looked {
  return entriesOf(content, 'cases').flatMap((entry) => {
    const lines = field(entry.data, 'diary');
    if (!Array.isArray(lines) || !lines.every(isLine)) return [];
    const { diary: _diary, ...others } = entry.data as Record<string, unknown>;
    const text = [entry.source.body, ...stringsIn(others)].join('\n');
    // The text of a draft may still be to be written.
    const isDraft = field(entry.data, 'draft') === true;
    return [hours(entry, lines), counted(entry, lines), isDraft ? [] : [spans(content, entry, lines, text), uncounted(entry, lines, text)]];
  });
}

const isLine = (value: unknown): value is Line => typeof field(value, 'on') === 'string' && typeof field(value, 'kind') === 'string';

/** Running hours that can't have been run between two dates. */
function hours(entry: Entry, lines: readonly Line[]): Looked {
  const machines = Number(field(entry.numbers?.data, 'machines') ?? 1);
  return lines.flatMap(({ on, hours }, i) => {
    const counted = lines.slice(0, i).findLast((other) => other.hours !== undefined);
    if (hours === undefined || counted?.hours === undefined) return [];
    const possible = (daysBetween(counted.on, on) + 31) * 24 * machines;
    return hours >= counted.hours && hours - counted.hours <= possible
      ? []
      : atField(
          entry,
          ['diary', i, 'hours'],
          `${hours - counted.hours} h cannot be run between ${counted.on} and ${on}.`,
          `Correct the hours or a date; where they add up several machines, say so in ${numbersFile(entry.source.file)}: machines: 2`,
        );
  });
}

const AFTER = new RegExp(`\\b(\\d+|${NUMBERS.slice(1).join('|')}) (day|week)s? (?:later|after|on)\\b`, 'i');
const WEEK = /^(Week|Day) (\d+)\b/;

/** “Three weeks later” where the line above stands a week before; “Week 9” on a day that is another week, counted as two other lines do. */
function counted(entry: Entry, lines: readonly Line[]): Looked {
  const found = (i: number, message: string, repair: string) => [atField(entry, ['diary', i, 'text'], message, repair)];
  const begins = lines.flatMap(({ on, text = '' }, i) => {
    const [said = '', unit, count] = WEEK.exec(text) ?? [];
    const length = unit === 'Week' ? 7 : 1;
    return on.length > 7 && unit
      ? [{ i, said, unit, length, day: daysBetween('2000-01-01', on), begin: daysBetween('2000-01-01', on) - Number(count) * length }]
      : [];
  });
  const isAlike = (a: (typeof begins)[number], b: typeof a) => a !== b && a.unit === b.unit && Math.abs(a.begin - b.begin) < a.length;
  const weeks = begins.flatMap((each) => {
    const right = begins.find((other) => other.unit === each.unit && begins.some((third) => isAlike(other, third)));
    if (!right || begins.some((other) => isAlike(each, other))) return [];
    const count = Math.floor((each.day - right.begin) / each.length);
    return found(
      each.i,
      `${each.said} is ${each.unit.toLowerCase()} ${count} by the other lines.`,
      `Write “${each.unit} ${count}”, or correct the date.`,
    );
  });
  const spans = lines.flatMap(({ on, text = '' }, i) => {
    const [said, count = '', unit] = AFTER.exec(text) ?? [];
    const above = lines[i - 1];
    if (!said || !above || above.on.length < 10 || on.length < 10) return [];
    const number = NUMBERS.includes(count.toLowerCase()) ? NUMBERS.indexOf(count.toLowerCase()) : count;
    if (isSpan(`${number} ${unit}s`, above.on, on)) return [];
    return found(
      i,
      `“${said}”: from ${above.on}, the line above, to ${on} are ${daysBetween(above.on, on)} days.`,
      'Correct the time, or one of the dates.',
    );
  });
  return [...weeks, ...spans];
}

/** Times that the text quotes, held against the dates of the diary. */
function spans(content: Content, entry: Entry, lines: readonly Line[], text: string): Looked {
  const { numbers } = entry;
  const given = field(numbers?.data, 'spans');
  if (!numbers || !Array.isArray(given)) return [];
  return given.flatMap((span, i): Looked => {
    const [from, to, says] = [field(span, 'from'), field(span, 'to'), field(span, 'says')];
    const [first, last] = [lines[Number(from) - 1], lines[Number(to) - 1]];
    if (typeof says !== 'string') return [];
    if (!first || !last)
      return atNumbers(numbers, ['spans', i], `The diary has no line ${lines.length + 1}.`, `Count its lines from 1 to ${lines.length}.`);
    if (!isSpan(says, first.on, last.on))
      return atNumbers(
        numbers,
        ['spans', i, 'says'],
        `From ${first.on} (line ${from}) to ${last.on} (line ${to}) is not "${says}".`,
        'Correct the time here and in the text, or a date of the diary.',
      );
    return gives(text, says) ? [] : notGiven(content, entry, numbers, ['spans', i, 'says'], says, 'holds text and diary to');
  });
}

function uncounted(entry: Entry, lines: readonly Line[], text: string): Looked {
  return lines.flatMap(({ hours }, i) => {
    const count = typeof hours === 'number' && hours > 0 ? `${hours.toLocaleString('en-GB')} h` : undefined;
    return count === undefined || text.includes(count)
      ? []
      : atField(entry, ['diary', i, 'hours'], `The text doesn’t give “${count}”.`, `Write ${count} there, or correct the hours here.`);
  });
}
