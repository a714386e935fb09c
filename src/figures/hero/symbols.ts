import type { SpriteDrawing } from '../../lib/sprite.ts';
import { drums } from './drum.ts';
import { FINE_LINES } from './fine.ts';

/** Id of the drawing's finest lines in the sprite. */
export const FINE_LINES_ID = 'h-fine';
/** Id of a drum's strip of blades in the sprite. @param at index of the drum, from the front */
export const drumId = (at: number): string => `h-drum-${at}`;

/**
 * What of the hero's drawing is in the home page's sprite and not in its HTML, so that the HTML comes in one round trip: the finest
 * lines and the turning blades. Fill and stroke are set where they are used; a drum is stretched to its belt, its lines are not.
 */
export const SYMBOLS: SpriteDrawing[] = [
  { id: FINE_LINES_ID, svg: FINE_LINES },
  ...drums.map(({ viewBox, path }, at) => ({
    id: drumId(at),
    svg: `<svg viewBox="${viewBox}" preserveAspectRatio="none"><path d="${path}"/></svg>`,
  })),
];
