import fs from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';

const require = createRequire(import.meta.url);

/** The site's fonts, each as a file of an installed package. */
const FILES = {
  /** Variable in weight and width; Western European letters only. */
  archivo: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  /** The same version with all characters, one file per weight. */
  archivoRegular: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
  archivoSemibold: '@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf',
  archivoItalic: '@expo-google-fonts/archivo/400Regular_Italic/Archivo_400Regular_Italic.ttf',
  jetbrainsMono: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2',
  jetbrainsMonoBold: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Bold.woff2',
} as const;

export type FontName = keyof typeof FILES;

export const readFont = (name: FontName): Buffer => fs.readFileSync(require.resolve(FILES[name]));

const known = new Map<FontName, ReadonlySet<number>>();

/**
 * Code points that a font has, read from its file.
 * @throws if the file contains several fonts
 */
export function charactersOf(name: FontName): ReadonlySet<number> {
  const characters = known.get(name) ?? readCharacters(name);
  known.set(name, characters);
  return characters;
}

function readCharacters(name: FontName): ReadonlySet<number> {
  const font = create(readFont(name));
  if (font.isCollection)
    throw new Error(`${FILES[name]} contains several fonts. Use a file with a single one.`);
  return new Set<number>(font.characterSet);
}
