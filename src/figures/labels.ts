import { hold } from '../lib/typeset.ts';
import { type Anchor, CHAR_PX, FONT_PX, type Format, LINE_PX, type Point, type TextLook, type TextMark, textWidth } from './drawing.ts';

/** A possible place of a label: the point that it belongs to, and its offset and anchor. */
export interface Spot {
  x: number;
  dx: number;
  y: number;
  anchor: Anchor;
}

export interface Label {
  text: string;
  look: TextLook;
  /** In order of preference */
  spots: readonly Spot[];
  /** Longest line in characters; a longer text may break where that helps. A line feed in the text always breaks it. */
  wrap?: number | undefined;
  /** Left out where it would lie on another text, a point or beyond the edge */
  optional?: boolean | undefined;
}

/** Marks that labels should not cover: above all texts, then points and arrows, then lines. */
interface Obstacles {
  texts: readonly TextMark[];
  dots: readonly Point[];
  arrows: readonly (readonly Point[])[];
  lines: readonly (readonly Point[])[];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Outline of a text on a sheet of a given width, px. */
export function textBox({ text, x, dx, y, anchor }: Pick<TextMark, 'text' | 'x' | 'dx' | 'y' | 'anchor'>, width: number): Box {
  const wide = textWidth(text);
  const at = (x * width) / 1000 + dx;
  const left = anchor === 'start' ? at : anchor === 'end' ? at - wide : at - wide / 2;
  return { left, right: left + wide, top: y - FONT_PX * 0.8, bottom: y + FONT_PX * 0.25 };
}

/** true where two outlines overlap or come closer than a gap (px). */
export const touch = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap / 4 && b.top < a.bottom + gap / 4;

/** The places round a point: beside it first, then above and below. `first` names the sides to try before the others. */
export function around([x, y]: Point, first: readonly Side[] = [], gap = 8): Spot[] {
  const spots: Record<Side, Spot> = {
    right: { x, dx: gap, y: y + 4, anchor: 'start' },
    left: { x, dx: -gap, y: y + 4, anchor: 'end' },
    above: { x, dx: 0, y: y - gap, anchor: 'middle' },
    below: { x, dx: 0, y: y + gap + 9, anchor: 'middle' },
    aboveRight: { x, dx: 4, y: y - gap + 2, anchor: 'start' },
    aboveLeft: { x, dx: -4, y: y - gap + 2, anchor: 'end' },
    belowRight: { x, dx: 4, y: y + gap + 7, anchor: 'start' },
    belowLeft: { x, dx: -4, y: y + gap + 7, anchor: 'end' },
  };
  return [...new Set([...first, ...SIDES])].map((side) => spots[side]);
}
const SIDES = ['right', 'left', 'above', 'below', 'aboveRight', 'aboveLeft', 'belowRight', 'belowLeft'] as const;
export type Side = (typeof SIDES)[number];

/** Breaks a text into lines of up to `chars` characters, at spaces, but never between a number and its unit. */
export function wrap(text: string, chars: number): string[] {
  const lines: string[] = [];
  for (const held of hold(text).split(' ')) {
    const word = held.replaceAll('\u00A0', ' ');
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= chars) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Cost of covering a point, on a scale of its own; covering a text costs more, a line less. */
const OBSTACLE = 60;

/** Chooses for each label, in order, the spot whose greatest cost over all widths is least. */
export function placeLabels(labels: readonly Label[], obstacles: Obstacles, { widths }: Format, height: number): TextMark[] {
  const sheets = widths.map((width) => sheetOf(obstacles, width, height));
  const placed: TextMark[] = [];
  for (const { text, look, spots, wrap: chars, optional } of labels) {
    const variants = [text.split('\n'), ...(chars && text.length > chars ? [text.split('\n').flatMap((line) => wrap(line, chars))] : [])];
    const candidates = variants.flatMap((lines, v) =>
      spots.map((spot, s) => ({ lines: setLines(lines, look, spot), price: s * 0.4 + v * 3 })),
    );
    const priced = candidates.map(({ lines, price }) => {
      const worst = Math.max(...sheets.map((sheet) => lines.reduce((sum, line) => sum + cost(textBox(line, sheet.width), sheet), 0)));
      return { lines, price: price + worst };
    });
    const best = priced.reduce((a, b) => (b.price < a.price ? b : a));
    if (optional && best.price >= OBSTACLE) continue;
    placed.push(...best.lines);
    for (const sheet of sheets) sheet.texts.push(...best.lines.map((line) => textBox(line, sheet.width)));
  }
  return placed;
}

/** The lines of a label at a spot: upwards from a spot above its point, downwards otherwise. */
function setLines(lines: readonly string[], look: TextLook, spot: Spot): TextMark[] {
  const upwards = spot.anchor === 'middle' || Math.abs(spot.dx) < 6 ? LINE_PX * (lines.length - 1) : (LINE_PX / 2) * (lines.length - 1);
  return lines.map((text, i) => ({ text, look, ...spot, y: spot.y - upwards + i * LINE_PX }));
}

/** All marks at one width, in px; computed once, since every spot of every label is compared with them. */
interface Sheet {
  width: number;
  height: number;
  texts: Box[];
  dots: readonly Box[];
  arrows: readonly Path[];
  lines: readonly Path[];
}

interface Path {
  points: readonly Point[];
  around: Box;
}

function sheetOf({ texts, dots, arrows, lines }: Obstacles, width: number, height: number): Sheet {
  const px = (x: number) => (x * width) / 1000;
  const pathOf = (path: readonly Point[]): Path => {
    const points = path.map(([x, y]): Point => [px(x), y]);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { points, around: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) } };
  };
  return {
    width,
    height,
    texts: texts.map((text) => textBox(text, width)),
    dots: dots.map(([x, y]) => ({ left: px(x) - 5, right: px(x) + 5, top: y - 5, bottom: y + 5 })),
    arrows: arrows.map(pathOf),
    lines: lines.map(pathOf),
  };
}

function cost(box: Box, { width, height, texts, dots, arrows, lines }: Sheet): number {
  const beyond = Math.max(0, -box.left, box.right - width, -box.top, box.bottom - height);
  const other = count(texts, (text) => touch(box, text, CHAR_PX * 0.8));
  const hidden = count(dots, (dot) => touch(box, dot));
  const crossing = (paths: readonly Path[]) => count(paths, (path) => meets(path, box));
  return (beyond > 0 ? 1000 + beyond * 10 : 0) + other * 5 * OBSTACLE + hidden * OBSTACLE + crossing(arrows) * 25 + crossing(lines) * 4;
}

function count<T>(all: readonly T[], is: (one: T) => boolean): number {
  let found = 0;
  for (const one of all) if (is(one)) found += 1;
  return found;
}

/** true where a line passes through an outline, or ends on it. */
function meets({ points, around: { left, right, top, bottom } }: Path, box: Box): boolean {
  // A quick test of bounds first, since most lines are elsewhere.
  if (left > box.right || right < box.left || top > box.bottom || bottom < box.top) return false;
  return points.some((to, i) => crosses(points[i - 1] ?? to, to, box));
}

/** true where a straight piece of line passes through an outline. */
function crosses([ax, ay]: Point, [bx, by]: Point, { left, right, top, bottom }: Box): boolean {
  const across = share(ax, bx - ax, left, right);
  const down = share(ay, by - ay, top, bottom);
  return Math.max(across.from, down.from, 0) <= Math.min(across.to, down.to, 1);
}

/** From which to which share of its length a piece lies between two bounds, on one axis; none where `from` is beyond `to`. */
function share(start: number, length: number, low: number, high: number): { from: number; to: number } {
  if (length === 0) return start < low || start > high ? { from: 1, to: 0 } : { from: 0, to: 1 };
  const [a, b] = [(low - start) / length, (high - start) / length];
  return { from: Math.min(a, b), to: Math.max(a, b) };
}
