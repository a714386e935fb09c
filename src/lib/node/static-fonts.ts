import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_FILES } from '../../config/fonts.ts';

const require = createRequire(import.meta.url);
const OUT = '.cache/fonts/static';

/** The fonts of PDFs and Open Graph images: one file for each weight, since Typst and Takumi read no variable fonts. */
const FONTS = {
  text: { source: FONT_FILES.archivo, axes: { wght: 400, wdth: 100 } },
  strong: { source: FONT_FILES.archivo, axes: { wght: 600, wdth: 100 } },
  emphasis: { source: FONT_FILES.archivoItalic, axes: { wght: 400, wdth: 100 } },
  mono: { source: FONT_FILES.jetbrainsMono },
  monoStrong: { source: FONT_FILES.jetbrainsMonoBold },
} as const;

export type StaticFont = keyof typeof FONTS;

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
  const characters = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))).join(
    '',
  );
  fs.mkdirSync(OUT, { recursive: true });
  const made: Partial<Record<StaticFont, Buffer>> = {};
  for (const [name, { source, ...rest }] of Object.entries(FONTS)) {
    const bytes = fs.readFileSync(require.resolve(source));
    const key = crypto
      .createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([rest, RANGES]))
      .digest('hex')
      .slice(0, 12);
    const file = `${OUT}/${name}-${key}.ttf`;
    if (!fs.existsSync(file)) {
      const options = { targetFormat: 'sfnt' as const, ...('axes' in rest && { variationAxes: rest.axes }) };
      // Written under another name, then renamed: another process may read the file at the same time.
      fs.writeFileSync(`${file}.part`, await subsetFont(bytes, characters, options));
      fs.renameSync(`${file}.part`, file);
    }
    made[name as StaticFont] = fs.readFileSync(file);
  }
  return made as Record<StaticFont, Buffer>;
}
