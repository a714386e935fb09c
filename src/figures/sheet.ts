import {
  type Drawing,
  FONT_PX,
  type Format,
  type Point,
  type TextMark,
  textWidth,
} from './drawing.ts';
import {
  type Box,
  boundsOf,
  boxToBox,
  boxToPoint,
  boxToSegment,
  clip,
  pointToSegment,
  thinned,
  unionOf,
} from './geometry.ts';
import { DOTS, LINES } from './styles.ts';

/** Bounding box of a text on a sheet of a given width, px. */
export function textBox({ text, x, dx, y, anchor }: Omit<TextMark, 'style'>, width: number): Box {
  const wide = textWidth(text);
  const at = (x * width) / 1000 + dx;
  const left = anchor === 'start' ? at : anchor === 'end' ? at - wide : at - wide / 2;
  return { left, right: left + wide, top: y - FONT_PX * 0.8, bottom: y + FONT_PX * 0.25 };
}

/**
 * All marks at one width, in px; computed once, because every spot of every label is compared with
 * them.
 */
export interface Sheet {
  width: number;
  height: number;
  texts: Box[];
  shapes: Shape[];
}

interface Shape {
  kind: 'line' | 'dot' | 'solid' | 'rule';
  style: string;
  /** Those of its line or outline; a single point is a segment of zero length */
  segments: readonly Segment[];
  bounds: Box;
  /** Half the width of its line, px */
  half: number;
}
interface Segment {
  from: Point;
  to: Point;
  bounds: Box;
}

/** Marks that are not a series: a label may be nearer to them than to what it names. */
const AIDS: readonly string[] = ['axis', 'thin', 'leader', 'sheet', 'arrow', 'grey', 'ink'];
/** Areas on which a label is legible. */
const LIGHT: readonly string[] = ['straw', 'pale', 'paper'];
/** Maximum distance of a mark from the point of the label that names it, px. */
const NAMED_PX = 2.5;
/**
 * Minimum distance of a label from a point or line that does not pass through what it names, px:
 * any closer, they seem to touch.
 */
const CLEAR_PX = { dot: 3, line: 2, solid: 0, rule: 0 };

export const pxAt =
  (width: number) =>
  ([x, y]: Point): Point => [(x * width) / 1000, y];
const lineOf = (style: string, points: readonly Point[], half = 0): Shape => ({
  ...shapeOf(style === 'rule' ? 'rule' : 'line', style, points),
  half,
});

const shapeOf = (kind: Shape['kind'], style: string, points: readonly Point[]): Shape => ({
  kind,
  style,
  segments: points.slice(points.length > 1 ? 1 : 0).map((to, i) => {
    const from = points[i] ?? to;
    return { from, to, bounds: boundsOf([from, to]) };
  }),
  bounds: boundsOf(points),
  half: 0,
});

export function sheetOf(
  { marks, arrows, texts, height }: Omit<Drawing, 'dials'>,
  width: number,
): Sheet {
  const at = pxAt(width);
  const shapes = marks.flatMap((mark): Shape[] => {
    const { style } = mark;
    if (mark.kind === 'dots')
      // Points that lie on one another count once, which removes most of several hundred.
      return thinned(mark.at.map(at), NAMED_PX).map(([x, y]) => {
        const half = DOTS[mark.style].size / 2;
        return {
          ...shapeOf('dot', style, [[x, y]]),
          bounds: { left: x - half, right: x + half, top: y - half, bottom: y + half },
        };
      });
    if (mark.kind === 'area' && LIGHT.includes(style)) return [];
    return mark.paths
      .filter((path) => path.length > 0)
      .map((path) => {
        const points = mark.kind === 'line' && mark.px ? path : path.map(at);
        return mark.kind === 'area'
          ? shapeOf('solid', style, points)
          : lineOf(mark.yields ? 'rule' : style, points, LINES[mark.style].width / 2);
      });
  });
  const shafts = arrows.map(({ from, to }) => lineOf('arrow', [at(from), at(to)]));
  return {
    width,
    height,
    texts: texts.map((text) => textBox(text, width)),
    shapes: [...shapes, ...shafts],
  };
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

interface Faults {
  /** Marks that the label lies on or touches, not counting grid hairlines */
  covered: number;
  ruled: number;
  /** Other series that are nearer to the label than its own */
  nearer: number;
  /** Series that meet at the label's point */
  shared: number;
}

/** A sheet with a leader, which other labels have to avoid. */
export const withLeader = (sheet: Sheet, leader: readonly Point[]): Sheet => ({
  ...sheet,
  shapes: [...sheet.shapes, lineOf('leader', leader.map(pxAt(sheet.width)))],
});

/**
 * The series that a label at a point names, each line of it and each point; the other series; and
 * how many series meet at the point.
 */
function namedAt({ width, shapes }: Sheet, of: Point) {
  const through = shapes.filter((shape) => passes(shape, pxAt(width)(of)));
  const marks = through.filter(({ kind, style }) => kind !== 'rule' && !AIDS.includes(style));
  // An auxiliary line through the point doesn't count as what the label names, unless it is a
  // leader or all there is.
  const marked =
    marks.length > 0 ? [...marks, ...through.filter(({ style }) => style === 'leader')] : through;
  const styles = marked.filter(({ kind }) => kind === 'line').map(({ style }) => style);
  const isOwn = (shape: Shape) =>
    (shape.kind === 'dot' && styles.includes(shape.style)) || marked.includes(shape);
  const own = shapes.filter(isOwn);
  const others = shapes.filter(
    (shape) => shape.kind !== 'rule' && !AIDS.includes(shape.style) && !isOwn(shape),
  );
  const series = new Set(styles.filter((style) => !AIDS.includes(style))).size;
  return { own, others, series };
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
  const at = of && pxAt(sheet.width)(of);
  for (const shape of sheet.shapes) {
    const far = shape.half + CLEAR_PX[shape.kind];
    if (boxToBox(block, shape.bounds) > far) continue;
    const least = Math.min(...boxes.map((box) => distance(box, shape, far + 0.1)));
    // A label may be closer to what passes through the point that it names.
    if (least > far || (least > shape.half && (!at || passes(shape, at)))) continue;
    faults[shape.kind === 'rule' ? 'ruled' : 'covered'] += 1;
    if (faults.covered >= enough) return faults;
  }
  if (!of) return faults;
  const { own, others, series } = namedAt(sheet, of);
  if (own.length === 0) return faults;
  const near = own.reduce(
    (least, shape) => Math.min(least, distance(block, shape, least)),
    Infinity,
  );
  return {
    ...faults,
    shared: Math.max(0, series - 1),
    nearer: others.filter((shape) => distance(block, shape, near) < near - 0.5).length,
  };
}

/**
 * Minimum length of what is left between two gaps, and a line's distance from a text beside it, px.
 */
const LEFT_PX = 10;
const BESIDE_PX = 2;

/** What is left of a line that leaves gaps for texts: the parts that meet no text at any width. */
export function withGaps(
  path: readonly Point[],
  texts: readonly TextMark[],
  { widths }: Format,
): (readonly Point[])[] {
  const sheets = widths.map((width) => {
    const boxes = texts.map((text) => textBox(text, width));
    return {
      at: pxAt(width),
      boxes: boxes.map((box) => ({
        ...box,
        left: box.left - BESIDE_PX,
        right: box.right + BESIDE_PX,
      })),
    };
  });
  const segments = path.slice(1).map((end, i) => {
    const start = path[i] ?? end;
    const gaps = sheets.flatMap(({ at, boxes }) => {
      const [from, to] = [at(start), at(end)];
      return boxes.flatMap((box) => clip(box, from, to) ?? []);
    });
    return { start, end, gaps: gaps.sort((a, b) => a.from - b.from) };
  });
  if (segments.every(({ gaps }) => gaps.length === 0)) return [path];
  return segments.flatMap(({ start, end, gaps }) => {
    const at = (share: number): Point => [
      start[0] + (end[0] - start[0]) * share,
      start[1] + (end[1] - start[1]) * share,
    ];
    const length = Math.hypot(((end[0] - start[0]) * widths[0]) / 1000, end[1] - start[1]);
    let from = 0;
    return [...gaps, { from: 1, to: 1 }].flatMap((gap) => {
      const left = (gap.from - from) * length < LEFT_PX ? [] : [[at(from), at(gap.from)]];
      from = Math.max(from, gap.to);
      return left;
    });
  });
}

/** true if a mark passes through a point, or close to it. */
function passes({ kind, segments, bounds }: Shape, point: Point): boolean {
  if (boxToPoint(bounds, point) > NAMED_PX) return false;
  return (
    kind === 'solid' || segments.some(({ from, to }) => pointToSegment(point, from, to) <= NAMED_PX)
  );
}
