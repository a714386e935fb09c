import type { Point } from './drawing.ts';

/** Evenly spaced values from one end to the other, both included. */
export const range = (from: number, to: number, count = 240): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

/**
 * Leaves out the points of a curve that lie on the straight line between their neighbours, within a tolerance
 * (Douglas-Peucker), with x counted as px of a wide sheet.
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
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}
