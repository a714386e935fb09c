import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { CHAR_PX, type Format, LINE_PX, type Mark, type Point, WIDE_PX } from '../../drawing.ts';
import { aheadOf } from '../../geometry.ts';
import type { Kind } from '../../kind.ts';
import { wrap } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import { polyline, simplify, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { displacement, fromProbes, peakToPeak, revolutions } from '../../physics/orbit.ts';
import { problem } from '../../problems.ts';
import { TEXT_OF } from '../../states.ts';
import type { LineStyle } from '../../styles.ts';

type Orbit = FigureOf<'orbit'>;
type One = Orbit['orbits'][number];
type Words = WordsOf<'orbit'>;
const withoutPeakToPeak = (unit: string) => unit.replace(' pp', '');

function draw(orbit: Orbit, format: Format, words: Words) {
  const share = 1000 / orbit.orbits.length;
  const chars = Math.floor((format.widths[0] * share) / 1000 / CHAR_PX) - 1;
  const names = orbit.orbits.map((o) => wrap(o.label, chars));
  const notes = wrap(words.key, Math.floor(format.widths[0] / CHAR_PX));
  const box = orbit.orbits.length > 1 && format.widths[0] < WIDE_PX ? 168 : 260;
  const [head, lines] = [32, Math.max(...names.map((n) => n.length))];

  const unit = withoutPeakToPeak(orbit.amplitudeUnit);
  const largest = Math.max(
    ...orbit.orbits.flatMap((o) => trace(o).map(([x, y]) => Math.hypot(x, y))),
    (orbit.clearance ?? 0) / 2,
  );
  const scale = (orbit.clearance ? 96 : 84) / largest;
  const bar = orbit.clearance ? 0 : roundLength(largest);
  const foot = head + box + (bar ? LINE_PX : 0) + 16;
  const pen = new Pen(format, foot + 4 + (lines + 1 + notes.length) * LINE_PX + 6);
  pen.text('tick', `${num(orbit.speed)} ${words.rpm}`, { y: 11 });
  if (orbit.clearance)
    pen.text('limit', `${words.clearance} ${withUnit(orbit.clearance, unit)}`, {
      x: 1000,
      y: 11,
      anchor: 'end',
    });
  orbit.orbits.forEach((one, i) => {
    const place = pen.compact ? { y: 14, height: pen.height - 28 } : { y: head, height: box };
    pen.dial({
      x: i * share,
      width: share,
      ...place,
      marks: [...dialMarks(one, scale, orbit.clearance), ...scaleBar(bar * scale)],
    });
    const centre = { x: (i + 0.5) * share, anchor: 'middle' as const };
    if (bar) pen.text('label', withUnit(bar, unit), { ...centre, y: head + box + 12 });
    pen.text(TEXT_OF[one.state], names[i] ?? [], { ...centre, y: foot });
    const sizes = `X ${num(peakToPeak(one.harmonics, 'x'), 0)}, Y ${num(peakToPeak(one.harmonics, 'y'), 0)} ${orbit.amplitudeUnit}`;
    pen.text('tick', sizes, { ...centre, y: foot + lines * LINE_PX });
  });
  pen.text('tick', notes, { y: pen.height - 4 - (notes.length - 1) * LINE_PX });
  return pen.drawing();
}

/** The motion, right and up, over the revolutions in which it closes. */
const trace = ({ harmonics }: One): Point[] => {
  const steps = revolutions(harmonics) * 180;
  return Array.from({ length: steps + 1 }, (_, i) => fromProbes(displacement(harmonics, i / 180)));
};

function dialMarks(one: One, scale: number, clearance: number | undefined): Mark[] {
  const screen = ([right, up]: Point): Point => [right * scale, -up * scale];
  const path = trace(one).map(screen);
  const radius = ((clearance ?? 0) / 2) * scale;
  const circle = Array.from(
    { length: 73 },
    (_, i): Point => [radius * Math.cos((i * Math.PI) / 36), radius * Math.sin((i * Math.PI) / 36)],
  );
  const turns = revolutions(one.harmonics);
  const keys = Array.from({ length: turns }, (_, n) =>
    screen(fromProbes(displacement(one.harmonics, n))),
  );
  return [
    line(
      'rule',
      polyline([-PROBE, -PROBE], [PROBE, PROBE]),
      polyline([-PROBE, PROBE], [PROBE, -PROBE]),
    ),
    line('axis', ...letterX(PROBE + 7, -PROBE - 7), ...letterY(-PROBE - 7, -PROBE - 7)),
    line('limit', ...(clearance ? [circle] : [])),
    line(one.state, simplify(path, 0.4)),
    { kind: 'area', style: 'ink', paths: [head(path, Math.round(180 * 0.14))] },
    { kind: 'dots', style: 'ink', at: keys },
  ];
}

/** How far the lines of the probes extend, sideways and vertically. */
const PROBE = 70;

const line = (style: LineStyle, ...paths: Point[][]): Mark => ({ kind: 'line', style, paths });

/** A round length, about half as long as the motion is wide. */
const roundLength = (largest: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500]
    .map((n) => (largest < 5 ? n / 10 : n))
    .filter((n) => n <= largest)
    .at(-1) ?? largest;

/** If no clearance circle gives the scale, a bar at the bottom does. */
const scaleBar = (length: number): Mark[] =>
  length === 0
    ? []
    : [
        line(
          'axis',
          polyline([-length / 2, 92], [-length / 2, 98], [length / 2, 98], [length / 2, 92]),
        ),
      ];

/** Arrow head lying on a path. */
function head(path: readonly Point[], i: number): Point[] {
  const a: Point = path[i] ?? [0, 0];
  const b: Point = path[i + 3] ?? path[i + 1] ?? [0, 0];
  const at = aheadOf(a, [b[0] - a[0], b[1] - a[1]]);
  return [at(8, 0), at(0, 4), at(0, -4)];
}

/** Letters as strokes: text would be scaled with the dial. */
const letterX = (x: number, y: number) => [
  polyline([x - 4, y - 5], [x + 4, y + 5]),
  polyline([x + 4, y - 5], [x - 4, y + 5]),
];
const letterY = (x: number, y: number) => [
  polyline([x - 4, y - 5], [x, y], [x + 4, y - 5]),
  vertical(x, y, y + 5),
];

const problems = ({ orbits, clearance = Infinity }: Orbit) =>
  orbits.map(({ harmonics }, i) => [
    harmonics.every(({ x, y }) => x === 0 && y === 0) &&
      problem(['orbits', i, 'harmonics'], 'has no motion', 'Write the measured amplitudes.'),
    harmonics.map(({ x, y }, at) => {
      const path = ['orbits', i, 'harmonics', at, x > y ? 'x' : 'y'];
      const most = Math.max(x, y);
      return (
        most > clearance &&
        problem(
          path,
          `is ${most}, more than the bearing’s clearance of ${clearance}`,
          'Correct it, or the clearance.',
        )
      );
    }),
  ]);

export const orbit = {
  problems,
  draw,
  table: ({ orbits, amplitudeUnit }, words) => ({
    head: ['', words.order, `X, ${amplitudeUnit}`, `Y, ${amplitudeUnit}`, words.lagX, words.lagY],
    rows: orbits.flatMap((o) =>
      o.harmonics.map((h) => [
        o.label,
        `${num(h.order)}X`,
        num(h.x),
        num(h.y),
        num(h.phaseX),
        num(h.phaseY),
      ]),
    ),
  }),
} satisfies Kind<'orbit'>;
