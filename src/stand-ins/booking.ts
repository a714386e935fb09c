import { officeTimes } from '../lib/office-times.ts';
import { standInForm } from './parts.ts';
import { dateOf, dayOf, timeOf, ZONE_HERE } from './times.ts';
import type { BookingWords } from './words.ts';

declare const STAND_IN: BookingWords;
const words = STAND_IN;
const { city } = words;

/** Fills the gaps of a text that the content check has looked at. */
const fill = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/**
 * Shows the booking of an introductory meeting: a day, a time, who asks. Times are the visitor's, with the office's beside them.
 * @param container an element with a data path, as a vendor's script would get it
 */
function init(container: HTMLElement) {
  const starts = officeTimes(Date.now(), words);
  const officeTime = (start: number) => timeOf(start, words.timeZone);
  const isFar = starts.some((start) => timeOf(start) !== officeTime(start));

  const [form, pattern] = standInForm('booking', 'answerBooking');
  const [days, times] = form.querySelectorAll('fieldset') as unknown as [HTMLFieldSetElement, HTMLFieldSetElement];
  const zone = form.querySelector('[data-zone]');
  /** One of a choice, as a tile over a radio button. */
  const tile = (name: string, instant: number, first: string, second: string) => {
    const made = pattern.cloneNode(true) as HTMLElement;
    const [radio, bold] = made.children as unknown as [HTMLInputElement, HTMLElement];
    radio.name = name;
    radio.value = String(instant);
    bold.textContent = first;
    made.append(second);
    return made;
  };
  const offer = (date: string) => {
    const legend = document.createElement('legend');
    legend.textContent = fill(words.time, { date });
    times.replaceChildren(
      legend,
      ...starts
        .filter((start) => dateOf(start) === date)
        .map((start) => tile('time', start, timeOf(start), isFar ? fill(words.office, { time: officeTime(start), city }) : '')),
    );
  };

  days.append(
    ...starts
      .filter((start, i) => i === 0 || dateOf(start) !== dateOf(starts[i - 1] ?? 0))
      .map((start) => tile('day', start, ...dayOf(start))),
  );
  days.onchange = ({ target }) => offer(dateOf(Number((target as HTMLInputElement).value)));
  if (zone) zone.textContent = fill(isFar ? words.zone : words.sameZone, { zone: ZONE_HERE, city });
  container.replaceChildren(form);
  // The first day is chosen to begin with, so that times are there at once.
  days.querySelector('input')?.click();
}
Object.assign(window, { StandInBooking: { init } });
