import sharp from 'sharp';
import { shownEntries } from './content.ts';

/** Width and height of the photograph, in pixels. */
const SIDE = 480;

/** The person who gets the photograph. @throws if there is nobody */
export function portrayed() {
  const [person] = shownEntries('team');
  if (!person) throw new Error('There is nobody in src/content/team.');
  return person;
}

/** Files of a site in which a person has a photograph: its left half black with a red square, its right half white. */
export async function photographed(): Promise<Record<string, string | Buffer>> {
  const { file, data, body } = portrayed();
  const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: SIDE / 2, height: SIDE, channels: 3, background: '#000' } }, left: 0, top: 0 },
      { input: { create: { width: SIDE / 4, height: SIDE / 4, channels: 3, background: '#f00' } }, left: SIDE / 8, top: SIDE / 8 },
    ])
    .png()
    .toBuffer();
  return {
    [file]: `---\n${JSON.stringify({ ...data, profileImage: './portrait.png' })}\n---\n\n${body}`,
    'src/content/team/portrait.png': picture,
  };
}

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
