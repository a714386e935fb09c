import { element, markup, type SvgNode } from '../../lib/markup.ts';
import { compactPath, short } from '../compact-path.ts';
import {
  type Arrow,
  type Dial,
  type Drawing,
  FONT_PX,
  type Mark,
  type Point,
  type TextMark,
} from '../drawing.ts';
import { DOTS, type DotStyle, isRing, isSquare, RING_PX } from '../styles.ts';
import { type Colouring, type Literal, literal } from './literal.ts';
import { arrowHead, runs } from './write.ts';

/** Margin on either side for dots and strokes at the edge, px before scaling. */
export const FIXED_MARGIN_PX = 8;

/** A drawing as a standalone file, and its size in px. */
export interface FixedDrawing {
  svg: string;
  width: number;
  height: number;
}

/** Maps a point of the drawing to the sheet, px. */
type At = (point: Point) => Point;

/**
 * Writes a drawing as self-contained SVG: px, literal colours, presentation attributes only.
 * @param inner width of the drawing without its margin, px before scaling
 * @param scale factor for all sizes, text and lines included
 */
export function writeFixed(
  drawing: Drawing,
  inner: number,
  scale: number,
  colouring: Colouring,
): FixedDrawing {
  const { ground } = colouring;
  const [width, height] = [inner + 2 * FIXED_MARGIN_PX, drawing.height];
  const family = { 'font-family': 'JetBrains Mono, monospace', 'font-size': FONT_PX };
  const size = { width: short(width * scale, 2), height: short(height * scale, 2) };
  const viewBox = `0 0 ${short(width, 2)} ${short(height, 2)}`;
  const writer = literal(colouring);
  const at: At = ([x, y]) => [FIXED_MARGIN_PX + (x * inner) / 1000, y];
  const fromEdge: At = ([x, y]) => [FIXED_MARGIN_PX + x, y];
  const parts = [
    ...(ground ? [element('rect', { width: short(width, 2), height, fill: ground })] : []),
    ...drawing.marks.flatMap((m) => mark(m, m.kind === 'line' && m.px ? fromEdge : at, writer)),
    ...drawing.dials.flatMap((d) => dial(d, at, writer)),
    ...drawing.arrows.flatMap((a) => arrow(a, at, writer)),
    ...drawing.texts.map((t) => text(t, at, writer)),
  ];
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox, ...family },
    ...parts,
  );
  return { svg: markup(svg), width: Number(size.width), height: Number(size.height) };
}

function mark(m: Mark, at: At, writer: Literal): SvgNode[] {
  if (m.kind === 'dots') return m.at.map((point) => dot(m.style, at(point), writer));
  const style = m.kind === 'line' ? writer.line(m.style) : writer.area(m.style);
  const paths = m.paths.map((points) => points.map(at));
  const d = pathIn(paths, m.kind === 'area');
  return d ? [element('path', { ...style, d })] : [];
}

/** Half of a ring's stroke lies outside of its shape. */
function dot(style: DotStyle, [x, y]: Point, writer: Literal): SvgNode {
  const { size } = DOTS[style];
  const side = isRing(style) ? size - RING_PX : size;
  const look = writer.dot(style);
  if (!isSquare(style))
    return element('circle', { cx: short(x, 1), cy: short(y, 1), r: side / 2, ...look });
  const [left, top] = [short(x - side / 2, 2), short(y - side / 2, 2)];
  return element('rect', { x: left, y: top, width: side, height: side, ...look });
}

/** The path of polylines in px, to a tenth. */
const pathIn = (paths: readonly (readonly Point[])[], closed = false): string =>
  compactPath(
    paths.map(
      (points) =>
        points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (closed ? 'Z' : ''),
    ),
    1,
  );

/** The marks of a dial, as large as its box allows and centred in it. */
function dial({ x, width, y, height, marks }: Dial, at: At, writer: Literal): SvgNode[] {
  const [left, right] = [at([x, y]), at([x + width, y])];
  const scale = Math.min(right[0] - left[0], height) / 200;
  const [cx, cy] = [(left[0] + right[0]) / 2, y + height / 2];
  return marks.flatMap((m) => mark(m, ([px, py]) => [cx + px * scale, cy + py * scale], writer));
}

function arrow({ from, to }: Arrow, at: At, writer: Literal): SvgNode[] {
  const { outline, base } = arrowHead(at(from), at(to));
  const [shaft, head] = [pathIn([[at(from), base]]), pathIn([outline], true)];
  return [
    element('path', { ...writer.arrow, d: shaft }),
    element('path', { ...writer.area('after'), d: head }),
  ];
}

function text(mark: TextMark, at: At, writer: Literal): SvgNode {
  const { style, x, dx, y, anchor } = mark;
  const [left] = at([x, y]);
  return element(
    'text',
    { x: short(left + dx, 1), y: short(y, 1), ...writer.text(style, anchor) },
    ...runs(mark, writer.text),
  );
}
