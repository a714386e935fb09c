import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import type { Pictures } from '../reviewed.ts';

interface RowRange {
  from: number;
  to: number;
}

/**
 * Compares two pictures pixel by pixel, and writes both and their difference, cropped to the rows that differ. If one is taller, every pixel
 * below the end of the other differs.
 * @param file the beginning of the path of each picture
 * @returns the share of pixels that differ, 0 to 1, and the names of the pictures; none if no pixel differs
 */
export async function comparePictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
  file: string,
): Promise<{ share: number; files: Pictures['files'] }> {
  if (before && after?.equals(before)) return { share: 0, files: {} };
  const [was, is] = await Promise.all([before, after].map((picture) => picture && pixelsOf(sharp(picture))));
  const difference = was && is && (await differenceOf(was, is));
  if (difference?.share === 0) return { share: 0, files: {} };
  const files: Pictures['files'] = {};
  for (const [side, pixels] of Object.entries({ before: was, after: is, difference: difference?.pixels }))
    if (pixels) files[side as keyof typeof files] = await writeCropped(pixels, difference?.rows, `${file}-${side}.webp`);
  return { share: difference?.share ?? 1, files };
}

/** RGBA bytes of a picture, and its size in px. */
export const pixelsOf = (picture: Sharp) => picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

async function differenceOf(before: Pixels, after: Pixels) {
  const width = Math.max(before.info.width, after.info.width);
  const height = Math.max(before.info.height, after.info.height);
  // Added pixels are transparent, unlike any pixel of a page.
  const enlarged = ({ data, info }: Pixels) =>
    pixelsOf(sharp(data, { raw: info }).extend({ right: width - info.width, bottom: height - info.height, background: '#0000' }));
  const [one, two] = await Promise.all([enlarged(before), enlarged(after)]);
  // The later picture, faded, with differing pixels in colour. Every difference counts, because both are painted by the same browser.
  const data = Buffer.alloc(one.data.length);
  const count = pixelmatch(one.data, two.data, data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
    diffColor: [131, 49, 95],
  });
  return {
    pixels: { data, info: one.info },
    rows: differingRows(one.data, two.data, width * 4),
    share: Number((count / (width * height)).toFixed(6)),
  };
}

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

/** Crops a picture to some rows and a margin above and below, and writes it as WebP. @returns the file's name */
export async function writeCropped({ data, info }: Pixels, rows: RowRange | undefined, file: string): Promise<string> {
  const { width, height } = info;
  const top = Math.max(0, (rows?.from ?? 0) - MARGIN_PX);
  const bottom = Math.min(height, (rows?.to ?? height) + MARGIN_PX, top + TALLEST_PX);
  const image = sharp(data, { raw: info });
  // One image can end above the rows in which the other continues.
  const part = top < bottom ? image.extract({ left: 0, top, width, height: bottom - top }) : image;
  await part.removeAlpha().webp({ quality: 75, effort: 0 }).toFile(file);
  return path.basename(file);
}
