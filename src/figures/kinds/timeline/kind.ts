import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { FOOT_PX, plotOf, ruledXAxis } from '../../axes.ts';
import { type Format, type Point, type Spot, textWidth } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num, withUnit } from '../../numbers.ts';
import { polyline, vertical } from '../../paths.ts';
import { type Bar, Pen } from '../../pen.ts';
import { outside } from '../../problems.ts';
import { barsIn } from '../../rows.ts';
import { type Scale, scaleLinear } from '../../scale.ts';
import { around, beside, spot } from '../../spots.ts';

type Timeline = FigureOf<'timeline'>;
type Words = WordsOf<'timeline'>;

const ROW_PX = 34;
const BAR = { name: 16, thick: 9, onCard: 0.6 };
const MARK_PX = 20;
const endOf = (tasks: readonly { end: number }[]) => Math.max(...tasks.map(({ end }) => end));

/** A task with its bar: left and right in per mille, top, middle and bottom in px. */
type Row = ReturnType<typeof rowsOf>[number];

function rowsOf(pen: Pen, { tasks }: Timeline, head: number, foot: number, x: Scale) {
  const barAt = barsIn(pen, head, pen.compact ? (foot - head) / tasks.length : ROW_PX, BAR);
  return tasks.map((task, i) => ({
    ...task,
    i,
    left: x(task.start),
    right: x(task.end),
    ...barAt(i),
  }));
}

function draw(timeline: Timeline, format: Format, words: Words) {
  const { tasks, marks, baseline, unit } = timeline;
  const head = format.compact ? 14 : 22;
  const rowsEnd = head + tasks.length * ROW_PX;
  const pen = new Pen(format, rowsEnd + marks.length * MARK_PX + 8 + FOOT_PX);
  const { bottom } = plotOf(pen);
  const ends = [endOf(tasks), baseline?.end ?? 0, ...marks.map(({ at }) => at)];
  const x = scaleLinear([0, Math.max(...ends)], [0, 995]);
  const rows = rowsOf(pen, timeline, head, bottom, x);
  const path = criticalPath(rows);
  const gates = marks.map(({ at, label }, i) => {
    const place: Point = [x(at), rowsEnd + i * MARK_PX + 14];
    return { label, place, line: vertical(place[0], gateTop(at, rows), place[1]) };
  });

  ruledXAxis(pen, head, bottom, { scale: x, ticks: x.ticks(6), title: `${words.time}, ${unit}` });
  if (!pen.compact) pen.join('thin', ...gates.map(({ line }) => line));
  if (baseline) pen.join('before', vertical(x(baseline.end), head - 4, bottom));
  pen.bars('grey', ...rows.filter(({ critical }) => !critical).map(barOf));
  pen.bars('limit', ...rows.filter(({ critical }) => critical).map(barOf));
  pen.join('axis', ...path.slice(1).map((to, n) => stepBetween(path[n] ?? to, to)));
  if (!pen.compact) for (const { place } of gates) pen.dots('ink', place);

  if (baseline)
    nameBaseline(pen, x(baseline.end), `${baseline.label}, ${withUnit(baseline.end, unit)}`);
  for (const row of rows) pen.label('label', row.label, namePlaces(pen, row));
  for (const { label, place } of gates) pen.label('label', label, beside(place, ['right', 'left']));
  if (path.length > 0) pen.label('limit', words.critical, path.flatMap(besideBar));
  if (pen.compact) nameEnd(pen, rows, unit);
  return pen.drawing();
}

const criticalPath = (rows: readonly Row[]): Row[] =>
  rows.filter(({ critical }) => critical).sort((a, b) => a.start - b.start);

/**
 * Where a gate's line begins: at the last task that ends there, so that it crosses no name of the
 * tasks before it; px.
 */
const gateTop = (at: number, rows: readonly Row[]): number =>
  rows.findLast(({ end }) => end === at)?.top ?? rows[0]?.top ?? 0;

/** Wide enough to be seen. */
const barOf = ({ left, right, top, bottom }: Row): Bar => [
  left,
  top,
  Math.max(right, left + 4),
  bottom,
];

/** From the end of a task down or up to the start of the next. */
const stepBetween = (from: Row, to: Row): Point[] =>
  polyline(
    [from.right, to.i > from.i ? from.bottom : from.top],
    [from.right, to.middle],
    [to.left, to.middle],
  );

const nameBaseline = (pen: Pen, x: number, name: string): void =>
  pen.label('before', name, [
    spot(x, 11, -6),
    spot(x, 11, 6),
    { x: 0, dx: 0, y: 11, anchor: 'start' },
  ]);

/**
 * Possible positions of a task's name: over its bar, clear of the line that comes down to its
 * start, or beside it.
 */
function namePlaces({ narrowest }: Pen, { label, left, right, top, middle }: Row): Spot[] {
  // Moved back over the bar by as much as it would overflow the narrowest sheet.
  const out = Math.max(0, (left * narrowest) / 1000 + 4 + textWidth(label) - narrowest);
  return [
    { x: left, dx: 4 - out, y: top - 4, anchor: 'start' },
    spot(right, middle + 4, 6),
    spot(left, middle + 4, -6),
    spot(right, top - 4, -4),
  ];
}

/** Places for the name of the critical path. */
const besideBar = ({ left, right, top }: Row): Spot[] => [
  ...beside([right, top + 5], ['right']),
  ...beside([left, top + 5], ['left']),
];

/** Names the end of the last task, on a card. */
function nameEnd(pen: Pen, rows: readonly Row[], unit: string): void {
  const end = endOf(rows);
  const last = rows.find((row) => row.end === end);
  if (!last) return;
  const spots = around([last.right, last.middle], ['right', 'aboveLeft']);
  pen.label('label', withUnit(end, unit), spots, { isMain: true });
}

function problems(figure: Timeline) {
  const end = Math.max(endOf(figure.tasks), figure.baseline?.end ?? 0);
  return figure.marks.map(({ at }, i) => outside(at, [0, end], ['marks', i, 'at'], 'the tasks'));
}

export const timeline: Kind<'timeline'> = {
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
};
