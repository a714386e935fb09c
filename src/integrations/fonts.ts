import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_FILES } from '../config/fonts.ts';
import { contentRoot } from '../config/site-env.ts';
import { cachedFile, keyOf } from '../lib/node/cached.ts';

const require = createRequire(import.meta.url);

/** The two fonts, limited to the weights that `styles/tokens.css` uses; the axis of widths, which would cost 8 kB, is pinned. */
const FONTS = {
  archivo: {
    source: FONT_FILES.archivo,
    options: {
      variationAxes: { wght: { min: 400, max: 600 }, wdth: 100 },
      keepFeatures: ['kern', 'tnum'],
      dropTables: ['GDEF', 'STAT'],
    },
  },
  'jetbrains-mono': {
    source: FONT_FILES.jetbrainsMono,
    options: { keepFeatures: [], dropTables: ['GPOS', 'GSUB'], noLayoutClosure: true },
  },
} as const;

/** Non-ASCII characters that the code adds to the page, beyond those of the content. */
const EXTRA_CHARACTERS = '–—‘’“”…·−×±°²³µ≤≥≈→←₂βηω©';

/**
 * Every character that the site can show: printable ASCII, `EXTRA_CHARACTERS`, and those of the content files.
 */
function siteCharacters(content = path.join(contentRoot(), 'src/content')): string {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  const texts = fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|yaml)$/.test(name))
    .sort()
    .map((name) => fs.readFileSync(path.join(content, name), 'utf8'));
  const others = new Set([...EXTRA_CHARACTERS, ...texts.join('')].filter((character) => character > '~' && character.trim()));
  return ascii + [...others].sort().join('');
}

/**
 * Subsets both fonts to the site's characters and caches them in `.cache/fonts`; does nothing where they are there already.
 * @returns path of each woff2 file, from the repository's root
 */
export async function subsetFonts(): Promise<Record<keyof typeof FONTS, string>> {
  const characters = siteCharacters();
  const made = Object.entries(FONTS).map(async ([name, { source, options }]) => {
    const bytes = fs.readFileSync(require.resolve(source));
    const key = `${keyOf(bytes, JSON.stringify(options), characters)}.woff2`;
    const cut = () => subsetFont(bytes, characters, { ...options, targetFormat: 'woff2', noHinting: true });
    // A dev server may be running with another one.
    return [name, await cachedFile(`fonts/${name}`, key, cut, true)] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<keyof typeof FONTS, string>;
}
