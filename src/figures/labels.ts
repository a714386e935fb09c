import { withNoBreakSpaces } from '../lib/typeset.ts';
import {
  CHAR_PX,
  type Drawing,
  type Format,
  LINE_PX,
  type Point,
  type Spot,
  type TextMark,
} from './drawing.ts';
import {
  boundsOf,
  boxToBox,
  boxToPoint,
  boxToSegment,
  clip,
  overlap,
  segmentsCross,
} from './geometry.ts';
import { misplaced, pxAt, type Sheet, sheetOf, textBox, withLeader } from './sheet.ts';
import type { TextStyle } from './styles.ts';

export interface Label {
  text: string;
  style: TextStyle;
  /** In order of preference */
  spots: readonly Spot[];
  /**
   * Longest line in characters; a longer text may wrap where that helps. A line feed in the text
   * always breaks it.
   */
  wrap?: number | undefined;
  /** Left out if it would lie on another text or a point, or beyond the edge */
  optional?: boolean | undefined;
}

/**
 * A place for a label: to the right of x by `dx` px, to its left if that is negative, centred at 0.
 * @param x per mille
 * @param y baseline, px
 * @param of what it names
 */
export const spot = (x: number, y: number, dx = 0, of?: Point): Spot => ({
  x,
  dx,
  y,
  anchor: dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle',
  ...(of && { of }),
});

/**
 * All places around a point: beside it first, then above and below. `first` names the sides to try
 * before the others.
 */
export const around = (of: Point, first: readonly Side[] = [], gap = 8): Spot[] =>
  beside(of, [...new Set([...first, ...SIDES])], gap);

/**
 * The places on the given sides of a point, in that order. @param gap between point and text, px
 */
export function beside(of: Point, sides: readonly Side[], gap = 8): Spot[] {
  const [x, y] = of;
  const spots: Record<Side, Spot> = {
    right: spot(x, y + 4, gap, of),
    left: spot(x, y + 4, -gap, of),
    above: spot(x, y - gap, 0, of),
    below: spot(x, y + gap + 9, 0, of),
    aboveRight: spot(x, y - gap + 2, 4, of),
    aboveLeft: spot(x, y - gap + 2, -4, of),
    belowRight: spot(x, y + gap + 7, 4, of),
    belowLeft: spot(x, y + gap + 7, -4, of),
  };
  return sides.map((side) => spots[side]);
}
const SIDES = [
  'right',
  'left',
  'above',
  'below',
  'aboveRight',
  'aboveLeft',
  'belowRight',
  'belowLeft',
] as const;
export type Side = (typeof SIDES)[number];

/**
 * The places along a level line, in per mille of the width: over it or under it. At 1000 a label
 * ends at the right edge.
 */
export const along = (level: number, places: readonly number[], first: 'over' | 'under'): Spot[] =>
  places.flatMap((x) =>
    (first === 'over' ? [-5, 14] : [14, -5]).map(
      (dy): Spot => ({
        x,
        dx: 0,
        y: level + dy,
        anchor: x === 1000 ? 'end' : 'start',
        of: [x, level],
      }),
    ),
  );

/**
 * Breaks a text into lines of up to `chars` characters, at spaces, but never between a number and
 * its unit.
 */
export function wrap(text: string, chars: number): string[] {
  const lines: string[] = [];
  for (const part of withNoBreakSpaces(text).split(' ')) {
    const word = part.replaceAll('\u00A0', ' ');
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= chars)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Cost of a fault: a label on a mark, or nearer to another series than to its own. Overlapping
 * texts cost more.
 */
const FAULT = 120;
/** Further places around what a label names, if none of its own works: gaps in px. */
const RINGS_PX = [6, 12, 20, 30];

/**
 * A label's lines at one place, their cost, and the leader if the label is away from what it names.
 */
interface Placed {
  lines: readonly TextMark[];
  price: number;
  leader?: readonly [Point, Point];
}

/**
 * Chooses for each label, in order, the spot with the lowest maximum cost over all widths. A label
 * without a free spot goes where there is room, at the end of a leader.
 */
export function placeLabels(
  labels: readonly Label[],
  marks: Omit<Drawing, 'dials'>,
  { widths }: Format,
) {
  let sheets = widths.map((width) => sheetOf(marks, width));
  const texts: TextMark[] = [];
  const leaders: (readonly [Point, Point])[] = [];
  for (const { text, style, spots, wrap: chars, optional } of labels) {
    const variants = [
      text.split('\n'),
      ...(chars && text.length > chars
        ? [text.split('\n').flatMap((line) => wrap(line, chars))]
        : []),
    ];
    /** The cheapest of the places, unless the best so far is as cheap. */
    const better = (best: Placed, from: readonly Spot[], least = 0): Placed =>
      variants
        .flatMap((words, v) =>
          from.map(
            (spot, s): Placed => ({
              lines: setLines(words, style, spot),
              price: least + s * 0.4 + v * 20,
            }),
          ),
        )
        .reduce((found, { lines, price: own }) => {
          const tooMuch = found.price - own;
          const price = own + worst(sheets, (sheet) => cost(lines, sheet, tooMuch), tooMuch);
          return price < found.price ? { lines, price } : found;
        }, best);
    let best = better({ lines: [], price: Infinity }, spots);
    const targets = [
      ...new Map(spots.flatMap(({ of }) => (of ? [[of.join(), of] as const] : []))).values(),
    ];
    if (best.price >= FAULT && targets.length > 0 && !optional) {
      const round = targets.flatMap((of) => RINGS_PX.flatMap((gap) => around(of, [], gap)));
      best = better(best, round, 5);
      if (best.price >= FAULT) best = atLeader(best, targets, variants, style, sheets);
    }
    if (optional && best.price >= FAULT) continue;
    texts.push(...best.lines);
    for (const sheet of sheets)
      sheet.texts.push(...best.lines.map((line) => textBox(line, sheet.width)));
    const { leader } = best;
    if (!leader) continue;
    leaders.push(leader);
    sheets = sheets.map((sheet) => withLeader(sheet, leader));
  }
  return { texts, leaders };
}

/** The maximum cost over all widths, or the first that is a serious fault or already too high. */
function worst(
  sheets: readonly Sheet[],
  costAt: (sheet: Sheet) => number,
  tooMuch: number,
): number {
  let most = 0;
  for (const sheet of sheets) {
    most = Math.max(most, costAt(sheet));
    if (most >= Math.min(FAULT * 5, tooMuch)) break;
  }
  return most;
}

/**
 * The place of a label at the end of a leader, anywhere on the sheet, or the best so far: a short
 * leader that crosses little is the cheapest.
 */
function atLeader(
  best: Placed,
  targets: readonly Point[],
  variants: readonly string[][],
  style: TextStyle,
  sheets: readonly Sheet[],
): Placed {
  const { height } = sheets[0] ?? { height: 0 };
  const [narrow, wide] = [sheets[0]?.width ?? 0, sheets.at(-1)?.width ?? 0];
  const ends = Array.from({ length: 21 }, (_, i) => i * 50).flatMap((x) =>
    Array.from({ length: Math.floor(height / 8) }, (_, i): Point => [x, i * 8 + 4]),
  );
  const length = (from: Point, to: Point, width: number) =>
    Math.hypot(((to[0] - from[0]) * width) / 1000, to[1] - from[1]);
  const routes = targets
    .flatMap((of) =>
      ends.flatMap((to) => {
        const least = length(of, to, narrow);
        return least > 14 && least < 170
          ? [{ of, to, price: (least + length(of, to, wide)) / 4 }]
          : [];
      }),
    )
    .sort((a, b) => a.price - b.price);
  let found = best;
  for (const { of, to, price } of routes) {
    const least = 10 + price;
    if (found.price < least) break;
    const leader = [of, to] as const;
    const room = Math.min(FAULT, found.price - least);
    const crossed = worst(sheets, (sheet) => crossings(leader.map(pxAt(sheet.width)), sheet), room);
    if (crossed >= room) continue;
    const led = sheets.map((sheet) => withLeader(sheet, leader));
    for (const [v, words] of variants.entries())
      for (const spot of beside(
        to,
        [to[0] < of[0] ? 'left' : 'right', to[1] < of[1] ? 'above' : 'below'],
        4,
      )) {
        const own = least + crossed + v * 20;
        const tooMuch = Math.min(FAULT, found.price - own);
        const lines = setLines(words, style, { ...spot, of });
        const most = worst(led, (sheet) => cost(lines, sheet, tooMuch), tooMuch);
        if (most < tooMuch) found = { lines, leader, price: own + most };
      }
  }
  return found;
}

/**
 * Cost of a leader: a little for each line it crosses, as much as a fault for a text or a point.
 */
function crossings(
  [from = [0, 0], to = [0, 0]]: readonly Point[],
  { texts, shapes }: Sheet,
): number {
  const box = boundsOf([from, to]);
  if (texts.some((text) => boxToBox(text, box) < 3 && boxToSegment(text, from, to) < 3))
    return FAULT;
  let crossed = 0;
  for (const { kind, bounds, segments } of shapes) {
    if (kind === 'rule' || kind === 'solid' || boxToBox(bounds, box) > 0 || !clip(bounds, from, to))
      continue;
    if (kind === 'dot' && boxToPoint(bounds, from) > 0) return FAULT;
    if (
      segments.some(
        (each) => boxToBox(each.bounds, box) === 0 && segmentsCross(from, to, each.from, each.to),
      )
    )
      crossed += 1;
  }
  return crossed * 12;
}

/**
 * The lines of a label at a spot: they grow upwards from a spot above its point, downwards from one
 * below, both ways beside it.
 */
function setLines(lines: readonly string[], style: TextStyle, spot: Spot): TextMark[] {
  const further = LINE_PX * (lines.length - 1);
  const above = spot.of === undefined || spot.y < spot.of[1] + 8;
  const upwards =
    spot.anchor !== 'middle' && Math.abs(spot.dx) >= 6 ? further / 2 : above ? further : 0;
  return lines.map((text, i) => ({ text, style, ...spot, y: spot.y - upwards + i * LINE_PX }));
}

/**
 * Cost of a label's place at one width, or `tooMuch` or more; beyond the edge or on another text,
 * nothing else counts.
 */
function cost(lines: readonly TextMark[], sheet: Sheet, tooMuch: number): number {
  const { width, height, texts } = sheet;
  const boxes = lines.map((line) => textBox(line, width));
  let sum = 0;
  for (const box of boxes) {
    const beyond = Math.max(0, -box.left, box.right - width, -box.top, box.bottom - height);
    sum +=
      (beyond > 0 ? 1000 + beyond * 10 : 0) +
      texts.filter((text) => overlap(box, text, CHAR_PX * 0.8)).length * 5 * FAULT;
  }
  if (sum > 0) return sum;
  const { covered, ruled, nearer, shared } = misplaced(boxes, lines[0]?.of, sheet, tooMuch / FAULT);
  return covered * FAULT + (nearer > 0 ? FAULT : 0) + (ruled > 0 ? 20 : 0) + shared * 30;
}
