import { ARCHIVO, FONT_FILES } from '../../config/fonts.ts';
import { compounds, hold } from '../typeset.ts';
import { type Measure, measureFont } from './font-measure.ts';

/** Width of a text at a size of 1 em, in ems. */
type WidthOf = (text: string) => number;

/** Rules that have been computed, by what they are for: a notice that every page has is measured once. */
const computed = new Map<string, Promise<string>>();

/** Typographic settings of a block of text; lengths in ems of its font size. */
interface Setting {
  weight: 400 | 600;
  letterSpacing: number;
  /** The least width that the block can have. */
  narrowest: number;
}

/** A text is broken at many widths, and most of its pieces are the same each time. */
function measureOnce(widthOf: WidthOf): WidthOf {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? widthOf(text);
    widths.set(text, width);
    return width;
  };
}

/** Layout rounds to 1/64 px; half a per cent also covers kerning across a break. */
const ROUNDING = 1.005;

/** The pieces of a text between which a line may break: at spaces and after hyphens, but not within a compound. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const part of compounds(text).flatMap((each, at) => (at % 2 ? [each] : each.split(/(?<=[ -])/)))) {
    if (isOpen) pieces.push(`${pieces.pop()}${part}`);
    else pieces.push(part);
    isOpen = !/[ -]$/.test(part);
  }
  return pieces;
}

/**
 * Lines that a text takes at a width, broken greedily at spaces and after hyphens; a longer word is broken anywhere.
 * @param width of the block, in ems
 */
export function linesAt(text: string, width: number, widthOf: WidthOf): number {
  let lines = 1;
  let line = '';
  for (const word of piecesOf(text)) {
    if (line && widthOf(`${line}${word.trimEnd()}`) > width) {
      lines++;
      line = '';
    }
    line += word;
    const alone = widthOf(line.trimEnd());
    if (line === word && alone > width) lines += Math.ceil(alone / width) - 1;
  }
  return lines;
}

/**
 * For each count of lines from two on, the greatest width at which a text needs that many in any of the fonts.
 * @param narrowest least width that matters, in ems
 * @returns widths in ems, falling; the first is for two lines
 */
export function lineWidths(text: string, fonts: readonly WidthOf[], narrowest: number): number[] {
  const widest = Math.max(...fonts.map((widthOf) => widthOf(text)));
  const widths: number[] = [];
  for (let lines = 2; ; lines++) {
    let [low, high] = [narrowest, Math.max(widest, narrowest) + 1];
    const needed = (width: number) => fonts.some((widthOf) => linesAt(text, width, widthOf) >= lines);
    if (!needed(low)) return widths;
    while (high - low > 0.01) {
      const middle = (low + high) / 2;
      if (needed(middle)) low = middle;
      else high = middle;
    }
    widths.push(high * ROUNDING);
  }
}

/**
 * Style rules that keep a block as high as it needs to be in the web font and in every fallback, so that what follows does not
 * move when the web font arrives. They work in a container whose font size is the block's.
 * @param selector of the block
 * @returns CSS
 */
export function lineReserve(selector: string, text: string, setting: Setting): Promise<string> {
  const key = JSON.stringify([selector, text, setting]);
  const rules = computed.get(key) ?? computeReserve(selector, text, setting);
  computed.set(key, rules);
  return rules;
}

async function computeReserve(selector: string, text: string, { weight, letterSpacing, narrowest }: Setting): Promise<string> {
  const spaced = (measure: Measure, scale: number): WidthOf =>
    measureOnce((line) => measure(line, weight) * scale + [...line].length * letterSpacing);
  const web = await measureFont(FONT_FILES.archivo);
  const local = Object.values(ARCHIVO.families)
    .flat()
    .filter((each) => each.weight === weight)
    .map(async ({ twin, sizeAdjust }) => spaced(await measureFont(twin), sizeAdjust));
  const widths = lineWidths(hold(text), [spaced(web, 1), ...(await Promise.all(local))], narrowest);
  return widths.map((width, at) => `@container (width < ${width.toFixed(2)}em){${selector}{min-height:${at + 2}lh}}`).join('');
}
