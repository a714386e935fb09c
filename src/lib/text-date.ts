import { nearest } from './nearest.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
export const MONTHS = Array.from({ length: 12 }, (_, month) => MONTH.format(Date.UTC(2000, month)));
const FORMS = 'Write it as “March 2024”, “12 March 2024”, “March 12th 2024”, “2024”, or two of them joined by “to”.';

interface Day {
  year: number;
  /** 1 to 12; 0 if only the year is given. */
  month: number;
  /** 1 to 31; 0 if no day is given. */
  day: number;
}

/**
 * Checks a date that is written as text.
 * @param text such as "March 2024", "June 18th 2025" or "May 2019 to July 2021"
 * @returns what is wrong and how to fix it; undefined if it is a date
 */
export function textDateProblem(text: string): string | undefined {
  const parts = text.trim().split(/\s+(?:to|until|[–-])\s+/);
  if (parts.length > 2) return FORMS;
  const days = parts.map(dayOf);
  const wrong = days.find((day) => typeof day === 'string');
  if (typeof wrong === 'string') return wrong;
  const [first, last] = days as Day[];
  return first && last && order(first) > order(last) ? `“${parts[0]}” comes after “${parts[1]}”. Put the earlier date first.` : undefined;
}

const order = ({ year, month, day }: Day) => (year * 13 + month) * 32 + day;

function dayOf(text: string): Day | string {
  const words = text.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  const year = Number(words.at(-1));
  if (!/^\d{4}$/.test(words.at(-1) ?? '')) return FORMS;
  if (year < 1900 || year > 2100) return `The year ${year} is out of range (1900–2100). ${FORMS}`;
  const rest = words.slice(0, -1);
  if (rest.length === 0) return { year, month: 0, day: 0 };
  const name = rest.find((word) => /^\p{L}/u.test(word)) ?? '';
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) {
    const meant = MONTHS.find((known) => name.length > 2 && known.toLowerCase().startsWith(name.toLowerCase())) ?? nearest(name, MONTHS);
    return meant ? `“${name}” isn’t a month. Did you mean “${meant}”?` : FORMS;
  }
  const others = rest.filter((word) => word !== name);
  if (others.length === 0) return { year, month, day: 0 };
  const [, digits = '', suffix = ''] = /^(\d{1,2})(st|nd|rd|th)?$/.exec(others[0] ?? '') ?? [];
  if (others.length > 1 || !digits) return FORMS;
  const day = Number(digits);
  const most = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > most) return `${name} ${year} has ${most} days, not ${day}.`;
  if (suffix && suffix !== ordinal(day)) return `Write ${day}${ordinal(day)}, not ${day}${suffix}.`;
  return { year, month, day };
}

const ordinal = (day: number) => (day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));
