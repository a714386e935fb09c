import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { arc, centreLines, dots, polyline, type SvgElements, shape } from '../pen.ts';

/** Radius of the shaft, in units of the square (`pen.ts`). */
const RADIUS = 88;
/** Origin of the crack: at the surface, below on the left. */
const ORIGIN: Point = [-RADIUS * Math.cos(0.9), RADIUS * Math.sin(0.9)];
/** Length of the crack, in units of the square, when the rest broke. */
const LAST = 128;

const within = ([x, y]: Point) => Math.hypot(x, y) < RADIUS;

/** Runs of neighbouring points that lie in the shaft's section. */
function runs(points: Point[]): Point[][] {
  const out: Point[][] = [];
  let run: Point[] = [];
  for (const point of points) {
    if (within(point)) run.push(point);
    else if (run.length > 0) {
      out.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...out, run] : out;
}

/** A fatigue crack through a shaft: beach marks that spread from the origin ever wider apart, then the final fracture. */
export function fracturePortrait({ marks }: DisciplineOf<'fracture'>): SvgElements[] {
  const front = (radius: number) =>
    runs(Array.from({ length: 61 }, (_, i) => arc(radius, -140 + i * 4, -140 + i * 4, ORIGIN)[0] ?? ORIGIN));
  const radii = Array.from({ length: marks }, (_, i) => 12 + (LAST - 12) * ((i + 1) / marks) ** 1.45);
  const torn = Array.from({ length: 34 }, (_, i): Point[] => {
    const c = -130 + i * 8;
    return Array.from({ length: 90 }, (_, n): Point => [n * 2 - 90, c - (n * 2 - 90)]);
  });
  const beyond = ([x, y]: Point) => within([x, y]) && Math.hypot(x - ORIGIN[0], y - ORIGIN[1]) > LAST;
  const hatch = torn.map((points) => points.filter(beyond)).filter((points) => points.length > 1);
  return [
    polyline('fine', ...hatch.map((points) => [points[0] ?? ORIGIN, points.at(-1) ?? ORIGIN])),
    polyline('line', ...radii.slice(0, -1).flatMap(front)),
    polyline('before', ...front(LAST)),
    shape('bold', arc(RADIUS)),
    centreLines(),
    dots('plum', 6, ORIGIN),
  ];
}
