import { escapeHtml } from '../../lib/typeset.ts';

/** Attributes as text, without those that have no value. */
export const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');

/** A number with at most this many decimals and no trailing zeros. */
export const short = (value: number, decimals = 0): string => String(Number(value.toFixed(decimals)) || 0).replace(/^(-?)0\./, '$1.');

/**
 * Path data of polylines: each begins with an absolute point and continues in relative whole steps.
 * @param x,y map a point to the path's own whole units
 */
export function pathData(
  paths: readonly (readonly (readonly [number, number])[])[],
  x: (v: number) => number,
  y: (v: number) => number,
  closed = false,
): string {
  return paths
    .map((points) => {
      let [atX, atY] = [0, 0];
      let command = '';
      const steps = points.map((point, i) => {
        const [toX, toY] = [Math.round(x(point[0])), Math.round(y(point[1]))];
        const [dx, dy] = [toX - atX, toY - atY];
        [atX, atY] = [toX, toY];
        if (i === 0) return `M${toX}${joined(toY)}`;
        if (dx === 0 && dy === 0) return '';
        const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
        const same = next === command;
        command = next;
        const numbers = dy === 0 ? `${dx}` : dx === 0 ? `${dy}` : `${dx}${joined(dy)}`;
        return same ? joined(numbers) : next + numbers;
      });
      return steps.join('') + (closed ? 'z' : '');
    })
    .join('');
}

/** A number after another; no space is needed before a minus. */
const joined = (value: number | string): string => (String(value).startsWith('-') ? String(value) : ` ${value}`);

/** Formulas as they are set: CO2 and the like with a subscript digit. */
export const formula = (text: string): string => escapeHtml(text.replace(/\b(CO|H|SO)2(?=[SOe]?\b)/g, '$1₂'));
