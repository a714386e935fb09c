/**
 * node src/tools/generators/make-wordmarks.ts "Name of a client" …: typesets each name in the site's font and writes
 * src/content/clients/<name>.svg. A client's real logo, once agreed, simply replaces the file.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FILES } from '../../config/fonts.ts';
import { openFont } from './wordmarks/font.ts';
import { makeWordmark, wordmarkId } from './wordmarks/wordmark.ts';

const FOLDER = 'src/content/clients';

const names = process.argv.slice(2);
if (names.length === 0) {
  console.error('Which client? Give the name as it is written, in quotes: node src/tools/generators/make-wordmarks.ts "Name of a client"');
  process.exit(1);
}
const set = await openFont(createRequire(import.meta.url).resolve(FONT_FILES.archivo), names.join(''));
fs.mkdirSync(FOLDER, { recursive: true });
for (const name of names) {
  const file = `${FOLDER}/${wordmarkId(name)}.svg`;
  const svg = makeWordmark(name, set);
  fs.writeFileSync(file, svg);
  console.log(`${file}: ${svg.length} bytes`);
}
