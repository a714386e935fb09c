import sharp from 'sharp';

/** Colour of a pixel of a PNG, at a share of its width and height (0 to 1). @returns red, green and blue, 0 to 255 */
export async function colourAt(png: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * 3;
  return [...data.subarray(at, at + 3)];
}

/** Red, green and blue of a colour such as "#1f4f8f". */
export const hex = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The largest difference of a channel. */
export const difference = (one: number[], other: number[]) => Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))));
