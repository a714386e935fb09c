import {
  type Anchor,
  type Drawing,
  FONT_PX,
  type Mark,
  type Point,
  type TextMark,
  textWidth,
} from './drawing.ts';
import { type Box, boundsOf, thinned } from './geometry.ts';
import { DOTS, type DotStyle, LINES } from './styles.ts';

/**
 * All marks at one width, in px; computed once, because every spot of every label is compared with
 * them.
 */
export interface Sheet {
  width: number;
  height: number;
  texts: readonly Box[];
  shapes: readonly Shape[];
}

export interface Shape {
  kind: 'line' | 'dot' | 'solid' | 'rule';
  style: string;
  /** Those of its line or outline; a single point is a segment of zero length */
  segments: readonly Segment[];
  bounds: Box;
  /** Half the width of its line, px */
  half: number;
}
export interface Segment {
  from: Point;
  to: Point;
  bounds: Box;
}

/** The line from what a label names to the label. */
export type Leader = readonly [of: Point, end: Point];

/** Maximum distance of a mark from the point of the label that names it, px. */
export const NAMED_PX = 2.5;
/** Areas on which a label is legible. */
const LIGHT: readonly string[] = ['straw', 'pale', 'paper'];

/** A point of a drawing as px of a sheet of a given width. */
export const pxAt =
  (width: number) =>
  ([x, y]: Point): Point => [(x * width) / 1000, y];

/** Distance of two points on a sheet of a given width, px. */
export const distanceAt = (width: number, a: Point, b: Point): number =>
  Math.hypot(((b[0] - a[0]) * width) / 1000, b[1] - a[1]);

/** Bounding box of a text on a sheet of a given width, px. */
export function textBox({ text, x, dx, y, anchor }: Omit<TextMark, 'style'>, width: number): Box {
  const wide = textWidth(text);
  const left = (x * width) / 1000 + dx - wide * BEFORE[anchor];
  return { left, right: left + wide, top: y - FONT_PX * 0.8, bottom: y + FONT_PX * 0.25 };
}
export const boxesOf = (texts: readonly Omit<TextMark, 'style'>[], width: number): Box[] =>
  texts.map((text) => textBox(text, width));
/** Share of a text that is to the left of its anchor. */
const BEFORE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

export function sheetOf(
  { marks, arrows, texts, height }: Omit<Drawing, 'dials'>,
  width: number,
): Sheet {
  const at = pxAt(width);
  const shafts = arrows.map(({ from, to }) => shapeOf('line', 'arrow', [at(from), at(to)]));
  return {
    width,
    height,
    texts: boxesOf(texts, width),
    shapes: [...marks.flatMap((mark) => shapesOf(mark, at)), ...shafts],
  };
}

/** A sheet with some texts more, which other labels have to avoid. */
export const withTexts = (sheet: Sheet, texts: readonly TextMark[]): Sheet => ({
  ...sheet,
  texts: [...sheet.texts, ...boxesOf(texts, sheet.width)],
});

/** A sheet with a leader, which other labels have to avoid. */
export const withLeader = (sheet: Sheet, leader: Leader): Sheet => ({
  ...sheet,
  shapes: [...sheet.shapes, shapeOf('line', 'leader', leader.map(pxAt(sheet.width)))],
});

/** The shapes of a mark that a label has to avoid. @param at maps a point to px */
function shapesOf(mark: Mark, at: (point: Point) => Point): Shape[] {
  if (mark.kind === 'dots')
    // Points that lie on one another count once, which removes most of several hundred.
    return thinned(mark.at.map(at), NAMED_PX).map((point) => dotShape(mark.style, point));

  const paths = mark.paths.filter((path) => path.length > 0);
  if (mark.kind === 'area')
    return LIGHT.includes(mark.style)
      ? []
      : paths.map((path) => shapeOf('solid', mark.style, path.map(at)));

  const style = mark.yields ? 'rule' : mark.style;
  const kind = style === 'rule' ? 'rule' : 'line';
  const half = LINES[mark.style].width / 2;
  return paths.map((path) => shapeOf(kind, style, mark.px ? path : path.map(at), half));
}

function dotShape(style: DotStyle, [x, y]: Point): Shape {
  const half = DOTS[style].size / 2;
  const bounds = { left: x - half, right: x + half, top: y - half, bottom: y + half };
  return { ...shapeOf('dot', style, [[x, y]]), bounds };
}

const shapeOf = (
  kind: Shape['kind'],
  style: string,
  points: readonly Point[],
  half = 0,
): Shape => ({ kind, style, segments: segmentsOf(points), bounds: boundsOf(points), half });

function segmentsOf(points: readonly Point[]): Segment[] {
  const ends = points.length > 1 ? points.slice(1) : points;
  return ends.map((to, i) => {
    const from = points[i] ?? to;
    return { from, to, bounds: boundsOf([from, to]) };
  });
}
