import { type DrawingWords, emblem, fixed } from '../figures/index.ts';
import { FIXED_MARGIN_PX } from '../figures/render/fixed.ts';
import type { Figure } from '../schemas/figures/index.ts';
import { inlineText } from './inline.ts';

/**
 * Width in px at which a figure is drawn for the text column: its texts of 12 px come out at 6.8
 * pt.
 */
const WIDTH_PX = 650;
/** The background of documents. */
const GROUND = '#ffffff';

/**
 * A figure as the templates expect it.
 * @returns `height` in px; `margin` on either side, as a share of the width: it extends beyond the
 * text column, so that axis and text are aligned
 */
export function drawing(figure: Figure, words: DrawingWords) {
  const { svg, height } = fixed(figure, words, { width: WIDTH_PX, ground: GROUND });
  const { alt, title, caption } = figure;
  return {
    svg,
    height,
    margin: FIXED_MARGIN_PX / WIDTH_PX,
    alt,
    title: inlineText(title),
    caption: inlineText(caption),
  };
}

/** Width over height of a cover's emblem. */
const RATIO = 2.2;

/**
 * A figure's shape for a cover. Figures keep their height whatever their width, so each is drawn as
 * wide as the cover's proportions require: all covers are filled alike.
 * @param height of the figure as drawn for the text, and of the emblem, px
 */
export function coverEmblem(
  figure: Figure,
  words: DrawingWords,
  height: number,
): { svg: string; ratio: number; margin: number } {
  const width = Math.round(height * RATIO);
  const drawn = emblem(figure, words, { width });
  return { svg: drawn.svg, ratio: width / drawn.height, margin: FIXED_MARGIN_PX / width };
}
