import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkitten';
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Text of the site by the weight it is set in. */
export interface SiteText {
  /** Headings and titles: semibold. */
  heading: readonly string[];
  /** Everything else: regular. */
  body: readonly string[];
}

/** A font that visitors have on their own machine, for one weight of a web font. */
interface LocalFont {
  /** Weight of the web font that this one stands in for. */
  weight: 400 | 600;
  /** Full names and PostScript names, by which `local()` finds a font. All of them have the same advance widths. */
  names: readonly string[];
  /** A font with those advance widths, from the package registry. */
  twin: string;
}

/** Fallbacks of a web font, one family for each set of advance widths. */
interface WebFont {
  /** CSS name of the web font. */
  name: string;
  source: string;
  families: Readonly<Record<string, readonly LocalFont[]>>;
  /** Generic family, when none of the others is there. */
  generic: 'sans-serif' | 'monospace';
}

const ARCHIVO: WebFont = {
  name: 'Archivo',
  source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  families: {
    // Windows, macOS, iOS; most Linux desktops have one of the twins.
    Arial: [
      {
        weight: 400,
        names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica'],
        twin: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
      },
      {
        weight: 600,
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold', 'Helvetica Bold', 'Helvetica-Bold'],
        twin: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
      },
    ],
    // Android, ChromeOS. Android has one variable file, which answers to the regular name alone.
    Roboto: [
      {
        weight: 400,
        names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
        twin: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
      },
      {
        weight: 600,
        names: ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular'],
        twin: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
      },
    ],
    // Linux without the fonts of an office suite.
    DejaVu: [
      { weight: 400, names: ['DejaVu Sans', 'DejaVuSans'], twin: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2' },
      {
        weight: 600,
        names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
        twin: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2',
      },
    ],
  },
  generic: 'sans-serif',
};

const JETBRAINS: WebFont = {
  name: 'JetBrains Mono',
  source: 'jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2',
  families: {
    // Every character of these is 1,229 of 2,048 units wide.
    Courier: [
      {
        weight: 400,
        names: [
          'Courier New',
          'CourierNewPSMT',
          'Liberation Mono',
          'LiberationMono',
          'Cousine',
          'Droid Sans Mono',
          'DroidSansMono',
          'Roboto Mono',
        ],
        twin: '@fontsource/cousine/files/cousine-latin-400-normal.woff2',
      },
    ],
    DejaVu: [
      {
        weight: 400,
        names: ['DejaVu Sans Mono', 'DejaVuSansMono'],
        twin: '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2',
      },
    ],
  },
  generic: 'monospace',
};

/** What a font face needs so that its text takes the room of the web font's. Ratios, 1 = unchanged. */
export interface Adjustment {
  /** CSS family name of the adjusted font. */
  family: string;
  weight: 400 | 600;
  names: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

const familyName = (web: WebFont, family: string) => `${web.name} ${family}`;

/** The `font-family` list that follows each web font. */
export const FALLBACKS = {
  archivo: fallbackNames(ARCHIVO),
  'jetbrains-mono': fallbackNames(JETBRAINS),
};

function fallbackNames(web: WebFont): [string, ...string[]] {
  return [...Object.keys(web.families).map((family) => familyName(web, family)), web.generic] as [string, ...string[]];
}

/** Characters that all the fonts here have. */
const COMMON = /[^\x20-\x7e\u00a0-\u00ff–—‘’“”]/g;

/** Opens a font for measuring. */
async function openFont(file: string): Promise<{ widthOf: (lines: readonly string[], weight: number) => number; metrics: Metrics }> {
  const bytes = fs.readFileSync(require.resolve(file));
  const data = create(bytes);
  if (data.isCollection) throw new Error(`${file} is a collection of fonts; name a file with a single one.`);
  const { ascent, descent, lineGap, unitsPerEm } = data;
  const characters = Array.from({ length: 0x250 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
  const sfnt = await subsetFont(bytes, `${characters}–—‘’“”`, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt))));
  return {
    metrics: { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, lineGap: lineGap / unitsPerEm },
    widthOf: (lines, weight) => {
      font.setVariations([new Variation('wght', weight)]);
      return lines.reduce((sum, line) => sum + advance(font, line.replace(COMMON, '')), 0) / unitsPerEm;
    },
  };
}

/** In ems, descent positive. */
interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Advance width of a line with its kerning, in font units. */
function advance(font: Font, line: string): number {
  const buffer = new Text();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

/**
 * Computes how each local font must be scaled so that the site's own text takes the room it takes in the web font.
 * @throws if there is no text to measure
 */
export async function fallbackAdjustments(text: SiteText): Promise<Adjustment[]> {
  const adjustments: Adjustment[] = [];
  for (const web of [ARCHIVO, JETBRAINS]) {
    const { metrics, widthOf } = await openFont(web.source);
    for (const [family, fonts] of Object.entries(web.families))
      for (const { weight, names, twin } of fonts) {
        const lines = weight === 600 ? text.heading : text.body;
        const sizeAdjust = widthOf(lines, weight) / (await openFont(twin)).widthOf(lines, weight);
        if (!(sizeAdjust > 0)) throw new Error(`No text to measure ${web.name} and ${family} by.`);
        const { ascent, descent, lineGap } = metrics;
        adjustments.push({
          family: familyName(web, family),
          weight,
          names,
          sizeAdjust,
          ascent: ascent / sizeAdjust,
          descent: descent / sizeAdjust,
          lineGap: lineGap / sizeAdjust,
        });
      }
  }
  return adjustments;
}

const CACHE = '.cache/fonts';

/**
 * The rules for the site's text as it stands, cached in `.cache/fonts` until the text or the way they are made changes.
 * @returns CSS
 */
export async function cachedFallbackCss(text: SiteText): Promise<string> {
  const program = fs.readFileSync(new URL(import.meta.url));
  const key = crypto.createHash('sha256').update(program).update(JSON.stringify(text)).digest('hex').slice(0, 12);
  const file = path.join(CACHE, `fallbacks-${key}.css`);
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  const css = fallbackCss(await fallbackAdjustments(text));
  fs.mkdirSync(CACHE, { recursive: true });
  for (const old of fs.readdirSync(CACHE)) if (old.startsWith('fallbacks-')) fs.rmSync(path.join(CACHE, old));
  fs.writeFileSync(file, css);
  return css;
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

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
