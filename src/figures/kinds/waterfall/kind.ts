import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, FOOT_PX, xAxis } from '../../axes.ts';
import type { Format, Point, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { around, spot } from '../../labels.ts';
import { num } from '../../numbers.ts';
import { horizontal, polyline, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { dampingRatio, orderAmplitude } from '../../physics/rotor.ts';
import { outside, unsorted } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';

type Waterfall = FigureOf<'waterfall'>;
type Words = WordsOf<'waterfall'>;

/** Height of the largest peak. */
const PEAK_PX = 92;
/** Half the width of a peak's foot, in per mille of the sheet's width. */
const FOOT = 9;

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

function draw(figure: Waterfall, format: Format, words: Words) {
  const pen = new Pen(format, 380);
  const speeds = figure.speeds.toSorted((a, b) => a - b);
  const [lowest = 0, highest = 1] = [speeds[0], speeds.at(-1)];
  const orders = amplitudes(figure);
  const last = figure.orderMax * highest;
  const bottom = pen.height - (pen.compact ? 16 : FOOT_PX + 8);
  const largest = Math.max(figure.limit ?? 0, ...orders.flatMap((o) => speeds.map(o.at)));
  const peakPx = Math.min(PEAK_PX, pen.height * 0.3);
  const x = scaleLinear([0, last], [besideTicks(pen, speeds), 1000]);
  const high = (amplitude: number) => (amplitude / largest) * peakPx;
  // Scaled so that the tallest peak, at its own speed, reaches the names of the orders.
  const base = bottom - 4;
  const roof = pen.compact ? 14 : 70;
  const rises = speeds
    .filter((s) => s > lowest)
    .map(
      (s) =>
        (base - roof - high(Math.max(...orders.map((o) => o.at(s))))) /
        ((s - lowest) / (highest - lowest)),
    );
  const y = scaleLinear([lowest, highest], [base, base - Math.min(...rises)]);

  const natural = x(figure.resonance.frequency);
  pen.line(
    'thin',
    ...orders.map((o) =>
      polyline(
        [x(o.order * lowest), y(lowest)],
        [x(Math.min(o.order * highest, last)), y(Math.min(highest, last / o.order))],
      ),
    ),
  );
  pen.line('axis', vertical(natural, bottom, pen.compact ? 16 : 40));
  for (const speed of speeds.toReversed()) pen.line('sheet', spectrumAt(speed));
  const above = figure.limit;
  if (above) {
    const over = speeds.flatMap((speed) =>
      orders
        .filter((o) => o.at(speed) > above && o.order * speed <= last)
        .map((o) => triangle(speed, o.order, o.at(speed))),
    );
    pen.area('limit', ...over);
    const foot = bottom - 4;
    pen.line('limit', vertical(985, foot, foot - high(above)));
    pen.line('axis', horizontal(foot - high(above), 978, 992));
    const spots: Spot[] = [
      spot(985, foot - high(above) + 4, -12),
      { x: 1000, dx: 0, y: foot - high(above) - 8, anchor: 'end' },
    ];
    pen.label('limit', `${words.limit} ${num(above)} ${figure.amplitudeUnit}`, spots, 12);
  }
  xAxis(pen, bottom, { scale: x, ticks: x.ticks(6), title: words.frequency });
  pen.text('tick', words.speed, { y: 11 });
  let labelled = Infinity;
  for (const speed of speeds) {
    if (labelled - y(speed) < 26) continue;
    labelled = y(speed);
    pen.text('tick', num(speed), { y: y(speed) - 4 });
  }
  for (const o of orders) {
    const speed = Math.min(highest, last / o.order);
    const peak: Point = [x(o.order * speed), y(speed) - high(o.at(speed))];
    pen.label(
      'label',
      o.label,
      around(peak, ['above', 'aboveRight', 'aboveLeft', 'right', 'left']),
    );
  }
  const name = `${figure.resonance.label}\n${num(figure.resonance.frequency)} cpm`;
  pen.label('label', name, [spot(natural, 38, 6), spot(natural, 38, -6)], 14);
  return pen.drawing();

  function triangle(speed: number, order: number, amplitude: number): Point[] {
    const at = x(order * speed);
    return polyline([at - FOOT, y(speed)], [at, y(speed) - high(amplitude)], [at + FOOT, y(speed)]);
  }
  function spectrumAt(speed: number): Point[] {
    const peaks = orders.filter((o) => o.order * speed <= last).sort((a, b) => a.order - b.order);
    return [
      [0, y(speed)],
      ...peaks.flatMap((o) => triangle(speed, o.order, o.at(speed))),
      [1000, y(speed)],
    ];
  }
}

export const waterfall = {
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
} satisfies Kind<'waterfall'>;
