import { colourToken as token } from '../lib/node/tokens.ts';

/** Colours of drawings outside CSS, from `styles/tokens.css`. */
export const PALETTE = {
  paper: {
    paper: token('paper'),
    ink: token('ink'),
    mute: token('mute'),
    rule: token('rule'),
    straw: token('straw'),
    bronze: token('bronze'),
    plum: token('plum'),
    blue: token('blue'),
    brand: token('brand'),
    after: token('after'),
  },
  /** On a dark background bronze, plum and the blues are lighter, for a contrast of 4.5:1. */
  ink: {
    paper: token('ink'),
    ink: token('paper'),
    mute: token('mute-ink'),
    rule: token('rule-ink'),
    straw: token('straw'),
    bronze: token('bronze-ink'),
    plum: token('plum-ink'),
    blue: token('blue-ink'),
    brand: token('brand-ink'),
    after: token('after-ink'),
  },
} as const;

export type Theme = keyof typeof PALETTE;
export type Colour = keyof (typeof PALETTE)['paper'];

/**
 * The temper colours of the hero's blades on a dark background: bare steel, then 220, 250, 280 and
 * 300 °C.
 */
const TEMPER_ON_INK = {
  steel: PALETTE.ink.ink,
  straw: PALETTE.ink.straw,
  bronze: token('bronze-hot'),
  plum: token('plum-hot'),
  violet: token('violet-hot'),
  blue: PALETTE.ink.blue,
} as const;

/**
 * Stops of the gradient with which they run along the rotor, from the first compressor row (`x1`)
 * to the last turbine row (`x2`).
 */
export const TEMPER_SPAN = { x1: 434, x2: 1740 };
export const TEMPER_STOPS = Object.values(TEMPER_ON_INK).map((colour, i) => ({
  offset: ['0', '.18', '.34', '.5', '.78', '1'][i],
  colour,
}));
