import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { contentRoot } from '../config/site-env.ts';
import { cachedFile, keyOf } from '../lib/node/cached.ts';
import { filesBelow } from '../lib/node/files.ts';
import { charactersOf, type FontName, readFont } from '../lib/node/fonts.ts';

/** Non-ASCII characters that the code adds to pages, besides those of the content. */
const EXTRA_CHARACTERS = '–—‘’“”…·−×±°²³µ≤≥≈→←₂₃₄₈βηω©';

/**
 * Non-ASCII characters in the content files whose names pass the filter. No page shows the table of
 * the house style.
 */
function contentCharacters(isMeant: (name: string) => boolean): string[] {
  const content = path.join(contentRoot(), 'src/content');
  const texts = filesBelow(content)
    .filter((name) => /\.(mdx|yaml)$/.test(name) && name !== 'house-style.yaml' && isMeant(name))
    .map((name) => fs.readFileSync(path.join(content, name), 'utf8'));
  return [...new Set(texts.join('').match(/[^\s\p{ASCII}]/gu))].sort();
}

/**
 * Subsets a font, cached in `.cache/fonts`; returns the path of the woff2 file, from the
 * repository's root.
 */
function cut(
  font: FontName,
  characters: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<string> {
  const bytes = readFont(font);
  const key = `${keyOf(bytes, JSON.stringify(options), characters)}.woff2`;
  // A dev server may be running with an older one.
  return cachedFile(
    `fonts/${font}`,
    key,
    () => subsetFont(bytes, characters, { ...options, targetFormat: 'woff2', noHinting: true }),
    { mayBeOpen: true },
  );
}

/** CSS name of the font with the characters missing from Archivo's variable file. */
export const RARE = 'Archivo Rare';

/**
 * The fonts of the pages, subset to printable ASCII, `EXTRA_CHARACTERS` and the characters of the
 * content.
 * @returns paths of the two main files, and `@font-face` rules of `RARE`: characters of the content
 * such as Đ, ł, ₆, which a browser loads for a page that shows one of them; none if the content has
 * no such characters
 */
export async function subsetFonts(): Promise<{
  archivo: string;
  jetbrainsMono: string;
  rare: string;
}> {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const all =
    ascii + [...new Set([...EXTRA_CHARACTERS, ...contentCharacters(() => true)])].sort().join('');
  const archivo = await cut('archivo', all, {
    // Limited to the weights that `styles/tokens.css` uses; the axis of widths, which would cost 8
    // kB, is pinned.
    variationAxes: { wght: { min: 400, max: 600 }, wdth: 100 },
    keepFeatures: ['kern', 'tnum'],
    dropTables: ['GDEF', 'STAT'],
  });
  const jetbrainsMono = await cut('jetbrainsMono', all, {
    keepFeatures: [],
    dropTables: ['GPOS', 'GSUB'],
    noLayoutClosure: true,
  });
  return { archivo, jetbrainsMono, rare: await rareFonts() };
}

async function rareFonts(): Promise<string> {
  const [main, whole] = [charactersOf('archivo'), charactersOf('archivoRegular')];
  // White papers are PDFs, which have their own fonts.
  const codes = contentCharacters((name) => !name.startsWith('papers/'))
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((code) => whole.has(code) && !main.has(code));
  if (codes.length === 0) return '';
  const range = codes.map((code) => `U+${code.toString(16)}`).join();
  const rules = Object.entries({ 400: 'archivoRegular', 600: 'archivoSemibold' } as const).map(
    async ([weight, font]) => {
      const options = { keepFeatures: [], noLayoutClosure: true };
      const file = await cut(font, String.fromCodePoint(...codes), options);
      return `@font-face{font-family:"${RARE}";font-weight:${weight};font-display:fallback;src:url("/${file}");unicode-range:${range}}`;
    },
  );
  return (await Promise.all(rules)).join('\n');
}
