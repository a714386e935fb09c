import fs from 'node:fs';
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of type in font units: the baseline at y = 0, y downwards. */
export interface Line {
  /** Each letter's absolute outline, with the commands M L Q Z, and how far to the right of x = 0 the letter stands. */
  letters: { path: string; x: number }[];
  /** From the left edge of the first letter to the right edge of the last one. */
  left: number;
  right: number;
  capHeight: number;
}

/** Typesets a line at a weight (100 to 900) and a width (62 to 125) of the font. */
export type Setter = (text: string, weight: number, width: number) => Line;

/**
 * Opens a variable font for typesetting text as outlines.
 * @param file woff2 with the axes wght and wdth
 * @param characters all that will be set
 */
export async function openFont(file: string, characters: string): Promise<Setter> {
  const bytes = await subsetFont(fs.readFileSync(file), `H${characters}`, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(new Uint8Array(bytes))));
  return (text, weight, width) => {
    font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
    const letters = outlines(font, text);
    const across = letters.flatMap(({ path, x }) => numbersAt(path, 0).map((number) => number + x));
    const capHeight = -Math.min(...outlines(font, 'H').flatMap(({ path }) => numbersAt(path, 1)));
    return { letters, left: Math.min(...across), right: Math.max(...across), capHeight };
  };
}

function outlines(font: Font, text: string): Line['letters'] {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  return buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
    const letter = { path: movePath(font.glyphToPath(codepoint), 1, -1, 0, 0), x: pen + xOffset };
    pen += xAdvance;
    return letter;
  });
}

/** Scales a path of commands with x, y pairs, then moves it. */
export function movePath(path: string, scaleX: number, scaleY: number, x: number, y: number): string {
  return path.replace(
    /(-?[\d.]+(?:e-?\d+)?)[ ,](-?[\d.]+(?:e-?\d+)?)/g,
    (_, px: string, py: string) => `${Number(px) * scaleX + x} ${Number(py) * scaleY + y}`,
  );
}

/** All x (0) or all y (1) of a path of commands with x, y pairs, control points included. */
const numbersAt = (path: string, axis: 0 | 1) => (path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number).filter((_, at) => at % 2 === axis);
