import { type Arrow, type Dial, type Drawing, FONT_PX, type Mark, type TextMark } from '../drawing.ts';
import { AREAS, DOTS, LINES, TEXTS } from '../looks.ts';
import { both } from './both.ts';
import { attributes, formula, pathData, short } from './write.ts';

/** Steps of a path per px of height: a quarter of a px, so that paths are written in whole numbers. */
const STEPS = 4;
/** Width of the box in which lines keep their distance from the left edge, px. */
const PX_BOX = 120;
/** Steps of a path per unit of a dial. */
const DIAL_STEPS = 4;

/**
 * Writes a drawing as SVG as wide as its container and as high as its text asks for: curves in a viewBox of 1,000 units that is
 * stretched, texts positioned in percent of width and height, all other lengths in em of the text. Marks that differ between the slim and the wide layout are written for both, one of them hidden.
 * @param slim,wide the figure drawn for both formats
 * @param alt accessible name
 * @param id unique on the page; needed where the drawing has an arrow
 */
export function writeFluid(slim: Drawing, wide: Drawing, alt: string, id: string): string {
  if (slim.height === wide.height) return image(slim.height, content(slim, wide, id), alt);
  return (
    image(slim.height, content(slim, slim, `${id}s`), alt, 'slim-only') +
    image(wide.height, content(wide, wide, `${id}w`), alt, 'wide-only')
  );
}

/** `role="img"`; texts within are hidden explicitly, since browsers differ in whether they expose them. */
const image = (height: number, inner: string, alt: string, className?: string): string =>
  `<svg${attributes({ class: className, role: 'img', 'aria-label': alt, height: em(height) })}><g aria-hidden="true">${inner}</g></svg>`;

function content(slim: Drawing, wide: Drawing, id: string): string {
  const of = <T>(from: (d: Drawing) => readonly T[], write: (item: T) => string) => both(from(slim).map(write), from(wide).map(write));
  const { height } = slim;
  const stretched = of(stretchedMarks, mark);
  const fixed = of((d) => d.marks.filter((m) => m.kind === 'line' && m.px), pxMark);
  const arrows = of(
    (d) => d.arrows,
    (arrow) => line(arrow, id, height),
  );
  return [
    stretched && `<svg viewBox="0 0 1000 ${slim.height * STEPS}" preserveAspectRatio="none">${stretched}</svg>`,
    fixed && `<svg${attributes({ width: em(PX_BOX), viewBox: `0 0 ${PX_BOX} ${height}`, preserveAspectRatio: 'none' })}>${fixed}</svg>`,
    of(
      (d) => d.dials,
      (d) => dial(d, height),
    ),
    arrows &&
      `<marker id="${id}" viewBox="0 0 9 8" refX="15" refY="4" markerWidth="9" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="area after" d="M0 0 9 4 0 8z"/></marker>${arrows}`,
    of(
      (d) => d.texts,
      (t) => text(t, height),
    ),
  ].join('');
}

const stretchedMarks = (drawing: Drawing): Mark[] => drawing.marks.filter((m) => !(m.kind === 'line' && m.px));
const px = (value: number): number => value;
const mark = (m: Mark): string => markPaths(m, px, (y) => y * STEPS);
const pxMark = (m: Mark): string => markPaths(m, px, px);

function markPaths(m: Mark, x: (v: number) => number, y: (v: number) => number): string {
  const path = (className: string, d: string) => `<path class="${className}" d="${d}"/>`;
  if (m.kind === 'line') return path(LINES[m.look].name, pathData(m.paths, x, y, m.closed));
  if (m.kind === 'area') return path(`area ${AREAS[m.look].name}`, pathData(m.paths, x, y, true));
  const { name, shape } = DOTS[m.look];
  // A line of almost zero length with a square or round cap is a dot that stretching does not distort.
  const d = m.at.map((point) => `${pathData([[point]], x, y)}h.1`).join('');
  const corners = shape === 'square' || shape === 'frame' ? 'dot square' : 'dot';
  return path(`${corners} ${name}`, d) + (shape === 'ring' || shape === 'frame' ? path(`${corners} paper`, d) : '');
}

const line = ({ from, to }: Arrow, id: string, height: number): string =>
  `<line${attributes({ class: LINES.after.name, x1: percent(from[0]), y1: share(from[1], height), x2: percent(to[0]), y2: share(to[1], height), 'marker-end': `url(#${id})` })}/>`;

const dial = ({ x, width, y, height, marks }: Dial, sheet: number): string => {
  const half = 100 * DIAL_STEPS;
  const inner = marks
    .map((m) =>
      markPaths(
        m,
        (v) => v * DIAL_STEPS,
        (v) => v * DIAL_STEPS,
      ),
    )
    .join('');
  return `<svg${attributes({ x: percent(x), y: share(y, sheet), width: percent(width), height: share(height, sheet), viewBox: `${-half} ${-half} ${2 * half} ${2 * half}` })}>${inner}</svg>`;
};

function text({ text: words, look, x, dx, y, anchor }: TextMark, height: number): string {
  const className = [TEXTS[look].name, { start: '', middle: 'middle', end: 'end' }[anchor]].filter(Boolean).join(' ');
  const place = x === 0 ? { x: em(dx) } : { x: percent(x), dx: dx === 0 ? undefined : em(dx) };
  return `<text${attributes({ class: className, ...place, y: share(y, height) })}>${formula(words)}</text>`;
}

const percent = (perMille: number): string => `${short(perMille / 10, 1)}%`;
/** A height in px as percent of the sheet's. */
const share = (y: number, height: number): string => percent((y / height) * 1000);
/** px of a text of its own size, in em. */
const em = (px: number): string => (Math.abs(px) < 0.5 ? '0' : `${short(px / FONT_PX, 2)}em`);
