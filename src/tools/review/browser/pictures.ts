import crypto from 'node:crypto';
import path from 'node:path';
import { diffArrays } from 'diff';
import sharp from 'sharp';
import type { Crop, Picture } from '../report-data.ts';

/** Pixels of four bytes each, row by row. */
interface Bitmap {
  width: number;
  pixels: Uint32Array;
}
/** Rows of a picture: the first, and the first after the last. */
type Rows = [from: number, to: number];
interface Place {
  before: Rows;
  after: Rows;
}
/** Rows that both pictures have, or one of them. */
interface Run {
  added?: boolean;
  removed?: boolean;
  count: number;
}

/** Height shown above and below a change. */
const MARGIN_PX = 80;
/** Of 255: how much red, green or blue may differ at the edge of a curve that moved. */
const EDGE_SHADES = 20;
/** Changes with fewer equal rows between them are one place. */
const APART_PX = 240;
/** If more rows come or go, pictures differ as a whole: the search takes the square. */
const MOST_ROWS = 2000;
/** A WebP image can be at most 16,383 px high. */
const TALLEST_PX = 16_000;
const [SAME, DIFFERENT] = [0xffffffff, 0xff000000];

/**
 * Compares two pictures of the same thing, and writes both for each place that differs, and their
 * difference if nothing has moved there.
 * @param file the beginning of the path of each picture
 */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
  file: string,
): Promise<Crop[]> {
  if (after.equals(before)) return [];
  const [was, is] = [await bitmapOf(before), await bitmapOf(after)];
  const crops = changedPlaces(was, is).map(async (place, at): Promise<Crop> => {
    const write = (picture: Bitmap, side: string) =>
      writeBitmap(picture, `${file}-${at + 1}-${side}.webp`);
    const [old, now] = [cut(was, place.before), cut(is, place.after)];
    return {
      Before: await write(old, 'before'),
      After: await write(now, 'after'),
      // Where something has moved, every letter below it would be black.
      ...(was.width === is.width &&
        old.pixels.length === now.pixels.length && {
          Difference: await write(differenceOf(old, now), 'difference'),
        }),
    };
  });
  return Promise.all(crops);
}

export const writePicture = async (picture: Buffer, file: string): Promise<Picture> =>
  writeBitmap(cut(await bitmapOf(picture), [0, TALLEST_PX]), file);

async function bitmapOf(picture: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, pixels: new Uint32Array(new Uint8Array(data).buffer) };
}

async function writeBitmap({ width, pixels }: Bitmap, file: string): Promise<Picture> {
  const height = pixels.length / width;
  await sharp(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .webp({ quality: 75, effort: 0 })
    .toFile(file);
  return { file: path.basename(file), width, height };
}

/** Some rows of a picture, with a margin. */
function cut({ width, pixels }: Bitmap, [from, to]: Rows): Bitmap {
  const top = Math.max(0, from - MARGIN_PX);
  const bottom = Math.min(to + MARGIN_PX, top + TALLEST_PX);
  return { width, pixels: pixels.subarray(top * width, bottom * width) };
}

/** Of two pictures of the same size. */
const differenceOf = ({ width, pixels }: Bitmap, other: Bitmap): Bitmap => ({
  width,
  pixels: pixels.map((pixel, at) => (pixel === other.pixels[at] ? SAME : DIFFERENT)),
});

/** Where two pictures differ by more than rounding. */
function changedPlaces(before: Bitmap, after: Bitmap): Place[] {
  const places = joined(differingPlaces(before, after), 1);
  const changed = withoutRounding(places, (place) => isRounding(place, before, after));
  return joined(changed, APART_PX);
}

/**
 * Compares rows as the lines of two texts are, so that what is only pushed down by something new
 * has not changed.
 */
function differingPlaces(before: Bitmap, after: Bitmap): Place[] {
  const places: Place[] = [];
  let [old, now] = [0, 0];
  for (const { added, removed, count } of runsOf(rowsOf(before), rowsOf(after))) {
    const place: Place = {
      before: [old, added ? old : old + count],
      after: [now, removed ? now : now + count],
    };
    if (added || removed) places.push(place);
    [old, now] = [place.before[1], place.after[1]];
  }
  return places;
}

/**
 * Leaves out what is the same but for rounding. Of rows that look alike, some may have been matched
 * with the wrong ones: then several places are the same only together.
 */
function withoutRounding(places: readonly Place[], isSame: (place: Place) => boolean): Place[] {
  const kept: Place[] = [];
  const rest = [...places];
  for (let first = rest.shift(); first; first = rest.shift()) {
    const spans = [first, ...rest].map((last) => spanOf(first, last));
    const others = spans.findIndex(isSame);
    if (others < 0) kept.push(first);
    else rest.splice(0, others);
  }
  return kept;
}

/** Whether a place only moved, as far as its first or its last row. */
function isRounding({ before: old, after: now }: Place, was: Bitmap, is: Bitmap): boolean {
  const [first, last] = [now[0] - old[0], now[1] - old[1]];
  const isMovedBy = (shift: number) =>
    hasRows(is, now, was, -shift) && hasRows(was, old, is, shift);
  // As many rows have come as have gone, but for one.
  return Math.abs(first - last) <= 1 && (isMovedBy(first) || isMovedBy(last));
}

/** All from the first place to the last. */
const spanOf = (first: Place, last: Place): Place => ({
  before: [first.before[0], last.before[1]],
  after: [first.after[0], last.after[1]],
});

const rowsOf = ({ width, pixels }: Bitmap) =>
  Array.from({ length: pixels.length / width }, (_, at) =>
    crypto.hash('sha1', pixels.subarray(at * width, (at + 1) * width)),
  );

function runsOf(before: string[], after: string[]): Run[] {
  // In pictures of the same height, nothing has been pushed down.
  if (before.length === after.length)
    return before.flatMap((key, at) => (key === after[at] ? { count: 1 } : replacing(1, 1)));
  return (
    diffArrays(before, after, { maxEditLength: MOST_ROWS }) ??
    replacing(before.length, after.length)
  );
}

const replacing = (old: number, now: number): Run[] => [
  { removed: true, count: old },
  { added: true, count: now },
];

/**
 * Whether each pixel of some rows is in the other picture that many rows lower, or a row above or
 * below that. An element that moved by a fraction of a pixel can be drawn a row higher or lower than
 * its neighbours, with other shades at the edges of a curve.
 */
function hasRows(picture: Bitmap, [from, to]: Rows, other: Bitmap, lower: number): boolean {
  const { width, pixels } = picture;
  if (width !== other.width) return false;
  return pixels.subarray(from * width, to * width).every((pixel, place) => {
    const at = from * width + place;
    const there = at + lower * width;
    const near = [there, there - width, there + width].map((each) => other.pixels[each]);
    if (near.includes(pixel)) return true;
    return lower !== 0 && isOnCurve(picture, at) && near.some((one = 0) => areAlike(one, pixel));
  });
}

/** Whether a pixel differs from one beside it and from one above or below, as on no straight edge. */
function isOnCurve({ width, pixels }: Bitmap, at: number): boolean {
  const differs = (step: number) =>
    pixels[at] !== pixels[at - step] || pixels[at] !== pixels[at + step];
  return differs(1) && differs(width);
}

const areAlike = (one: number, two: number) =>
  [0, 8, 16, 24].every(
    (bits) => Math.abs(((one >> bits) & 0xff) - ((two >> bits) & 0xff)) <= EDGE_SHADES,
  );

/** @param gap number of equal rows that keep two places apart */
function joined(places: readonly Place[], gap: number): Place[] {
  const result: Place[] = [];
  for (const place of places) {
    const last = result.at(-1);
    if (last && place.before[0] - last.before[1] < gap)
      result.push(spanOf(result.pop() ?? last, place));
    else result.push(place);
  }
  return result;
}
