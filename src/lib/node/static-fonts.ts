import fs from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_FILES } from '../../config/fonts.ts';
import { cachedFile, keyOf } from './cached.ts';

const require = createRequire(import.meta.url);

/** The fonts of PDFs and Open Graph images: one file per weight, because Typst and Takumi can't read variable fonts. */
const FONTS = {
  text: FONT_FILES.archivoRegular,
  strong: FONT_FILES.archivoSemibold,
  emphasis: FONT_FILES.archivoItalic,
  mono: FONT_FILES.jetbrainsMono,
  monoStrong: FONT_FILES.jetbrainsMonoBold,
} as const;

type StaticFont = keyof typeof FONTS;

/** Code points that the fonts contain: Latin, Greek, punctuation, arrows, symbols. Independent of the content, so that the files stay cached. */
const RANGES = [
  [0x20, 0x24f],
  [0x370, 0x3ff],
  [0x2000, 0x22ff],
] as const;

let fonts: Promise<Record<StaticFont, Buffer>> | undefined;

/**
 * Subsets the fonts and caches them in `.cache/fonts/static`.
 * @returns each font as a TrueType file
 */
export function staticFonts(): Promise<Record<StaticFont, Buffer>> {
  fonts ??= makeFonts();
  return fonts;
}

async function makeFonts(): Promise<Record<StaticFont, Buffer>> {
  const codes = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  const characters = String.fromCodePoint(...codes);
  const made = Object.entries(FONTS).map(async ([name, source]) => {
    const bytes = fs.readFileSync(require.resolve(source));
    const make = () => subsetFont(bytes, characters, { targetFormat: 'sfnt' });
    return [name, fs.readFileSync(await cachedFile(`fonts/static-${name}`, `${keyOf(bytes, characters)}.ttf`, make, true))] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<StaticFont, Buffer>;
}
