import type { Point } from './drawing.ts';
import {
  type Box,
  boxToBox,
  boxToPoint,
  boxToSegment,
  pointToSegment,
  unionOf,
} from './geometry.ts';
import { NAMED_PX, pxAt, type Shape, type Sheet } from './sheet.ts';

/** Marks that are not a series: a label may be nearer to them than to what it names. */
const AUXILIARY: readonly string[] = ['axis', 'thin', 'leader', 'masking', 'arrow', 'grey', 'ink'];
/**
 * Minimum distance of a label from a point or line that does not pass through what it names, px:
 * any closer, they seem to touch.
 */
const CLEAR_PX = { dot: 3, line: 2, solid: 0, rule: 0 };

interface Faults {
  /** Marks that the label lies on or touches, not counting grid hairlines */
  covered: number;
  ruled: number;
  /** Other series that are nearer to the label than its own */
  nearer: number;
  /** Series that meet at the label's point, besides one */
  shared: number;
}

/**
 * What is wrong with the place of a label of one or more lines; texts are not compared with each
 * other here.
 * @param of a point on the series that the label names; omitted if it names an area or the whole
 * figure
 * @param enough number of covered marks with which the place is out of the question, so that
 * nothing else is looked for
 */
export function misplaced(
  boxes: readonly Box[],
  of: Point | undefined,
  sheet: Sheet,
  enough: number,
): Faults {
  const faults = { covered: 0, ruled: 0, nearer: 0, shared: 0 };
  const block = unionOf(boxes);
  const point = of && pxAt(sheet.width)(of);
  for (const shape of sheet.shapes) {
    if (!touches(boxes, block, point, shape)) continue;
    faults[shape.kind === 'rule' ? 'ruled' : 'covered'] += 1;
    if (faults.covered >= enough) return faults;
  }
  return point ? { ...faults, ...confusedAt(point, block, sheet) } : faults;
}

/** What a label might be taken to name besides its own series, which passes through a point. */
function confusedAt(
  point: Point,
  label: Box,
  { shapes }: Sheet,
): Pick<Faults, 'nearer' | 'shared'> {
  const named = namedAt(point, shapes);
  if (named.length === 0) return { nearer: 0, shared: 0 };
  const lines = named.filter(({ kind }) => kind === 'line').map(({ style }) => style);
  // All points of a line belong to its series.
  const isOwn = (shape: Shape) =>
    named.includes(shape) || (shape.kind === 'dot' && lines.includes(shape.style));
  const near = nearestTo(label, shapes.filter(isOwn));
  const isNearer = (shape: Shape) => distance(label, shape, near) < near - 0.5;
  const series = new Set(lines.filter((style) => !AUXILIARY.includes(style)));
  return {
    nearer: shapes.filter((shape) => isSeries(shape) && !isOwn(shape) && isNearer(shape)).length,
    shared: Math.max(0, series.size - 1),
  };
}

/** The marks through a point that a label there names: series and leaders, or else all. */
function namedAt(point: Point, shapes: readonly Shape[]): Shape[] {
  const through = shapes.filter((shape) => passes(shape, point));
  return through.some(isSeries)
    ? through.filter((shape) => isSeries(shape) || shape.style === 'leader')
    : through;
}

const isSeries = ({ kind, style }: Shape) => kind !== 'rule' && !AUXILIARY.includes(style);

const nearestTo = (label: Box, shapes: readonly Shape[]): number =>
  shapes.reduce((near, shape) => Math.min(near, distance(label, shape, near)), Infinity);

/**
 * true if a label lies on a mark or too close to it. What passes through the point that it names may
 * be close, but not under it.
 */
function touches(boxes: readonly Box[], block: Box, point: Point | undefined, shape: Shape) {
  const clear = shape.half + CLEAR_PX[shape.kind];
  if (boxToBox(block, shape.bounds) > clear) return false;
  const least = Math.min(...boxes.map((box) => distance(box, shape, clear + 0.1)));
  if (least <= shape.half) return true;
  return least <= clear && point !== undefined && !passes(shape, point);
}

/** true if a mark passes through a point, or close to it. */
function passes({ kind, segments, bounds }: Shape, point: Point): boolean {
  if (boxToPoint(bounds, point) > NAMED_PX) return false;
  return (
    kind === 'solid' || segments.some(({ from, to }) => pointToSegment(point, from, to) <= NAMED_PX)
  );
}

/**
 * Distance of a text from a mark, px; 0 if it lies on it. Anything further away than `limit` need
 * not be measured exactly.
 */
function distance(box: Box, { kind, segments, bounds }: Shape, limit: number): number {
  const least = boxToBox(box, bounds);
  if (kind === 'dot' || kind === 'solid' || least >= limit) return least;
  let nearest = limit;
  for (const segment of segments)
    if (boxToBox(box, segment.bounds) < nearest)
      nearest = Math.min(nearest, boxToSegment(box, segment.from, segment.to));
  return nearest;
}
