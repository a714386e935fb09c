import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { memoize } from '../../../../lib/memoize.ts';
import type { Content } from '../../model/content.ts';
import type { Advice } from '../../model/problem.ts';
import { namedPictures } from '../../model/references.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ code: 'picture', check: pictures }];

/** Whether a file is a picture, by its extension. */
export const isPicture = (file: string): boolean => /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i.test(file);

/** A picture on a page is at most 800 CSS px wide, twice that on a high-resolution screen. */
const WIDEST_PX = 4000;
const HEAVIEST_MB = 1.5;
/** A portrait is at most 240 CSS px wide, a card's picture somewhat more. */
const LEAST_PX = 480;
/** How far a portrait may be from a square before the crop is worth a word. */
const SQUARE_RATIO = 1.1;

/** What is wrong with a picture, what to do, and whether it can still be shown. */
type PictureProblem = [...Advice, severity?: 'warning'];

async function pictures(content: Content): Promise<RuleResult> {
  return Promise.all(
    namedPictures(content).map(async ({ entry, path: at, value, file }): Promise<RuleResult> => {
      // A missing file is reported with the other fields.
      if (!content.files.includes(file)) return [];
      const full = path.join(content.root, file);
      const stamp = `${fs.statSync(full).mtimeMs} ${fs.statSync(full).size}`;
      const known = looked(entry).get(stamp);
      const problem = known === undefined ? await pictureProblem(full, at[0] === 'profileImage') : known;
      looked(entry).set(stamp, problem);
      if (!problem) return [];
      const [message, repair, severity] = problem;
      return { ...atField(entry, at, `${value} ${message}`, repair), ...(severity && { severity }) };
    }),
  );
}

/** Results for the versions of an entry's picture: to decode all of them takes a second. */
const looked = memoize((_entry: object) => new Map<string, PictureProblem | null>());

async function pictureProblem(file: string, isPortrait: boolean): Promise<PictureProblem | null> {
  const { default: sharp } = await import('sharp');
  const bytes = fs.readFileSync(file);
  const isDrawing = file.toLowerCase().endsWith('.svg');
  // Decoded as a whole, since the lower half of a truncated photograph would be grey.
  const read = async () => {
    const meta = await sharp(bytes).metadata();
    if (!isDrawing) await sharp(bytes, { failOn: 'warning' }).stats();
    return meta;
  };
  const meta = await read().catch((error: Error) => error.message);
  if (typeof meta === 'string') {
    const [reason = ''] = meta.split('\n');
    return [`can’t be opened as a picture: ${reason}.`, 'Save the picture again as JPEG or PNG (a logo as SVG) under this name.'];
  }
  const format = meta.format === 'heif' ? 'avif' : meta.format;
  const ending = path.extname(file).slice(1).toLowerCase().replace('jpg', 'jpeg').replace(/^tif$/, 'tiff');
  if (format !== ending)
    return [`is a ${format} file, whatever its extension says.`, `Give it the extension .${format}, here and in the file’s name.`];
  if (isDrawing) return drawingProblem(bytes.toString());
  const { width, height } = meta.autoOrient;
  const size = `is ${width} × ${height} px and ${Math.max(1, Math.round(bytes.length / 1000))} kB`;
  if (isPortrait && Math.min(width, height) < LEAST_PX)
    return [
      `${size}; it must have at least ${LEAST_PX} × ${LEAST_PX} px.`,
      'Ask for the original; enlarging doesn’t sharpen it.',
      'warning',
    ];
  if (isPortrait && Math.max(width, height) > Math.min(width, height) * SQUARE_RATIO)
    return [
      `${size}: it is shown as a square, so its ends are cut off.`,
      'Crop it to a square yourself, with the face in the middle.',
      'warning',
    ];
  if (bytes.length / 1e6 <= HEAVIEST_MB && Math.max(width, height) <= WIDEST_PX) return null;
  const shrink = 'Shrink it to 1,600 px in any picture program.';
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
