import type { FigureOf } from '../../../schemas/figures/index.ts';
import { besideTicks, clearOf, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { along, beside } from '../../labels.ts';
import { num } from '../../numbers.ts';
import { horizontal, pointOf } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { outside, problem, unsorted } from '../../problems.ts';
import { heading, headingPx } from '../../rows.ts';
import { scaleLinear } from '../../scale.ts';
import { TEXT_OF, withStyles } from '../../states.ts';
import { drawFlags, flagsPx, hoist } from './flags.ts';

type Trend = FigureOf<'trend'>;

const title = (axis: { label: string; unit: string }) =>
  axis.unit === 'year' ? axis.label : `${axis.label}, ${axis.unit}`;
/** Years are written without a comma. */
const writeX = ({ x }: Trend) => (x.unit === 'year' ? String : num);

function draw(trend: Trend, format: Format) {
  const pen = new Pen(format, 350);
  const name = title(trend.y);
  const { bottom } = plotOf(pen);
  const points = trend.series.flatMap((s) => s.points);
  const xs = [...points.map((p) => p[0]), ...trend.marks.map((m) => m.x)];
  const heights = [...points.map((p) => p[1]), ...trend.levels.map((l) => l.value)];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const fromZero = low >= 0 && low < high * 0.55;
  const shown = [fromZero ? 0 : low - (high - low) * 0.12, high + (high - low) * 0.04] as const;
  const heightTicks = scaleLinear(shown, [0, 1]).ticks(5);
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [besideTicks(pen, heightTicks), 990]);
  const marks = trend.marks.map((m) => ({ x: x(m.x), label: m.label }));
  const flags = hoist(pen, marks);
  const top = pen.compact ? 16 : headingPx(name) + 12 + flagsPx(flags);
  const y = scaleLinear(shown, [bottom, top]);

  heading(pen, name);
  // A level has its own number: a tick whose number it would cross is left out.
  const free = heightTicks.filter((tick) =>
    trend.levels.every(({ value }) => Math.abs(y(tick) - 8 - y(value)) > 7),
  );
  yAxis(pen, { scale: y, ticks: fromZero ? free : clearOf(bottom, y, free) });
  const ticks = x.ticks(6).filter((t) => trend.x.unit !== 'year' || Number.isInteger(t));
  xAxis(pen, bottom, { scale: x, ticks, title: title(trend.x) }, writeX(trend));
  for (const { value } of trend.levels) pen.line('limit', horizontal(y(value)));
  drawFlags(pen, flags, top, bottom);
  const lines = withStyles(trend.series).map((s) => ({
    ...s,
    line: s.points.map(([px, py]): Point => [x(px), y(py)]),
  }));
  for (const { style, line } of lines) pen.line(style, line);
  for (const { style, line } of lines) pen.dots(style, ...line.slice(-1));

  for (const { label, value } of trend.levels) {
    const text = label.includes(num(value)) ? label : `${label} ${num(value)}`;
    pen.label('limit', text, along(y(value), [1000, 60, 300, 500], 'over'), 14);
  }
  for (const { state, label, line } of lines) {
    pen.label(
      TEXT_OF[state],
      label,
      [1, 0.85, 0.7, 0.5, 0.3, 0.15, 0].flatMap((share) =>
        beside(
          pointOf(line, share),
          share === 1
            ? ['aboveLeft', 'belowLeft']
            : ['above', 'below', 'aboveRight', 'belowRight', 'right', 'left'],
          10,
        ),
      ),
      14,
    );
  }
  return pen.drawing();
}

/** Units of quantities that can't be below zero. */
const AMOUNTS: readonly string[] = [
  'mm/s rms',
  'µm pp',
  'MW',
  'kg/s',
  'm³/h',
  'MJ/kWh',
  'kJ/kW·h',
  'ppm',
  'min',
];

const belowZero = (value: number, unit: string, path: PropertyKey[]) =>
  value < 0 &&
  AMOUNTS.includes(unit) &&
  problem(path, `is ${value} ${unit}, and can’t be below zero`, 'Remove the minus.');

function problems({ series, marks, y: { unit } }: Trend) {
  const lines = series.map(({ points }) => points.map(([x]) => x));
  const xs = lines.flat();
  return [
    lines.map((line, i) => unsorted(line, (at) => ['series', i, 'points', at], 'the values of x')),
    series.map(({ points }, i) =>
      points.map(([, y], at) => belowZero(y, unit, ['series', i, 'points', at, 1])),
    ),
    marks.map(({ x }, i) =>
      outside(x, [Math.min(...xs), Math.max(...xs)], ['marks', i, 'x'], 'the lines'),
    ),
  ];
}

export const trend = {
  problems,
  draw,
  table(figure) {
    const { x, series } = figure;
    const write = writeX(figure);
    const places = [...new Set(series.flatMap((s) => s.points.map((p) => p[0])))].sort(
      (a, b) => a - b,
    );
    return {
      head: [title(x), ...series.map((s) => `${s.label}, ${figure.y.unit}`)],
      rows: places.map((place) => [
        write(place),
        ...series.map((s) =>
          s.points
            .filter((p) => p[0] === place)
            .map((p) => num(p[1]))
            .join(', '),
        ),
      ]),
    };
  },
} satisfies Kind<'trend'>;
