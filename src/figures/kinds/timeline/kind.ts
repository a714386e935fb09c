import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { FOOT_PX, plotOf, ruledXAxis } from '../../axes.ts';
import { type Format, type Spot, textWidth } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { around, beside, spot } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import { polyline, vertical } from '../../paths.ts';
import { type Bar, Pen } from '../../pen.ts';
import { outside } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';

type Timeline = FigureOf<'timeline'>;
type Words = WordsOf<'timeline'>;
const [ROW_PX, MARK_PX] = [34, 20];
const last = ({ tasks }: Timeline) => Math.max(...tasks.map((t) => t.end));

function draw(timeline: Timeline, format: Format, words: Words) {
  const { tasks, marks, baseline, unit } = timeline;
  const head = format.compact ? 14 : 22;
  const pen = new Pen(format, head + tasks.length * ROW_PX + marks.length * MARK_PX + 8 + FOOT_PX);
  const { bottom } = plotOf(pen);
  const x = scaleLinear(
    [0, Math.max(last(timeline), baseline?.end ?? 0, ...marks.map((m) => m.at))],
    [0, 995],
  );
  const row = pen.compact ? (bottom - head) / tasks.length : ROW_PX;
  const top = (i: number) => head + i * row + (pen.compact ? row * 0.2 : 16);
  const thick = pen.compact ? row * 0.6 : 9;

  ruledXAxis(pen, head, bottom, { scale: x, ticks: x.ticks(6), title: `${words.time}, ${unit}` });
  const rows = tasks.map((t, i) => ({
    ...t,
    i,
    left: x(t.start),
    right: x(t.end),
    top: top(i),
    middle: top(i) + thick / 2,
  }));
  const gates = marks.map(({ at, label }, i) => {
    // A gate is below the last task that ends there, so that it crosses no name of the tasks before
    // it.
    const from = rows.findLast((t) => t.end === at)?.top ?? top(0);
    return { label, from, at: [x(at), head + tasks.length * ROW_PX + i * MARK_PX + 14] as const };
  });
  if (!pen.compact) pen.join('thin', ...gates.map(({ from, at }) => vertical(at[0], from, at[1])));
  if (baseline) pen.join('before', vertical(x(baseline.end), head - 4, bottom));
  const path = rows.filter((t) => t.critical).sort((a, b) => a.start - b.start);
  const bar = (t: (typeof rows)[number]): Bar => [
    t.left,
    t.top,
    Math.max(t.right, t.left + 4),
    t.top + thick,
  ];
  pen.bars('grey', ...rows.filter((t) => !t.critical).map(bar));
  pen.bars('limit', ...rows.filter((t) => t.critical).map(bar));
  pen.join(
    'axis',
    ...path.slice(1).map((to, n) => {
      const from = path[n] ?? to;
      return polyline(
        [from.right, from.top + (to.i > from.i ? thick : 0)],
        [from.right, to.middle],
        [to.left, to.middle],
      );
    }),
  );

  if (baseline)
    pen.label('before', `${baseline.label}, ${withUnit(baseline.end, unit)}`, [
      spot(x(baseline.end), 11, -6),
      spot(x(baseline.end), 11, 6),
      { x: 0, dx: 0, y: 11, anchor: 'start' },
    ]);
  for (const t of rows)
    pen.label(
      'label',
      t.label,
      namePlaces(pen, t.label, [t.left, t.right], [t.top - 4, t.middle + 4]),
    );
  if (!pen.compact) for (const { at } of gates) pen.dots('ink', at);
  for (const { label, at } of gates) pen.label('label', label, beside(at, ['right', 'left']));
  const ends = path.flatMap((t) => [
    ...beside([t.right, t.top + 5], ['right']),
    ...beside([t.left, t.top + 5], ['left']),
  ]);
  if (ends.length > 0) pen.label('limit', words.critical, ends);
  if (pen.compact) {
    const end = rows.find((t) => t.end === last(timeline)) ?? { right: 0, middle: 0 };
    pen.mainLabel(
      'label',
      withUnit(last(timeline), unit),
      around([end.right, end.middle], ['right', 'aboveLeft']),
    );
  }
  return pen.drawing();
}

/**
 * Possible positions of a task's name: over its bar, clear of the line that comes down to its
 * start, or beside it.
 */
function namePlaces(
  { narrowest }: Pen,
  name: string,
  [start, end]: readonly [number, number],
  [over, beside]: readonly [number, number],
): Spot[] {
  // Moved back over the bar by as much as it would overflow the narrowest sheet.
  const out = Math.max(0, (start * narrowest) / 1000 + 4 + textWidth(name) - narrowest);
  return [
    { x: start, dx: 4 - out, y: over, anchor: 'start' },
    spot(end, beside, 6),
    spot(start, beside, -6),
    spot(end, over, -4),
  ];
}

function problems(figure: Timeline) {
  const end = Math.max(last(figure), figure.baseline?.end ?? 0);
  return figure.marks.map(({ at }, i) => outside(at, [0, end], ['marks', i, 'at'], 'the tasks'));
}

export const timeline = {
  problems,
  draw,
  table({ tasks, marks, baseline, unit }, words) {
    return {
      head: ['', `${words.from}, ${unit}`, `${words.until}, ${unit}`, words.critical],
      rows: [
        ...tasks.map((t) => [t.label, num(t.start), num(t.end), t.critical ? words.yes : '']),
        ...marks.map((m) => [m.label, num(m.at), num(m.at), '']),
        ...(baseline ? [[baseline.label, '', num(baseline.end), '']] : []),
      ],
    };
  },
} satisfies Kind<'timeline'>;
