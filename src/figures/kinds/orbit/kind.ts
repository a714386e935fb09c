import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import {
  CHAR_PX,
  type Format,
  LINE_PX,
  type Mark,
  type Point,
  WIDE_PX,
  wrap,
} from '../../drawing.ts';
import { aheadOf } from '../../geometry.ts';
import type { Kind } from '../../kind.ts';
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

/** Baseline of the first line of text, and the room above the dials, px. */
const TOP_PX = 11;
const HEAD_PX = 32;
/** Points of a motion in one revolution. */
const STEPS = 180;

function draw(orbit: Orbit, format: Format, words: Words) {
  const { orbits, clearance, amplitudeUnit } = orbit;
  const [narrowest] = format.widths;
  const share = 1000 / orbits.length;
  const charsEach = Math.floor((narrowest * share) / 1000 / CHAR_PX) - 1;
  const names = orbits.map(({ label }) => wrap(label, charsEach));
  const nameLines = Math.max(...names.map(({ length }) => length));
  const notes = wrap(words.key, Math.floor(narrowest / CHAR_PX));

  const unit = amplitudeUnit.replace(' pp', '');
  const reach = largestOf(orbit);
  const scale = (clearance ? 96 : 84) / reach;
  // If no clearance circle gives the scale, a bar does.
  const bar = clearance ? 0 : roundLength(reach);
  const dialPx = orbits.length > 1 && narrowest < WIDE_PX ? 168 : 260;
  const foot = HEAD_PX + dialPx + (bar ? LINE_PX : 0) + 16;
  const pen = new Pen(format, foot + 4 + (nameLines + 1 + notes.length) * LINE_PX + 6);

  pen.text('tick', `${num(orbit.speed)} ${words.rpm}`, { y: TOP_PX });
  if (clearance) {
    const atRight = { x: 1000, y: TOP_PX, anchor: 'end' } as const;
    pen.text('limit', `${words.clearance} ${withUnit(clearance, unit)}`, atRight);
  }
  const box = pen.compact ? { y: 14, height: pen.height - 28 } : { y: HEAD_PX, height: dialPx };
  for (const [i, one] of orbits.entries()) {
    const marks = [...dialMarks(one, scale, clearance), ...scaleBar(bar * scale)];
    pen.dial({ x: i * share, width: share, ...box, marks });
    const centre = { x: (i + 0.5) * share, anchor: 'middle' } as const;
    if (bar) pen.text('label', withUnit(bar, unit), { ...centre, y: HEAD_PX + dialPx + 12 });
    pen.text(TEXT_OF[one.state], names[i] ?? [], { ...centre, y: foot });
    const [x, y] = [peakToPeak(one.harmonics, 'x'), peakToPeak(one.harmonics, 'y')];
    const sizes = `X ${num(x, 0)}, Y ${num(y, 0)} ${amplitudeUnit}`;
    pen.text('tick', sizes, { ...centre, y: foot + nameLines * LINE_PX });
  }
  pen.text('tick', notes, { y: pen.height - 4 - (notes.length - 1) * LINE_PX });
  return pen.drawing();
}

/** The largest distance from the centre that any dial shows, in the unit of the amplitudes. */
function largestOf({ orbits, clearance = 0 }: Orbit): number {
  const points = orbits.flatMap(trace);
  return Math.max(...points.map(([right, up]) => Math.hypot(right, up)), clearance / 2);
}

/** A round length, about half as long as the motion is wide. */
function roundLength(largest: number): number {
  const whole = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  const lengths = largest < 5 ? whole.map((length) => length / 10) : whole;
  return lengths.findLast((length) => length <= largest) ?? largest;
}

/** The place of the shaft so many revolutions after the keyphasor pulse: right and up. */
const placeAt = ({ harmonics }: One, turns: number): Point =>
  fromProbes(displacement(harmonics, turns));

/** The motion over the revolutions in which it closes. */
const trace = (one: One): Point[] =>
  Array.from({ length: revolutions(one.harmonics) * STEPS + 1 }, (_, i) => placeAt(one, i / STEPS));

/** How far the lines of the probes extend, sideways and vertically. */
const PROBE = 70;

function dialMarks(one: One, scale: number, clearance: number | undefined): Mark[] {
  const onDial = ([right, up]: Point): Point => [right * scale, -up * scale];
  const path = trace(one).map(onDial);
  const pulses = Array.from({ length: revolutions(one.harmonics) }, (_, turn) =>
    onDial(placeAt(one, turn)),
  );
  const probes = [
    polyline([-PROBE, -PROBE], [PROBE, PROBE]),
    polyline([-PROBE, PROBE], [PROBE, -PROBE]),
  ];
  const letters = [...letterX(PROBE + 7, -PROBE - 7), ...letterY(-PROBE - 7, -PROBE - 7)];
  return [
    line('rule', ...probes),
    line('axis', ...letters),
    line('limit', ...(clearance ? [circle((clearance / 2) * scale)] : [])),
    line(one.state, simplify(path, 0.4)),
    { kind: 'area', style: 'ink', paths: [arrowHeadOn(path, Math.round(STEPS * 0.14))] },
    { kind: 'dots', style: 'ink', at: pulses },
  ];
}

const line = (style: LineStyle, ...paths: Point[][]): Mark => ({ kind: 'line', style, paths });

const circle = (radius: number): Point[] =>
  Array.from({ length: 73 }, (_, i) => {
    const angle = (i * Math.PI) / 36;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** A bar at the foot of a dial; nothing if it has no length. */
function scaleBar(length: number): Mark[] {
  if (length === 0) return [];
  const [left, right] = [-length / 2, length / 2];
  return [line('axis', polyline([left, 92], [left, 98], [right, 98], [right, 92]))];
}

/** Arrow head lying on a path, from its point number `i` on. */
function arrowHeadOn(path: readonly Point[], i: number): Point[] {
  const start: Point = path[i] ?? [0, 0];
  const next: Point = path[i + 3] ?? path[i + 1] ?? [0, 0];
  const at = aheadOf(start, [next[0] - start[0], next[1] - start[1]]);
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

function problems({ orbits, clearance = Infinity }: Orbit) {
  return orbits.map(({ harmonics }, i) => {
    const at = ['orbits', i, 'harmonics'];
    const isStill = harmonics.every(({ x, y }) => x === 0 && y === 0);
    return [
      isStill && problem(at, 'has no motion', 'Write the measured amplitudes.'),
      harmonics.map(({ x, y }, n) => {
        const most = Math.max(x, y);
        const message = `is ${most}, more than the bearing’s clearance of ${clearance}`;
        const path = [...at, n, x > y ? 'x' : 'y'];
        return most > clearance && problem(path, message, 'Correct it, or the clearance.');
      }),
    ];
  });
}

export const orbit: Kind<'orbit'> = {
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
};
