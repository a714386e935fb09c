/**
 * Technical drawings: turn a figure of the content into SVG at build time.
 *
 * `kinds/` has a folder for each type: its marks, table and impossible numbers (`kind.ts`), an
 * example for writers and samples for tests; `src/schemas/figures` describes its fields and words.
 * `physics/` has the equations of the curves; `labels.ts` places the labels, by the rule of
 * `misplaced.ts`; `styles.ts` has the style of each line, area and point; `render/` writes the marks as
 * SVG for the page (fluid) and for documents, images and cards (fixed).
 */

import { markup } from '../lib/markup.ts';
import { flatten } from '../lib/nested.ts';
import { keyOf } from '../lib/node/cached.ts';
import type { DrawingWords, Figure } from '../schemas/figures/index.ts';
import { compactPath } from './compact-path.ts';
import { type Drawing, type Format, HOME, SLIM, WIDE } from './drawing.ts';
import type { Table } from './kind.ts';
import { kindOf, wordsOf } from './kinds/index.ts';
import { PALETTE, type Theme } from './palette.ts';
import type { FigureProblem } from './problems.ts';
import { FIXED_MARGIN_PX, type FixedDrawing, writeFixed } from './render/fixed.ts';
import { fluidElements } from './render/fluid.ts';
import { type Symbolic, writeSymbolic } from './render/symbolic.ts';

export type { DrawingWords, Symbolic };

/**
 * Size for which the drawing on a card is made, px: cards are 245 to 350 px wide, so that their
 * label comes out at 11 to 16 px.
 */
export const CARD_PX = { width: 270, height: 165 } as const;
/** On a card: in its proportions, without axis labels, with the main label alone. */
export const CARD: Format = {
  widths: [CARD_PX.width - 2 * FIXED_MARGIN_PX],
  height: CARD_PX.height,
  compact: true,
};

/** The marks of a figure for one format. */
export const draw = (figure: Figure, words: DrawingWords, format: Format): Drawing =>
  kindOf(figure.type).draw(figure, format, wordsOf(figure.type, words));

/**
 * Inline SVG for the page: as wide as its container (280 px or more), its text in rem: 12 px at
 * every width. Styled by `components/figure.css`, within an element of class `drawing`.
 */
export const fluid = (figure: Figure, words: DrawingWords): string =>
  markup(
    ...fluidElements(
      draw(figure, words, SLIM),
      draw(figure, words, WIDE),
      figure.alt,
      `f${keyOf(figure.title, figure.alt).slice(0, 5)}`,
      compactPath,
    ),
  );

/**
 * A figure for the home page's file of drawings: as wide as its container, its text as large as
 * that of the page.
 */
export const symbolic = (figure: Figure, words: DrawingWords): Symbolic =>
  writeSymbolic(draw(figure, words, HOME));

interface FixedOptions {
  /** Of the whole drawing, px; its height is the figure's own times the scale */
  width: number;
  /** Of texts and lines: 1 writes texts of 12 px */
  scale?: number;
  /** Of the widths of lines alone */
  lineScale?: number;
  /** Dark on paper, or light on ink */
  theme?: Theme;
  /** Background colour, also of the outline around texts; without it there is no background */
  ground?: string;
  /** false omits all texts */
  texts?: boolean;
}

/**
 * Self-contained SVG for documents and images: px, literal colours, presentation attributes only,
 * font "JetBrains Mono".
 */
export function fixed(figure: Figure, words: DrawingWords, options: FixedOptions): FixedDrawing {
  const { width, scale = 1, lineScale = 1, theme = 'paper', ground, texts = true } = options;
  const inner = width / scale - 2 * FIXED_MARGIN_PX;
  const drawing = draw(figure, words, { widths: [inner], plain: !texts });
  return writeFixed(drawing, inner, scale, { theme, lineScale, ground });
}

/**
 * Self-contained SVG for a card, `CARD_PX` px large, with its main label alone.
 * @param text 'unlabelled' if the card is shown too small for a label to be read
 */
export function card(
  figure: Figure,
  words: DrawingWords,
  text: 'labelled' | 'unlabelled' = 'labelled',
): string {
  const drawing = draw(figure, words, { ...CARD, plain: text === 'unlabelled' });
  const onPaper = { theme: 'paper', lineScale: 1, ground: PALETTE.paper.paper } as const;
  return writeFixed(drawing, CARD.widths[0], 1, onPaper).svg;
}

/**
 * A figure without texts on a dark background, for covers and small images. A readiness ladder
 * means nothing without its texts, so it alone keeps them.
 */
export const emblem = (
  figure: Figure,
  words: DrawingWords,
  options: Omit<FixedOptions, 'theme' | 'texts'>,
): FixedDrawing =>
  fixed(figure, words, { ...options, theme: 'ink', texts: figure.type === 'readiness-ladder' });

/** The numbers of a figure as a table; the first cell of each row is its header. */
export const table = (figure: Figure, words: DrawingWords): Table =>
  kindOf(figure.type).table(figure, wordsOf(figure.type, words));

/** Numbers of a figure that contradict one another. */
export const figureProblems = (figure: Figure): FigureProblem[] =>
  flatten(kindOf(figure.type).problems?.(figure));
