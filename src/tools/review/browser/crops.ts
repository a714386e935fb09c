import path from 'node:path';
import sharp from 'sharp';
import type { Crop } from '../report-data.ts';
import { pairRows, placesOf, type RowPair, type Rows } from './rows.ts';

/** Height shown above and below a change. */
const MARGIN_PX = 80;
/** A WebP image can be at most 16,383 px high. */
const TALLEST_PX = 16_000;
/** Colour of a pixel that differs. */
const MARK = Buffer.from([131, 49, 95, 255]);
/** Share of the ink that is left of a pixel that doesn't. */
const FADED = 0.15;

/**
 * Compares two pictures of the same thing, and writes both and their difference for each place that differs.
 * @param file the beginning of the path of each picture
 * @returns the share of pixels that differ, 0 to 1, and the crops
 */
export async function comparePictures(before: Buffer, after: Buffer, file: string): Promise<{ share: number; crops: Crop[] }> {
  if (after.equals(before)) return { share: 0, crops: [] };
  const width = Math.max(await widthOf(before), await widthOf(after));
  const pairs = pairRows(await rowsOf(before, width), await rowsOf(after, width));
  const crops: Crop[] = [];
  let count = 0;
  for (const { from, to } of placesOf(pairs)) {
    const shown = pairs.slice(Math.max(0, from - MARGIN_PX), to + 1 + MARGIN_PX);
    const compared = shown.map(compareRow);
    count += compared.reduce((sum, { differing }) => sum + differing, 0);
    const name = `${file}-${crops.length + 1}`;
    crops.push({
      before: await write(
        shown.flatMap((pair) => pair.before ?? []),
        width,
        `${name}-before.webp`,
      ),
      after: await write(
        shown.flatMap((pair) => pair.after ?? []),
        width,
        `${name}-after.webp`,
      ),
      difference: await write(
        compared.map(({ row }) => row),
        width,
        `${name}-difference.webp`,
      ),
    });
  }
  return { share: Number((count / (width * pairs.length)).toFixed(6)), crops };
}

/** Writes the picture of something that only one version has. @returns the file's name */
export const writePicture = async (picture: Buffer, file: string): Promise<string | undefined> =>
  write(await rowsOf(picture, await widthOf(picture)), await widthOf(picture), file);

const widthOf = async (picture: Buffer) => (await sharp(picture).metadata()).width;

/** The rows of a picture, enlarged to a width. Added pixels are transparent, unlike any pixel of a page. */
async function rowsOf(picture: Buffer, width: number): Promise<Rows> {
  const right = width - (await widthOf(picture));
  const pixels = await sharp(picture).ensureAlpha().extend({ right, background: '#0000' }).raw().toBuffer();
  return Array.from({ length: pixels.length / (width * 4) }, (_, at) => pixels.subarray(at * width * 4, (at + 1) * width * 4));
}

/** A row of the picture of differences. Every difference counts, because both versions are painted by the same browser. */
function compareRow({ before, after, isSame }: RowPair): { row: Buffer; differing: number } {
  const row = Buffer.from(after ?? before ?? []);
  let differing = 0;
  for (let at = 0; at < row.length; at += 4) {
    if (isSame || (before && after && before.readUInt32LE(at) === after.readUInt32LE(at))) {
      for (let channel = at; channel < at + 3; channel++) row[channel] = 255 - (255 - (row[channel] ?? 0)) * FADED;
    } else {
      MARK.copy(row, at);
      differing++;
    }
  }
  return { row, differing };
}

/** Writes rows as WebP. @returns the file's name; undefined if there are none */
async function write(rows: Rows, width: number, file: string): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  const height = Math.min(rows.length, TALLEST_PX);
  const image = sharp(Buffer.concat(rows.slice(0, height)), { raw: { width, height, channels: 4 } });
  await image.removeAlpha().webp({ quality: 75, effort: 0 }).toFile(file);
  return path.basename(file);
}
