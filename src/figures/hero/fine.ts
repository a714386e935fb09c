import { BOLTS, DETAILS } from './casing.ts';
import { PLACE, SLEEVE } from './combustor.ts';
import { ROTOR_DETAILS } from './rotor.ts';
import { roots } from './rows.ts';
import { SHEET } from './sheet.ts';

/** The whole sheet, with the axis at y = 0. */
export const SHEET_BOX = `0 ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height}`;

/**
 * The finest lines of the drawing as a file of their own, y upwards: they may come a moment after the rest, and narrow windows
 * don't show them. Width, in units of the sheet, and colour of the lines are those of where the file is used.
 */
export const FINE_LINES = `<svg viewBox="${SHEET_BOX}"><path d="${ROTOR_DETAILS + roots() + DETAILS + BOLTS}"/><path transform="${PLACE}" d="${SLEEVE}"/></svg>`;
