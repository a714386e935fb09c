import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import type { Pictures } from '../reviewed.ts';

export interface RowRange {
  from: number;
  to: number;
}

/** Colour distance, 0 to 1, up to which two pixels count as equal: colours at the edges of text are rounded. */
const THRESHOLD = 0.02;

/**
 * Compares two PNG images pixel by pixel, and writes both and their difference, cut to the rows that differ. If one is taller, every pixel
 * below the end of the other differs.
 * @param file the beginning of the path of each picture
 * @returns the share of pixels that differ, 0 to 1, and the names of the pictures; none where no pixel differs
 */
export async function comparePictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
  file: string,
): Promise<{ share: number; files: Pictures['files'] }> {
  if (before && after?.equals(before)) return { share: 0, files: {} };
  const difference = before && after ? await differenceOf(before, after) : undefined;
  if (difference?.share === 0) return { share: 0, files: {} };
  const pictures = { before: before && sharp(before), after: after && sharp(after), difference: difference?.image };
  const files: Pictures['files'] = {};
  for (const side of ['before', 'after', 'difference'] as const) {
    const picture = pictures[side];
    if (picture) files[side] = await writeCropped(picture, difference?.rows, `${file}-${side}.webp`);
  }
  return { share: difference?.share ?? 1, files };
}

async function differenceOf(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, two] = [await rawOf(before, width, height), await rawOf(after, width, height)];
  const out = Buffer.alloc(one.length);
  const count = pixelmatch(one, two, out, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    alpha: 0.15,
    diffColor: [131, 49, 95],
    aaColor: [131, 49, 95],
  });
  // The later image, faded, with differing pixels in colour.
  const image = sharp(out, { raw: { width, height, channels: 4 } });
  return { image, rows: differingRows(one, two, width * 4), share: Number((count / (width * height)).toFixed(6)) };
}

/** RGBA bytes of an image, extended to a size in px. Added pixels are transparent, which no pixel of a page is. */
const rawOf = async (png: Buffer, width: number, height: number) => {
  const image = sharp(png).ensureAlpha();
  const size = await image.metadata();
  return image
    .extend({ right: width - size.width, bottom: height - size.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
};

/** The first and the last row that differ between two images of the same size. */
function differingRows(one: Buffer, two: Buffer, bytesPerRow: number): RowRange {
  const rows = one.length / bytesPerRow;
  const differs = (row: number) =>
    one.compare(two, row * bytesPerRow, (row + 1) * bytesPerRow, row * bytesPerRow, (row + 1) * bytesPerRow) !== 0;
  let [from, to] = [0, rows - 1];
  while (from < rows - 1 && !differs(from)) from++;
  while (to > from && !differs(to)) to--;
  return { from, to };
}

/** Height shown above and below the differing rows. */
const MARGIN_PX = 160;
/** A WebP image can be at most 16,383 px high. */
const TALLEST_PX = 12_000;

/** Crops an image to some rows and a margin above and below, and writes it as WebP. @returns the file's name */
export async function writeCropped(image: Sharp, rows: RowRange | undefined, file: string): Promise<string> {
  const { width, height } = await image.metadata();
  const top = Math.max(0, (rows?.from ?? 0) - MARGIN_PX);
  const bottom = Math.min(height, (rows?.to ?? height) + MARGIN_PX, top + TALLEST_PX);
  // One of two images can end above the rows in which the other goes on.
  const part = top < bottom ? image.extract({ left: 0, top, width, height: bottom - top }) : image;
  await part.webp({ quality: 75, effort: 0 }).toFile(file);
  return path.basename(file);
}
