import type { Point, Spot } from './drawing.ts';
import {
  type Box,
  boundsOf,
  boxToBox,
  boxToPoint,
  boxToSegment,
  clip,
  segmentsCross,
} from './geometry.ts';
import { distanceAt, type Leader, pxAt, type Segment, type Sheet } from './sheet.ts';
import { beside } from './spots.ts';

/** Cost of a leader, besides a quarter of its length in px at the narrowest and widest width. */
const AT_LEADER = 10;
/** Cost of each line that a leader crosses. */
const CROSSED = 12;
/** Lengths between which a leader is at the narrowest width, px. */
const LEADER_PX = { min: 14, max: 170 };
/** The ends of leaders that are tried lie on a grid, so many per mille and px apart. */
const GRID = { x: 50, y: 8 };

/** Leaders from points to the grid, the shortest first, with the cost of their length. */
export function routesFrom(
  targets: readonly Point[],
  sheets: readonly Sheet[],
): { leader: Leader; cost: number }[] {
  const [narrow, wide] = [sheets[0], sheets.at(-1)];
  if (!narrow || !wide) return [];
  const grid = gridOf(narrow.height);
  const routes = targets.flatMap((of) =>
    grid.map((to) => {
      const least = distanceAt(narrow.width, of, to);
      const cost = AT_LEADER + (least + distanceAt(wide.width, of, to)) / 4;
      return { leader: [of, to] as const, least, cost };
    }),
  );
  return routes
    .filter(({ least }) => least > LEADER_PX.min && least < LEADER_PX.max)
    .sort((a, b) => a.cost - b.cost);
}

/** Points all over a sheet, column by column. */
function gridOf(height: number): Point[] {
  const columns = Array.from({ length: 1000 / GRID.x + 1 }, (_, i) => i * GRID.x);
  const rows = Array.from({ length: Math.floor(height / GRID.y) }, (_, i) => (i + 0.5) * GRID.y);
  return columns.flatMap((x) => rows.map((y): Point => [x, y]));
}

/** The places of a label at the end of a leader: beyond it, to its side or in height. */
export function endsOf([of, to]: Leader): Spot[] {
  const sideways = to[0] < of[0] ? 'left' : 'right';
  const upOrDown = to[1] < of[1] ? 'above' : 'below';
  return beside(to, [sideways, upOrDown], 4).map((spot) => ({ ...spot, of }));
}

/** Cost of a leader: a little for each line it crosses; infinite if it meets a text or a point. */
export function crossings(leader: Leader, { width, texts, shapes }: Sheet): number {
  const at = pxAt(width);
  const [from, to] = [at(leader[0]), at(leader[1])];
  const box = boundsOf([from, to]);
  const isNear = (text: Box) => boxToBox(text, box) < 3 && boxToSegment(text, from, to) < 3;
  if (texts.some(isNear)) return Infinity;

  const met = shapes.filter(
    ({ kind, bounds }) =>
      (kind === 'line' || kind === 'dot') && boxToBox(bounds, box) === 0 && clip(bounds, from, to),
  );
  // The point that the leader starts from does not count.
  if (met.some(({ kind, bounds }) => kind === 'dot' && boxToPoint(bounds, from) > 0))
    return Infinity;

  const isCrossed = (segment: Segment) =>
    boxToBox(segment.bounds, box) === 0 && segmentsCross(from, to, segment.from, segment.to);
  return met.filter(({ segments }) => segments.some(isCrossed)).length * CROSSED;
}
