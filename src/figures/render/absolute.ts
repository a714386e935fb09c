import { compactPath } from '../../lib/compact-path.ts';
import type { Dial, Drawing, Mark, Point, TextMark } from '../drawing.ts';
import { DOTS, type LINES, RING_PX } from '../looks.ts';
import { attributes, formula, short } from './write.ts';

/** Converts looks to attributes: literal ones, or classes. */
export interface Dress {
  /** The shaft of an arrow */
  arrow: string;
  line(look: keyof typeof LINES): string;
  area(look: Extract<Mark, { kind: 'area' }>['look']): string;
  dot(look: keyof typeof DOTS): string;
  text(look: TextMark['look'], anchor: TextMark['anchor']): string;
}

/**
 * Writes the marks of a drawing in px of a sheet of one width.
 * @param width of the drawing without its margin, px
 * @param margin px on either side
 */
export function writeAbsolute(drawing: Drawing, width: number, margin: number, dress: Dress): string {
  const at = ([x, y]: Point): Point => [margin + (x * width) / 1000, y];
  const marks = drawing.marks.map((m) => mark(m, m.kind === 'line' && m.px ? ([x, y]) => [margin + x, y] : at, dress));
  const dials = drawing.dials.flatMap((d) => dialMarks(d, width, margin).map((m) => mark(m, (point) => point, dress)));
  const arrows = drawing.arrows.map(({ from, to }) => {
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const tip: Point = [x2 - 6 * ux, y2 - 6 * uy];
    const base: Point = [tip[0] - 9 * ux, tip[1] - 9 * uy];
    const wing = (side: number): Point => [base[0] - side * 4 * uy, base[1] + side * 4 * ux];
    return `<path${dress.arrow} d="${data([[[x1, y1], base]])}"/><path${dress.area('after')} d="${data([[tip, wing(1), wing(-1)]], true)}"/>`;
  });
  const texts = drawing.texts.map(
    ({ text, look, x, dx, y, anchor }) =>
      `<text${attributes({ x: short(margin + (x * width) / 1000 + dx, 1), y: short(y, 1) })}${dress.text(look, anchor)}>${formula(text)}</text>`,
  );
  return [...marks, ...dials, ...arrows, ...texts].join('');
}

/** Path data in tenths of a px. */
const data = (paths: readonly (readonly Point[])[], closed = false): string =>
  compactPath(
    paths.map((points) => points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (closed ? 'Z' : '')).join(''),
    1,
  );

function mark(m: Mark, at: (point: Point) => Point, dress: Dress): string {
  if (m.kind !== 'dots') {
    const d = data(
      m.paths.map((points) => points.map(at)),
      m.kind === 'area',
    );
    return d && `<path${m.kind === 'line' ? dress.line(m.look) : dress.area(m.look)} d="${d}"/>`;
  }
  const { shape, size } = DOTS[m.look];
  return m.at
    .map(at)
    .map(([x, y]) =>
      shape === 'square' || shape === 'frame'
        ? `<rect${box(x, y, shape === 'frame' ? size - RING_PX : size)}${dress.dot(m.look)}/>`
        : `<circle${attributes({ cx: short(x, 1), cy: short(y, 1), r: shape === 'ring' ? (size - RING_PX) / 2 : size / 2 })}${dress.dot(m.look)}/>`,
    )
    .join('');
}

const box = (x: number, y: number, size: number) =>
  attributes({ x: short(x - size / 2, 2), y: short(y - size / 2, 2), width: size, height: size });

/** The marks of a dial in px: as large as its box allows, in its middle. */
function dialMarks({ x, width, y, height, marks }: Dial, sheet: number, margin: number): Mark[] {
  const wide = (width * sheet) / 1000;
  const scale = Math.min(wide, height) / 200;
  const [cx, cy] = [margin + (x * sheet) / 1000 + wide / 2, y + height / 2];
  const at = ([px, py]: Point): Point => [cx + px * scale, cy + py * scale];
  return marks.map((m) => (m.kind === 'dots' ? { ...m, at: m.at.map(at) } : { ...m, paths: m.paths.map((path) => path.map(at)) }));
}
