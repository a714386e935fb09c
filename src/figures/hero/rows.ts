import { compactPath } from '../compact-path.ts';
import type { Point } from '../drawing.ts';
import { simplify } from '../paths.ts';
import { BUCKETS, NOZZLES, ROTORS, STATORS } from './annulus.ts';

/** Share of the axial chord that is cut at each end of the tip, where the stagger is higher. */
const TIP_TAPER = 0.14;
/** Running clearance between a blade's tip and the casing, in units of the sheet (5 mm). */
const CLEARANCE = 2;

/** Rotor blades, a trapezoid each, from platform to tip. */
export const BLADES = compactPath(
  [...ROTORS, ...BUCKETS].map(({ x: [from, to], hub: [front, back], tip: [high, low] }) => {
    const inset = (to - from) * TIP_TAPER;
    return `M${from} ${front} L${from + inset} ${high - CLEARANCE} L${to - inset} ${low - CLEARANCE} L${to} ${back} Z`;
  }),
);

/** Stator vanes, held at the casing, narrower at the hub and clear of it. */
export const VANES = compactPath(
  [...STATORS, ...NOZZLES].map(({ x: [from, to], hub: [front, back], tip: [high, low] }) => {
    const inset = (to - from) * TIP_TAPER;
    return `M${from + inset} ${front + CLEARANCE} L${from} ${high} L${to} ${low} L${to - inset} ${back + CLEARANCE} Z`;
  }),
);

/**
 * The hub line over all compressor rows, to be appended to a path that ends at the first rotor's
 * hub; accurate to half a unit, 2.5 mm.
 */
export const HUB_LINE = simplify(
  [...ROTORS, ...STATORS]
    .sort((a, b) => a.x[0] - b.x[0])
    .map(({ x: [, to], hub: [, hub] }): Point => [to, hub]),
  0.5,
)
  .map(([x, r]) => `L${x} ${r}`)
  .join('');

/**
 * Radii of a compressor disc: bore, top of the thick part round it, depth of the rim under the hub
 * line.
 */
const DISC = { bore: 36, cob: 62, rim: 24 };

/**
 * The spaces between the compressor's discs with the bore they open into, as one line above the
 * axis. What remains are the discs: broad at the bore, thin in the web, joined at the rim.
 */
export const DISC_SPACES = STATORS.slice(0, -1)
  .map(({ x: [front, back], hub: [low] }) => {
    const middle = (front + back) / 2;
    const [neck, half] = [(back - front) * 0.14, (back - front) * 0.6];
    const top = low - DISC.rim;
    const shoulder = DISC.cob - (half - neck);
    return `H${middle - neck} V${shoulder} L${middle - half} ${DISC.cob} V${top - 5} Q${middle - half} ${top} ${middle - half + 5} ${top} H${middle + half - 5} Q${middle + half} ${top} ${middle + half} ${top - 5} V${DISC.cob} L${middle + neck} ${shoulder} V${DISC.bore}`;
  })
  .join('');

/**
 * Roots of the blades in their discs, roots of the vanes in the casing, and where one disc meets
 * the next.
 */
export const ROOTS = compactPath([
  ...ROTORS.map(
    ({ x: [from, to], hub: [front, back] }) =>
      `M${from + 3} ${front + 1} L${from + 1} ${front - 11} H${to - 1} L${to - 3} ${back}`,
  ),
  ...STATORS.map(
    ({ x: [from, to], tip: [front, back] }) => `M${from} ${front} V${front + 11} H${to} V${back}`,
  ),
  ...STATORS.slice(0, -1).map(
    ({ x: [front, back], hub: [low, high] }) =>
      `M${(front + back) / 2} ${low - DISC.rim} V${(low + high) / 2}`,
  ),
]);
