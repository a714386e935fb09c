import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, clearOf, HEAD_PX, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { along, around, beside, spot } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import { curve, horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { sitePower } from '../../physics/rating.ts';
import { outside, problem } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';

/** Temperatures are given in °C; they are written in °F for a visitor who asks for it. */
type Rating = FigureOf<'site-rating'> & { fahrenheit?: boolean };
type Words = WordsOf<'site-rating'>;
const shownIn = (celsius: number, { fahrenheit }: Rating) =>
  fahrenheit ? celsius * 1.8 + 32 : celsius;
const degree = ({ fahrenheit }: Rating) => (fahrenheit ? '°F' : '°C');
const needed = ({ demand }: Rating) => demand.power * (1 + demand.margin / 100);

function draw(rating: Rating, format: Format, words: Words) {
  const pen = new Pen(format, 340);
  const { machines, temperatureRange, demand, designTemperature, powerUnit } = rating;
  const powers = machines.flatMap((m) => temperatureRange.map((t) => sitePower(m, rating, t)));
  const [low, high] = [Math.min(...powers, demand.power), Math.max(...powers, needed(rating))];
  const { top, bottom } = plotOf(pen);
  const y = scaleLinear([low - (high - low) * 0.12, high + (high - low) * 0.08], [bottom, top]);
  const range = [besideTicks(pen, y.ticks(5)), 1000] as const;
  const x = scaleLinear(temperatureRange, range, 'clamped');

  if (demand.margin > 0) pen.bars('pale', [0, y(needed(rating)), 1000, y(demand.power)]);
  yAxis(pen, {
    scale: y,
    ticks: clearOf(bottom, y, y.ticks(5)),
    title: `${words.power}, ${powerUnit}`,
  });
  const [from, to] = temperatureRange;
  const degrees = scaleLinear([shownIn(from, rating), shownIn(to, rating)], range);
  xAxis(pen, bottom, {
    scale: degrees,
    ticks: degrees.ticks(6),
    title: `${words.temperature}, ${degree(rating)}`,
  });
  const design = x(designTemperature);
  pen.line('thin', vertical(design, bottom, pen.compact ? 16 : HEAD_PX - 8));
  pen.line('limit', horizontal(y(demand.power)));

  const drawn = machines.map((m) => {
    const power = (temperature: number) => sitePower(m, rating, temperature);
    const at = (temperature: number): Point => [x(temperature), y(power(temperature))];
    return {
      ...m,
      power: power(designTemperature),
      at,
      text: m.chosen ? ('after' as const) : ('label' as const),
    };
  });
  for (const { chosen, at } of drawn)
    pen.line(chosen ? 'after' : 'curve', curve(temperatureRange, at));
  for (const { chosen, at } of drawn)
    pen.dots(chosen ? 'after' : 'expected', at(designTemperature));
  for (const { chosen, text, power, at } of drawn) {
    const spots = around(at(designTemperature), ['aboveRight', 'belowLeft', 'right', 'left']);
    pen[chosen ? 'mainLabel' : 'label'](text, withUnit(num(power), powerUnit), spots);
  }
  for (const { text, label, at } of drawn) {
    const on = [20, 200, 400, 600, 900].map((place) => at(x.invert(place)));
    const spots = on.flatMap((point) => beside(point, ['aboveRight', 'belowRight', 'belowLeft']));
    pen.label(text, label, spots);
  }
  const needs = y(demand.power);
  pen.label(
    'limit',
    `${demand.label} ${num(demand.power)}`,
    along(needs, [0, 150, 300, 500, 1000], 'under'),
    20,
  );
  const margin = y(needed(rating));
  if (demand.margin > 0 && needs - margin > 13)
    pen.label(
      'tick',
      `${words.margin} ${num(demand.margin)} %`,
      [0, 200, 400, 700].map((at) => ({
        x: at,
        dx: 0,
        y: (needs + margin) / 2 + 4,
        anchor: 'start' as const,
      })),
      undefined,
      'optional',
    );
  pen.label(
    'tick',
    `${words.design} ${num(shownIn(designTemperature, rating))} ${degree(rating)}`,
    [
      ...[-5, 5].map((dx) => spot(design, HEAD_PX, dx, [design, HEAD_PX])),
      ...[-5, 5].map((dx) => spot(design, bottom - 6, dx, [design, bottom])),
    ],
  );
  return pen.drawing();
}

export const siteRating = {
  problems: ({ temperatureRange, designTemperature }) =>
    temperatureRange[0] >= temperatureRange[1]
      ? problem(
          ['temperatureRange'],
          `runs from ${temperatureRange.join(' to ')}`,
          'Write the lower temperature first.',
        )
      : outside(designTemperature, temperatureRange, ['designTemperature'], 'the temperatures'),
  draw,
  table(rating, words) {
    const { machines, powerUnit, designTemperature, temperatureRange, demand } = rating;
    const temperatures = [...new Set([15, designTemperature, ...temperatureRange])].sort(
      (a, b) => a - b,
    );
    return {
      head: [
        `${words.power}, ${powerUnit}`,
        ...temperatures.map((t) => `${num(shownIn(t, rating))} ${degree(rating)}`),
      ],
      rows: [
        ...machines.map((m) => [m.label, ...temperatures.map((t) => num(sitePower(m, rating, t)))]),
        [demand.label, ...temperatures.map(() => num(demand.power))],
      ],
    };
  },
} satisfies Kind<'site-rating'>;
