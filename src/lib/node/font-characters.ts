import fs from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';

const require = createRequire(import.meta.url);

/** The two faces before they are cut to the site's characters: that of the text and that of drawings and codes. */
const FACES = {
  text: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  mono: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2',
} as const;

const read = new Map<keyof typeof FACES, ReadonlySet<number>>();

/**
 * Code points that a face of the site has, read from its font file.
 * @throws if the file holds several fonts
 */
export function charactersOf(face: keyof typeof FACES): ReadonlySet<number> {
  const known = read.get(face);
  if (known) return known;
  const font = create(fs.readFileSync(require.resolve(FACES[face])));
  if (font.isCollection) throw new Error(`${FACES[face]} holds several fonts. Name a file with a single one.`);
  const characters = new Set<number>(font.characterSet);
  read.set(face, characters);
  return characters;
}
