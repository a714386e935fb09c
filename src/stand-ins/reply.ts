import { fill } from '../lib/fill.ts';
import type { StandInsData } from '../schemas/settings/stand-ins.ts';
import { entered } from './elements.ts';
import { showPanel } from './panel.ts';
import { dateOf, timeOf, ZONE_HERE } from './times.ts';

declare const STAND_IN: Pick<StandInsData, 'reply' | 'booking' | 'form'> & { firm: { name: string; email: string; city: string } };
const { reply, booking, form: message, firm } = STAND_IN;

/** Shows the letter and the calendar file for a meeting asked for. */
export function answerBooking(form: HTMLFormElement) {
  const answers = entered(form);
  const start = Number(answers.time);
  const gaps = {
    ...answers,
    topic: answers.topic || '–',
    city: firm.city,
    zone: ZONE_HERE,
    date: dateOf(start),
    time: timeOf(start),
    officeTime: timeOf(start, booking.timeZone),
  };
  const mail = { to: firm.email, subject: fill(booking.subject, gaps), body: fill(booking.body, gaps) };
  const meeting = {
    uid: `${crypto.randomUUID()}@${location.hostname}`,
    stamp: Date.now(),
    start,
    minutes: booking.minutes,
    summary: fill(booking.summary, { firm: firm.name }),
    description: mail.body,
    location: booking.location,
    organizer: firm,
  };
  showPanel(form, reply, { heading: fill(booking.heading, gaps), text: booking.text, mail, calendar: { label: booking.file, meeting } });
}

/** Shows the letter for a message. */
export function answerMessage(form: HTMLFormElement) {
  const answers = entered(form);
  const mail = { to: firm.email, subject: fill(message.subject, answers), body: fill(message.body, answers) };
  showPanel(form, reply, { heading: message.heading, text: message.text, mail });
}
