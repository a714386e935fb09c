import type { SpriteDrawing } from './sprite.ts';

const PATHS = {
  operations:
    'M3 41h42M6 41v-4h36v4M9 37v-4M21 37v-4M32 37v-5.5M38.5 37v-3.5M7 17h16v16H7zM10.5 17v16M14 17v16M17.5 17v16M11 17v-4h8v4M23 25h6M25 22h2v6h-2zM29 20l12-4v16l-12-4zM32 19v-9M30 10h4M38 17v-7M36 10h4',
  projects:
    'M10 21h16l12-5v20l-12-5H10zM26 21v10M4 26h11M18.5 26h1M23 26h11M37.5 26h1M42 26h2M10 7v10M38 7v5M10 9.5h28M8.5 11l3-3M36.5 11l3-3M41 16h5M41 36h5M44 16v6M44 30v6M42.5 17.5l3-3M42.5 37.5l3-3M11 24.5l3-3M15 24.5l3-3M19 24.5l3-3M23 24.5l2.5-2.5',
};

type List = keyof typeof PATHS;

/** Id of a list's drawing in a sprite, where clients and services have their own ids. */
export const listDrawingId = (list: List) => `list-${list}`;

/**
 * Drawings of the two lists of services, for the sprites of the pages that show them: on a 48 px
 * grid, otherwise like the icons.
 */
export const LIST_DRAWINGS: SpriteDrawing[] = (['operations', 'projects'] as const).map((list) => ({
  id: listDrawingId(list),
  svg: `<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="square"><path d="${PATHS[list]}"/></svg>`,
}));
