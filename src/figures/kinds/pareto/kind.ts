import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { FOOT_PX, ruledXAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num, withUnit } from '../../numbers.ts';
import type { Bar } from '../../pen.ts';
import { problem } from '../../problems.ts';
import { rowLabel, rowSheet } from '../../rows.ts';
import { scaleLinear } from '../../scale.ts';
import { around, beside } from '../../spots.ts';

type Pareto = FigureOf<'pareto'>;
type Words = WordsOf<'pareto'>;
const ROW_PX = 39;
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
  const row = (bottom - head) / items.length;
  const x = scaleLinear([0, 100], [0, 1000]);
  const top = (i: number) => head + i * row + (pen.compact ? row * 0.2 : 17);
  const thick = pen.compact ? row * 0.6 : 11;

  ruledXAxis(pen, head, bottom, {
    scale: x,
    ticks: [0, 20, 40, 60, 80, 100],
    title: words.cumulative,
  });
  const bars = items.map(({ share }, i): Bar => [0, top(i), x(share), top(i) + thick]);
  pen.bars('before', ...bars.slice(0, pareto.marked));
  pen.bars('grey', ...bars.slice(pareto.marked));
  const after = items.flatMap(({ shareAfter }, i): Bar[] => {
    if (shareAfter === undefined) return [];
    const under = top(i) + thick;
    return [[0, under + 2, Math.max(x(shareAfter), 2), under + 6]];
  });
  if (!pen.compact) pen.bars('after', ...after);
  const cumulative = items.map((item, i): Point => [x(item.cumulative), top(i) + thick / 2]);
  pen.join('curve', ...cumulative.slice(1).map((to, i) => [cumulative[i] ?? to, to]));
  pen.dots('ink', ...cumulative);

  for (const [i, { label, value, after }] of items.entries()) {
    const change = after === undefined ? '' : ` ${words.to} ${num(after)}`;
    rowLabel(pen, top(i) - 5, label, num(value) + change);
  }
  const last = items[pareto.marked - 1];
  const at = cumulative[pareto.marked - 1];
  if (last && at) {
    const marked = `${pareto.marked} ${words.of} ${items.length}: ${num(last.cumulative, 0)} %`;
    const spots = [
      ...beside(at, ['right', 'belowRight']),
      ...beside([at[0], at[1] + 12], ['right', 'left']),
      ...around(at, ['left', 'above']),
    ];
    pen.label('label', marked, spots, { wrap: 6, isMain: true });
  }
  return pen.drawing();
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
