import { LINE_PX, type TextMark, textWidth, wrap } from '../../drawing.ts';
import { overlap } from '../../geometry.ts';
import { vertical } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { boxesOf } from '../../sheet.ts';

interface Flag {
  x: number;
  label: string;
}
interface Hoisted {
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
export function hoist(pen: Pen, flags: readonly Flag[]): Hoisted[] {
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
  [flag, ...others]: readonly Pick<Hoisted, 'x' | 'lines'>[],
  rows: number,
  done: readonly Hoisted[],
): Hoisted[] | undefined {
  if (!flag) return [...done];
  for (let row = 0; row + flag.lines.length <= rows; row++)
    for (const anchor of ['start', 'end'] as const) {
      const hoisted: Hoisted = { ...flag, row, anchor };
      if (
        isCut(pen, hoisted) ||
        done.some((other) => clash(pen, hoisted, other) || clash(pen, other, hoisted))
      )
        continue;
      const all = arrange(pen, others, rows, [...done, hoisted]);
      if (all) return all;
    }
  return undefined;
}

const boxes = (flag: Hoisted, width: number) => boxesOf(asTexts(flag), width);

const isCut = ({ format }: Pen, flag: Hoisted): boolean =>
  format.widths.some((width) =>
    boxes(flag, width).some((box) => box.left < 0 || box.right > width),
  );

/** true where a flag touches another, or the other's line passes through it. */
const clash = ({ format }: Pen, flag: Hoisted, other: Hoisted): boolean =>
  format.widths.some((width) =>
    boxes(flag, width).some((box) => {
      const line = (other.x * width) / 1000;
      const crossed =
        other.row + other.lines.length > flag.row && line > box.left - 2 && line < box.right + 2;
      return crossed || boxes(other, width).some((next) => overlap(box, next, 6));
    }),
  );

/** The lines of a flag; y counts from the foot of the lowest row. */
const asTexts = ({ x, lines, anchor, row }: Hoisted): TextMark[] =>
  lines.map((text, i) => ({
    text,
    style: 'label',
    x,
    dx: anchor === 'start' ? 5 : -5,
    y: -(row + lines.length - 1 - i) * LINE_PX,
    anchor,
  }));

const highest = (flags: readonly Hoisted[]): number =>
  Math.max(0, ...flags.map((f) => f.row + f.lines.length));

/** Height of the rows that flags take, px. */
export const flagsPx = (flags: readonly Hoisted[]): number =>
  flags.length === 0 ? 0 : highest(flags) * LINE_PX + 4;

/** Draws the lines and their names. @param top,bottom of the plot, px */
export function drawFlags(pen: Pen, flags: readonly Hoisted[], top: number, bottom: number): void {
  for (const flag of flags) {
    const texts = asTexts(flag).map((text) => ({ ...text, y: top - 8 + text.y }));
    pen.join('thin', vertical(flag.x, bottom, pen.compact ? top : (texts[0]?.y ?? top) - 9));
    for (const { text, ...place } of texts) pen.text('label', text, place);
  }
}
