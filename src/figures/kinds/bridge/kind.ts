import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { NAMELESS_FOOT_PX, ruledXAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num, signed } from '../../numbers.ts';
import { polyline, vertical } from '../../paths.ts';
import type { Bar } from '../../pen.ts';
import { problem } from '../../problems.ts';
import { barsIn, type RowBar, rowLabel, rowSheet } from '../../rows.ts';
import { type Scale, scaleLinear } from '../../scale.ts';
import { beside, spot } from '../../spots.ts';
import type { AreaStyle } from '../../styles.ts';

type Bridge = FigureOf<'bridge'>;
type Words = WordsOf<'bridge'>;
const ROW_PX = 35;
const BAR = { name: 17, thick: 12, onCard: 0.76 };

/** The rows from start to end, each from one running total to the next. */
function rowsOf({ start, steps, end }: Bridge) {
  const down = end.value < start.value;
  let total = start.value;
  const moves = steps.map(({ label, delta }) => {
    const from = total;
    total += delta;
    const style: AreaStyle = delta < 0 === down ? 'grey' : 'limit';
    return { label, value: signed(delta), from, to: total, style };
  });
  const whole = ({ label, value }: Bridge['end'], style: AreaStyle) => ({
    label,
    value: num(value),
    from: 0,
    to: value,
    style,
  });
  return [whole(start, 'before'), ...moves, whole(end, 'after')];
}

function draw(bridge: Bridge, format: Format, words: Words) {
  const rows = rowsOf(bridge);
  const rowsPx = rows.length * ROW_PX + 4;
  const { pen, head, bottom } = rowSheet(format, bridge.unit, rowsPx, NAMELESS_FOOT_PX);
  const barAt = barsIn(pen, head, (bottom - head) / rows.length, BAR);
  const totals = rows.map(({ to }) => to);
  const first = firstValue(totals);
  const x = scaleLinear([first, Math.max(...totals)], [0, 1000], 'clamped');

  ruledXAxis(pen, head, bottom, { scale: x, ticks: x.ticks(5) });
  for (const [i, row] of rows.entries()) pen.bars(row.style, barOf(row, barAt(i), x));
  const last = barAt(rows.length - 1);
  if (first > 0) pen.area('paper', breakIn(barAt(0)), breakIn(last));
  const steps = rows.slice(0, -1);
  const joints = steps.map(({ to }, i) => vertical(x(to), barAt(i).bottom, barAt(i + 1).top));
  pen.join('axis', ...joints);
  for (const [i, { label, value }] of rows.entries()) rowLabel(pen, barAt(i).top - 5, label, value);
  const end: Point = [x(bridge.end.value), last.middle];
  const share = (bridge.end.value / bridge.start.value - 1) * 100;
  const spots = [...beside(end, ['right']), spot(end[0], last.top - 5, -4)];
  pen.label('after', `${signed(share, 0)} % ${words.total}`, spots, { isMain: true });
  return pen.drawing();
}

type Row = ReturnType<typeof rowsOf>[number];

/** Wide enough to be seen. */
function barOf({ from, to }: Row, { top, bottom }: RowBar, x: Scale): Bar {
  const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))];
  return [left, top, Math.max(right, left + 2), bottom];
}

/** The break of a bar that does not start at zero. */
const breakIn = ({ top, bottom }: RowBar): Point[] =>
  polyline([26, bottom], [34, top], [42, top], [34, bottom]);

/**
 * Start of the axis: zero or, if the steps would be too small to see, a round number below them.
 */
function firstValue(totals: readonly number[]): number {
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  if (low < 0) return low;
  if (low < 0.65 * high) return 0;
  const start = low - (high - low) * 0.35;
  // The axis from there to the end has five ticks; so far apart are those on both sides of it.
  const ticks = scaleLinear([2 * start - high, high], [0, 1]).ticks(10);
  return ticks.findLast((tick) => tick <= start) ?? start;
}

function problems({ start, steps, end }: Bridge) {
  const sum = steps.reduce((total, { delta }) => total + delta, start.value);
  const isExact = Math.abs(sum - end.value) < 1e-6 * Math.max(1, Math.abs(sum));
  const right = Number(sum.toPrecision(10));
  return (
    !isExact &&
    problem(
      ['end', 'value'],
      `is ${end.value}, but start and steps give ${right}`,
      `Write ${right}, or correct a step.`,
    )
  );
}

export const bridge: Kind<'bridge'> = {
  problems,
  draw,
  table: (bridge) => ({
    head: ['', bridge.unit],
    rows: rowsOf(bridge).map((r) => [r.label, r.value]),
  }),
};
