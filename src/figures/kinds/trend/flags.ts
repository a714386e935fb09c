import { LINE_PX, type TextMark, textWidth, wrap } from '../../drawing.ts';
import { overlap } from '../../geometry.ts';
import { vertical } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { boxesOf } from '../../sheet.ts';

interface Flag {
  x: number;
  label: string;
}
interface PlacedFlag {
  x: number;
  lines: readonly string[];
  anchor: 'start' | 'end';
  /** Row of the last line; 0 is the lowest */
  row: number;
}

/** Share of the narrowest sheet beyond which a name is broken into two lines. */
const LONG = 0.55;

/**
 * Names of events above a plot, each a flag at the top of its line, to its right or left, in the
 * fewest rows in which none is cut off, touches another or is crossed by another's line.
 */
export function placeFlags(pen: Pen, flags: readonly Flag[]): PlacedFlag[] {
  const broken = flags.map(({ x, label }) => ({
    x,
    lines:
      textWidth(label) > LONG * pen.narrowest && !pen.compact
        ? wrap(label, Math.ceil(label.length * 0.6))
        : [label],
  }));
  const most = broken.reduce((sum, flag) => sum + flag.lines.length, 0);
  for (let rows = 1; rows <= most; rows++) {
    const found = arrange(pen, broken, rows, []);
    if (found) return found;
  }
  return broken.map((flag, i) => ({ ...flag, anchor: flag.x > 500 ? 'end' : 'start', row: i }));
}

/**
 * Places one flag after the other, each clear of those before it, within a number of rows;
 * undefined if that is impossible.
 */
function arrange(
  pen: Pen,
  [flag, ...others]: readonly Pick<PlacedFlag, 'x' | 'lines'>[],
  rows: number,
  done: readonly PlacedFlag[],
): PlacedFlag[] | undefined {
  if (!flag) return [...done];
  for (let row = 0; row + flag.lines.length <= rows; row++)
    for (const anchor of ['start', 'end'] as const) {
      const placed: PlacedFlag = { ...flag, row, anchor };
      if (
        isCut(pen, placed) ||
        done.some((other) => clash(pen, placed, other) || clash(pen, other, placed))
      )
        continue;
      const all = arrange(pen, others, rows, [...done, placed]);
      if (all) return all;
    }
  return undefined;
}

const boxes = (flag: PlacedFlag, width: number) => boxesOf(asTexts(flag), width);

const isCut = ({ format }: Pen, flag: PlacedFlag): boolean =>
  format.widths.some((width) =>
    boxes(flag, width).some((box) => box.left < 0 || box.right > width),
  );

/** true where a flag touches another, or the other's line passes through it. */
const clash = ({ format }: Pen, flag: PlacedFlag, other: PlacedFlag): boolean =>
  format.widths.some((width) =>
    boxes(flag, width).some((box) => {
      const line = (other.x * width) / 1000;
      const crossed =
        other.row + other.lines.length > flag.row && line > box.left - 2 && line < box.right + 2;
      return crossed || boxes(other, width).some((next) => overlap(box, next, 6));
    }),
  );

/** The lines of a flag; y counts from the foot of the lowest row. */
const asTexts = ({ x, lines, anchor, row }: PlacedFlag): TextMark[] =>
  lines.map((text, i) => ({
    text,
    style: 'label',
    x,
    dx: anchor === 'start' ? 5 : -5,
    y: -(row + lines.length - 1 - i) * LINE_PX,
    anchor,
  }));

const highest = (flags: readonly PlacedFlag[]): number =>
  Math.max(0, ...flags.map((f) => f.row + f.lines.length));

/** Height of the rows that flags take, px. */
export const flagsPx = (flags: readonly PlacedFlag[]): number =>
  flags.length === 0 ? 0 : highest(flags) * LINE_PX + 4;

/** Draws the lines and their names. @param top,bottom of the plot, px */
export function drawFlags(
  pen: Pen,
  flags: readonly PlacedFlag[],
  top: number,
  bottom: number,
): void {
  for (const flag of flags) {
    const texts = asTexts(flag).map((text) => ({ ...text, y: top - 8 + text.y }));
    pen.join('thin', vertical(flag.x, bottom, pen.compact ? top : (texts[0]?.y ?? top) - 9));
    for (const { text, ...place } of texts) pen.text('label', text, place);
  }
}
