import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { cachedFile, keyOf } from '../../src/lib/node/cached.ts';

const require = createRequire(import.meta.url);
const FOLDER = 'browser-fonts';
/**
 * The fonts that most visitors see before the web fonts arrive, each with a file of the same
 * widths.
 */
const INSTALLED = [
  { name: 'Arial', file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2' },
  { name: 'Arial Bold', file: '@fontsource/arimo/files/arimo-latin-700-normal.woff2' },
  { name: 'Courier New', file: '@fontsource/cousine/files/cousine-latin-400-normal.woff2' },
];
/** Latin with its accents, punctuation, arrows and mathematical signs. */
const CHARACTERS = String.fromCodePoint(
  ...Array.from({ length: 0x230 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0x300 }, (_, i) => 0x2000 + i),
);

/**
 * Writes a fontconfig configuration in which only Arial and Courier New are installed, as fonts of
 * the same widths. With it in `FONTCONFIG_FILE`, lines break in the same places on every Linux
 * machine; other systems have these two, and ignore it.
 * @returns path of the configuration
 */
export async function browserFonts(): Promise<string> {
  const rules: string[] = [];
  for (const { name, file: source } of INSTALLED) {
    const bytes = fs.readFileSync(require.resolve(source));
    // Chromium reads installed fonts only if they are not compressed.
    const make = () => subsetFont(bytes, CHARACTERS, { targetFormat: 'sfnt' });
    const file = path.resolve(
      await cachedFile(`${FOLDER}/${name}`, `${keyOf(bytes, CHARACTERS)}.ttf`, make),
    );
    rules.push(
      `<dir>${path.dirname(file)}</dir>`,
      `<match target="scan"><test name="file"><string>${file}</string></test><edit name="fullname"><string>${name}</string></edit></match>`,
    );
  }
  const folder = path.resolve('.cache', FOLDER);
  const file = path.join(folder, 'fonts.conf');
  const config = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${rules.join('\n')}
<cachedir>${folder}/cache</cachedir>
</fontconfig>
`;
  // Every worker requests it while the browsers of others read it.
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== config)
    fs.writeFileSync(file, config);
  return file;
}
