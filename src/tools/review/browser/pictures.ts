import crypto from 'node:crypto';
import path from 'node:path';
import { diffArrays } from 'diff';
import sharp from 'sharp';
import type { Crop } from '../report-data.ts';

/** A picture's pixels, four bytes each, and a hash of each row. */
interface Bitmap {
  width: number;
  pixels: Uint32Array;
  keys: string[];
}
/** Rows of a picture: the first, and the first after the last. */
type Rows = [from: number, to: number];
/** Where two pictures differ. */
interface Place {
  before: Rows;
  after: Rows;
}
/** Rows that both pictures have, that came or that went. */
interface Run {
  added?: boolean;
  removed?: boolean;
  count: number;
}

/** Height shown above and below a change. */
const MARGIN_PX = 80;
/** Changes with fewer equal rows between them are one place. */
const APART_PX = 240;
/** Number of rows that may come or go before pictures are taken to differ as a whole: the search takes its square. */
const MOST_ROWS = 2000;
/** A WebP image can be at most 16,383 px high. */
const TALLEST_PX = 16_000;
/** For pictures that are only passed on: compressing them takes longer than all the rest. */
const BETWEEN = { compressionLevel: 0 };

/**
 * Compares two pictures of the same thing, and writes both and their difference for each place that differs.
 * @param file the beginning of the path of each picture
 */
export async function comparePictures(before: Buffer, after: Buffer, file: string): Promise<Crop[]> {
  if (after.equals(before)) return [];
  const crops: Crop[] = [];
  for (const place of placesOf(await bitmapOf(before), await bitmapOf(after))) {
    const name = `${file}-${crops.length + 1}`;
    const [was, is] = [await cut(before, place.before), await cut(after, place.after)];
    crops.push({
      before: await writePicture(was, `${name}-before.webp`),
      after: await writePicture(is, `${name}-after.webp`),
      difference: await writePicture(await differenceOf(was, is), `${name}-difference.webp`),
    });
  }
  return crops;
}

/** @returns the file's name */
export async function writePicture(picture: Buffer, file: string): Promise<string> {
  await sharp(await cut(picture, [0, TALLEST_PX]))
    .webp({ quality: 75, effort: 0 })
    .toFile(file);
  return path.basename(file);
}

async function bitmapOf(picture: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const length = info.width * info.channels;
  const keys = Array.from({ length: info.height }, (_, at) => crypto.hash('sha1', data.subarray(at * length, (at + 1) * length)));
  return { width: info.width, pixels: new Uint32Array(new Uint8Array(data).buffer), keys };
}

/** Compares rows as the lines of two texts are, so that what is only pushed down by something new has not changed. */
function placesOf(before: Bitmap, after: Bitmap): Place[] {
  const places: Place[] = [];
  let [old, now] = [0, 0];
  for (const { added, removed, count } of runsOf(before.keys, after.keys)) {
    const place: Place = { before: [old, added ? old : old + count], after: [now, removed ? now : now + count] };
    if (added || removed) places.push(place);
    [old, now] = [place.before[1], place.after[1]];
  }
  const isRounding = (place: Place) =>
    hasRows(after, place.after, before, place.before) && hasRows(before, place.before, after, place.after);
  return joined(
    joined(places, 1).filter((place) => !isRounding(place)),
    APART_PX,
  );
}

function runsOf(before: string[], after: string[]): Run[] {
  // In pictures of the same height, nothing has been pushed down.
  if (before.length === after.length) return before.flatMap((key, at) => (key === after[at] ? { count: 1 } : replacing(1, 1)));
  return diffArrays(before, after, { maxEditLength: MOST_ROWS }) ?? replacing(before.length, after.length);
}

const replacing = (old: number, now: number): Run[] => [
  { removed: true, count: old },
  { added: true, count: now },
];

/**
 * Whether each pixel of some rows is that of the other picture there, or of the row above or below. Below something new, an element can
 * be a fraction of a pixel higher or lower, and is then drawn a row higher or lower than its neighbours.
 */
function hasRows({ width, pixels }: Bitmap, [from, to]: Rows, other: Bitmap, [start, end]: Rows): boolean {
  if (width !== other.width || Math.abs(to - from - (end - start)) > 1) return false;
  return pixels.subarray(from * width, to * width).every((pixel, at) => {
    const there = start * width + at;
    return pixel === other.pixels[there] || pixel === other.pixels[there - width] || pixel === other.pixels[there + width];
  });
}

/** @param gap number of equal rows that keep two places apart */
function joined(places: readonly Place[], gap: number): Place[] {
  const result: Place[] = [];
  for (const { before, after } of places) {
    const last = result.at(-1);
    if (last && before[0] - last.before[1] < gap) {
      last.before[1] = before[1];
      last.after[1] = after[1];
    } else result.push({ before: [...before], after: [...after] });
  }
  return result;
}

/** Some rows of a picture, with what is around them. */
async function cut(picture: Buffer, [from, to]: Rows): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const top = Math.max(0, from - MARGIN_PX);
  const bottom = Math.min(height, to + MARGIN_PX, top + TALLEST_PX);
  return sharp(picture)
    .extract({ left: 0, top, width, height: bottom - top })
    .png(BETWEEN)
    .toBuffer();
}

/** White where two pictures are the same, and not where they differ, however little. Below its end, the shorter one counts as white. */
async function differenceOf(before: Buffer, after: Buffer): Promise<Buffer> {
  const [one, two] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)];
  const pixelsOf = (picture: Buffer, own: typeof one) =>
    sharp(picture)
      .removeAlpha()
      .extend({ right: width - own.width, bottom: height - own.height, background: '#fff' })
      .raw()
      .toBuffer();
  const [was, is] = [await pixelsOf(before, one), await pixelsOf(after, two)];
  const differing = was.map((value, at) => (value === is[at] ? 255 : 0));
  return sharp(differing, { raw: { width, height, channels: 3 } })
    .png(BETWEEN)
    .toBuffer();
}
