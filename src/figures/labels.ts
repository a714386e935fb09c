import {
  CHAR_PX,
  type Drawing,
  type Format,
  LINE_PX,
  type Point,
  type Spot,
  type TextMark,
  wrap,
} from './drawing.ts';
import { type Box, overlap } from './geometry.ts';
import { crossings, endsOf, routesFrom } from './leaders.ts';
import { misplaced } from './misplaced.ts';
import { boxesOf, type Leader, type Sheet, sheetOf, withLeader, withTexts } from './sheet.ts';
import { around } from './spots.ts';
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
 * Cost of a fault: a label on a mark, or nearer to another series than to its own. A label goes
 * elsewhere, at whatever other cost, rather than cause one.
 */
const FAULT = 120;
/** Cost of a text on another one, and of one beyond the sheet's edge, besides 10 for each px. */
const OVERLAP = 5 * FAULT;
const BEYOND = 1000;
/** Cost of a label on hairlines of a grid, and of each further series that meets at its point. */
const ON_RULE = 20;
const SHARED = 30;
/** Cost of a label whose lines are wrapped, and of each place that its kind prefers to this one. */
const WRAPPED = 20;
const LESS_LIKED = 0.4;
/** Cost of a place that is none of the label's own. */
const ELSEWHERE = 5;

/** Further places around what a label names, if none of its own works: gaps in px. */
const RINGS_PX = [6, 12, 20, 30];
/** A place at which a label may be tried, and what it costs besides its faults. */
interface Place {
  spot: Spot;
  dislike: number;
}
/** A label's lines at one place, their cost, and the leader that leads to them. */
interface Placed {
  lines: readonly TextMark[];
  cost: number;
  leader?: Leader;
}
/** The text of a label, broken into lines in one way or another. */
interface Wording {
  style: TextStyle;
  variants: readonly (readonly string[])[];
}

/**
 * Chooses for each label, in order, the spot with the lowest maximum cost over all widths. A label
 * without a free spot goes where there is room, at the end of a leader.
 */
export function placeLabels(
  labels: readonly Label[],
  marks: Omit<Drawing, 'dials'>,
  { widths }: Format,
): { texts: TextMark[]; leaders: Leader[] } {
  let sheets = widths.map((width) => sheetOf(marks, width));
  const texts: TextMark[] = [];
  const leaders: Leader[] = [];
  for (const label of labels) {
    const { lines, cost, leader } = placeOne(label, sheets);
    if (label.optional && cost >= FAULT) continue;
    texts.push(...lines);
    sheets = sheets.map((sheet) => withTexts(sheet, lines));
    if (!leader) continue;
    leaders.push(leader);
    sheets = sheets.map((sheet) => withLeader(sheet, leader));
  }
  return { texts, leaders };
}

/** The best of a label's own spots; if each is faulty, one around what it names, or at a leader. */
function placeOne(label: Label, sheets: readonly Sheet[]): Placed {
  const wording = { style: label.style, variants: variantsOf(label) };
  const own = cheapest({ lines: [], cost: Infinity }, wording, byRank(label.spots), sheets);
  const targets = targetsOf(label.spots);
  if (own.cost < FAULT || label.optional || targets.length === 0) return own;

  const rings = targets.flatMap((of) => RINGS_PX.flatMap((gap) => around(of, [], gap)));
  const near = cheapest(own, wording, byRank(rings, ELSEWHERE), sheets);
  return near.cost < FAULT ? near : atLeader(near, wording, targets, sheets);
}

/** The lines of a label as it was given and, if it is long, wrapped. */
function variantsOf({ text, wrap: chars }: Label): string[][] {
  const given = text.split('\n');
  if (!chars || text.length <= chars) return [given];
  return [given, given.flatMap((line) => wrap(line, chars))];
}

const byRank = (spots: readonly Spot[], dislike = 0): Place[] =>
  spots.map((spot, rank) => ({ spot, dislike: dislike + rank * LESS_LIKED }));

/** The points that a label names at one spot or another, each once. */
function targetsOf(spots: readonly Spot[]): Point[] {
  const targets = new Map<string, Point>();
  for (const { of } of spots) if (of) targets.set(of.join(), of);
  return [...targets.values()];
}

/**
 * The cheapest of some places for a label, or the best so far.
 * @param limit cost of faults, at any width, from which a place is out of the question
 */
function cheapest(
  best: Placed,
  { style, variants }: Wording,
  places: readonly Place[],
  sheets: readonly Sheet[],
  limit = Infinity,
): Placed {
  const candidates = variants.flatMap((words, wraps) =>
    places.map(({ spot, dislike }) => {
      const lines = setLines(words, style, spot);
      return { lines, dislike: dislike + wraps * WRAPPED };
    }),
  );
  let found = best;
  for (const { lines, dislike } of candidates) {
    const tooMuch = Math.min(limit, found.cost - dislike);
    const atWorst = worst(sheets, (sheet) => costOf(lines, sheet, tooMuch), tooMuch);
    if (atWorst < tooMuch) found = { lines, cost: dislike + atWorst };
  }
  return found;
}

/** The maximum cost over all widths, or the first that is a serious fault or already too much. */
function worst(
  sheets: readonly Sheet[],
  costAt: (sheet: Sheet) => number,
  tooMuch: number,
): number {
  let highest = 0;
  for (const sheet of sheets) {
    highest = Math.max(highest, costAt(sheet));
    if (highest >= Math.min(OVERLAP, tooMuch)) break;
  }
  return highest;
}

/**
 * The place of a label at the end of a leader, anywhere on the sheet, or the best so far: a short
 * leader that crosses little is the cheapest.
 */
function atLeader(
  best: Placed,
  label: Wording,
  targets: readonly Point[],
  sheets: readonly Sheet[],
): Placed {
  let found = best;
  for (const { leader, cost } of routesFrom(targets, sheets)) {
    if (found.cost < cost) break;
    const tooMuch = Math.min(FAULT, found.cost - cost);
    const crossed = worst(sheets, (sheet) => crossings(leader, sheet), tooMuch);
    if (crossed >= tooMuch) continue;

    const places = endsOf(leader).map((spot) => ({ spot, dislike: cost + crossed }));
    const led = sheets.map((sheet) => withLeader(sheet, leader));
    const placed = cheapest(found, label, places, led, FAULT);
    if (placed !== found) found = { ...placed, leader };
  }
  return found;
}

/** The lines of a label at a spot. */
function setLines(lines: readonly string[], style: TextStyle, spot: Spot): TextMark[] {
  const first = spot.y - raisedBy(spot, LINE_PX * (lines.length - 1));
  return lines.map((text, i) => ({ text, style, ...spot, y: first + i * LINE_PX }));
}

/**
 * How far above its spot a label begins, px: lines grow upwards from a spot above its point,
 * downwards from one below, both ways beside it.
 * @param further height of the lines after the first, px
 */
function raisedBy({ anchor, dx, y, of }: Spot, further: number): number {
  const isBeside = anchor !== 'middle' && Math.abs(dx) >= 6;
  if (isBeside) return further / 2;
  const isAbove = of === undefined || y < of[1] + 8;
  return isAbove ? further : 0;
}

/**
 * Cost of a label's place at one width, or `tooMuch` or more; beyond the edge or on another text,
 * nothing else counts.
 */
function costOf(lines: readonly TextMark[], sheet: Sheet, tooMuch: number): number {
  const boxes = boxesOf(lines, sheet.width);
  const outOfPlace = boxes.reduce(
    (sum, box) => sum + beyondEdge(box, sheet) + onTexts(box, sheet),
    0,
  );
  if (outOfPlace > 0) return outOfPlace;

  const { covered, ruled, nearer, shared } = misplaced(boxes, lines[0]?.of, sheet, tooMuch / FAULT);
  const faults = covered + (nearer > 0 ? 1 : 0);
  return faults * FAULT + (ruled > 0 ? ON_RULE : 0) + shared * SHARED;
}

function beyondEdge({ left, right, top, bottom }: Box, { width, height }: Sheet): number {
  const beyond = Math.max(-left, right - width, -top, bottom - height);
  return beyond > 0 ? BEYOND + beyond * 10 : 0;
}

const onTexts = (box: Box, { texts }: Sheet): number =>
  texts.filter((text) => overlap(box, text, CHAR_PX * 0.8)).length * OVERLAP;
