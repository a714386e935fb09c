import type { Point } from '../drawing.ts';
import { LINES } from '../looks.ts';
import { type Colour, PALETTE } from '../palette.ts';
import { attributes, pathData, short } from '../render/write.ts';

/** Half of the side of the square a portrait is drawn in; kinds count x to the right and y down from its middle. */
const HALF = 100;

/** Steps of a path per unit, so that paths are written in whole numbers, counted from the square's upper left corner. */
const STEPS = 2;
const steps = (value: number) => (value + HALF) * STEPS;

/** Side of the square, in steps: the width and height of the viewBox. */
export const SIDE = 2 * HALF * STEPS;

/** Steps to one px of a portrait that is shown about 130 px wide. */
const PX = 3;

/** Strokes of a portrait, in the figures' colours for the same meaning; widths and dashes in px. */
interface Stroke {
  colour: Colour;
  width: number;
  dash?: number[];
  fill?: Colour;
}
const STROKES = {
  fine: { colour: 'mute', width: 0.5 },
  line: { colour: LINES.curve.colour, width: 1.25 },
  cut: { colour: LINES.sheet.colour, width: 1.25, fill: 'paper' },
  bold: { colour: LINES.strong.colour, width: 2.25 },
  before: { colour: LINES.before.colour, width: 1.75 },
  after: { colour: LINES.after.colour, width: 2 },
  limit: { colour: LINES.limit.colour, width: 1.5, dash: [6, 3] },
  axis: { colour: 'ink', width: 0.75, dash: [12, 3, 2, 3] },
} satisfies Record<string, Stroke>;
export type Stroked = keyof typeof STROKES;

/** Part of a portrait: the text of one or more SVG elements. */
export type SvgElements = string;

const paint = (colour: Colour) => PALETTE.paper[colour];

/** Open lines. */
export const polyline = (look: Stroked, ...paths: (readonly Point[])[]): SvgElements => draw(look, paths, false);

/** Closed lines. */
export const shape = (look: Stroked, ...paths: (readonly Point[])[]): SvgElements => draw(look, paths, true);

function draw(look: Stroked, paths: readonly (readonly Point[])[], closed: boolean): SvgElements {
  const stroke: Stroke = STROKES[look];
  return `<path${attributes({
    d: pathData(paths, steps, steps, closed),
    fill: stroke.fill && paint(stroke.fill),
    stroke: paint(stroke.colour),
    'stroke-width': short(stroke.width * PX, 1),
    'stroke-dasharray': stroke.dash?.map((length) => length * PX).join(' '),
  })}/>`;
}

/** The two centre lines of a round part. */
export const centreLines = (): SvgElements =>
  polyline(
    'axis',
    [
      [-HALF, 0],
      [HALF, 0],
    ],
    [
      [0, -HALF],
      [0, HALF],
    ],
  );

/** Round points of a colour. */
export const dots = (colour: Colour, radius: number, ...at: readonly Point[]): SvgElements =>
  at
    .map(
      ([x, y]) =>
        `<circle${attributes({ cx: short(steps(x)), cy: short(steps(y)), r: radius * STEPS, fill: paint(colour), stroke: 'none' })}/>`,
    )
    .join('');

/** A portrait's parts as one SVG. */
export const svg = (parts: readonly SvgElements[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="none" stroke-linejoin="round">${parts.join('')}</svg>`;

/** Points of an arc, angles in degrees clockwise from the right. */
export const arc = (radius: number, from = 0, to = 360, [cx, cy]: Point = [0, 0]): Point[] => {
  const count = Math.max(2, Math.ceil((Math.abs(to - from) / 360) * Math.sqrt(radius) * 6));
  return Array.from({ length: count + 1 }, (_, i) => turned([cx + radius, cy], from + ((to - from) * i) / count, [cx, cy]));
};

/** A point turned about another, degrees clockwise. */
export const turned = ([x, y]: Point, degrees: number, [cx, cy]: Point = [0, 0]): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
};
