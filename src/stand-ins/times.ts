/**
 * A formatter of instants. Intl is first used when something is formatted, not when the script is
 * evaluated: the first use is slow.
 */
const formatter = (options: Intl.DateTimeFormatOptions) => (instant: number, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(instant);
const weekday = formatter({ weekday: 'short' });
const day = formatter({ day: 'numeric', month: 'short' });

/** "14:30", in the visitor's zone or another. */
export const timeOf = formatter({ hour: '2-digit', minute: '2-digit' });
/** "Monday 23 November" */
export const dateOf = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
/** "Mon" and "23 Nov" */
export const dayOf = (instant: number) => [weekday(instant), day(instant)] as const;
/** The visitor's time zone, such as "Europe/London". */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
