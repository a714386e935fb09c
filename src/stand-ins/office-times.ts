/** When meetings can be booked. */
interface OfficeHours {
  timeZone: string;
  /** Times of day in that zone at which a meeting can start, such as "09:30". */
  times: readonly string[];
  /** For how many days times are offered, today included. */
  days: number;
  noticeHours: number;
}

export const OFFICE_HOURS: OfficeHours = {
  timeZone: 'Europe/Amsterdam',
  times: ['09:30', '11:00', '14:00', '15:30'],
  days: 14,
  noticeHours: 20,
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Converts an instant to the local time of a zone, as if that were UTC; both in ms since 1970.
 * Swedish dates are in ISO 8601.
 */
function localClock(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/**
 * The times at which a meeting can start, ascending: Monday to Friday at the office's times, after
 * the minimum notice.
 * @param now in ms since 1970, as are the results
 */
export function officeTimes(
  now: number,
  { timeZone, times, days, noticeHours }: OfficeHours,
): number[] {
  const wallClock = localClock(timeZone);
  /**
   * UTC offset in ms at a day's local noon, which holds for all office hours: clocks change at
   * night.
   */
  const offsetAt = (day: number) => {
    const noon = day + 12 * HOUR_MS;
    const near = 2 * noon - wallClock(noon);
    return wallClock(near) - near;
  };
  const today = Math.floor(wallClock(now) / DAY_MS) * DAY_MS;
  const found: number[] = [];
  for (let day = today; day < today + days * DAY_MS; day += DAY_MS) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    const offset = offsetAt(day);
    for (const time of times) {
      const start = day + Date.parse(`1970-01-01T${time}Z`) - offset;
      if (start >= now + noticeHours * HOUR_MS) found.push(start);
    }
  }
  return found;
}
