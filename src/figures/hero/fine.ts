import { BOLTS, DETAILS } from './casing.ts';
import { PLACE, SLEEVE } from './combustor.ts';
import { ROTOR_DETAILS } from './rotor.ts';
import { roots } from './rows.ts';
import { SHEET } from './sheet.ts';

/** The whole sheet, with the axis at y = 0. */
export const SHEET_BOX = `0 ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height}`;

const line = (d: string, more = '') => `<path vector-effect="non-scaling-stroke"${more} d="${d}"/>`;

/**
 * The finest lines of the drawing as a file of their own, y upwards: they may come a moment after the rest, and narrow windows
 * don't show them. Width and colour of the lines are those of where the file is used.
 */
export const FINE_LINES = `<svg viewBox="${SHEET_BOX}">${line(ROTOR_DETAILS + roots() + DETAILS + BOLTS)}${line(SLEEVE, ` transform="${PLACE}"`)}</svg>`;
