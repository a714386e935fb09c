/** A formatter of instants. Each zone's format is created once: that takes longer than all formatting here. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (instant: number, timeZone?: string) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(instant);
  };
}
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
