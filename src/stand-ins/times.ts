const shown = (instant: number, options: Intl.DateTimeFormatOptions, timeZone?: string) =>
  new Date(instant).toLocaleString('en-GB', { ...options, ...(timeZone && { timeZone }) });

/** "14:30", in the visitor's zone or another. */
export const timeOf = (instant: number, zone?: string) => shown(instant, { hour: '2-digit', minute: '2-digit' }, zone);
/** "Monday 23 November" */
export const dateOf = (instant: number) => shown(instant, { weekday: 'long', day: 'numeric', month: 'long' });
/** "Mon" and "23 Nov" */
export const dayOf = (instant: number) =>
  [shown(instant, { weekday: 'short' }), shown(instant, { day: 'numeric', month: 'short' })] as const;
/** The visitor's time zone, such as "Europe/London". */
export const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
