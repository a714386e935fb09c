import { inOrder } from './diary.ts';
import { nearest } from './nearest.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, month) => MONTH.format(Date.UTC(2000, month)));
const FORMS =
  'Write it as “March 2024”, “12 March 2024”, “March 12th 2024”, “2024”, or two of them joined by “to”.';

/**
 * Checks a date that is written as text.
 * @param text such as "March 2024", "June 18th 2025" or "May 2019 to July 2021"
 * @returns what is wrong and how to fix it; undefined if it is a date
 */
export function textDateProblem(text: string): string | undefined {
  const parts = splitRange(text);
  if (parts.length > 2) return FORMS;
  const dates = parts.map(readDate);
  const wrong = dates.find(({ problem }) => problem);
  if (wrong) return wrong.problem;
  const [first = '', last = first] = dates.map(({ date }) => date);
  return inOrder(first, last)
    ? undefined
    : `“${parts[0]}” comes after “${parts[1]}”. Put the earlier date first.`;
}

const splitRange = (text: string) => text.trim().split(/\s+(?:to|until|[–-])\s+/);

/** A date without its month or day if the text doesn't give them, or what is wrong with it. */
type Read = { date: string; problem?: never } | { date?: never; problem: string };

function readDate(text: string): Read {
  const words = text.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  const year = words.pop() ?? '';
  if (!/^\d{4}$/.test(year)) return { problem: FORMS };
  if (year < '1900' || year > '2100')
    return { problem: `The year ${Number(year)} is out of range (1900–2100). ${FORMS}` };
  if (words.length === 0) return { date: year };
  const name = words.find((word) => /^\p{L}/u.test(word)) ?? '';
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return { problem: monthProblem(name) };
  const date = `${year}-${String(month).padStart(2, '0')}`;
  const [day, ...others] = words.toSpliced(words.indexOf(name), 1);
  if (day === undefined) return { date };
  const problem = others.length > 0 ? FORMS : dayProblem(day, month, year);
  return problem
    ? { problem }
    : { date: `${date}-${String(Number.parseInt(day, 10)).padStart(2, '0')}` };
}

function monthProblem(name: string): string {
  const isBeginning = (month: string) =>
    name.length > 2 && month.toLowerCase().startsWith(name.toLowerCase());
  const meant = MONTHS.find(isBeginning) ?? nearest(name, MONTHS);
  return meant ? `“${name}” isn’t a month. Did you mean “${meant}”?` : FORMS;
}

/** What is wrong with a day such as "12" or "12th" of a month from 1. */
function dayProblem(text: string, month: number, year: string): string | undefined {
  const [, digits, suffix] = /^(\d{1,2})(st|nd|rd|th)?$/.exec(text) ?? [];
  if (!digits) return FORMS;
  const day = Number(digits);
  const most = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  if (day < 1 || day > most) return `${MONTHS[month - 1]} ${year} has ${most} days, not ${day}.`;
  const right = ordinal(day);
  return suffix && suffix !== right ? `Write ${day}${right}, not ${day}${suffix}.` : undefined;
}

const ordinal = (day: number) =>
  day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
