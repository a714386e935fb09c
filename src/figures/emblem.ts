import { parseSvg } from '../lib/svg.ts';
import type { Figure } from '../schemas/figures/index.ts';
import { type FixedOptions, fixed } from './index.ts';

/** A figure without texts on a dark background, for covers and small images. A readiness ladder says nothing without its texts: it alone has them. */
export const emblem = (figure: Figure, options: Omit<FixedOptions, 'theme' | 'texts'>): string =>
  fixed(figure, { ...options, theme: 'ink', texts: figure.type === 'readiness-ladder' });

/** Width and height attributes of an SVG of `fixed` or `emblem`, px. */
export function sizeOf(svg: string): { width: number; height: number } {
  const { width, height } = parseSvg(svg)?.attributes ?? {};
  if (!width || !height) throw new Error(`The figure does not begin with its size: ${svg.slice(0, 80)}`);
  return { width: Number(width), height: Number(height) };
}
