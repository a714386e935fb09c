import { type Attributes, element, type SvgNode } from '../../lib/markup.ts';
import { short } from '../compact-path.ts';
import {
  type Arrow,
  type Dial,
  type Drawing,
  FONT_PX,
  type Mark,
  type TextMark,
} from '../drawing.ts';
import { AREAS, DOTS, type DotStyle, isRing, isSquare, LINES, TEXTS } from '../styles.ts';
import type { Literal } from './literal.ts';
import { pathData, runs, type Shorten } from './write.ts';

/**
 * Steps of a path per px of height: a quarter of a px, so that paths are written in whole numbers.
 */
export const STEPS = 4;
/** Width of the box in which lines keep their distance from the left edge, px. */
const PX_BOX = 120;
/** Steps of a path per unit of a dial. */
const DIAL_STEPS = 4;

/**
 * How marks get their styles: by class on a page, by attributes in a file. A ring is a dot on a
 * larger one.
 */
export interface StyleWriter extends Pick<Literal, 'line' | 'area' | 'text'> {
  dot(style: DotStyle): Attributes[];
  /** The definitions that arrow heads need, and an arrow. */
  head(id: string): SvgNode | undefined;
  arrow(arrow: Arrow, id: string, height: number): SvgNode[];
  /** Of the boxes in which marks stretch. */
  overflow?: 'visible';
  shorten: Shorten;
}

const classes = (...names: string[]): Attributes => ({ class: names.filter(Boolean).join(' ') });

const BY_CLASS: Omit<StyleWriter, 'shorten'> = {
  line: (style) => classes(LINES[style].name),
  area: (style) => classes('area', AREAS[style].name),
  dot(style) {
    const corners = isSquare(style) ? 'dot square' : 'dot';
    return [
      classes(corners, DOTS[style].name),
      ...(isRing(style) ? [classes(corners, 'paper')] : []),
    ];
  },
  text: (style, anchor) =>
    classes(TEXTS[style].name, { start: '', middle: 'middle', end: 'end' }[anchor]),
  head: (id) =>
    element(
      'marker',
      {
        id,
        viewBox: '0 0 9 8',
        refX: 15,
        refY: 4,
        markerWidth: 9,
        markerHeight: 8,
        markerUnits: 'userSpaceOnUse',
        orient: 'auto',
      },
      element('path', { class: 'area after', d: 'M0 0 9 4 0 8z' }),
    ),
  arrow: (arrow, id, height) => [
    shaft(arrow, height, { class: LINES.after.name, 'marker-end': `url(#${id})` }),
  ],
};

/**
 * A drawing as SVG that is as wide as its container and as high as its text requires: curves in a
 * viewBox of 1,000 units that is stretched, texts positioned in percent of width and height, all
 * other lengths in em of the text. Both layouts are written, and one is hidden: together they
 * compress better than one that shares what is equal.
 * @param slim,wide the figure drawn for both formats
 * @param alt accessible name
 * @param id unique on the page; needed if the drawing has an arrow
 * @param shorten for paths that are sent; a browser that draws them itself needs none
 */
export function fluidElements(
  slim: Drawing,
  wide: Drawing,
  alt: string,
  id: string,
  shorten: Shorten = (path) => path,
): SvgNode[] {
  const writer = { ...BY_CLASS, shorten };
  return [
    image(slim.height, content(slim, `${id}s`, writer), alt, 'slim-only'),
    image(wide.height, content(wide, `${id}w`, writer), alt, 'wide-only'),
  ];
}

/**
 * `role="img"`; texts within are hidden explicitly, since browsers differ in whether they expose
 * them.
 */
const image = (height: number, inner: SvgNode[], alt: string, className: string): SvgNode =>
  element(
    'svg',
    { class: className, role: 'img', 'aria-label': alt, height: em(height) },
    element('g', { 'aria-hidden': 'true' }, ...inner),
  );

export function content(
  { height, marks, arrows, dials, texts }: Drawing,
  id: string,
  writer: StyleWriter,
): SvgNode[] {
  const isFromEdge = (m: Mark) => m.kind === 'line' && m.px;
  const stretched = markPaths(
    marks.filter((m) => !isFromEdge(m)),
    [1, STEPS],
    writer,
  );
  const fixed = markPaths(marks.filter(isFromEdge), [1, 1], writer);
  const stretch = { preserveAspectRatio: 'none', overflow: writer.overflow };
  const head = arrows.length > 0 ? writer.head(id) : undefined;
  return [
    // Paper of its own: a browser that darkens pages darkens what is behind a drawing, not its lines.
    element('rect', {
      ...writer.area('paper'),
      x: '-2%',
      y: '-2%',
      width: '104%',
      height: '104%',
    }),
    ...box({ viewBox: `0 0 1000 ${height * STEPS}`, ...stretch }, stretched),
    ...box({ width: em(PX_BOX), viewBox: `0 0 ${PX_BOX} ${height}`, ...stretch }, fixed),
    ...dials.map((each) => dial(each, height, writer)),
    ...(head ? [head] : []),
    ...arrows.flatMap((arrow) => writer.arrow(arrow, id, height)),
    ...texts.map((each) => text(each, height, writer)),
  ];
}

/** A box with its own units, unless it would be empty. */
const box = (attributes: Attributes, inner: readonly SvgNode[]): SvgNode[] =>
  inner.length > 0 ? [element('svg', attributes, ...inner)] : [];

function markPaths(
  marks: readonly Mark[],
  scale: readonly [number, number],
  writer: StyleWriter,
): SvgNode[] {
  const { shorten } = writer;
  const path = (style: Attributes, d: string) => (d ? [element('path', { ...style, d })] : []);
  return marks.flatMap((m) => {
    if (m.kind === 'line') return path(writer.line(m.style), pathData(m.paths, scale, shorten));
    if (m.kind === 'area')
      return path(writer.area(m.style), pathData(m.paths, scale, shorten, true));
    // A line of almost zero length with a square or round cap is a dot that stretching does not
    // distort.
    const d = m.at.map((point) => `${pathData([[point]], scale, shorten)}h.1`).join('');
    return writer.dot(m.style).flatMap((style) => path(style, d));
  });
}

export const shaft = ({ from, to }: Arrow, height: number, style: Attributes): SvgNode =>
  element('line', {
    ...style,
    x1: percent(from[0]),
    y1: share(from[1], height),
    x2: percent(to[0]),
    y2: share(to[1], height),
  });

function dial({ x, width, y, height, marks }: Dial, sheet: number, writer: StyleWriter): SvgNode {
  const half = 100 * DIAL_STEPS;
  const place = {
    x: percent(x),
    y: share(y, sheet),
    width: percent(width),
    height: share(height, sheet),
  };
  const viewBox = `${-half} ${-half} ${2 * half} ${2 * half}`;
  return element(
    'svg',
    { ...place, viewBox },
    ...markPaths(marks, [DIAL_STEPS, DIAL_STEPS], writer),
  );
}

function text(mark: TextMark, height: number, writer: StyleWriter): SvgNode {
  const { style, x, dx, y, anchor } = mark;
  const place = x === 0 ? { x: em(dx) } : { x: percent(x), dx: dx === 0 ? undefined : em(dx) };
  return element(
    'text',
    { ...writer.text(style, anchor), ...place, y: share(y, height) },
    ...runs(mark, writer.text),
  );
}

const percent = (perMille: number): string => `${short(perMille / 10, 1)}%`;
/** A height in px as a percentage of the sheet's. */
const share = (y: number, height: number): string => percent((y / height) * 1000);
/** px in em, for a text with its own font size. */
export const em = (px: number): string =>
  Math.abs(px) < 0.5 ? '0' : `${short(px / FONT_PX, 2)}em`;
