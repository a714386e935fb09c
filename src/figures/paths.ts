import type { Point } from './drawing.ts';

/** A line or an outline through some points. */
export const polyline = (...points: Point[]): Point[] => points;

/** A vertical line. */
export const vertical = (x: number, from: number, to: number): Point[] =>
  polyline([x, from], [x, to]);

/** A horizontal line, across the whole sheet unless two ends are given. */
export const horizontal = (y: number, from = 0, to = 1000): Point[] => polyline([from, y], [to, y]);

/**
 * A curve over a range of values, both ends included. @param count number of points at which it is
 * computed
 */
export const curve = (
  [from, to]: readonly [number, number],
  at: (value: number) => Point,
  count = 240,
): Point[] =>
  simplify(Array.from({ length: count }, (_, i) => at(from + ((to - from) * i) / (count - 1))));

/** The point of a line at a share of its points. */
export const pointOf = (line: readonly Point[], share: number): Point =>
  line[Math.round(share * (line.length - 1))] ?? [0, 0];

/**
 * Leaves out the points of a curve that lie on the straight line between their neighbours, within a
 * tolerance (Douglas-Peucker), with x counted as px of a wide sheet.
 * @param tolerance px
 */
export function simplify(points: readonly Point[], tolerance = 0.3): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [far, at] = [0, 0];
  const [dx, dy] = [(last[0] - first[0]) * 0.9, last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  points.forEach(([x, y], i) => {
    const [ex, ey] = [(x - first[0]) * 0.9, y - first[1]];
    const off = length === 0 ? Math.hypot(ex, ey) : Math.abs(dx * ey - dy * ex) / length;
    if (off > far) [far, at] = [off, i];
  });
  if (far <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance),
  ];
}
