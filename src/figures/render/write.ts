import { element } from '../../lib/markup.ts';
import { withSubscripts } from '../../lib/typeset.ts';
import type { Point, TextMark } from '../drawing.ts';
import { aheadOf } from '../geometry.ts';
import type { Literal } from './literal.ts';

/** How a path is written in fewer bytes, where it is sent. */
export type Shorten = (path: string) => string;

/**
 * Path data of polylines in whole units, without steps of no length.
 * @param scale units of the path per unit of a point's x and y
 */
export const pathData = (
  paths: readonly (readonly Point[])[],
  [scaleX, scaleY]: readonly [number, number],
  shorten: Shorten,
  closed = false,
): string =>
  paths
    .map((points) =>
      points.map(([x, y]): Point => [Math.round(x * scaleX), Math.round(y * scaleY)]),
    )
    .map((points) =>
      shorten(points.map((to, i) => step(points[i - 1], to)).join('') + (closed ? 'Z' : '')),
    )
    .join('');

function step(from: Point | undefined, [x, y]: Point): string {
  if (!from) return `M${x} ${y}`;
  if (from[1] === y) return from[0] === x ? '' : `H${x}`;
  return from[0] === x ? `V${y}` : `L${x} ${y}`;
}

/**
 * The head of an arrow, which ends 6 px before the point that it names: its outline, and the middle
 * of its base, px.
 */
export function arrowHead([fromX, fromY]: Point, to: Point): { outline: Point[]; base: Point } {
  const end = aheadOf(to, [to[0] - fromX, to[1] - fromY]);
  return { outline: [end(-6, 0), end(-15, 4), end(-15, -4)], base: end(-15, 0) };
}

/** The words of a text; a name before its value has its own style. */
export function runs({ text, named = 0 }: TextMark, style: Literal['text']) {
  const value = withSubscripts(text.slice(named));
  const name = withSubscripts(text.slice(0, named));
  return name ? [element('tspan', style('tick', 'start'), name), value] : [value];
}
