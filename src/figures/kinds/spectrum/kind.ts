import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { anchorAt, type Plot, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num } from '../../numbers.ts';
import { horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { withSidebands } from '../../physics/sidebands.ts';
import { outside } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { around, beside, spot } from '../../spots.ts';
import { LINES } from '../../styles.ts';

type Spectrum = FigureOf<'spectrum'>;
type Line = Spectrum['lines'][number];
type Words = WordsOf<'spectrum'>;

const quantity = ({ amplitudeUnit }: Spectrum, words: Words) =>
  amplitudeUnit.startsWith('g') ? words.acceleration : words.amplitude;

function draw(spectrum: Spectrum, format: Format, words: Words) {
  const { lines, comparison, frequencyMax, alarm } = spectrum;
  const compared = comparison?.lines ?? [];
  const pen = new Pen(format, 340);
  // Under the orders of running speed, and a tick's label under them.
  const { top, bottom } = plotOf(pen, 46);
  const amplitudes = [...lines, ...compared].map(({ amplitude }) => amplitude);
  // Keeps the wide line of a comparison at a low frequency within the sheet's edge.
  const left = (LINES.behind.width / 2 / pen.narrowest) * 1000;
  const x = scaleLinear([0, frequencyMax], [left, 1000]);
  const y = scaleLinear([0, Math.max(alarm ?? 0, ...amplitudes) * 1.12], [bottom, top]);
  const plot = { x, y, top, bottom };

  const title = `${quantity(spectrum, words)}, ${spectrum.amplitudeUnit}`;
  yAxis(pen, { scale: y, ticks: y.ticks(5).slice(1), title }, 11, 'right');
  drawOrders(pen, spectrum, plot);
  const stems = (frequencies: readonly [frequency: number, amplitude: number][]) =>
    frequencies
      .filter(([frequency]) => frequency <= frequencyMax)
      .map(([frequency, amplitude]) => vertical(x(frequency), bottom, y(amplitude)));
  pen.line('behind', ...stems(compared.flatMap(withSidebands)));
  pen.line('curve', ...stems(lines.flatMap(withSidebands)));
  pen.line('strong', ...stems(lines.map(({ frequency, amplitude }) => [frequency, amplitude])));
  xAxis(pen, bottom, { scale: x, ticks: x.ticks(6), title: words.frequency });

  if (alarm) drawAlarm(pen, y(alarm), `${words.alarm} ${num(alarm)}`);
  nameLines(pen, lines, plot);
  if (comparison) nameComparison(pen, comparison, lines, plot);
  return pen.drawing();
}

/** Orders of running speed as hairlines, named at their top. */
function drawOrders(pen: Pen, { speed, frequencyMax }: Spectrum, { x, bottom }: Plot): void {
  if (pen.compact) return;
  const at = (order: number) => x((order * speed) / 60);
  const shown = ordersFor(at).filter((order) => (order * speed) / 60 <= frequencyMax);
  pen.line('rule', ...shown.map((order) => vertical(at(order), 34, bottom)));
  for (const order of shown) {
    const [name, left] = [`${order}X`, at(order)];
    pen.text('tick', name, { x: left, y: 29, anchor: anchorAt(left, name, pen.narrowest) });
  }
}

/**
 * As many orders as a phone has room for: multiples of one, and the first where it is clear of them.
 * @param at place of an order, per mille
 */
function ordersFor(at: (order: number) => number): number[] {
  const every = [1, 2, 5, 10, 20, 50].find((order) => at(order) >= 150) ?? 100;
  const multiples = [1, 2, 3, 4, 5, 6].map((times) => times * every);
  const isFirstClear = every <= 2 || at(1) >= 60 || at(every) - at(1) > 100;
  return every > 1 && isFirstClear ? [1, ...multiples] : multiples;
}

/** @param level px */
function drawAlarm(pen: Pen, level: number, name: string): void {
  pen.line('limit', horizontal(level));
  const atRight = [-28, -42].flatMap((dx) =>
    [-5, 14].map((dy) => spot(1000, level + dy, dx, [1000, level])),
  );
  const inMiddle: Spot = { x: 500, dx: 0, y: level - 5, anchor: 'end', of: [500, level] };
  pen.label('limit', name, [...atRight, inMiddle]);
}

function nameLines(pen: Pen, lines: readonly Line[], { x, y }: Plot): void {
  for (const [i, { label, frequency, amplitude }] of byAmplitude(lines).entries()) {
    if (!label) continue;
    const peak: Point = [x(frequency), y(amplitude)];
    const spots = [
      ...around(peak, ['above', 'right', 'left', 'aboveRight', 'aboveLeft'], 7),
      ...beside([peak[0], peak[1] + 18], ['right', 'left'], 7),
    ];
    pen.label('label', label, spots, { wrap: 12, isMain: i === 0 });
  }
}

/** Names the lines of a comparison at one of them, beside the lines that stand before it. */
function nameComparison(
  pen: Pen,
  { label, lines: compared }: NonNullable<Spectrum['comparison']>,
  lines: readonly Line[],
  { x, y }: Plot,
): void {
  const spots = byAmplitude(compared).flatMap((line) => {
    const [peak, height] = [x(line.frequency), y(line.amplitude)];
    const clearOfSidebands = x(line.frequency - reach(line, lines));
    return [
      ...beside([peak, height + 10], ['right', 'left']),
      ...beside([peak, height - 8], ['right', 'left']),
      ...beside([clearOfSidebands, height], ['left']),
    ];
  });
  pen.label('tick', label, spots, { wrap: 14 });
}

const byAmplitude = (lines: readonly Line[]) => lines.toSorted((a, b) => b.amplitude - a.amplitude);

/** How far the sidebands of a line, or of another at its frequency, extend from it, Hz. */
function reach(line: Line, others: readonly Line[]): number {
  const { frequency } = line;
  const same = others.find((other) => Math.abs(other.frequency - frequency) < 0.02 * frequency);
  return Math.max(extent(line), same ? extent(same) : 0);
}

const extent = ({ sidebands }: Line) => (sidebands ? sidebands.spacing * sidebands.pairs : 0);

function problems({ lines, comparison, frequencyMax }: Spectrum) {
  const beyond = (of: readonly Line[], path: PropertyKey[]) =>
    of.map(({ frequency }, i) =>
      outside(frequency, [0, frequencyMax], [...path, i, 'frequency'], 'the axis'),
    );
  return [beyond(lines, ['lines']), beyond(comparison?.lines ?? [], ['comparison', 'lines'])];
}

export const spectrum: Kind<'spectrum'> = {
  problems,
  draw,
  table(figure, words) {
    const { lines, comparison, amplitudeUnit, speed } = figure;
    const row = ({ label, frequency, amplitude, sidebands }: Line) => [
      label ?? `${num((frequency * 60) / speed, 2)}X`,
      num(frequency),
      num(amplitude),
      sidebands ? `±${sidebands.pairs} × ${num(sidebands.spacing)} Hz` : '',
    ];
    const compared = comparison?.lines.map((line) => ({ ...line, label: comparison.label })) ?? [];
    return {
      head: ['', words.frequency, `${quantity(figure, words)}, ${amplitudeUnit}`, words.sidebands],
      rows: [...lines, ...compared].map(row),
    };
  },
};
