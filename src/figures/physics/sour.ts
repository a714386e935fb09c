type SourRegion = 0 | 1 | 2 | 3;

/**
 * Below this H2S partial pressure (kPa) an environment is region 0. @source ISO 15156-2, figure 1
 * and its text
 */
const REGION_0_KPA = 0.3;

/**
 * Boundaries of the regions of environmental severity for sulphide stress cracking: H2S partial
 * pressure in kPa (log axis) against in-situ pH, straight between the corners. The standard prints
 * a figure and no equations: the corners are read off it. Both slopes rise one pH unit per decade.
 * @source ISO 15156-2, figure 1; the lines are those of EFC 16, where the upper one begins at 0.1
 * kPa
 */
export const BOUNDARIES = {
  /** Region 0 to the left */
  zero: [
    [REGION_0_KPA, 2.5],
    [REGION_0_KPA, 6.5],
  ],
  /**
   * Region 1 above, region 2 below: pH 3.5 at 0.1 kPa to 6.5 at 100 kPa, which begins at 0.3 kPa
   */
  one: [
    [REGION_0_KPA, 4.5 + Math.log10(REGION_0_KPA)],
    [100, 6.5],
  ],
  /** Region 2 above and to the left, region 3 below */
  two: [
    [1, 2.5],
    [1, 3.5],
    [100, 5.5],
    [1000, 5.5],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

/**
 * Region of environmental severity; a point on a boundary belongs to the more severe one.
 * @param h2s partial pressure of H2S, kPa
 * @param ph in-situ pH
 * @source ISO 15156-2, figure 1
 */
export function sourRegion(h2s: number, ph: number): SourRegion {
  if (h2s < REGION_0_KPA) return 0;
  const decade = Math.log10(h2s);
  if (h2s >= 1 && ph <= 3.5 + Math.min(decade, 2)) return 3;
  return ph <= 4.5 + decade ? 2 : 1;
}
