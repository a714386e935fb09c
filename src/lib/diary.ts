const MONTH_YEAR = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const DAY_MONTH_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "2018-08" or "2018-08-22" as milliseconds; a month counts from its first day. */
const time = (date: string): number => Date.parse(`${date.padEnd(10, '-01')}T00:00:00Z`);

/** "August 2018", of a date with or without a day. */
export const monthAndYear = (date: string): string => MONTH_YEAR.format(time(date));

/** "22 August 2018", or "August 2018" where no day is given. */
export const longDate = (date: string): string =>
  date.length > 7 ? DAY_MONTH_YEAR.format(time(date)) : monthAndYear(date);

/**
 * Whether the second date is the first or later. A month without a day may stand for any day of
 * that month, a year for any month of that year.
 */
export const inOrder = (first: string, second: string): boolean => {
  const length = Math.min(first.length, second.length);
  return first.slice(0, length) <= second.slice(0, length);
};

/** The line whose month is the date of a case: the last outcome, if there is one. */
export const outcomeOf = <Line extends { kind: string }>(
  lines: readonly Line[],
): Line | undefined => lines.findLast(({ kind }) => kind === 'outcome');
