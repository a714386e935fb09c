import type { StandInsData } from '../schemas/settings/stand-ins.ts';

/** Texts of a stand-in's form in the page. */
export type StandInFormLabels = {
  /** Label that marks the form as a stand-in. */
  label: string;
  /** Shown if the e-mail could not be prepared. */
  failed: string;
} & ({ kind: 'booking'; labels: StandInsData['booking'] } | { kind: 'form'; labels: StandInsData['form'] });

/** Settings that the booking's script needs to show its form. */
export type BookingSettings = Pick<
  StandInsData['booking'],
  'timeZone' | 'times' | 'days' | 'noticeHours' | 'zone' | 'sameZone' | 'time' | 'office'
> & { city: string };

/** What the module of the replies needs to compose e-mails and a calendar file. */
export interface ReplySettings {
  reply: StandInsData['reply'];
  booking: Pick<
    StandInsData['booking'],
    'timeZone' | 'minutes' | 'heading' | 'text' | 'file' | 'subject' | 'body' | 'summary' | 'location'
  >;
  form: Pick<StandInsData['form'], 'heading' | 'text' | 'subject' | 'body'>;
  firm: { name: string; email: string; city: string };
}
