// cspell:ignore ftyp
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { pictureReferences } from '../../model/checked.ts';
import type { Content } from '../../model/content.ts';
import type { Advice } from '../../model/problem.ts';
import { atField, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  references: [{ code: 'picture', check: (content) => pictures(content) }],
};

export const isPicture = (file: string): boolean =>
  /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i.test(file);

/** A portrait is at most 240 CSS px wide, a card's picture somewhat more. */
const LEAST_PX = 480;
/** How far a portrait may be from a square before the crop is worth a word. */
const SQUARE_RATIO = 1.1;

const pictures = (content: Content): Promise<RuleResult> =>
  Promise.all(
    pictureReferences(content).map(
      async ({ entry, path: at, value, file }): Promise<RuleResult> => {
        // A missing file is reported with the other fields.
        const problem =
          content.files.includes(file) &&
          (await pictureProblem(path.join(content.root, file), at[0] === 'profileImage'));
        if (!problem) return [];
        const [message, repair, severity] = problem;
        return atField(entry, at, `${value} ${message}`, repair, severity);
      },
    ),
  );

/** How the file of a phone’s picture begins, whatever its extension. */
const HEIC = /^ftyp(?:hei|hev|mif1|msf1)/;

async function pictureProblem(file: string, isPortrait: boolean): Promise<Advice | undefined> {
  const { default: sharp } = await import('sharp');
  const bytes = fs.readFileSync(file);
  const read = async () => {
    const meta = await sharp(bytes).metadata();
    // Decoded as a whole, since the lower half of a truncated photograph would be grey.
    if (meta.format !== 'svg') await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
    return meta;
  };
  if (HEIC.test(bytes.toString('latin1', 4, 12)))
    return ['is a HEIC picture, as iPhones take them.', 'Open it and save it as JPEG.'];
  const meta = await read().catch((error: Error) => error.message);
  if (typeof meta === 'string') {
    const [reason = ''] = meta.split('\n');
    return [
      `can’t be opened as a picture: ${reason}.`,
      'Save the picture again as JPEG or PNG (a logo as SVG) under this name.',
    ];
  }
  const format = meta.format === 'heif' ? 'avif' : meta.format;
  const ending = path
    .extname(file)
    .slice(1)
    .toLowerCase()
    .replace('jpg', 'jpeg')
    .replace(/^tif$/, 'tiff');
  if (format !== ending)
    return [
      `is a ${format} file, whatever its extension says.`,
      `Give it the extension .${format}, here and in the file’s name.`,
    ];
  if (format === 'svg') return drawingProblem(bytes.toString());
  const { width, height } = meta.autoOrient;
  const size = `is ${width} × ${height} px`;
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
  return undefined;
}

/** A browser shows an SVG file in an <img> without other files, and in the visitor's fonts. */
function drawingProblem(svg: string): Advice | undefined {
  const $ = load(svg, { xml: true });
  if ($('svg:root[viewBox]').length === 0)
    return [
      'has no viewBox, so it can’t be scaled.',
      'Save it again with a viewBox: your program calls it “responsive”.',
    ];
  const linked = $('image, use')
    .toArray()
    .map(({ attribs }) => attribs.href ?? attribs['xlink:href'] ?? '')
    .find((href) => !/^(?:#|data:|$)/.test(href));
  if (linked)
    return [
      `shows another file, ${linked}, which browsers don’t load.`,
      'Save it again with its pictures embedded.',
    ];
  if ($('text').length > 0)
    return [
      'has text, which each visitor sees in a font of their own.',
      'Save it again with its text as outlines or paths.',
      'warning',
    ];
  return undefined;
}
