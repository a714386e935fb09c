import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { keyOf } from '../../../../lib/node/cached.ts';
import type { Content } from '../../model/content.ts';
import type { Advice } from '../../model/problem.ts';
import { namedPictures } from '../../model/references.ts';
import { cacheOf } from '../cache.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ id: 'picture', check: pictures }];

/** Whether a file is a picture, by its extension. */
export const isPicture = (file: string): boolean => /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i.test(file);

/** A picture on a page is at most 800 CSS px wide, twice that on a high-resolution screen. */
const WIDEST_PX = 4000;
const HEAVIEST_MB = 1.5;
/** A portrait is at most 240 CSS px wide, a card's picture somewhat more. */
const LEAST_PX = 480;

async function pictures(content: Content): Promise<RuleResult> {
  const found = await Promise.all(
    namedPictures(content).map(async ({ entry, path: at, value, file }): Promise<RuleResult> => {
      // A missing file is reported with the other fields.
      if (!content.files.includes(file)) return [];
      const bytes = fs.readFileSync(path.join(content.root, file));
      const isShownLarge = at[0] === 'profileImage' || at[0] === 'image';
      const problem = await remembered.get(keyOf(bytes, file, String(isShownLarge)), () => pictureProblem(file, bytes, isShownLarge));
      if (!problem) return [];
      const [message, repair, severity] = problem;
      return { ...(severity && { severity }), ...atField(entry, at, `${value} ${message}`, repair) };
    }),
  );
  remembered.save();
  return found;
}

/** What is wrong with a picture, what to do, and whether it can still be shown. */
type PictureProblem = [...Advice, severity?: 'warning'];

/** Results are cached: sharp takes a twentieth of a second to load. */
const remembered = cacheOf<PictureProblem | null>('pictures', import.meta.filename);

/** @param file from the repository's root */
async function pictureProblem(file: string, bytes: Buffer, isShownLarge: boolean): Promise<PictureProblem | null> {
  const { default: sharp } = await import('sharp');
  const megabytes = bytes.length / 1e6;
  const meta = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!meta?.width || !meta.height)
    return ['can’t be opened as a picture.', 'Save the picture again as JPEG or PNG (a logo as SVG) under this name.'];
  const format = meta.format === 'heif' ? 'avif' : meta.format;
  const ending = path.extname(file).slice(1).toLowerCase().replace('jpg', 'jpeg').replace(/^tif$/, 'tiff');
  if (format !== ending)
    return [`is a ${format} file, whatever its extension says.`, `Give it the extension .${format}, here and in the file’s name.`];
  if (format === 'svg') return drawingProblem(bytes.toString());
  const size = `is ${meta.width} × ${meta.height} px and ${megabytes.toFixed(1)} MB`;
  if (isShownLarge && Math.min(meta.width, meta.height) < LEAST_PX)
    return [
      `${size}; it must have at least ${LEAST_PX} × ${LEAST_PX} px.`,
      'Ask for the original; enlarging doesn’t sharpen it.',
      'warning',
    ];
  if (megabytes <= HEAVIEST_MB && Math.max(meta.width, meta.height) <= WIDEST_PX) return null;
  const shrink = `Shrink it: npx sharp-cli -i "${file}" -o "${file}" resize 1600`;
  return [`${size}; the limits are ${WIDEST_PX} px and ${HEAVIEST_MB} MB.`, shrink, 'warning'];
}

/** What an SVG must not contain, and what it needs to be scaled. */
function drawingProblem(text: string): PictureProblem | null {
  const svg = load(text, { xml: true })(':root').filter('svg');
  const all = [...svg.toArray(), ...svg.find('*').toArray()];
  if (all.some(({ name, attribs }) => name === 'script' || Object.keys(attribs).some((attribute) => /^on/i.test(attribute))))
    return ['contains a script.', 'Save it as a plain SVG, without a script and without attributes such as onload.'];
  return svg.attr('viewBox') === undefined
    ? ['has no viewBox, so it can’t be scaled.', 'Save it again with a viewBox: your program calls it “responsive”.']
    : null;
}
