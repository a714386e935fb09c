import fs from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Advance width of a line with its kerning, in ems; `weight` has an effect on variable fonts only. */
export type Measure = (line: string, weight: number) => number;

/** Printable ASCII, Latin-1 and the punctuation of running text: what all measured fonts have. */
const COMMON = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”`;
const known = new Set(COMMON);
const opened = new Map<string, Promise<Measure>>();

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/**
 * Opens a font of an installed package, once.
 * @param file path of a woff2 file from `node_modules`
 * @throws if the file holds several fonts
 */
export function measureFont(file: string): Promise<Measure> {
  const measure = opened.get(file) ?? open(file);
  opened.set(file, measure);
  return measure;
}

async function open(file: string): Promise<Measure> {
  const bytes = fs.readFileSync(require.resolve(file));
  const data = create(bytes);
  if (data.isCollection) throw new Error(`${file} holds several fonts. Name a file with a single one.`);
  const { unitsPerEm } = data;
  const sfnt = await subsetFont(bytes, COMMON, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt))));
  return (line, weight) => {
    font.setVariations([new Variation('wght', weight)]);
    return advance(font, [...line].filter((character) => known.has(character)).join('')) / unitsPerEm;
  };
}

/** Advance width of a line, in font units. */
function advance(font: Font, line: string): number {
  const buffer = new Text();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}
