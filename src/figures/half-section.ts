import { colourToken } from '../lib/node/tokens.ts';
import { COMBUSTOR, PARTS, SHEET } from './hero/index.ts';
import { PALETTE, TEMPER_SPAN, TEMPER_STOPS } from './palette.ts';

interface HalfSection {
  /** Thickness of the outlines, in units of the drawing: it is 2,130 wide */
  line: number;
  /** Without hatching and fine lines, for small sizes */
  plain?: boolean;
}
/** Height over width of the drawing. */
export const HALF_SECTION_RATIO = SHEET.height / 2 / SHEET.width;

/**
 * The upper half of the hero's section on a dark background, with the axis along its lower edge.
 * Self-contained, for documents and Open Graph images.
 */
export function halfSection({ line, plain = false }: HalfSection): string {
  const { ink: steel, paper: ink } = PALETTE.ink;
  const stops = TEMPER_STOPS.map(
    ({ offset, colour }) => `<stop offset="${offset}" stop-color="${colour}"/>`,
  );
  const hatch = (id: string, turn: number) =>
    `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="9" height="9" fill="${BODY}"/><path d="M0 4.5H9" stroke="${steel}" stroke-opacity=".42" stroke-width=".9"/></pattern>`;
  const [one, other] = plain ? [PLAIN_BODY, PLAIN_BODY] : ['url(#a)', 'url(#b)'];
  const path = (d: string, share: number, fill = 'none') =>
    `<path d="${d}" fill="${fill}" fill-rule="evenodd" stroke-width="${line * share}"/>`;
  const fine = (d: string) => (plain ? '' : path(d, 1 / 3));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height / 2}" fill="none" stroke="${steel}">`,
    `<defs><linearGradient id="t" gradientUnits="userSpaceOnUse" x1="${TEMPER_SPAN.x1}" x2="${TEMPER_SPAN.x2}" y1="0" y2="0">${stops.join('')}</linearGradient>${plain ? '' : hatch('a', 45) + hatch('b', -45)}</defs>`,
    '<g transform="scale(1 -1)">',
    path(PARTS.casingTurned, 1, other),
    path(PARTS.casing, 1, one),
    path(PARTS.stationary, 2 / 3),
    `<path d="${PARTS.rotor}${PARTS.rotorSpaces}" fill="${other}" fill-rule="evenodd" stroke="none"/>`,
    path(PARTS.rotor, 1),
    path(PARTS.rotorSpaces, 2 / 3, ink),
    fine(PARTS.fine),
    `<path d="${PARTS.blades}" fill="url(#t)" stroke="none"/>`,
    `<g transform="${COMBUSTOR.transform}">`,
    path(COMBUSTOR.can, 1, one),
    path(COMBUSTOR.liner, 2 / 3),
    fine(COMBUSTOR.sleeve),
    '</g>',
    '</g></svg>',
  ].join('');
}

/** Cut metal: between the ink of the ground and its raised neighbour. */
const BODY = colourToken('cut');
/** The same without hatching, a little lighter. */
const PLAIN_BODY = colourToken('cut-plain');
