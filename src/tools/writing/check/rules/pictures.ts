// cspell:ignore ftyp
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import type { Metadata } from 'sharp';
import { pictureReferences } from '../../model/checked.ts';
import type { Content } from '../../model/content.ts';
import type { Advice } from '../../model/problem.ts';
import { atField, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  references: [{ code: 'picture', check: (content) => pictures(content) }],
};

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
        if (!problem) return undefined;
        const [message, repair, severity] = problem;
        return atField(entry, at, `${value} ${message}`, repair, severity);
      },
    ),
  );

/** How the file of a phone’s picture begins, whatever its extension. */
const HEIC = /^ftyp(?:hei|hev|mif1|msf1)/;

async function pictureProblem(file: string, isPortrait: boolean): Promise<Advice | undefined> {
  const bytes = fs.readFileSync(file);
  if (HEIC.test(bytes.toString('latin1', 4, 12)))
    return ['is a HEIC picture, as iPhones take them.', 'Open it and save it as JPEG.'];
  const opened = await open(bytes).catch((error: Error) => error);
  if (opened instanceof Error) {
    const [reason = ''] = opened.message.split('\n');
    return [
      `can’t be opened as a picture: ${reason}.`,
      'Save the picture again as JPEG or PNG (a logo as SVG) under this name.',
    ];
  }
  const format = opened.format === 'heif' ? 'avif' : opened.format;
  const extension = path.extname(file).slice(1).toLowerCase();
  if (format !== (SHORTENED[extension] ?? extension))
    return [
      `is a ${format} file, whatever its extension says.`,
      `Give it the extension .${format}, here and in the file’s name.`,
    ];
  if (format === 'svg') return drawingProblem(bytes.toString());
  return isPortrait ? portraitProblem(opened.autoOrient) : undefined;
}

/** What can be known of a picture. @throws what keeps it from being shown */
async function open(bytes: Buffer): Promise<Metadata> {
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes).metadata();
  // Decoded as a whole, since the lower half of a truncated photograph would be grey.
  if (metadata.format !== 'svg') await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
  return metadata;
}

/** Extensions of formats with another name. */
const SHORTENED: Record<string, string> = { jpg: 'jpeg', tif: 'tiff' };

function portraitProblem({ width, height }: Metadata['autoOrient']): Advice | undefined {
  const size = `is ${width} × ${height} px`;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < LEAST_PX)
    return [
      `${size}; it must have at least ${LEAST_PX} × ${LEAST_PX} px.`,
      'Ask for the original; enlarging doesn’t sharpen it.',
      'warning',
    ];
  if (long > short * SQUARE_RATIO)
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
