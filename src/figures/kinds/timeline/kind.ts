import { scaleLinear } from 'd3-scale';
import type { z } from 'zod';
import { FOOT_PX, plotOf, ruledXAxis } from '../../axes.ts';
import { type Format, type Point, type Spot, textWidth } from '../../drawing.ts';
import { change, fact, type Kind } from '../../kind.ts';
import { around, beside } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import { upright } from '../../paths.ts';
import { type Bar, Pen } from '../../pen.ts';
import { type FigureProblem, outside } from '../../problems.ts';
import { termsOf } from '../../terms.ts';
import { labels, schema } from './schema.ts';

type Timeline = z.infer<typeof schema>;
const terms = termsOf(schema, labels);
const [ROW_PX, MARK_PX] = [34, 20];
const last = ({ tasks }: Timeline) => Math.max(...tasks.map((t) => t.end));

function draw(timeline: Timeline, format: Format) {
  const { tasks, marks, baseline, unit } = timeline;
  const head = format.terse ? 14 : 22;
  const pen = new Pen(format, head + tasks.length * ROW_PX + marks.length * MARK_PX + 8 + FOOT_PX);
  const { bottom } = plotOf(pen);
  const x = scaleLinear([0, Math.max(last(timeline), baseline?.end ?? 0, ...marks.map((m) => m.at))], [0, 995]);
  const row = pen.terse ? (bottom - head) / tasks.length : ROW_PX;
  const top = (i: number) => head + i * row + (pen.terse ? row * 0.2 : 16);
  const thick = pen.terse ? row * 0.6 : 9;

  ruledXAxis(pen, head, bottom, { scale: x, ticks: x.ticks(6), title: `${terms().time}, ${unit}` });
  const markRow = (i: number) => head + tasks.length * ROW_PX + i * MARK_PX + 14;
  // A gate stands below the last task that ends there, so that it crosses no name of the tasks before it.
  const lastAt = (at: number) =>
    Math.max(
      0,
      tasks.findLastIndex((t) => t.end === at),
    );
  if (!pen.terse) pen.join('thin', ...marks.map(({ at }, i) => upright(x(at), top(lastAt(at)), markRow(i))));
  if (baseline) pen.join('before', upright(x(baseline.end), head - 4, bottom));
  const bars = (critical: boolean) =>
    tasks.flatMap((t, i): Bar[] =>
      Boolean(t.critical) === critical ? [[x(t.start), top(i), Math.max(x(t.end), x(t.start) + 4), top(i) + thick]] : [],
    );
  pen.bars('grey', ...bars(false));
  pen.bars('limit', ...bars(true));
  const path = tasks
    .map((t, i) => ({ ...t, i }))
    .filter((t) => t.critical)
    .sort((a, b) => a.start - b.start);
  pen.join(
    'axis',
    ...path.slice(1).map((to, n): Point[] => {
      const from = path[n] ?? to;
      return [
        [x(from.end), top(from.i) + (to.i > from.i ? thick : 0)],
        [x(from.end), top(to.i) + thick / 2],
        [x(to.start), top(to.i) + thick / 2],
      ];
    }),
  );

  if (baseline)
    pen.label('before', `${baseline.label}, ${withUnit(baseline.end, unit)}`, [
      { x: x(baseline.end), dx: -6, y: 11, anchor: 'end' },
      { x: x(baseline.end), dx: 6, y: 11, anchor: 'start' },
      { x: 0, dx: 0, y: 11, anchor: 'start' },
    ]);
  for (const [i, task] of tasks.entries())
    pen.label('label', task.label, namePlaces(pen, task.label, [x(task.start), x(task.end)], [top(i) - 4, top(i) + thick / 2 + 4]));
  marks.forEach((m, i) => {
    if (pen.terse) return;
    pen.dots('ink', [x(m.at), markRow(i)]);
    pen.label('label', m.label, beside([x(m.at), markRow(i)], ['right', 'left']));
  });
  const first = path.find((t) => x(t.end) < 700) ?? path[0];
  if (first)
    pen.label(
      'limit',
      terms().critical,
      path.flatMap((t) =>
        around([x(t.end), top(t.i) + 5], ['right'])
          .slice(0, 1)
          .concat(beside([x(t.start), top(t.i) + 5], ['left'])),
      ),
    );
  const final = tasks.findIndex((t) => t.end === last(timeline));
  if (pen.terse)
    pen.key('label', withUnit(last(timeline), unit), around([x(last(timeline)), top(final) + thick / 2], ['right', 'aboveLeft']));
  return pen.drawing();
}

/** Where a task's name may stand: over its bar, clear of the line that comes down to its start, or beside it. */
function namePlaces(
  { narrowest }: Pen,
  name: string,
  [start, end]: readonly [number, number],
  [over, beside]: readonly [number, number],
): Spot[] {
  // Drawn back over the bar as far as it would stand out of the narrowest sheet.
  const out = Math.max(0, (start * narrowest) / 1000 + 4 + textWidth(name) - narrowest);
  return [
    { x: start, dx: 4 - out, y: over, anchor: 'start' },
    { x: end, dx: 6, y: beside, anchor: 'start' },
    { x: start, dx: -6, y: beside, anchor: 'end' },
    { x: end, dx: -4, y: over, anchor: 'end' },
  ];
}

function problems(figure: Timeline): FigureProblem[] {
  const end = Math.max(...figure.tasks.map((task) => task.end), figure.baseline?.end ?? 0);
  return figure.marks.flatMap(({ at }, i) => outside(at, [0, end], ['marks', i, 'at'], 'the tasks'));
}

export const timeline = {
  schema,
  labels,
  problems,
  draw,
  facts(figure) {
    const { tasks, marks, baseline, unit } = figure;
    const critical = tasks.filter((t) => t.critical);
    return [
      fact('Duration', last(figure), unit),
      ...(baseline
        ? [fact(baseline.label, baseline.end, unit), ...change(`Against ${baseline.label}`, baseline.end, last(figure), unit)]
        : []),
      fact('Number of tasks', tasks.length, 'tasks'),
      fact('Tasks on the critical path', critical.length, 'tasks'),
      fact(
        'Work on the critical path',
        critical.reduce((sum, t) => sum + t.end - t.start, 0),
        unit,
      ),
      ...tasks.flatMap((t) => [
        fact(`${t.label}: start`, t.start, unit),
        fact(`${t.label}: end`, t.end, unit),
        fact(`${t.label}: duration`, t.end - t.start, unit),
      ]),
      ...marks.map((m) => fact(m.label, m.at, unit)),
      ...(unit === 'h' ? [fact('Duration in days', last(figure) / 24, 'days', 1)] : []),
    ];
  },
  table({ tasks, marks, baseline, unit }) {
    return {
      head: ['', `${terms().from}, ${unit}`, `${terms().until}, ${unit}`, terms().critical],
      rows: [
        ...tasks.map((t) => [t.label, num(t.start), num(t.end), t.critical ? terms().yes : '']),
        ...marks.map((m) => [m.label, num(m.at), num(m.at), '']),
        ...(baseline ? [[baseline.label, '', num(baseline.end), '']] : []),
      ],
    };
  },
} satisfies Kind<typeof schema>;
