import type { StandInSettings } from '../data/stand-ins.ts';
import { fill } from '../lib/fill.ts';
import { officeTimes } from '../lib/office-times.ts';
import { takePageForm } from './page-form.ts';
import { dateOf, dayOf, timeOf, zoneHere } from './times.ts';

declare const STAND_IN: StandInSettings['booking'];
const settings = STAND_IN;
const { city } = settings;

/** Key of an instant's day in the visitor's zone; the instant is in ms since 1970. */
const dayKey = (instant: number) => new Date(instant).toDateString();

/**
 * Shows the form for an introductory meeting: day, time and contact details. The days are added
 * once the form is less than a window's height below the window: a browser's first use of Intl
 * takes up to 60 ms on a phone, and many visitors never scroll that far.
 * @param container an element with the attribute data-path, as a vendor's script would get it
 */
function init(container: HTMLElement) {
  const [form, pattern] = takePageForm('booking', 'answerBooking');
  const showNearDays = () => {
    if (form.getBoundingClientRect().top < 2 * innerHeight) showDays(form, pattern);
    else addEventListener('scroll', showNearDays, { once: true });
  };
  container.replaceChildren(form);
  showNearDays();
}

/**
 * Fills in the days, and the times of the first one: in the visitor's zone, with the office's
 * beside them.
 */
function showDays(form: HTMLFormElement, pattern: HTMLElement) {
  const starts = officeTimes(Date.now(), settings);
  // Only what is shown is formatted, because Intl is slow: ten days, and the times of one of them.
  const firsts = starts.filter((start, i) => dayKey(start) !== dayKey(starts[i - 1] ?? 0));
  const officeTime = (start: number) => timeOf(start, settings.timeZone);
  const isFar = firsts.some((start) => timeOf(start) !== officeTime(start));

  const [days, times] = form.querySelectorAll('fieldset') as unknown as [
    HTMLFieldSetElement,
    HTMLFieldSetElement,
  ];
  const zone = form.querySelector('[data-zone]') as HTMLElement;
  /** A radio button with a visible tile. */
  const tileFor = (name: string, instant: number, title: string, note: string) => {
    const tile = pattern.cloneNode(true) as HTMLElement;
    const [radio, bold] = tile.children as unknown as [HTMLInputElement, HTMLElement];
    radio.name = name;
    radio.value = String(instant);
    bold.textContent = title;
    tile.append(note);
    return tile;
  };
  const showTimes = (day: number) => {
    const legend = times.firstElementChild as HTMLLegendElement;
    legend.textContent = fill(settings.time, { date: dateOf(day) });
    times.replaceChildren(
      legend,
      ...starts
        .filter((start) => dayKey(start) === dayKey(day))
        .map((start) =>
          tileFor(
            'time',
            start,
            timeOf(start),
            isFar ? fill(settings.office, { time: officeTime(start), city }) : '',
          ),
        ),
    );
  };

  days.append(...firsts.map((start) => tileFor('day', start, ...dayOf(start))));
  days.onchange = ({ target }) => showTimes(Number((target as HTMLInputElement).value));
  zone.textContent = fill(isFar ? settings.zone : settings.sameZone, { zone: zoneHere(), city });
  // The first day is selected, so that its times are shown at once.
  days.querySelector('input')?.click();
}
Object.assign(window, { StandInBooking: { init } });
