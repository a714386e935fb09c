import { CHAR_PX, LINE_PX, SLIM, textWidth } from './drawing.ts';
import { wrap } from './labels.ts';
import type { Pen } from './pen.ts';

/** Baseline of the first line of a heading, px. */
const FIRST_PX = 11;

/** Lines of a figure's heading, broken for the narrowest width in every format, so that the rows' positions are the same in all. */
const headingLines = (text: string): string[] => wrap(text, Math.floor(SLIM.widths[0] / CHAR_PX));

/** Height of a heading, px. */
export const headingPx = (text: string): number => headingLines(text).length * LINE_PX + 6;

/** Writes the heading of a figure made of rows: quantity, unit, period. */
export function heading(pen: Pen, text: string): void {
  for (const [i, line] of headingLines(text).entries()) pen.text('tick', line, { y: FIRST_PX + i * LINE_PX });
}

/** The line over a bar: its name, then its value in ink. */
export function rowLabel(pen: Pen, y: number, name: string, value: string): void {
  pen.text('tick', name, { y });
  pen.text('label', value, { dx: textWidth(name) + CHAR_PX * 1.2, y });
}
