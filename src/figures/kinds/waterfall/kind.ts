import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, FOOT_PX, xAxis } from '../../axes.ts';
import type { Format, Point, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num } from '../../numbers.ts';
import { horizontal, polyline, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { dampingRatio, orderAmplitude } from '../../physics/rotor.ts';
import { outside, unsorted } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { around, spot } from '../../spots.ts';

type Waterfall = FigureOf<'waterfall'>;
type Words = WordsOf<'waterfall'>;

/** Height of the largest peak. */
const PEAK_PX = 92;
/** Half the width of a peak's foot, in per mille of the sheet's width. */
const FOOT = 9;
/** Minimum distance of the speeds that are written, px. */
const SPEEDS_PX = 26;

/** Amplitude of each order over speed, amplified where the order meets the resonance. */
function amplitudes({ orders, resonance, speeds, amplitudeUnit }: Waterfall) {
  const quantity = amplitudeUnit === 'mm/s rms' ? 'velocity' : 'displacement';
  const highest = Math.max(...speeds);
  const zeta = dampingRatio(resonance.amplificationFactor);
  return orders.map((o) => ({
    ...o,
    at: orderAmplitude(o.order, o.amplitude, highest, resonance.frequency, zeta, quantity),
  }));
}
type Order = ReturnType<typeof amplitudes>[number];

type Plot = ReturnType<typeof plotFor>;

/**
 * Where frequencies (cpm) and the baselines of speeds (rpm) lie, how high amplitudes are drawn, and
 * what is shown: ascending speeds, orders, frequencies up to the last.
 */
function plotFor(pen: Pen, figure: Waterfall) {
  const orders = amplitudes(figure);
  const speeds = figure.speeds.toSorted((a, b) => a - b);
  const [lowest = 0, highest = 1] = [speeds[0], speeds.at(-1)];
  const last = figure.orderMax * highest;
  const bottom = pen.height - (pen.compact ? 16 : FOOT_PX + 8);
  const all = orders.flatMap((order) => speeds.map(order.at));
  const largest = Math.max(figure.limit ?? 0, ...all);
  const peakPx = Math.min(PEAK_PX, pen.height * 0.3);
  const heightOf = (amplitude: number) => (amplitude / largest) * peakPx;
  // Scaled so that the tallest peak, at its own speed, reaches the names of the orders.
  const base = bottom - 4;
  const roof = pen.compact ? 14 : 70;
  const faster = speeds.filter((speed) => speed > lowest);
  const rises = faster.map((speed) => {
    const peak = Math.max(...orders.map((order) => order.at(speed)));
    return (base - roof - heightOf(peak)) / ((speed - lowest) / (highest - lowest));
  });
  const x = scaleLinear([0, last], [besideTicks(pen, speeds), 1000]);
  const y = scaleLinear([lowest, highest], [base, base - Math.min(...rises)]);
  return { x, y, heightOf, bottom, speeds, orders, last };
}

function draw(figure: Waterfall, format: Format, words: Words) {
  const pen = new Pen(format, 380);
  const plot = plotFor(pen, figure);
  const { x, bottom, speeds } = plot;
  const { resonance, limit, amplitudeUnit } = figure;

  pen.line('thin', ...rays(plot));
  const natural = x(resonance.frequency);
  pen.line('axis', vertical(natural, bottom, pen.compact ? 16 : 40));
  for (const speed of speeds.toReversed()) pen.line('masking', spectrumAt(speed, plot));
  if (limit) drawLimit(pen, limit, plot, `${words.limit} ${num(limit)} ${amplitudeUnit}`);

  xAxis(pen, bottom, { scale: x, ticks: x.ticks(6), title: words.frequency });
  pen.text('tick', words.speed, { y: 11 });
  nameSpeeds(pen, plot);
  nameOrders(pen, plot);
  const name = `${resonance.label}\n${num(resonance.frequency)} cpm`;
  pen.label('label', name, [spot(natural, 38, 6), spot(natural, 38, -6)], { wrap: 14 });
  return pen.drawing();
}

/** The line of each order over all speeds, up to the last frequency. */
function rays({ x, y, speeds, orders, last }: Plot): Point[][] {
  const [lowest = 0, highest = 1] = [speeds[0], speeds.at(-1)];
  return orders.map(({ order }) =>
    polyline(
      [x(order * lowest), y(lowest)],
      [x(Math.min(order * highest, last)), y(Math.min(highest, last / order))],
    ),
  );
}

/** Writes the speeds at their baselines, without those too close to the one below. */
function nameSpeeds(pen: Pen, { y, speeds }: Plot): void {
  let below = Infinity;
  for (const speed of speeds) {
    const foot = y(speed);
    if (below - foot < SPEEDS_PX) continue;
    pen.text('tick', num(speed), { y: foot - 4 });
    below = foot;
  }
}

/** Names each order at its peak at the highest speed that shows it. */
function nameOrders(pen: Pen, plot: Plot): void {
  const highest = plot.speeds.at(-1) ?? 1;
  for (const order of plot.orders) {
    const [, peak] = triangle(Math.min(highest, plot.last / order.order), order, plot);
    const spots = around(peak, ['above', 'aboveRight', 'aboveLeft', 'right', 'left']);
    pen.label('label', order.label, spots);
  }
}

/** The outline of an order's peak at a speed. */
function triangle(
  speed: number,
  { order, at }: Order,
  { x, y, heightOf }: Plot,
): [Point, Point, Point] {
  const [middle, foot] = [x(order * speed), y(speed)];
  return [
    [middle - FOOT, foot],
    [middle, foot - heightOf(at(speed))],
    [middle + FOOT, foot],
  ];
}

/** The line of a spectrum: a peak at each order that it shows. */
function spectrumAt(speed: number, plot: Plot): Point[] {
  const shown = plot.orders.filter(({ order }) => order * speed <= plot.last);
  const peaks = shown.sort((a, b) => a.order - b.order);
  const foot = plot.y(speed);
  return [[0, foot], ...peaks.flatMap((order) => triangle(speed, order, plot)), [1000, foot]];
}

/** Fills the peaks above a limit, and draws its height at the right edge. */
function drawLimit(pen: Pen, limit: number, plot: Plot, name: string): void {
  const { speeds, orders, last, bottom, heightOf } = plot;
  const over = speeds.flatMap((speed) =>
    orders
      .filter(({ at, order }) => at(speed) > limit && order * speed <= last)
      .map((order) => triangle(speed, order, plot)),
  );
  pen.area('limit', ...over);
  const foot = bottom - 4;
  const level = foot - heightOf(limit);
  pen.line('limit', vertical(985, foot, level));
  pen.line('axis', horizontal(level, 978, 992));
  const atEdge: Spot = { x: 1000, dx: 0, y: level - 8, anchor: 'end' };
  pen.label('limit', name, [spot(985, level + 4, -12), atEdge], { wrap: 12 });
}

export const waterfall: Kind<'waterfall'> = {
  problems: ({ speeds, orders, orderMax, resonance }) => [
    unsorted(speeds, (i) => ['speeds', i], 'the speeds'),
    orders.map(({ order }, i) => outside(order, [0, orderMax], ['orders', i, 'order'], 'the axis')),
    outside(
      resonance.frequency,
      [0, orderMax * Math.max(...speeds)],
      ['resonance', 'frequency'],
      'the frequency axis',
    ),
  ],
  draw,
  table(figure, words) {
    const orders = amplitudes(figure);
    return {
      head: [words.speed, ...orders.map((o) => `${o.label}, ${figure.amplitudeUnit}`)],
      rows: figure.speeds.map((speed) => [num(speed), ...orders.map((o) => num(o.at(speed)))]),
    };
  },
};
