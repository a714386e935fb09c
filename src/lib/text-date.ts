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
  const days = parts.map(readDate);
  const wrong = days.find(({ problem }) => problem);
  const [first = '', last = ''] = days.map(({ date }) => date);
  return (
    wrong?.problem ??
    (last && first > last
      ? `“${parts[0]}” comes after “${parts[1]}”. Put the earlier date first.`
      : undefined)
  );
}

const splitRange = (text: string) => text.trim().split(/\s+(?:to|until|[–-])\s+/);

/** A date without its month or day if the text doesn't give them, or what is wrong with it. */
type Read = { date: string; problem?: never } | { date?: never; problem: string };

function readDate(text: string): Read {
  const words = text.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  const written = words.pop() ?? '';
  const year = Number(written);
  if (!/^\d{4}$/.test(written)) return { problem: FORMS };
  if (year < 1900 || year > 2100)
    return { problem: `The year ${year} is out of range (1900–2100). ${FORMS}` };
  if (words.length === 0) return { date: written };
  const name = words.find((word) => /^\p{L}/u.test(word)) ?? '';
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) {
    const meant =
      MONTHS.find(
        (known) => name.length > 2 && known.toLowerCase().startsWith(name.toLowerCase()),
      ) ?? nearest(name, MONTHS);
    return { problem: meant ? `“${name}” isn’t a month. Did you mean “${meant}”?` : FORMS };
  }
  const date = `${written}-${String(month).padStart(2, '0')}`;
  const others = words.filter((word) => word !== name);
  if (others.length === 0) return { date };
  const [, digits = '', suffix = ''] = /^(\d{1,2})(st|nd|rd|th)?$/.exec(others[0] ?? '') ?? [];
  if (others.length > 1 || !digits) return { problem: FORMS };
  const day = Number(digits);
  const most = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > most) return { problem: `${name} ${year} has ${most} days, not ${day}.` };
  if (suffix && suffix !== ordinal(day))
    return { problem: `Write ${day}${ordinal(day)}, not ${day}${suffix}.` };
  return { date: `${date}-${digits.padStart(2, '0')}` };
}

const ordinal = (day: number) =>
  day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
