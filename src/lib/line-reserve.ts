import { ADVANCE_WIDTHS, CHARACTERS } from '../config/advance-widths.ts';
import { ARCHIVO } from '../config/fonts.ts';
import { compounds, withNoBreakSpaces } from './typeset.ts';

/** Width of a text at a size of 1 em, in ems. */
type WidthOf = (text: string) => number;

/** Typographic settings of a block of text; lengths in ems of its font size. */
interface Setting {
  weight: 400 | 600;
  letterSpacing: number;
  /** The block's minimum width. */
  narrowest: number;
}

/** A piece of text after which a line can break; widths in ems. */
interface Word {
  /** With and without the space at its end. */
  whole: number;
  bare: number;
}

/** Layout rounds to 1/64 px; half a per cent is more than that. */
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

export const wordsOf = (text: string, widthOf: WidthOf): Word[] =>
  piecesOf(text).map((word) => ({ whole: widthOf(word), bare: widthOf(word.trimEnd()) }));

/**
 * Number of lines that words take at a width, broken greedily; a word longer than a line is broken anywhere.
 * @param width of the block, in ems
 */
export function linesAt(words: readonly Word[], width: number): number {
  let lines = 1;
  let line = 0;
  for (const { whole, bare } of words) {
    if (line > 0 && line + bare > width) {
      lines++;
      line = 0;
    }
    if (line === 0 && bare > width) lines += Math.ceil(bare / width) - 1;
    line += whole;
  }
  return lines;
}

/**
 * For each number of lines from two on, the greatest width at which a text needs that many in any of the fonts.
 * @param narrowest minimum width that matters, in ems
 * @returns widths in ems, descending; the first is for two lines
 */
export function lineWidths(text: string, fonts: readonly WidthOf[], narrowest: number): number[] {
  const inFonts = fonts.map((widthOf) => wordsOf(text, widthOf));
  const widest = Math.max(...fonts.map((widthOf) => widthOf(text)));
  const widths: number[] = [];
  for (let lines = 2; ; lines++) {
    let [low, high] = [narrowest, Math.max(widest, narrowest) + 1];
    const needed = (width: number) => inFonts.some((words) => linesAt(words, width) >= lines);
    if (!needed(low)) return widths;
    while (high - low > 0.01) {
      const middle = (low + high) / 2;
      if (needed(middle)) low = middle;
      else high = middle;
    }
    widths.push(high * ROUNDING);
  }
}

/** A letter missing from the table is assumed to be as wide as this one. */
const UNKNOWN = 'm';

/** Width of a text in a font of the table, in ems. */
export function textWidth(font: keyof typeof ADVANCE_WIDTHS, weight: 400 | 600, text: string): number {
  const widths = ADVANCE_WIDTHS[font][weight];
  const letters = [...text.normalize('NFKD').replace(/\p{M}/gu, '')];
  const widthOf = (letter: string) => widths[CHARACTERS.indexOf(letter)] ?? widths[CHARACTERS.indexOf(UNKNOWN)] ?? 0;
  return letters.reduce((sum, letter) => sum + widthOf(letter), 0) / 1000;
}

/**
 * Style rules that keep a block as high as it needs to be in the web font and in every fallback, so that what follows does not
 * move when the web font arrives. They work in a container whose font size is the block's.
 * @param selector of the block
 * @returns CSS
 */
export function lineReserve(selector: string, text: string, { weight, letterSpacing, narrowest }: Setting): string {
  const spaced =
    (font: keyof typeof ADVANCE_WIDTHS, scale = 1): WidthOf =>
    (part) =>
      textWidth(font, weight, part) * scale + [...part].length * letterSpacing;
  const local = (['Arial', 'Roboto', 'DejaVu'] as const).map((family) =>
    spaced(family, ARCHIVO.families[family].find((each) => each.weight === weight)?.sizeAdjust),
  );
  const widths = lineWidths(withNoBreakSpaces(text), [spaced('Archivo'), ...local], narrowest);
  return widths.map((width, at) => `@container (width < ${width.toFixed(2)}em){${selector}{min-height:${at + 2}lh}}`).join('');
}
