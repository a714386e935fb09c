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

/** The bar of a row, px. */
export interface RowBar {
  top: number;
  middle: number;
  bottom: number;
}

/** Where the bar of a row lies, px. */
interface BarPlace {
  /** Room over it for the name */
  name: number;
  thick: number;
  /** Its share of the row on a card, which has no names */
  onCard: number;
}

/**
 * The bar of each row, by its number.
 * @param head top of the first row, px
 * @param rowPx height of a row
 */
export const barsIn =
  ({ compact }: Pen, head: number, rowPx: number, { name, thick, onCard }: BarPlace) =>
  (row: number): RowBar => {
    const height = compact ? rowPx * onCard : thick;
    const top = head + row * rowPx + (compact ? (rowPx - height) / 2 : name);
    return { top, middle: top + height / 2, bottom: top + height };
  };

/** The line over a bar: its name, then its value in ink. */
export function rowLabel(pen: Pen, y: number, name: string, value: string): void {
  pen.text('label', `${name} ${value}`, { y, named: name.length });
}
