import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, clearOf, HEAD_PX, type Plot, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num, withUnit } from '../../numbers.ts';
import { curve, horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { sitePower } from '../../physics/rating.ts';
import { outside, problem } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { along, around, beside, spot } from '../../spots.ts';

/** Temperatures are given in °C; they are written in °F for a visitor who asks for it. */
type Rating = FigureOf<'site-rating'> & { fahrenheit?: boolean };
type Words = WordsOf<'site-rating'>;
const shownIn = (celsius: number, { fahrenheit }: Rating) =>
  fahrenheit ? celsius * 1.8 + 32 : celsius;
const degree = ({ fahrenheit }: Rating) => (fahrenheit ? '°F' : '°C');
const needed = ({ demand }: Rating) => demand.power * (1 + demand.margin / 100);

function draw(rating: Rating, format: Format, words: Words) {
  const pen = new Pen(format, 340);
  const { machines, temperatureRange, demand, powerUnit } = rating;
  const powers = machines.flatMap((m) => temperatureRange.map((t) => sitePower(m, rating, t)));
  const [low, high] = [Math.min(...powers, demand.power), Math.max(...powers, needed(rating))];
  const { top, bottom } = plotOf(pen);
  const y = scaleLinear([low - (high - low) * 0.12, high + (high - low) * 0.08], [bottom, top]);
  const range = [besideTicks(pen, y.ticks(5)), 1000] as const;
  const plot = { x: scaleLinear(temperatureRange, range, 'clamped'), y, top, bottom };

  if (demand.margin > 0) pen.bars('pale', [0, y(needed(rating)), 1000, y(demand.power)]);
  const ticks = clearOf(bottom, y, y.ticks(5));
  yAxis(pen, { scale: y, ticks, title: `${words.power}, ${powerUnit}` });
  const [from, to] = temperatureRange;
  const shown = scaleLinear([shownIn(from, rating), shownIn(to, rating)], range);
  const title = `${words.temperature}, ${degree(rating)}`;
  xAxis(pen, bottom, { scale: shown, ticks: shown.ticks(6), title });
  const design = plot.x(rating.designTemperature);
  pen.line('thin', vertical(design, bottom, pen.compact ? 16 : HEAD_PX - 8));
  pen.line('limit', horizontal(y(demand.power)));

  drawMachines(pen, rating, plot);
  nameDemand(pen, rating, plot, words);
  nameDesign(pen, rating, plot, words);
  return pen.drawing();
}

/** Power of each machine over temperature; at the design temperature with its number. */
function drawMachines(pen: Pen, rating: Rating, { x, y }: Plot): void {
  const { machines, temperatureRange, designTemperature, powerUnit } = rating;
  const drawn = machines.map(({ chosen, label, ...machine }) => {
    const power = (temperature: number) => sitePower(machine, rating, temperature);
    const at = (temperature: number): Point => [x(temperature), y(power(temperature))];
    const value = withUnit(num(power(designTemperature)), powerUnit);
    return { chosen, label, value, at, text: chosen ? 'after' : 'label' } as const;
  });
  for (const { chosen, at } of drawn)
    pen.line(chosen ? 'after' : 'curve', curve(temperatureRange, at));
  for (const { chosen, at } of drawn)
    pen.dots(chosen ? 'after' : 'expected', at(designTemperature));
  for (const { chosen, text, value, at } of drawn) {
    const spots = around(at(designTemperature), ['aboveRight', 'belowLeft', 'right', 'left']);
    pen.label(text, value, spots, { isMain: chosen === true });
  }
  for (const { text, label, at } of drawn) {
    const on = [20, 200, 400, 600, 900].map((place) => at(x.invert(place)));
    const spots = on.flatMap((point) => beside(point, ['aboveRight', 'belowRight', 'belowLeft']));
    pen.label(text, label, spots);
  }
}

/** Names the demand under its line and, where there is room, the margin above it. */
function nameDemand(pen: Pen, rating: Rating, { y }: Plot, words: Words): void {
  const { label, power, margin } = rating.demand;
  const [level, withMargin] = [y(power), y(needed(rating))];
  const spots = along(level, [0, 150, 300, 500, 1000], 'under');
  pen.label('limit', `${label} ${num(power)}`, spots, { wrap: 20 });
  if (margin <= 0 || level - withMargin <= 13) return;
  const middle = (level + withMargin) / 2 + 4;
  const within = [0, 200, 400, 700].map((x): Spot => ({ x, dx: 0, y: middle, anchor: 'start' }));
  pen.label('tick', `${words.margin} ${num(margin)} %`, within, { optional: true });
}

function nameDesign(pen: Pen, rating: Rating, { x, bottom }: Plot, words: Words): void {
  const { designTemperature } = rating;
  const [at, temperature] = [x(designTemperature), num(shownIn(designTemperature, rating))];
  const [head, foot]: [Point, Point] = [
    [at, HEAD_PX],
    [at, bottom],
  ];
  pen.label('tick', `${words.design} ${temperature} ${degree(rating)}`, [
    spot(at, HEAD_PX, -5, head),
    spot(at, HEAD_PX, 5, head),
    spot(at, bottom - 6, -5, foot),
    spot(at, bottom - 6, 5, foot),
  ]);
}

export const siteRating: Kind<'site-rating'> = {
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
    const asked = new Set([15, designTemperature, ...temperatureRange]);
    const temperatures = [...asked].sort((a, b) => a - b);
    const degrees = temperatures.map((t) => `${num(shownIn(t, rating))} ${degree(rating)}`);
    return {
      head: [`${words.power}, ${powerUnit}`, ...degrees],
      rows: [
        ...machines.map((m) => [m.label, ...temperatures.map((t) => num(sitePower(m, rating, t)))]),
        [demand.label, ...temperatures.map(() => num(demand.power))],
      ],
    };
  },
};
