/** A way to write instants. A format is made once for each zone: making one takes longer than all that it writes here. */
function writer(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (instant: number, timeZone?: string) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(instant);
  };
}
const weekday = writer({ weekday: 'short' });
const day = writer({ day: 'numeric', month: 'short' });

/** "14:30", in the visitor's zone or another. */
export const timeOf = writer({ hour: '2-digit', minute: '2-digit' });
/** "Monday 23 November" */
export const dateOf = writer({ weekday: 'long', day: 'numeric', month: 'long' });
/** "Mon" and "23 Nov" */
export const dayOf = (instant: number) => [weekday(instant), day(instant)] as const;
/**
 * The visitor's time zone, such as "Europe/London". Asked for as the script comes: a page's first use of dates takes the browser
 * a while, which is so in a task of its own.
 */
export const ZONE_HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
