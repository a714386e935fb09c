import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ARCHIVO, JETBRAINS_MONO, type WebFont } from '../../config/fonts.ts';
import { measureFont } from './font-measure.ts';
import { siteText, textFiles } from './site-text.ts';

/** Text of the site by its font weight. */
export interface SiteText {
  /** Headings and titles: semibold. */
  heading: readonly string[];
  /** Everything else: regular. */
  body: readonly string[];
}

/** How a fallback font must be scaled to take the room of the web font. Ratios, 1 = unchanged. */
export interface Adjustment {
  /** CSS family name of the adjusted font. */
  family: string;
  weight: 400 | 600;
  names: readonly string[];
  /** File of a font with the same advance widths. */
  twin: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

const familyName = (web: WebFont, family: string) => `${web.name} ${family}`;

/** The `font-family` list that follows each web font. */
export const FALLBACKS = {
  archivo: fallbackNames(ARCHIVO),
  'jetbrains-mono': fallbackNames(JETBRAINS_MONO),
};

function fallbackNames(web: WebFont): [string, ...string[]] {
  const [first = web.generic, ...others] = [...Object.keys(web.families).map((family) => familyName(web, family)), web.generic];
  return [first, ...others];
}

/**
 * Computes how each local font must be scaled so that the site's own text takes the room it takes in the web font.
 * @throws if there is no text to measure
 */
export async function fallbackAdjustments(text: SiteText): Promise<Adjustment[]> {
  const adjustments: Adjustment[] = [];
  const words = { heading: wordsOf(text.heading), body: wordsOf(text.body) };
  for (const web of [ARCHIVO, JETBRAINS_MONO]) {
    const { metrics, widthOf } = await measureFont(web.source);
    for (const [family, fonts] of Object.entries(web.families))
      for (const { weight, names, twin } of fonts) {
        const own = weight === 600 ? words.heading : words.body;
        const local = await measureFont(twin);
        const sizeAdjust = total(own, (word) => widthOf(word, weight)) / total(own, (word) => local.widthOf(word, weight));
        if (!(sizeAdjust > 0)) throw new Error(`No text to measure ${web.name} and ${family} by.`);
        const { ascent, descent, lineGap } = metrics;
        adjustments.push({
          family: familyName(web, family),
          weight,
          names,
          twin,
          sizeAdjust,
          ascent: ascent / sizeAdjust,
          descent: descent / sizeAdjust,
          lineGap: lineGap / sizeAdjust,
        });
      }
  }
  return adjustments;
}

/** Words with the space or hyphen behind them, and how often each occurs. */
function wordsOf(lines: readonly string[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const line of lines) for (const word of line.split(/(?<=[ -])/)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Width of all words together. A word is measured once: kerning with the next word changes the sum by less than 0.05 %. */
const total = (words: ReadonlyMap<string, number>, widthOf: (word: string) => number) =>
  [...words].reduce((sum, [word, times]) => sum + times * widthOf(word), 0);

const CACHE = '.cache/fonts';
/** Files by their names, and not by `import.meta.url`: Astro's configuration and the pages it bundles then share what is cached. */
const PROGRAM = ['src/config/fonts.ts', 'src/lib/node/font-fallbacks.ts', 'src/lib/node/font-measure.ts', 'src/lib/node/site-text.ts'];
let adjustments: Promise<Adjustment[]> | undefined;

/**
 * The adjustments for the site's text: computed once for each process, and cached in `.cache/fonts` until the content or one of the
 * files above changes. A dev server uses those of its start, since one more sentence changes them by less than can be seen.
 */
export function siteAdjustments(): Promise<Adjustment[]> {
  adjustments ??= readOrMake();
  return adjustments;
}

async function readOrMake(): Promise<Adjustment[]> {
  const hash = crypto.createHash('sha256');
  for (const name of [...PROGRAM, ...textFiles()]) hash.update(name).update('\0').update(fs.readFileSync(name));
  const file = path.join(CACHE, `fallbacks-${hash.digest('hex').slice(0, 12)}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const made = await fallbackAdjustments(siteText());
  fs.mkdirSync(CACHE, { recursive: true });
  for (const old of fs.readdirSync(CACHE)) if (old.startsWith('fallbacks-')) fs.rmSync(path.join(CACHE, old));
  fs.writeFileSync(file, JSON.stringify(made));
  return made;
}

/** A ratio as a percentage, rounded to 0.1 %: an error of at most 0.5 px on a line of 1,000 px. */
const percent = (ratio: number) => `${Number((ratio * 100).toFixed(1))}%`;

/** The `@font-face` rules of the adjusted local fonts. */
export const fallbackCss = (adjustments: readonly Adjustment[]): string =>
  adjustments
    .map(({ family, weight, names, sizeAdjust, ascent, descent, lineGap }) =>
      [
        '@font-face {',
        `  font-family: "${family}";`,
        `  font-weight: ${weight};`,
        `  src: ${names.map((name) => `local("${name}")`).join(', ')};`,
        `  size-adjust: ${percent(sizeAdjust)};`,
        `  ascent-override: ${percent(ascent)};`,
        `  descent-override: ${percent(descent)};`,
        `  line-gap-override: ${percent(lineGap)};`,
        '}',
      ].join('\n'),
    )
    .join('\n');
