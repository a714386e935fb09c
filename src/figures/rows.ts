import { CHAR_PX, type Format, LINE_PX, SLIM, wrap } from './drawing.ts';
import { Pen } from './pen.ts';

/**
 * Lines of a figure's heading, broken for the narrowest width in every format, so that the rows'
 * positions are the same in all.
 */
const headingLines = (text: string): string[] => wrap(text, Math.floor(SLIM.widths[0] / CHAR_PX));

/** Height of a heading, px. */
export const headingPx = (text: string): number => headingLines(text).length * LINE_PX + 6;

/** Writes the heading of a figure made of rows: quantity, unit, period. */
export const heading = (pen: Pen, text: string): void =>
  pen.text('tick', headingLines(text), { y: 11 });

/**
 * The sheet of a figure made of rows, with its heading, and where the rows begin and end; on a card
 * they fill it.
 */
export function rowSheet(
  format: Format,
  title: string,
  rowsPx: number,
  footPx: number,
): { pen: Pen; head: number; bottom: number } {
  const head = format.compact ? 12 : headingPx(title);
  const pen = new Pen(format, head + rowsPx + footPx);
  heading(pen, title);
  return { pen, head, bottom: pen.height - (pen.compact ? 12 : footPx) };
}

/** The line over a bar: its name, then its value in ink. */
export function rowLabel(pen: Pen, y: number, name: string, value: string): void {
  pen.text('label', `${name} ${value}`, { y, named: name.length });
}
