import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { anchorAt, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { around, beside, spot } from '../../labels.ts';
import { num } from '../../numbers.ts';
import { horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { withSidebands } from '../../physics/sidebands.ts';
import { outside } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { LINES } from '../../styles.ts';

type Spectrum = FigureOf<'spectrum'>;
type Line = Spectrum['lines'][number];
type Words = WordsOf<'spectrum'>;
const quantity = ({ amplitudeUnit }: Spectrum, words: Words) =>
  amplitudeUnit.startsWith('g') ? words.acceleration : words.amplitude;

function draw(spectrum: Spectrum, format: Format, words: Words) {
  const pen = new Pen(format, 340);
  const compared = spectrum.comparison?.lines ?? [];
  const { top, bottom } = plotOf(pen, 40);
  const highest = Math.max(
    spectrum.alarm ?? 0,
    ...[...spectrum.lines, ...compared].map((l) => l.amplitude),
  );
  // Keeps the wide line of a comparison at a low frequency within the sheet's edge.
  const x = scaleLinear(
    [0, spectrum.frequencyMax],
    [(LINES.behind.width / 2 / pen.narrowest) * 1000, 1000],
  );
  const y = scaleLinear([0, highest * 1.12], [bottom, top]);
  const stems = (lines: readonly Line[]) =>
    lines
      .flatMap(withSidebands)
      .filter(([f]) => f <= spectrum.frequencyMax)
      .map(([f, a]) => vertical(x(f), bottom, y(a)));

  yAxis(
    pen,
    {
      scale: y,
      ticks: y.ticks(5).slice(1),
      title: `${quantity(spectrum, words)}, ${spectrum.amplitudeUnit}`,
    },
    11,
    'right',
  );
  drawOrders(pen, spectrum, x, bottom);
  pen.line('behind', ...stems(compared));
  pen.line('curve', ...stems(spectrum.lines));
  pen.line(
    'strong',
    ...stems(spectrum.lines.map(({ frequency, amplitude }) => ({ frequency, amplitude }))),
  );
  xAxis(pen, bottom, { scale: x, ticks: x.ticks(6), title: words.frequency });
  if (spectrum.alarm) {
    const alarm = y(spectrum.alarm);
    pen.line('limit', horizontal(alarm));
    pen.label(
      'limit',
      `${words.alarm} ${num(spectrum.alarm)}`,
      [-28, -42]
        .flatMap((dx) => [-5, 14].map((dy): Spot => spot(1000, alarm + dy, dx, [1000, alarm])))
        .concat([{ x: 500, dx: 0, y: alarm - 5, anchor: 'end', of: [500, alarm] }]),
    );
  }
  byAmplitude(spectrum.lines).forEach(({ label, frequency, amplitude }, i) => {
    const spots = [
      ...around(
        [x(frequency), y(amplitude)],
        ['above', 'right', 'left', 'aboveRight', 'aboveLeft'],
        7,
      ),
      ...beside([x(frequency), y(amplitude) + 18], ['right', 'left'], 7),
    ];
    if (label) pen[i === 0 ? 'mainLabel' : 'label']('label', label, spots, 12);
  });
  if (spectrum.comparison)
    pen.label(
      'tick',
      spectrum.comparison.label,
      byAmplitude(compared).flatMap((l) => [
        ...[10, -8].flatMap((down) =>
          beside([x(l.frequency), y(l.amplitude) + down], ['right', 'left'], 8),
        ),
        ...beside([x(l.frequency - reach(spectrum.lines, l)), y(l.amplitude)], ['left'], 8),
      ]),
      14,
    );
  return pen.drawing();
}

const byAmplitude = (lines: readonly Line[]) => lines.toSorted((a, b) => b.amplitude - a.amplitude);

/** The line of a spectrum at the frequency of another's. */
const sameAs = ({ frequency }: Line, lines: readonly Line[] = []) =>
  lines.find((l) => Math.abs(l.frequency - frequency) < 0.02 * frequency);

/** How far the sidebands of a line, or of another at its frequency, extend from it. */
const reach = (lines: readonly Line[], line: Line): number =>
  Math.max(
    ...[line, sameAs(line, lines)].map((l) =>
      l?.sidebands ? l.sidebands.spacing * l.sidebands.pairs : 0,
    ),
  );

/** Orders of running speed as hairlines, named at their top: as many as a phone has room for. */
function drawOrders(
  pen: Pen,
  { speed, frequencyMax }: Spectrum,
  x: (f: number) => number,
  bottom: number,
): void {
  if (pen.compact) return;
  const first = speed / 60;
  const every = [1, 2, 5, 10, 20, 50].find((n) => x(n * first) >= 150) ?? 100;
  const orders = [...new Set([1, ...Array.from({ length: 6 }, (_, i) => (i + 1) * every)])].filter(
    (n) => n * first <= frequencyMax,
  );
  const shown =
    every > 2 && x(first) < 60
      ? orders.filter((n) => n !== 1 || x(every * first) - x(first) > 100)
      : orders;
  pen.line('rule', ...shown.map((n) => vertical(x(n * first), 34, bottom)));
  for (const n of shown)
    pen.text('tick', `${n}X`, {
      x: x(n * first),
      y: 29,
      anchor: anchorAt(x(n * first), `${n}X`, pen.narrowest),
    });
}

function problems({ lines, comparison, frequencyMax }: Spectrum) {
  const beyond = (of: readonly Line[], path: PropertyKey[]) =>
    of.map(({ frequency }, i) =>
      outside(frequency, [0, frequencyMax], [...path, i, 'frequency'], 'the axis'),
    );
  return [beyond(lines, ['lines']), beyond(comparison?.lines ?? [], ['comparison', 'lines'])];
}

export const spectrum = {
  problems,
  draw,
  table(figure, words) {
    const { lines, comparison, amplitudeUnit, speed } = figure;
    const row = (l: Line) => [
      l.label ?? `${num((l.frequency * 60) / speed, 2)}X`,
      num(l.frequency),
      num(l.amplitude),
      l.sidebands ? `±${l.sidebands.pairs} × ${num(l.sidebands.spacing)} Hz` : '',
    ];
    return {
      head: ['', words.frequency, `${quantity(figure, words)}, ${amplitudeUnit}`, words.sidebands],
      rows: [
        ...lines.map(row),
        ...(comparison ? comparison.lines.map((l) => row({ ...l, label: comparison.label })) : []),
      ],
    };
  },
} satisfies Kind<'spectrum'>;
