import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = '.cache/fonts/static';

/** The faces of documents and pictures, as programs without variable fonts want them: one file a weight. */
const FACES = {
  text: { source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2', axes: { wght: 400, wdth: 100 } },
  strong: { source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2', axes: { wght: 600, wdth: 100 } },
  emphasis: { source: '@fontsource-variable/archivo/files/archivo-latin-standard-italic.woff2', axes: { wght: 400, wdth: 100 } },
  mono: { source: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2' },
  monoStrong: { source: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Bold.woff2' },
} as const;

export type Face = keyof typeof FACES;

/** What the faces keep: Latin, Greek, punctuation, arrows, signs. It does not depend on the content, so the files last. */
const RANGES = [
  [0x20, 0x24f],
  [0x370, 0x3ff],
  [0x2000, 0x22ff],
] as const;

let cut: Promise<Record<Face, Buffer>> | undefined;

/**
 * Cuts the faces and keeps them in `.cache/fonts/static`.
 * @returns each face as TrueType
 */
export function staticFonts(): Promise<Record<Face, Buffer>> {
  cut ??= cutFaces();
  return cut;
}

async function cutFaces(): Promise<Record<Face, Buffer>> {
  const signs = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))).join('');
  fs.mkdirSync(OUT, { recursive: true });
  const faces: Partial<Record<Face, Buffer>> = {};
  for (const [name, { source, ...rest }] of Object.entries(FACES)) {
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
      // Written beside and moved: another process may look for it meanwhile.
      fs.writeFileSync(`${file}.part`, await subsetFont(bytes, signs, options));
      fs.renameSync(`${file}.part`, file);
    }
    faces[name as Face] = fs.readFileSync(file);
  }
  return faces as Record<Face, Buffer>;
}
