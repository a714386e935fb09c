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

/** The clocks of a zone: what they show at an instant, as if it were UTC. Swedish writes dates as ISO 8601 does. */
function clocksOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/**
 * The starts of meetings on offer, in order: the office's weekdays and times, from the notice on.
 * @param now milliseconds since 1970
 */
export function officeTimes(now: number, { timeZone, times, days, noticeHours }: OfficeHours): number[] {
  const wallClock = clocksOf(timeZone);
  /** The instant at which the clocks show a time; summer time is looked up at that instant, not today. */
  const instantOf = (wall: number) => {
    const near = 2 * wall - wallClock(wall);
    return near + wall - wallClock(near);
  };
  const today = Math.floor(wallClock(now) / DAY_MS) * DAY_MS;
  const found: number[] = [];
  for (let day = today; day < today + days * DAY_MS; day += DAY_MS) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    for (const time of times) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const start = instantOf(day + hours * HOUR_MS + (minutes * HOUR_MS) / 60);
      if (start >= now + noticeHours * HOUR_MS) found.push(start);
    }
  }
  return found;
}
