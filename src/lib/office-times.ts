/** When somebody in the office can be met. */
export interface OfficeHours {
  /** Time zone of the office, such as "Europe/Amsterdam". */
  timeZone: string;
  /** Times of day in the office at which a meeting can start, such as "09:30". */
  times: readonly string[];
  /** Over how many days times are offered, today included. */
  days: number;
  /** How long before it a meeting must be asked for. */
  noticeHours: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the clocks of a zone show at an instant, as if it were UTC. Swedish writes dates as ISO 8601 does. */
const wallClock = (instant: number, timeZone: string) =>
  Date.parse(`${new Date(instant).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);

/** The instant at which the clocks of a zone show a time; summer time is looked up at that instant, not today. */
function instantOf(wall: number, timeZone: string): number {
  const near = 2 * wall - wallClock(wall, timeZone);
  return near + wall - wallClock(near, timeZone);
}

/**
 * The starts of meetings on offer, in order: the office's weekdays and times, from the notice on.
 * @param now milliseconds since 1970
 */
export function officeTimes(now: number, { timeZone, times, days, noticeHours }: OfficeHours): number[] {
  const today = Math.floor(wallClock(now, timeZone) / DAY_MS) * DAY_MS;
  const found: number[] = [];
  for (let day = today; day < today + days * DAY_MS; day += DAY_MS) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    for (const time of times) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const start = instantOf(day + hours * HOUR_MS + (minutes * HOUR_MS) / 60, timeZone);
      if (start >= now + noticeHours * HOUR_MS) found.push(start);
    }
  }
  return found;
}
