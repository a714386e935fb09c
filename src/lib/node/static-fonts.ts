import fs from 'node:fs';
import subsetFont from 'subset-font';
import { cachedFile, keyOf } from './cached.ts';
import { readFont } from './fonts.ts';

/**
 * The fonts of PDFs and Open Graph images: one file per weight, because Typst and Takumi can't read
 * variable fonts.
 */
const STATIC = [
  'archivoRegular',
  'archivoSemibold',
  'archivoItalic',
  'jetbrainsMono',
  'jetbrainsMonoBold',
] as const;
type StaticFonts = Record<(typeof STATIC)[number], Buffer>;

/**
 * Code points that the fonts contain: Latin, Greek, punctuation, arrows, symbols. Independent of
 * the content, so that the files stay cached.
 */
const RANGES = [
  [0x20, 0x24f],
  [0x370, 0x3ff],
  [0x2000, 0x22ff],
] as const;

let fonts: Promise<StaticFonts> | undefined;

/**
 * Subsets the fonts and caches them in `.cache/fonts/static`.
 * @returns each font as a TrueType file
 */
export function staticFonts(): Promise<StaticFonts> {
  fonts ??= makeFonts();
  return fonts;
}

async function makeFonts(): Promise<StaticFonts> {
  const codes = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
  const characters = String.fromCodePoint(...codes);
  const made = STATIC.map(async (name) => {
    const bytes = readFont(name);
    const make = () => subsetFont(bytes, characters, { targetFormat: 'sfnt' });
    const key = `${keyOf(bytes, characters)}.ttf`;
    const file = await cachedFile(`fonts/static-${name}`, key, make, { mayBeOpen: true });
    return [name, fs.readFileSync(file)] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as StaticFonts;
}
