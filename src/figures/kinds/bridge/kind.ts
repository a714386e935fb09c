import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { NAMELESS_FOOT_PX, ruledXAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num, signed } from '../../numbers.ts';
import { polyline, vertical } from '../../paths.ts';
import { problem } from '../../problems.ts';
import { rowLabel, rowSheet } from '../../rows.ts';
import { scaleLinear } from '../../scale.ts';
import { beside, spot } from '../../spots.ts';
import type { AreaStyle } from '../../styles.ts';

type Bridge = FigureOf<'bridge'>;
const ROW_PX = 35;
type Words = WordsOf<'bridge'>;

/** The rows from start to end, each from one running total to the next. */
function rows({ start, steps, end }: Bridge) {
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
  const all = rows(bridge);
  const rowsPx = all.length * ROW_PX + 4;
  const { pen, head, bottom } = rowSheet(format, bridge.unit, rowsPx, NAMELESS_FOOT_PX);
  const row = (bottom - head) / all.length;
  const totals = all.map(({ to }) => to);
  const first = firstValue(totals);
  const x = scaleLinear([first, Math.max(...totals)], [0, 1000], 'clamped');
  const isCut = first > 0;
  const top = (i: number) => head + i * row + (pen.compact ? row * 0.12 : 17);
  const thick = pen.compact ? row * 0.76 : 12;

  ruledXAxis(pen, head, bottom, { scale: x, ticks: x.ticks(5) });
  all.forEach(({ from, to, style }, i) => {
    const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))];
    pen.bars(style, [left, top(i), Math.max(right, left + 2), top(i) + thick]);
  });
  // Bars that do not start at zero are drawn with a break.
  const slash = (y: number) => polyline([26, y + thick], [34, y], [42, y], [34, y + thick]);
  if (isCut) pen.area('paper', slash(top(0)), slash(top(all.length - 1)));
  const steps = all.slice(0, -1);
  pen.join('axis', ...steps.map(({ to }, i) => vertical(x(to), top(i) + thick, top(i + 1))));
  for (const [i, { label, value }] of all.entries()) rowLabel(pen, top(i) - 5, label, value);
  const end: Point = [x(bridge.end.value), top(all.length - 1) + thick / 2];
  const share = (bridge.end.value / bridge.start.value - 1) * 100;
  const spots = [...beside(end, ['right']), spot(end[0], top(all.length - 1) - 5, -4)];
  pen.label('after', `${signed(share, 0)} % ${words.total}`, spots, { isMain: true });
  return pen.drawing();
}

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
    rows: rows(bridge).map((r) => [r.label, r.value]),
  }),
};
