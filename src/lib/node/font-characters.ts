import fs from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { FONT_FILES } from '../../config/fonts.ts';

const require = createRequire(import.meta.url);

/** The fonts as installed: the text font, with all its characters and as most pages have it, and the font of drawings and codes. */
const FONTS = {
  text: FONT_FILES.archivoRegular,
  web: FONT_FILES.archivo,
  mono: FONT_FILES.jetbrainsMono,
} as const;

const read = new Map<keyof typeof FONTS, ReadonlySet<number>>();

/**
 * Code points that a font of the site has, read from its file.
 * @throws if the file contains several fonts
 */
export function charactersOf(name: keyof typeof FONTS): ReadonlySet<number> {
  const known = read.get(name);
  if (known) return known;
  const font = create(fs.readFileSync(require.resolve(FONTS[name])));
  if (font.isCollection) throw new Error(`${FONTS[name]} contains several fonts. Use a file with a single one.`);
  const characters = new Set<number>(font.characterSet);
  read.set(name, characters);
  return characters;
}
