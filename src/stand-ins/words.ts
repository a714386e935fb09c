import type { StandInsData } from '../schemas/settings/stand-ins.ts';

/** The form of a stand-in, as the page carries it for the script. */
export type StandInForm = {
  /** Says of the form that it stands in for a third party. */
  label: string;
  /** Said where the prepared letter could not be shown. */
  failed: string;
} & ({ kind: 'booking'; words: StandInsData['booking'] } | { kind: 'form'; words: StandInsData['form'] });

/** What the booking's script needs before anybody touches it: times are the visitor's own. The rest comes with the reply. */
export type BookingWords = Pick<
  StandInsData['booking'],
  'timeZone' | 'times' | 'days' | 'noticeHours' | 'zone' | 'sameZone' | 'time' | 'office'
> & { city: string };
