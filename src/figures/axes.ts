import { type Anchor, CHAR_PX, type TextMark, textWidth } from './drawing.ts';
import { num } from './numbers.ts';
import { horizontal, vertical } from './paths.ts';
import type { Pen } from './pen.ts';
import { type Scale, scaleLinear } from './scale.ts';
import { boxesOf } from './sheet.ts';

interface Axis {
  scale: (value: number) => number;
  ticks: readonly number[];
  /** Name and unit, where the axis has a name */
  title?: string;
}

/** Where the values of a drawing lie, and the ends of its plot, px. */
export interface Plot {
  x: Scale;
  y: (value: number) => number;
  top: number;
  bottom: number;
}

/** Ticks without those so close to the baseline that both lines would merge. */
export const clearOf = (
  baseline: number,
  scale: Axis['scale'],
  ticks: readonly number[],
): number[] => ticks.filter((tick) => Math.abs(scale(tick) - baseline) > 9);

/**
 * Ticks of a logarithmic axis: whole decades, with 2 and 5 between them where it spans fewer than
 * three; equal steps where these are fewer than two.
 * @param domain lowest and highest value, above 0
 */
export function decades([low = 1, high = 10]: readonly number[]): number[] {
  const steps = Math.log10(high / low) < 3 ? [1, 2, 5] : [1];
  const first = Math.floor(Math.log10(low));
  const count = Math.ceil(Math.log10(high)) - first + 1;
  const ticks = Array.from({ length: count }, (_, i) => 10 ** (first + i))
    .flatMap((decade) => steps.map((step) => Number((step * decade).toPrecision(3))))
    .filter((tick) => tick >= low * 0.9999 && tick <= high * 1.0001);
  return ticks.length < 2 ? scaleLinear([low, high], [0, 1]).ticks(4) : ticks;
}

/**
 * Position of a plot's left edge, in per mille, at which no curve runs over the labels of its
 * vertical axis at any width.
 */
export const besideTicks = ({ compact, narrowest }: Pen, ticks: readonly number[]): number =>
  compact
    ? 0
    : ((Math.max(...ticks.map((tick) => textWidth(num(tick)))) + CHAR_PX) / narrowest) * 1000;

/** Room under the plot for tick labels and the axis's name, px; then for tick labels alone. */
export const FOOT_PX = 36;
export const NAMELESS_FOOT_PX = 20;
/** Room above the plot for the axis's name and the topmost tick label, px. */
export const HEAD_PX = 34;

/** Top and bottom of a plot, px: on a card there are no ticks and names to leave room for. */
export const plotOf = (
  { height, compact }: Pen,
  head = HEAD_PX,
): { top: number; bottom: number } =>
  compact ? { top: 16, bottom: height - 14 } : { top: head, bottom: height - FOOT_PX };

/** The anchor that keeps a text on the narrowest sheet. */
export function anchorAt(x: number, text: string, narrowest: number): Anchor {
  const [half, at] = [textWidth(text) / 2, (x * narrowest) / 1000];
  if (at < half) return 'start';
  return at + half > narrowest ? 'end' : 'middle';
}

/**
 * Horizontal axis: baseline, short ticks, labels below, name at the right under them. Where labels
 * would touch at the narrowest width, only every second or third is shown.
 * @param y baseline, px
 * @param write how a tick is written, if not as other numbers are
 */
export function xAxis(
  pen: Pen,
  y: number,
  { scale, ticks, title }: Axis,
  write: (tick: number) => string = num,
): void {
  pen.line('axis', horizontal(y));
  if (pen.compact) return;
  pen.line('axis', ...ticks.map((tick) => vertical(scale(tick), y, y + 4)));
  const labels = ticks.map((tick) => {
    const [text, x] = [write(tick), scale(tick)];
    return { text, x, dx: 0, y: y + 17, anchor: anchorAt(x, text, pen.narrowest) };
  });
  const every = (step: number) => labels.filter((_, i) => i % step === 0);
  const step = [1, 2, 3, 4, 5].find((each) => areApart(every(each), pen.narrowest)) ?? 6;
  for (const { text, ...place } of every(step)) pen.text('tick', text, place);
  if (title) pen.text('tick', title, { x: 1000, y: y + 33, anchor: 'end' });
}

/** true if texts, from left to right, have a space between them. */
const areApart = (texts: readonly Omit<TextMark, 'style'>[], width: number): boolean =>
  boxesOf(texts, width).every(({ left }, i, boxes) => {
    const before = boxes[i - 1];
    return !before || left > before.right + CHAR_PX * 0.9;
  });

/** An x axis at the foot of rows, with a rule up to their head at each tick. */
export function ruledXAxis(pen: Pen, head: number, foot: number, axis: Axis): void {
  pen.line('rule', ...axis.ticks.map((tick) => vertical(axis.scale(tick), head, foot)));
  xAxis(pen, foot, axis);
}

/**
 * Vertical axis: hairlines across the whole width, each label above its line at one side, the name
 * above all.
 * @param top baseline of the name, px
 */
export function yAxis(
  pen: Pen,
  { scale, ticks, title }: Axis,
  top = 11,
  side: 'left' | 'right' = 'left',
): void {
  const place = side === 'left' ? {} : ({ x: 1000, anchor: 'end' } as const);
  pen.line('rule', ...ticks.map((tick) => horizontal(scale(tick))));
  for (const tick of ticks) pen.text('tick', num(tick), { ...place, y: scale(tick) - 4 });
  if (title) pen.text('tick', title, { ...place, y: top });
}
