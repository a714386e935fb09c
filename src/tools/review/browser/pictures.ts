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
  shotBefore: Buffer,
  shotAfter: Buffer,
  file: string,
): Promise<Crop[]> {
  if (shotAfter.equals(shotBefore)) return [];
  const bitmapBefore = await bitmapOf(shotBefore);
  const bitmapAfter = await bitmapOf(shotAfter);
  const crops = changedPlaces(bitmapBefore, bitmapAfter).map(async (place, at): Promise<Crop> => {
    const write = (picture: Bitmap, side: string) =>
      writeBitmap(picture, `${file}-${at + 1}-${side}.webp`);
    const cropBefore = cut(bitmapBefore, place.before);
    const cropAfter = cut(bitmapAfter, place.after);
    const isSameSize =
      cropBefore.width === cropAfter.width && cropBefore.pixels.length === cropAfter.pixels.length;
    return {
      Before: await write(cropBefore, 'before'),
      After: await write(cropAfter, 'after'),
      // Where something has moved, every letter below it would be black.
      ...(isSameSize && {
        Difference: await write(differenceOf(cropBefore, cropAfter), 'difference'),
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
function changedPlaces(bitmapBefore: Bitmap, bitmapAfter: Bitmap): Place[] {
  const places = joined(differingPlaces(bitmapBefore, bitmapAfter), 1);
  const changed = withoutRounding(places, (place) => isRounding(place, bitmapBefore, bitmapAfter));
  return joined(changed, APART_PX);
}

/**
 * Compares rows as the lines of two texts are, so that what is only pushed down by something new
 * has not changed.
 */
function differingPlaces(bitmapBefore: Bitmap, bitmapAfter: Bitmap): Place[] {
  const places: Place[] = [];
  let [rowBefore, rowAfter] = [0, 0];
  for (const { added, removed, count } of runsOf(keysOf(bitmapBefore), keysOf(bitmapAfter))) {
    const place: Place = {
      before: [rowBefore, added ? rowBefore : rowBefore + count],
      after: [rowAfter, removed ? rowAfter : rowAfter + count],
    };
    if (added || removed) places.push(place);
    [rowBefore, rowAfter] = [place.before[1], place.after[1]];
  }
  return places;
}

/**
 * Leaves out what is the same but for rounding. Of rows that look alike, some may have been matched
 * with the wrong ones: then several places are the same only together.
 */
function withoutRounding(places: readonly Place[], isSame: (place: Place) => boolean): Place[] {
  const kept: Place[] = [];
  let lastOfSame = -1;
  for (const [at, first] of places.entries()) {
    if (at <= lastOfSame) continue;
    lastOfSame = places.findIndex((last, other) => other >= at && isSame(spanOf(first, last)));
    if (lastOfSame < 0) kept.push(first);
  }
  return kept;
}

/** Whether a place only moved, as far as its first or its last row. */
function isRounding(
  { before: rowsBefore, after: rowsAfter }: Place,
  bitmapBefore: Bitmap,
  bitmapAfter: Bitmap,
): boolean {
  const shiftAtTop = rowsAfter[0] - rowsBefore[0];
  const shiftAtBottom = rowsAfter[1] - rowsBefore[1];
  // As many rows have come as have gone, but for one.
  if (Math.abs(shiftAtTop - shiftAtBottom) > 1) return false;
  return [shiftAtTop, shiftAtBottom].some(
    (shift) =>
      containsRows(bitmapBefore, bitmapAfter, rowsAfter, -shift) &&
      containsRows(bitmapAfter, bitmapBefore, rowsBefore, shift),
  );
}

/** All from the first place to the last. */
const spanOf = (first: Place, last: Place): Place => ({
  before: [first.before[0], last.before[1]],
  after: [first.after[0], last.after[1]],
});

/** A key for each row: the same for the same pixels. */
const keysOf = ({ width, pixels }: Bitmap) =>
  Array.from({ length: pixels.length / width }, (_, at) =>
    crypto.hash('sha1', pixels.subarray(at * width, (at + 1) * width)),
  );

function runsOf(keysBefore: string[], keysAfter: string[]): Run[] {
  // In pictures of the same height, nothing has been pushed down.
  if (keysBefore.length === keysAfter.length)
    return keysBefore.flatMap((key, at) =>
      key === keysAfter[at] ? { count: 1 } : replacing(1, 1),
    );
  return (
    diffArrays(keysBefore, keysAfter, { maxEditLength: MOST_ROWS }) ??
    replacing(keysBefore.length, keysAfter.length)
  );
}

const replacing = (countBefore: number, countAfter: number): Run[] => [
  { removed: true, count: countBefore },
  { added: true, count: countAfter },
];

/**
 * Whether each pixel of a picture's rows is in the other one, `shift` rows lower, or a row above or
 * below that. An element that moved by a fraction of a pixel can be drawn a row higher or lower than
 * its neighbours, with other shades at the edges of a curve.
 */
function containsRows(other: Bitmap, picture: Bitmap, [from, to]: Rows, shift: number): boolean {
  const { width, pixels } = picture;
  if (width !== other.width) return false;
  return pixels.subarray(from * width, to * width).every((pixel, place) => {
    const at = from * width + place;
    const there = at + shift * width;
    const near = [there, there - width, there + width].map((each) => other.pixels[each]);
    if (near.includes(pixel)) return true;
    return shift !== 0 && isOnCurve(picture, at) && near.some((each = 0) => areAlike(each, pixel));
  });
}

/** Whether a pixel differs from one beside it and from one above or below, as on no straight edge. */
function isOnCurve({ width, pixels }: Bitmap, at: number): boolean {
  const differs = (step: number) =>
    pixels[at] !== pixels[at - step] || pixels[at] !== pixels[at + step];
  return differs(1) && differs(width);
}

const areAlike = (pixel: number, other: number) =>
  [0, 8, 16, 24].every(
    (bits) => Math.abs(((pixel >> bits) & 0xff) - ((other >> bits) & 0xff)) <= EDGE_SHADES,
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
