import { attributes } from '../../lib/svg.ts';
import { short } from '../compact-path.ts';
import { type Arrow, type Dial, type Drawing, FONT_PX, type Mark, type TextMark } from '../drawing.ts';
import { PALETTE } from '../palette.ts';
import { AREAS, DOTS, type DotStyle, LINES, RING_PX, TEXTS } from '../styles.ts';
import { literal } from './literal.ts';
import { arrowHead, formula, pathData } from './write.ts';

/** Steps of a path per px of height: a quarter of a px, so that paths are written in whole numbers. */
const STEPS = 4;
/** Width of the box in which lines keep their distance from the left edge, px. */
const PX_BOX = 120;
/** Steps of a path per unit of a dial. */
const DIAL_STEPS = 4;

/** How marks get their styles: by class on a page, by attributes in a file. A ring is a dot on a larger one. */
interface StyleWriter extends Pick<ReturnType<typeof literal>, 'line' | 'area' | 'text'> {
  dot(style: DotStyle): string[];
  /** The definitions that arrow heads need, and an arrow. */
  head(id: string): string;
  arrow(arrow: Arrow, id: string, height: number): string;
}

const classes = (...names: string[]): string => attributes({ class: names.filter(Boolean).join(' ') });
const isRing = (style: DotStyle) => ['ring', 'frame'].includes(DOTS[style].shape);
const isSquare = (style: DotStyle) => ['square', 'frame'].includes(DOTS[style].shape);

const BY_CLASS: StyleWriter = {
  line: (style) => classes(LINES[style].name),
  area: (style) => classes('area', AREAS[style].name),
  dot(style) {
    const corners = isSquare(style) ? 'dot square' : 'dot';
    return [classes(corners, DOTS[style].name), ...(isRing(style) ? [classes(corners, 'paper')] : [])];
  },
  text: (style, anchor) => classes(TEXTS[style].name, { start: '', middle: 'middle', end: 'end' }[anchor]),
  head: (id) =>
    `<marker id="${id}" viewBox="0 0 9 8" refX="15" refY="4" markerWidth="9" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="area after" d="M0 0 9 4 0 8z"/></marker>`,
  arrow: (arrow, id, height) => shaft(arrow, height, { class: LINES.after.name, 'marker-end': `url(#${id})` }),
};

const SOLID = literal({ theme: 'paper', lineScale: 1 });
const STEADY = attributes({ 'vector-effect': 'non-scaling-stroke' });
/** Width at which arrow heads in a file have their normal proportions, px. */
const HEADS_PX = 400;

const BY_ATTRIBUTE: StyleWriter = {
  ...SOLID,
  line: (style) => SOLID.line(style) + STEADY,
  dot(style) {
    const { colour, size } = DOTS[style];
    const one = (stroke: string, width: number) =>
      attributes({ stroke, 'stroke-width': width, 'stroke-linecap': isSquare(style) ? 'square' : 'round' }) + STEADY;
    return [one(PALETTE.paper[colour], size), ...(isRing(style) ? [one(PALETTE.paper.paper, size - 2 * RING_PX)] : [])];
  },
  head: () => '',
  // A marker would turn with the line, but Chromium draws none in a file that another one shows. A head that stretches with the line needs
  // no turning: it lies on the line at every width.
  arrow(arrow, _, height) {
    const [[x1, y1], [x2, y2]] = [arrow.from, arrow.to];
    const pxPerMille = HEADS_PX / 1000;
    const { outline } = arrowHead([x1 * pxPerMille, y1], [x2 * pxPerMille, y2]);
    const head = `<path${SOLID.area('after')} d="${pathData([outline], [STEPS / pxPerMille, STEPS], true)}"/>`;
    const box = attributes({ viewBox: `0 0 ${1000 * STEPS} ${height * STEPS}`, preserveAspectRatio: 'none', overflow: 'visible' });
    const { colour, width } = LINES.after;
    return `${shaft(arrow, height, { stroke: PALETTE.paper[colour], 'stroke-width': width })}<svg${box}>${head}</svg>`;
  },
};

/** A drawing of one layout as the content of an SVG file without a viewBox, which fills any box of that height. */
export interface Symbolic {
  svg: string;
  /** In em of the text. */
  height: string;
}
export const writeSymbolic = (drawing: Drawing): Symbolic => ({
  svg: `<svg overflow="visible">${content(drawing, '', BY_ATTRIBUTE)}</svg>`,
  height: em(drawing.height),
});

/**
 * Writes a drawing as SVG as wide as its container and as high as its text requires: curves in a viewBox of 1,000 units that is
 * stretched, texts positioned in percent of width and height, all other lengths in em of the text.
 * Both layouts are written, and one is hidden: together they compress better than one that shares what is equal.
 * @param slim,wide the figure drawn for both formats
 * @param alt accessible name
 * @param id unique on the page; needed if the drawing has an arrow
 */
export function writeFluid(slim: Drawing, wide: Drawing, alt: string, id: string): string {
  return image(slim.height, content(slim, `${id}s`), alt, 'slim-only') + image(wide.height, content(wide, `${id}w`), alt, 'wide-only');
}

/** `role="img"`; texts within are hidden explicitly, since browsers differ in whether they expose them. */
const image = (height: number, inner: string, alt: string, className: string): string =>
  `<svg${attributes({ class: className, role: 'img', 'aria-label': alt, height: em(height) })}><g aria-hidden="true">${inner}</g></svg>`;

function content({ height, marks, arrows, dials, texts }: Drawing, id: string, writer: StyleWriter = BY_CLASS): string {
  const isFromEdge = (m: Mark) => m.kind === 'line' && m.px;
  const stretched = markPaths(
    marks.filter((m) => !isFromEdge(m)),
    [1, STEPS],
    writer,
  );
  const fixed = markPaths(marks.filter(isFromEdge), [1, 1], writer);
  const overflow = writer === BY_CLASS ? undefined : 'visible';
  return [
    stretched && `<svg${attributes({ viewBox: `0 0 1000 ${height * STEPS}`, preserveAspectRatio: 'none', overflow })}>${stretched}</svg>`,
    fixed &&
      `<svg${attributes({ width: em(PX_BOX), viewBox: `0 0 ${PX_BOX} ${height}`, preserveAspectRatio: 'none', overflow })}>${fixed}</svg>`,
    ...dials.map((each) => dial(each, height, writer)),
    arrows.length > 0 && writer.head(id),
    ...arrows.map((arrow) => writer.arrow(arrow, id, height)),
    ...texts.map((each) => text(each, height, writer)),
  ]
    .filter(Boolean)
    .join('');
}

function markPaths(marks: readonly Mark[], scale: readonly [number, number], writer: StyleWriter): string {
  const path = (style: string, d: string) => d && `<path${style} d="${d}"/>`;
  return marks
    .flatMap((m) => {
      if (m.kind === 'line') return path(writer.line(m.style), pathData(m.paths, scale));
      if (m.kind === 'area') return path(writer.area(m.style), pathData(m.paths, scale, true));
      // A line of almost zero length with a square or round cap is a dot that stretching does not distort.
      const d = m.at.map((point) => `${pathData([[point]], scale)}h.1`).join('');
      return writer.dot(m.style).map((style) => path(style, d));
    })
    .join('');
}

const shaft = ({ from, to }: Arrow, height: number, style: Record<string, string | number>): string =>
  `<line${attributes({ ...style, x1: percent(from[0]), y1: share(from[1], height), x2: percent(to[0]), y2: share(to[1], height) })}/>`;

const dial = ({ x, width, y, height, marks }: Dial, sheet: number, writer: StyleWriter): string => {
  const half = 100 * DIAL_STEPS;
  const inner = markPaths(marks, [DIAL_STEPS, DIAL_STEPS], writer);
  return `<svg${attributes({ x: percent(x), y: share(y, sheet), width: percent(width), height: share(height, sheet), viewBox: `${-half} ${-half} ${2 * half} ${2 * half}` })}>${inner}</svg>`;
};

function text({ text: words, style, x, dx, y, anchor }: TextMark, height: number, writer: StyleWriter): string {
  const place = x === 0 ? { x: em(dx) } : { x: percent(x), dx: dx === 0 ? undefined : em(dx) };
  return `<text${writer.text(style, anchor)}${attributes({ ...place, y: share(y, height) })}>${formula(words)}</text>`;
}

const percent = (perMille: number): string => `${short(perMille / 10, 1)}%`;
/** A height in px as a percentage of the sheet's. */
const share = (y: number, height: number): string => percent((y / height) * 1000);
/** px in em, for a text with its own font size. */
const em = (px: number): string => (Math.abs(px) < 0.5 ? '0' : `${short(px / FONT_PX, 2)}em`);
