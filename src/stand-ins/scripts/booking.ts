import { fill } from '../../lib/fill.ts';
import { EMAIL, h, input, mailForm, PERSON, textarea } from '../mail-form.ts';
import { OFFICE_HOURS, officeTimes } from '../office-times.ts';
import { dateOf, dayOf, timeOf, weekdayOf, zoneHere } from '../times.ts';
import { booking as words } from '../words.json';

declare const FIRM: { city: string };
const { city } = FIRM;

/** The same for all instants of a day in the visitor's zone. */
const dayKey = (instant: number) => new Date(instant).toDateString();
const officeTimeOf = (instant: number) => timeOf(instant, OFFICE_HOURS.timeZone);

/**
 * Shows the form for an introductory meeting: day, time and contact details.
 * @param container an element with the attribute data-path, as a vendor's script would get it
 */
function init(container: HTMLElement) {
  const person = [
    input(words.person, 'person', PERSON),
    input(words.email, 'email', EMAIL),
    textarea(words.topic, 'topic', { rows: 3, maxlength: 600 }),
  ];
  container.replaceChildren(mailForm('booking', [dayAndTime(), person], words));
}

/** The days, and the times of the chosen one; at first the first day is chosen. */
function dayAndTime(): Node[] {
  const starts = officeTimes(Date.now(), OFFICE_HOURS);
  // Only what is shown is formatted, because Intl is slow: ten days, and the times of one of them.
  const firsts = starts.filter((start, at) => dayKey(start) !== dayKey(starts[at - 1] ?? 0));
  const isFar = firsts.some((start) => timeOf(start) !== officeTimeOf(start));
  const officeNote = (start: number) =>
    isFar ? fill(words.office, { time: officeTimeOf(start), city }) : '';

  const times = h('fieldset');
  const showTimes = (chosen: number) => {
    const sameDay = starts.filter((start) => dayKey(start) === dayKey(chosen));
    times.replaceChildren(
      h('legend', {}, fill(words.time, { date: dateOf(chosen) })),
      ...sameDay.map((start) => tile('time', start, timeOf(start), officeNote(start))),
    );
  };
  const days = h(
    'fieldset',
    {},
    h('legend', {}, words.day),
    ...firsts.map((start) => tile('day', start, weekdayOf(start), dayOf(start))),
  );
  days.onchange = ({ target }) => showTimes(Number((target as HTMLInputElement).value));
  const [first] = firsts;
  const firstDay = days.querySelector('input');
  if (firstDay && first) {
    firstDay.checked = true;
    showTimes(first);
  }
  const zone = fill(isFar ? words.zone : words.sameZone, { zone: zoneHere(), city });
  return [days, times, h('p', { class: 'zone' }, zone)];
}

/** A radio button with a visible tile. */
const tile = (name: string, instant: number, title: string, note: string) =>
  h(
    'label',
    { class: 'tile' },
    h('input', { type: 'radio', required: '', name, value: instant }),
    h('b', {}, title),
    ` ${note}`,
  );

Object.assign(window, { StandInBooking: { init } });
