import crypto from 'node:crypto';
import { diffArrays } from 'diff';

/** A picture as rows of pixels in RGBA. */
export type Rows = readonly Buffer[];
/** A row of the earlier picture beside its like of the later one; undefined where a row came or went. */
export interface RowPair {
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** Whether it counts as unchanged. */
  isSame: boolean;
}

/** Number of rows that may come or go before pictures are taken to differ from the first change to the last: the search takes its square. */
const MOST_ROWS = 3000;
/** Changes with fewer equal rows between them are one place. */
const APART_PX = 240;
/** Number of places in one picture; what differs further down belongs to the last. */
const MOST_PLACES = 8;

/** Puts rows side by side as the lines of two texts are, so that what is only pushed down by something new has not changed. */
export function pairRows(before: Rows, after: Rows): RowPair[] {
  // In pictures of the same height, nothing has been pushed down.
  if (before.length === after.length) return zip(before, after);
  const [old, now] = [before, after].map((rows) => rows.map(keyOf));
  const differences = old && now && diffArrays(old, now, { maxEditLength: MOST_ROWS });
  if (!differences) return zip(before, after);
  const pairs: RowPair[] = [];
  let [gone, come]: [Rows, Rows] = [[], []];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of differences) {
    const was = added ? [] : before.slice(from, from + count);
    const is = removed ? [] : after.slice(to, to + count);
    from += was.length;
    to += is.length;
    if (removed) gone = was;
    else if (added) come = is;
    else {
      pairs.push(...zip(gone, come), ...zip(was, is).map((pair) => ({ ...pair, isSame: true })));
      [gone, come] = [[], []];
    }
  }
  return withoutRounding([...pairs, ...zip(gone, come)]);
}

/** Pixels of one colour on both sides of a hairline; there are fewer between the strokes of letters. */
const AROUND_PX = 12;

/**
 * Hash of a row without its hairlines: a dashed line down the page has another phase below something new, and no row would be found again.
 */
function keyOf(row: Buffer): string {
  const pixels = new Uint32Array(row.buffer.slice(row.byteOffset, row.byteOffset + row.length));
  for (let at = AROUND_PX; at < pixels.length - AROUND_PX; at++) {
    const left = pixels[at - 1] ?? 0;
    if (pixels[at] === left || pixels[at + 1] !== left) continue;
    const around = pixels.subarray(at - AROUND_PX, at + AROUND_PX + 1);
    if (around.every((pixel, index) => index === AROUND_PX || pixel === left)) pixels[at] = left;
  }
  return crypto.hash('sha1', pixels);
}

/** A single row that came or went is no change: an element below something new is a fraction of a pixel higher or lower. */
const withoutRounding = (pairs: readonly RowPair[]): RowPair[] =>
  pairs.map((pair, at) => {
    const isSingle = !isPaired(pair) && isPaired(pairs[at - 1]) && isPaired(pairs[at + 1]);
    return isSingle ? { ...pair, isSame: true } : pair;
  });

const isPaired = (pair: RowPair | undefined) => pair?.before !== undefined && pair.after !== undefined;

const zip = (before: Rows, after: Rows): RowPair[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const [was, is] = [before[at], after[at]];
    return { before: was, after: is, isSame: was !== undefined && is?.equals(was) === true };
  });

/** The places in which rows differ, each by its first and its last pair. */
export function placesOf(pairs: readonly RowPair[]): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (const [at, { isSame }] of pairs.entries()) {
    if (isSame) continue;
    const last = places.at(-1);
    if (last && (at - last.to < APART_PX || places.length === MOST_PLACES)) last.to = at;
    else places.push({ from: at, to: at });
  }
  return places;
}
