/** A formatter of instants, in ms since 1970, in the visitor's time zone or another. */
const formatter = (options: Intl.DateTimeFormatOptions) => (instant: number, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(instant);

/** "Mon" */
export const weekdayOf = formatter({ weekday: 'short' });
/** "23 Nov" */
export const dayOf = formatter({ day: 'numeric', month: 'short' });
/** "14:30" */
export const timeOf = formatter({ hour: '2-digit', minute: '2-digit' });
/** "Monday 23 November" */
export const dateOf = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
/** The visitor's time zone, such as "Europe/London". */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
