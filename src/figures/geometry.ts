import type { Point } from './drawing.ts';
import { polyline } from './paths.ts';

/** A rectangle with vertical sides, px. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The smallest rectangle around some points. */
export function boundsOf(points: readonly Point[]): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The smallest rectangle around some others. */
export const unionOf = (boxes: readonly Box[]): Box =>
  boundsOf(boxes.flatMap(({ left, right, top, bottom }) => polyline([left, top], [right, bottom])));

/**
 * true if two rectangles overlap or are closer than a gap (px); above one another, a quarter of it.
 */
export const overlap = (a: Box, b: Box, gap: number): boolean =>
  a.left < b.right + gap &&
  b.left < a.right + gap &&
  a.top < b.bottom + gap / 4 &&
  b.top < a.bottom + gap / 4;

/** Distance of two rectangles; 0 where they overlap. */
export const boxToBox = (a: Box, b: Box): number =>
  diagonal(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** Not Math.hypot, with which a drawing would take a third longer. */
const diagonal = (across: number, down: number): number =>
  across && down ? Math.sqrt(across * across + down * down) : across + down;

/**
 * Distance of a rectangle from a line segment; 0 if the segment passes through it or ends on it.
 */
export function boxToSegment(box: Box, a: Point, b: Point): number {
  if (clip(box, a, b)) return 0;
  const { left, right, top, bottom } = box;
  let nearest = Math.min(boxToPoint(box, a), boxToPoint(box, b));
  for (const x of [left, right])
    for (const y of [top, bottom]) nearest = Math.min(nearest, pointToSegment([x, y], a, b));
  return nearest;
}

/** Distance of a rectangle from a point; 0 where the point lies in it. */
export const boxToPoint = (box: Box, [x, y]: Point): number =>
  diagonal(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom));

/** Distance of a point from a line segment. */
export function pointToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  const [across, down] = [x - ax - t * dx, y - ay - t * dy];
  return Math.sqrt(across * across + down * down);
}

/** true if two line segments cross; not if one ends on the other. */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** On which side of the line through a and b a point lies, by its sign. */
const side = (a: Point, b: Point, point: Point) =>
  Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));

/**
 * The part of a line segment inside a rectangle, as shares of its length; undefined if it misses
 * the rectangle.
 */
export function clip(
  { left, right, top, bottom }: Box,
  [ax, ay]: Point,
  [bx, by]: Point,
): Interval | undefined {
  const across = share(ax, bx - ax, left, right);
  const down = share(ay, by - ay, top, bottom);
  const [from, to] = [Math.max(across.from, down.from, 0), Math.min(across.to, down.to, 1)];
  return from <= to ? { from, to } : undefined;
}
export interface Interval {
  from: number;
  to: number;
}

/**
 * The part of a segment between two bounds on one axis, as shares of its length; empty if `from` is
 * beyond `to`.
 */
function share(start: number, length: number, low: number, high: number): Interval {
  if (length === 0) return start < low || start > high ? { from: 1, to: 0 } : { from: 0, to: 1 };
  const [a, b] = [(low - start) / length, (high - start) / length];
  return { from: Math.min(a, b), to: Math.max(a, b) };
}

/** Points by their distance from another, along a direction and to its side. */
export function aheadOf([x, y]: Point, [dx, dy]: readonly [number, number]) {
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  return (ahead: number, side: number): Point => [
    x + ahead * ux - side * uy,
    y + ahead * uy + side * ux,
  ];
}

/** Points without those nearer than a gap to the last one before that is kept. */
export function thinned(points: readonly Point[], gap: number): Point[] {
  let last: Point | undefined;
  return points.filter((point) => {
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap;
    if (isFar) last = point;
    return isFar;
  });
}
