import type { SpriteDrawing } from '../../lib/sprite.ts';
import { BOLTS, DETAILS } from './casing.ts';
import { PLACE, SLEEVE } from './combustor.ts';
import { drums } from './drum.ts';
import { ROTOR_DETAILS } from './rotor.ts';
import { ROOTS } from './rows.ts';
import { SHEET_BOX } from './sheet.ts';

/**
 * Id of the drawing's finest lines in the sprite: they may load after the rest, and narrow windows
 * do not show them.
 */
export const FINE_LINES_ID = 'h-fine';
/** Id of a drum's strip of blades in the sprite. @param at index of the drum, from the front */
export const drumId = (at: number): string => `h-drum-${at}`;

/**
 * The parts of the hero's drawing that are in the home page's sprite, not in its HTML, so that the
 * HTML arrives in one round trip: the finest lines and the rotating blades. Fill and stroke are set
 * where they are used; a drum is stretched to its belt, its lines are not.
 */
export const SYMBOLS: SpriteDrawing[] = [
  {
    id: FINE_LINES_ID,
    svg: `<svg viewBox="${SHEET_BOX}"><path d="${ROTOR_DETAILS + ROOTS + DETAILS + BOLTS}"/><path transform="${PLACE}" d="${SLEEVE}"/></svg>`,
  },
  ...drums.map(({ viewBox, path }, at) => ({
    id: drumId(at),
    svg: `<svg viewBox="${viewBox}" preserveAspectRatio="none"><path d="${path}"/></svg>`,
  })),
];
