import { BOLTS, DETAILS } from './casing.ts';
import { PLACE, SLEEVE } from './combustor.ts';
import { ROTOR_DETAILS } from './rotor.ts';
import { roots } from './rows.ts';
import { SHEET } from './sheet.ts';

/** The whole sheet, with the axis at y = 0. */
export const SHEET_BOX = `0 ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height}`;

/**
 * The finest lines of the drawing, y upwards, for a sprite: they may load after the rest, and narrow windows do not show them. Line
 * width, in units of the drawing, and colour are set where the sprite is used.
 */
export const FINE_LINES = `<svg viewBox="${SHEET_BOX}"><path d="${ROTOR_DETAILS + roots() + DETAILS + BOLTS}"/><path transform="${PLACE}" d="${SLEEVE}"/></svg>`;
