import { compactPath } from '../compact-path.ts';

/**
 * One of the combustors, in its own frame: x along its axis towards the head, y on either side of
 * it.
 */
export const PLACE = 'translate(1275 300)rotate(165)';

const both = (half: string) => half + half.replace(/(?<=[ML]\d+ )(?=\d)/g, '-');

/** Casing, end cover and fuel connection: cut. */
export const CAN = compactPath(
  `${both('M92 52 L254 52 L254 80 L242 80 L242 62 L188 62 L188 76 L166 76 L166 62 L104 62 L104 80 L92 80 Z')}M254 80 H272 V16 H298 V24 H306 V-24 H298 V-16 H272 V-80 H254 Z`,
);

/**
 * Fuel nozzle with its swirler, dome, and the liner, open where the mixing and dilution holes are.
 */
export const LINER = compactPath(
  both(
    'M254 14 L222 14 L198 7 L198 0 M234 14 L234 28 L218 28 L218 13 M212 10 L210 40 L168 40 M163 40 L150 40 M145 40 L92 40 M86 40 L72 40 M66 40 L0 40',
  ),
);

/** Flow sleeve, bolts of the flanges. */
export const SLEEVE = compactPath(
  both('M206 46 L40 46 M74 71 L112 71 M158 70 L196 70 M234 71 L280 71'),
);
