import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  /** The later picture, faded, with what differs in colour; undefined where nothing does. */
  picture: Buffer | undefined;
  /** First and last row that differ, in px from the top. */
  rows?: Rows;
}

export interface Rows {
  from: number;
  to: number;
}

/** Below this a pixel counts as the same: rounding of colours in text edges. */
const THRESHOLD = 0.02;

/** Compares two PNG pictures pixel by pixel; where one is taller, all beyond the other's end differs. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { share: 0, picture: undefined };
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, two] = await Promise.all([before, after].map((png) => rawOf(png, width, height)));
  if (!one || !two) throw new Error('A picture could not be read.');
  const out = Buffer.alloc(one.length);
  const count = pixelmatch(one, two, out, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    alpha: 0.15,
    diffColor: [131, 49, 95],
    aaColor: [131, 49, 95],
  });
  if (count === 0) return { share: 0, picture: undefined };
  return {
    rows: differingRows(one, two, width * 4),
    share: count / (width * height),
    picture: await sharp(out, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 3 })
      .toBuffer(),
  };
}

/** Pixels of a picture on a ground of the wanted size; what it lacks is transparent, which no page is. */
const rawOf = async (png: Buffer, width: number, height: number) => {
  const image = sharp(png).ensureAlpha();
  const size = await image.metadata();
  return image
    .extend({ right: width - size.width, bottom: height - size.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
};

/** The first and the last row of two equally large pictures that differ. */
function differingRows(one: Buffer, two: Buffer, bytesPerRow: number): Rows {
  const rows = one.length / bytesPerRow;
  const differs = (row: number) =>
    one.compare(two, row * bytesPerRow, (row + 1) * bytesPerRow, row * bytesPerRow, (row + 1) * bytesPerRow) !== 0;
  let [from, to] = [0, rows - 1];
  while (from < rows - 1 && !differs(from)) from++;
  while (to > from && !differs(to)) to--;
  return { from, to };
}

/** Space above and below what differs, in px. */
const MARGIN_PX = 160;
/** WebP takes 16,383 px. */
const TALLEST_PX = 12_000;

/** The part of a picture in which something differs, with some of what stands round it. */
export async function cropTo(png: Buffer, rows: Rows | undefined): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const top = Math.max(0, (rows?.from ?? 0) - MARGIN_PX);
  const bottom = Math.min(height, (rows?.to ?? height) + MARGIN_PX, top + TALLEST_PX);
  if (top >= bottom || (top === 0 && bottom === height)) return png;
  return sharp(png)
    .extract({ left: 0, top, width, height: bottom - top })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
