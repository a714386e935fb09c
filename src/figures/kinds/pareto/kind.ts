import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { FOOT_PX, ruledXAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { around, beside } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import type { Bar } from '../../pen.ts';
import { problem } from '../../problems.ts';
import { rowLabel, rowSheet } from '../../rows.ts';
import { scaleLinear } from '../../scale.ts';

type Pareto = FigureOf<'pareto'>;
type Words = WordsOf<'pareto'>;
const ROW_PX = 39;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** Items from the largest to the smallest, each with its share and that of all up to it, %. */
function ranked({ items }: Pareto) {
  const sorted = items.toSorted((a, b) => b.value - a.value);
  const share = (value: number) => (value / sum(items.map((i) => i.value))) * 100;
  return sorted.map((item, i) => ({
    ...item,
    share: share(item.value),
    cumulative: share(sum(sorted.slice(0, i + 1).map((s) => s.value))),
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
  const total = sum(items.map((i) => i.value));
  if (!pen.compact)
    pen.bars(
      'after',
      ...items.flatMap((item, i): Bar[] =>
        item.after === undefined
          ? []
          : [
              [
                0,
                top(i) + thick + 2,
                Math.max(x((item.after / total) * 100), 2),
                top(i) + thick + 6,
              ],
            ],
      ),
    );
  const cumulative = items.map((item, i): Point => [x(item.cumulative), top(i) + thick / 2]);
  pen.join('curve', ...cumulative.slice(1).map((to, i) => [cumulative[i] ?? to, to]));
  pen.dots('ink', ...cumulative);

  for (const [i, item] of items.entries())
    rowLabel(
      pen,
      top(i) - 5,
      item.label,
      num(item.value) + (item.after === undefined ? '' : ` ${words.to} ${num(item.after)}`),
    );
  const worst = items[pareto.marked - 1];
  const at = cumulative[pareto.marked - 1];
  if (worst && at)
    pen.mainLabel(
      'label',
      `${pareto.marked} ${words.of} ${items.length}: ${num(worst.cumulative, 0)} %`,
      [
        ...beside(at, ['right', 'belowRight']),
        ...beside([at[0], at[1] + 12], ['right', 'left']),
        ...around(at, ['left', 'above']),
      ],
      6,
    );
  return pen.drawing();
}

export const pareto = {
  problems: ({ items, marked }) => [
    marked > items.length &&
      problem(
        ['marked'],
        `is ${marked}, of ${items.length} items`,
        `Write at most ${items.length}.`,
      ),
    items.every(({ value }) => value === 0) &&
      problem(['items'], 'are all 0, so none has a share', 'Write what was counted.'),
  ],
  draw,
  table(figure, words) {
    const items = ranked(figure);
    const anyAfter = items.some((i) => i.after !== undefined);
    return {
      head: [
        '',
        withUnit('', figure.unit).trim(),
        '%',
        words.cumulative,
        ...(anyAfter ? [words.after] : []),
      ],
      rows: items.map((i) => [
        i.label,
        num(i.value),
        num(i.share, 0),
        num(i.cumulative, 0),
        ...(anyAfter ? [i.after === undefined ? '' : num(i.after)] : []),
      ]),
    };
  },
} satisfies Kind<'pareto'>;
