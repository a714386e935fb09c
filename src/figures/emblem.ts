import type { Figure } from '../schemas/figures/index.ts';
import { type FixedOptions, fixed } from './index.ts';

/** A figure without its texts, on ink: its shape alone, for covers and small pictures where no text could be read. */
export const emblem = (figure: Figure, options: Omit<FixedOptions, 'theme'>): string =>
  fixed(figure, { ...options, theme: 'ink' }).replace(/<text\b[\s\S]*?<\/text>/g, '');

/** Width and height that a figure of `fixed` or `emblem` says of itself, px. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The figure does not begin with its size: ${svg.slice(0, 80)}`);
  return { width: Number(width), height: Number(height) };
}
