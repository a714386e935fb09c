import type { Format, Point, TextMark } from './drawing.ts';
import { clip, type Interval } from './geometry.ts';
import { distanceAt, pxAt, textBox } from './sheet.ts';

/**
 * Minimum length of what is left between two gaps, and a line's distance from a text beside it, px.
 */
const LEFT_PX = 10;
const BESIDE_PX = 2;

/** What is left of a line that leaves gaps for texts: the parts that meet no text at any width. */
export function withGaps(
  path: readonly Point[],
  texts: readonly TextMark[],
  { widths }: Format,
): (readonly Point[])[] {
  const segments = path.slice(1).map((end, i): [Point, Point] => [path[i] ?? end, end]);
  const gaps = segments.map((segment) =>
    widths.flatMap((width) => gapsIn(segment, texts, width)).sort((a, b) => a.from - b.from),
  );
  if (gaps.every((each) => each.length === 0)) return [path];
  return segments.flatMap((segment, i) => partsOf(segment, gaps[i] ?? [], widths[0]));
}

/** The shares of a line's length at which it meets a text at one width. */
function gapsIn(
  [start, end]: readonly [Point, Point],
  texts: readonly TextMark[],
  width: number,
): Interval[] {
  const at = pxAt(width);
  return texts.flatMap((text) => {
    const box = textBox(text, width);
    const wide = { ...box, left: box.left - BESIDE_PX, right: box.right + BESIDE_PX };
    return clip(wide, at(start), at(end)) ?? [];
  });
}

/** A line without its gaps. @param gaps by where they begin @param width the narrowest, px */
function partsOf(
  [start, end]: readonly [Point, Point],
  gaps: readonly Interval[],
  width: number,
): (readonly Point[])[] {
  const at = (share: number): Point => [
    start[0] + (end[0] - start[0]) * share,
    start[1] + (end[1] - start[1]) * share,
  ];
  const length = distanceAt(width, start, end);
  const parts: (readonly Point[])[] = [];
  let from = 0;
  for (const gap of [...gaps, { from: 1, to: 1 }]) {
    if ((gap.from - from) * length >= LEFT_PX) parts.push([at(from), at(gap.from)]);
    from = Math.max(from, gap.to);
  }
  return parts;
}
