import type { StandInSettings } from '../data/stand-ins.ts';
import { fill } from '../lib/fill.ts';
import { formValues } from './elements.ts';
import { showPanel } from './reply-panel.ts';
import { dateOf, timeOf, zoneHere } from './times.ts';

declare const STAND_IN: StandInSettings['reply'];
const { reply, booking, form: message, firm } = STAND_IN;

/** Shows the e-mail for a requested meeting. */
export function answerBooking(form: HTMLFormElement) {
  const answers = formValues(form);
  const start = Number(answers.time);
  const values = {
    ...answers,
    topic: answers.topic || '–',
    city: firm.city,
    zone: zoneHere(),
    date: dateOf(start),
    time: timeOf(start),
    officeTime: timeOf(start, booking.timeZone),
  };
  const mail = {
    to: firm.email,
    subject: fill(booking.subject, values),
    body: fill(booking.body, values),
  };
  showPanel(form, reply, {
    heading: fill(booking.heading, values),
    text: booking.text,
    mail,
  });
}

/** Shows the e-mail for a message. */
export function answerMessage(form: HTMLFormElement) {
  const answers = formValues(form);
  const mail = {
    to: firm.email,
    subject: fill(message.subject, answers),
    body: fill(message.body, answers),
  };
  showPanel(form, reply, { heading: message.heading, text: message.text, mail });
}
