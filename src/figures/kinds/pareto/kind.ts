import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { FOOT_PX, ruledXAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num, withUnit } from '../../numbers.ts';
import type { Bar, Pen } from '../../pen.ts';
import { problem } from '../../problems.ts';
import { barsIn, type RowBar, rowLabel, rowSheet } from '../../rows.ts';
import { type Scale, scaleLinear } from '../../scale.ts';
import { around, beside } from '../../spots.ts';

type Pareto = FigureOf<'pareto'>;
type Words = WordsOf<'pareto'>;
const ROW_PX = 39;
const BAR = { name: 17, thick: 11, onCard: 0.6 };
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** Items from the largest to the smallest, with their shares and that of all up to each, %. */
function ranked({ items }: Pareto) {
  const sorted = items.toSorted((a, b) => b.value - a.value);
  const values = sorted.map(({ value }) => value);
  const total = sum(items.map(({ value }) => value));
  const shareOf = (value: number) => (value / total) * 100;
  return sorted.map((item, i) => ({
    ...item,
    share: shareOf(item.value),
    shareAfter: item.after === undefined ? undefined : shareOf(item.after),
    cumulative: shareOf(sum(values.slice(0, i + 1))),
  }));
}

function draw(pareto: Pareto, format: Format, words: Words) {
  const items = ranked(pareto);
  const title = `${pareto.period}, ${pareto.unit}`;
  const { pen, head, bottom } = rowSheet(format, title, items.length * ROW_PX + 6, FOOT_PX);
  const barAt = barsIn(pen, head, (bottom - head) / items.length, BAR);
  const rows = items.map((item, i) => ({ ...item, ...barAt(i) }));
  const x = scaleLinear([0, 100], [0, 1000]);

  const ticks = [0, 20, 40, 60, 80, 100];
  ruledXAxis(pen, head, bottom, { scale: x, ticks, title: words.cumulative });
  drawBars(pen, rows, pareto.marked, x);
  const line = rows.map(({ cumulative, middle }): Point => [x(cumulative), middle]);
  pen.join('curve', ...line.slice(1).map((to, i) => [line[i] ?? to, to]));
  pen.dots('ink', ...line);

  for (const { label, value, after, top } of rows) {
    const change = after === undefined ? '' : ` ${words.to} ${num(after)}`;
    rowLabel(pen, top - 5, label, num(value) + change);
  }
  const last = rows[pareto.marked - 1];
  const at = line[pareto.marked - 1];
  if (last && at) {
    const name = `${pareto.marked} ${words.of} ${rows.length}: ${num(last.cumulative, 0)} %`;
    nameMarked(pen, name, at);
  }
  return pen.drawing();
}

type Row = ReturnType<typeof ranked>[number] & RowBar;

/** The bars, those of bad actors in colour, each with a thin one of its value afterwards. */
function drawBars(pen: Pen, rows: readonly Row[], marked: number, x: Scale): void {
  const bars = rows.map(({ share, top, bottom }): Bar => [0, top, x(share), bottom]);
  pen.bars('before', ...bars.slice(0, marked));
  pen.bars('grey', ...bars.slice(marked));
  if (pen.compact) return;
  const after = rows.flatMap(({ shareAfter, bottom }): Bar[] =>
    shareAfter === undefined ? [] : [[0, bottom + 2, Math.max(x(shareAfter), 2), bottom + 6]],
  );
  pen.bars('after', ...after);
}

/** Names the share of all bad actors. @param at the end of theirs on the cumulative line */
function nameMarked(pen: Pen, name: string, at: Point): void {
  const spots = [
    ...beside(at, ['right', 'belowRight']),
    ...beside([at[0], at[1] + 12], ['right', 'left']),
    ...around(at, ['left', 'above']),
  ];
  pen.label('label', name, spots, { wrap: 6, isMain: true });
}

export const pareto: Kind<'pareto'> = {
  problems: ({ items, marked }) => [
    marked > items.length &&
      problem(
        ['marked'],
        `is ${marked}, of ${items.length} items`,
        `Write at most ${items.length}.`,
      ),
    items.every(({ value }) => value === 0) &&
      problem(['items'], 'are all 0, so none has a share', 'Write what was counted.'),
    items.map(
      ({ after = 0 }, i) =>
        after > sum(items.map(({ value }) => value)) &&
        problem(
          ['items', i, 'after'],
          `is ${after}, more than all items together before`,
          'Correct it: the axis ends at their sum.',
        ),
    ),
  ],
  draw,
  table(figure, words) {
    const items = ranked(figure);
    const head = ['', withUnit('', figure.unit).trim(), '%', words.cumulative];
    const rows = items.map(({ label, value, share, cumulative }) => [
      label,
      num(value),
      num(share, 0),
      num(cumulative, 0),
    ]);
    if (items.every(({ after }) => after === undefined)) return { head, rows };
    const after = items.map((item) => (item.after === undefined ? '' : num(item.after)));
    return { head: [...head, words.after], rows: rows.map((row, i) => [...row, after[i] ?? '']) };
  },
};
