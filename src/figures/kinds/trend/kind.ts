import type { FigureOf } from '../../../schemas/figures/index.ts';
import { besideTicks, clearOf, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num } from '../../numbers.ts';
import { horizontal } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { outside, problem, unsorted } from '../../problems.ts';
import { heading, headingPx } from '../../rows.ts';
import { type Scale, scaleLinear } from '../../scale.ts';
import { along, besideLine, type Side } from '../../spots.ts';
import { TEXT_OF, withStyles } from '../../states.ts';
import { drawFlags, flagsPx, placeFlags } from './flags.ts';

type Trend = FigureOf<'trend'>;

const title = (axis: { label: string; unit: string }) =>
  axis.unit === 'year' ? axis.label : `${axis.label}, ${axis.unit}`;
/** Years are written without a comma. */
const writeX = ({ x }: Trend) => (x.unit === 'year' ? String : num);

/** The values shown: from zero if that wastes little height, otherwise a little more than there are. */
function shownHeights({ series, levels }: Trend): { isFromZero: boolean; ends: [number, number] } {
  const measured = series.flatMap(({ points }) => points.map(([, y]) => y));
  const heights = [...measured, ...levels.map(({ value }) => value)];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const isFromZero = low >= 0 && low < high * 0.55;
  const lowest = isFromZero ? 0 : low - (high - low) * 0.12;
  return { isFromZero, ends: [lowest, high + (high - low) * 0.04] };
}

type Plot = ReturnType<typeof plotFor>;

/** Where values lie, with the ticks of the heights, and the flags above the plot. */
function plotFor(pen: Pen, trend: Trend) {
  const { series, marks } = trend;
  const { isFromZero, ends } = shownHeights(trend);
  const heights = scaleLinear(ends, [0, 1]).ticks(5);
  const xs = [...series.flatMap(({ points }) => points.map(([x]) => x)), ...marks.map((m) => m.x)];
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [besideTicks(pen, heights), 990]);
  const events = marks.map((mark) => ({ x: x(mark.x), label: mark.label }));
  const flags = placeFlags(pen, events);
  const { bottom } = plotOf(pen);
  const top = pen.compact ? 16 : headingPx(title(trend.y)) + 12 + flagsPx(flags);
  const y = scaleLinear(ends, [bottom, top]);
  return { x, y, top, bottom, flags, ticks: isFromZero ? heights : clearOf(bottom, y, heights) };
}

function draw(trend: Trend, format: Format) {
  const pen = new Pen(format, 350);
  const plot = plotFor(pen, trend);
  const { x, y, top, bottom, flags } = plot;
  const { series, levels } = trend;

  drawAxes(pen, trend, plot);
  for (const { value } of levels) pen.line('limit', horizontal(y(value)));
  drawFlags(pen, flags, top, bottom);
  const lines = withStyles(series).map(({ points, ...line }) => ({
    ...line,
    points: points.map((point): Point => [x(point[0]), y(point[1])]),
  }));
  for (const { style, points } of lines) pen.line(style, points);
  for (const { style, points } of lines) pen.dots(style, ...points.slice(-1));

  nameLevels(pen, levels, y);
  for (const { state, label, points } of lines)
    pen.label(TEXT_OF[state], label, spotsAlong(points), { wrap: 14 });
  return pen.drawing();
}

function drawAxes(pen: Pen, trend: Trend, { x, y, bottom, ticks }: Plot): void {
  heading(pen, title(trend.y));
  // A level has its own number: a tick whose number it would cross is left out.
  const isFree = (tick: number) =>
    trend.levels.every(({ value }) => Math.abs(y(tick) - 8 - y(value)) > 7);
  yAxis(pen, { scale: y, ticks: ticks.filter(isFree) });
  const whole = x.ticks(6).filter((tick) => trend.x.unit !== 'year' || Number.isInteger(tick));
  xAxis(pen, bottom, { scale: x, ticks: whole, title: title(trend.x) }, writeX(trend));
}

/** Names each level, with its value unless the name says it. */
function nameLevels(pen: Pen, levels: Trend['levels'], y: Scale): void {
  for (const { label, value } of levels) {
    const text = label.includes(num(value)) ? label : `${label} ${num(value)}`;
    pen.label('limit', text, along(y(value), [1000, 60, 300, 500], 'over'), { wrap: 14 });
  }
}

/** Places for the name of a line, from its end back to its start. */
const spotsAlong = (line: readonly Point[]): Spot[] => [
  ...besideLine(line, [1], ['aboveLeft', 'belowLeft'], 10),
  ...besideLine(line, [0.85, 0.7, 0.5, 0.3, 0.15, 0], SIDES, 10),
];
const SIDES: Side[] = ['above', 'below', 'aboveRight', 'belowRight', 'right', 'left'];

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

export const trend: Kind<'trend'> = {
  problems,
  draw,
  table(figure) {
    const { x, series } = figure;
    const write = writeX(figure);
    const xs = new Set(series.flatMap(({ points }) => points.map((point) => point[0])));
    const measured = ({ points }: Trend['series'][number], place: number) => {
      const there = points.filter((point) => point[0] === place);
      return there.map((point) => num(point[1])).join(', ');
    };
    return {
      head: [title(x), ...series.map(({ label }) => `${label}, ${figure.y.unit}`)],
      rows: [...xs]
        .sort((a, b) => a - b)
        .map((place) => [write(place), ...series.map((each) => measured(each, place))]),
    };
  },
};
