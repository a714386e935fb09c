import { withNoBreakSpaces } from '../lib/typeset.ts';
import type { AreaStyle, DotStyle, LineStyle, TextStyle } from './styles.ts';

/** A point of a drawing: x in per mille of the sheet's width, y in px from its top. */
export type Point = readonly [x: number, y: number];

/**
 * Marks that stretch with the sheet. `px` lines keep their x in px from its left edge; yielding
 * lines leave gaps for texts.
 */
export type Mark =
  | {
      kind: 'line';
      style: LineStyle;
      paths: readonly (readonly Point[])[];
      px?: boolean;
      yields?: boolean;
    }
  | { kind: 'area'; style: AreaStyle; paths: readonly (readonly Point[])[] }
  | { kind: 'dots'; style: DotStyle; at: readonly Point[] };

/** The position of a text. */
export interface Spot {
  /** Per mille of the width, and px added to it */
  x: number;
  dx: number;
  /** Baseline, px */
  y: number;
  anchor: Anchor;
  /**
   * A point on the point, line or level that the text names; omitted if it names an area or the
   * whole figure
   */
  of?: Point;
}
export type Anchor = 'start' | 'middle' | 'end';

/** A line of text. Those of one label have the same object as the point that they name. */
export interface TextMark extends Spot {
  text: string;
  style: TextStyle;
  /**
   * How much of its beginning has the style of a tick: a name before its value. One text, so that
   * neither covers the other where a reader spaces letters.
   */
  named?: number | undefined;
}

/** An arrow from a point before to a point after; its direction is correct at every width. */
export interface Arrow {
  from: Point;
  to: Point;
}

/**
 * A round drawing that must not be stretched: marks within ±100 units of its centre, as large as
 * its box allows.
 */
export interface Dial {
  /** Box: x and width in per mille of the sheet, y and height in px */
  x: number;
  width: number;
  y: number;
  height: number;
  /** Coordinates in units, y downwards */
  marks: readonly Mark[];
}

/** A figure as marks, which the renderers write as fluid or fixed SVG. */
export interface Drawing {
  height: number;
  marks: readonly Mark[];
  dials: readonly Dial[];
  arrows: readonly Arrow[];
  texts: readonly TextMark[];
}

/** Widths, height and detail of a drawing; labels are placed so that they fit at each width. */
export interface Format {
  /** Widths of the sheet in px, ascending; whatever fits the first fits all */
  widths: readonly [number, ...number[]];
  /** Height in px instead of the figure's own */
  height?: number;
  /** true for cards: no axis labels, only the main one */
  compact?: boolean;
  /** true for emblems: no texts, and so no leaders or gaps for them */
  plain?: boolean;
}

/**
 * Containers narrower than this, at 12 px text, get the slim layout. The stylesheet's container
 * query has the same in rem.
 */
export const WIDE_PX = 480;
export const SLIM: Format = { widths: [280, 320, 360, 420, WIDE_PX - 1] };
/** The last is that of the text column on the largest screens. */
export const WIDE: Format = { widths: [WIDE_PX, 560, 660, 760, 900, 1104] };
/** A column of the home page, at any width. */
export const HOME: Format = { widths: [280, 320, 360, 420, 480, 528] };

/**
 * Each character of the monospaced font is 0.6 em wide, so the width of a text is known without a
 * browser.
 */
export const FONT_PX = 12;
export const CHAR_PX = FONT_PX * 0.6;
export const LINE_PX = 15;

/** Width of a text in px. */
export const textWidth = (text: string): number => [...text].length * CHAR_PX;

/**
 * Breaks a text into lines of up to `chars` characters, at spaces, but never between a number and
 * its unit.
 */
export function wrap(text: string, chars: number): string[] {
  const lines: string[] = [];
  for (const part of withNoBreakSpaces(text).split(' ')) {
    const word = part.replaceAll('\u00A0', ' ');
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= chars)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
