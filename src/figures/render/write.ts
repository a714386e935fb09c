import { escapeHtml } from '../../lib/typeset.ts';
import { compactPath } from '../compact-path.ts';
import type { Point } from '../drawing.ts';

/**
 * Path data of polylines in whole units, without steps of no length.
 * @param x,y map a point to the path's own units
 */
export const pathData = (
  paths: readonly (readonly Point[])[],
  x: (v: number) => number,
  y: (v: number) => number,
  closed = false,
): string =>
  paths
    .map((points) => points.map((point): Point => [Math.round(x(point[0])), Math.round(y(point[1]))]))
    .map((points) => compactPath(points.map((to, i) => step(points[i - 1], to)).join('') + (closed ? 'Z' : '')))
    .join('');

function step(from: Point | undefined, [x, y]: Point): string {
  if (!from) return `M${x} ${y}`;
  if (from[1] === y) return from[0] === x ? '' : `H${x}`;
  return from[0] === x ? `V${y}` : `L${x} ${y}`;
}

/** Formulas as they are set: CO2 and the like with a subscript digit. */
export const formula = (text: string): string => escapeHtml(text.replace(/\b(CO|H|SO)2(?=[SOe]?\b)/g, '$1₂'));
