import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import { FONT_FILES } from '../../../config/fonts.ts';
import { type Line, movePath, openFont, type Setter } from './font.ts';

/** Height of every wordmark's sheet, in its own units. */
const HEIGHT = 32;
/** Steps to a unit in which outlines are written, as whole numbers: a step is less than half a px where the logos are shown. */
const STEPS = 3;
/** One line, or two lines of smaller and therefore heavier type, so that both look alike in size and weight. */
const SETTINGS = [
  { capHeight: 16, baselines: [24], weight: 590, width: 120 },
  { capHeight: 11, baselines: [12.8, 28.2], weight: 680, width: 112 },
] as const;
/** Short names are set wide and long ones narrow. Few widths, so that one file of all wordmarks repeats whole letters. */
const WIDTHS = [92, 105, 118] as const;
/** Longest name set in one line, in characters. */
const ONE_LINE = 11;

/** A name in one line, or in two where it is long: broken at the space that leaves the shorter longest line. */
export function breakName(name: string): string[] {
  const words = name.trim().split(/\s+/);
  if (name.trim().length <= ONE_LINE || words.length === 1) return [words.join(' ')];
  const broken = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return broken.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** A client's name as an SVG in the site's font. */
export const wordmark = async (name: string): Promise<string> =>
  makeWordmark(name, await openFont(createRequire(import.meta.url).resolve(FONT_FILES.archivo), name));

/** Typesets a client's name as an SVG that takes the colour of the text round it. */
export function makeWordmark(name: string, set: Setter): string {
  const lines = breakName(name);
  const setting = SETTINGS[lines.length - 1] ?? SETTINGS[0];
  const scaled = (line: Line) => setting.capHeight / line.capHeight;
  const across = (width: number) => Math.max(...lines.map((text) => reach(set(text, setting.weight, width), scaled)));
  const width = nearestWidth(across, setting.width);
  const path = lines.flatMap((text, at) => {
    const line = set(text, setting.weight, width);
    const scale = scaled(line) * STEPS;
    const baseline = Math.round((setting.baselines[at] ?? HEIGHT) * STEPS);
    // Letters are placed on whole steps, so that equal letters have equal path data.
    return line.letters.map((letter) => movePath(letter.path, scale, scale, Math.round((letter.x - line.left) * scale), baseline));
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(across(width)) * STEPS} ${HEIGHT * STEPS}" fill="currentColor"><path d="${path.join('')}"/></svg>`;
  return `${optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, utilizeAbsolute: false } }] }).data}\n`;
}

const reach = (line: Line, scaled: (line: Line) => number) => (line.right - line.left) * scaled(line);

/** Width of the font at which the wordmark is closest to the wanted length. */
function nearestWidth(across: (width: number) => number, wanted: number): number {
  const miss = (width: number) => Math.abs(across(width) - wanted);
  return WIDTHS.reduce((best, width) => (miss(width) < miss(best) ? width : best));
}
