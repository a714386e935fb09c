import type { Figure } from '../schemas/figures/index.ts';
import { type FixedOptions, fixed } from './index.ts';
import type { FixedDrawing } from './render/fixed.ts';

/** A figure without texts on a dark background, for covers and small images. A readiness ladder says nothing without its texts: it alone has them. */
export const emblem = (figure: Figure, options: Omit<FixedOptions, 'theme' | 'texts'>): FixedDrawing =>
  fixed(figure, { ...options, theme: 'ink', texts: figure.type === 'readiness-ladder' });
