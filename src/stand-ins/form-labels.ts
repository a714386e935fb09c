import type { StandInsData } from '../schemas/settings/stand-ins.ts';

/** Texts of a stand-in's form in the page. */
export type StandInFormLabels = {
  /** Label that marks the form as a stand-in. */
  label: string;
  /** Shown if the e-mail could not be prepared. */
  failed: string;
} & ({ kind: 'booking'; labels: StandInsData['booking'] } | { kind: 'form'; labels: StandInsData['form'] });

/** Settings that the booking's script needs to show its form; `reply.ts` has the rest. */
export type BookingSettings = Pick<
  StandInsData['booking'],
  'timeZone' | 'times' | 'days' | 'noticeHours' | 'zone' | 'sameZone' | 'time' | 'office'
> & { city: string };
