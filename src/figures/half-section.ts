import { element, markup } from '../lib/markup.ts';
import { colourToken } from '../lib/node/tokens.ts';
import { COMBUSTOR, PARTS, SECTION } from './hero/index.ts';
import { PALETTE, TEMPER_SPAN, TEMPER_STOPS } from './palette.ts';

interface HalfSection {
  /** Thickness of the outlines, in units of the drawing: it is 2,130 wide */
  line: number;
  /** Without hatching and fine lines, for small sizes */
  plain?: boolean;
}

const { width } = SECTION;
const height = SECTION.height / 2;
/** Height over width of the drawing. */
export const HALF_SECTION_RATIO = height / width;

const { ink: steel, paper: ground } = PALETTE.ink;

/**
 * The upper half of the hero's section on a dark background, with the axis along its lower edge.
 * Self-contained, for documents and Open Graph images.
 */
export function halfSection({ line, plain = false }: HalfSection): string {
  const box = `0 ${-height} ${width} ${height}`;
  const xmlns = 'http://www.w3.org/2000/svg';
  const hatches = plain ? [] : [hatch('a', 45), hatch('b', -45)];
  const [still, turned] = plain ? [PLAIN_BODY, PLAIN_BODY] : ['url(#a)', 'url(#b)'];
  const path = (d: string, share: number, fill = 'none') =>
    element('path', { d, fill, 'fill-rule': 'evenodd', 'stroke-width': line * share });
  const fine = (d: string) => (plain ? [] : [path(d, 1 / 3)]);
  const rotor = PARTS.rotor + PARTS.rotorSpaces;
  return markup(
    element(
      'svg',
      { xmlns, viewBox: box, fill: 'none', stroke: steel },
      element('defs', {}, temper(), ...hatches),
      element(
        'g',
        { transform: 'scale(1 -1)' },
        path(PARTS.casingTurned, 1, turned),
        path(PARTS.casing, 1, still),
        path(PARTS.stationary, 2 / 3),
        element('path', { d: rotor, fill: turned, 'fill-rule': 'evenodd', stroke: 'none' }),
        path(PARTS.rotor, 1),
        path(PARTS.rotorSpaces, 2 / 3, ground),
        ...fine(PARTS.fine),
        element('path', { d: PARTS.blades, fill: 'url(#t)', stroke: 'none' }),
        element(
          'g',
          { transform: COMBUSTOR.transform },
          path(COMBUSTOR.can, 1, still),
          path(COMBUSTOR.liner, 2 / 3),
          ...fine(COMBUSTOR.sleeve),
        ),
      ),
    ),
  );
}

/** The temper colours of the blades, along the axis. */
const temper = () =>
  element(
    'linearGradient',
    { id: 't', gradientUnits: 'userSpaceOnUse', ...TEMPER_SPAN, y1: 0, y2: 0 },
    ...TEMPER_STOPS.map(({ offset, colour }) => element('stop', { offset, 'stop-color': colour })),
  );

/** Lines across cut metal. @param turn degrees */
const hatch = (id: string, turn: number) =>
  element(
    'pattern',
    {
      id,
      width: 9,
      height: 9,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${turn})`,
    },
    element('rect', { width: 9, height: 9, fill: BODY }),
    element('path', {
      d: 'M0 4.5H9',
      stroke: steel,
      'stroke-opacity': '.42',
      'stroke-width': '.9',
    }),
  );

/** Cut metal: between the ink of the ground and its raised neighbour. */
const BODY = colourToken('cut');
/** The same without hatching, a little lighter. */
const PLAIN_BODY = colourToken('cut-plain');
