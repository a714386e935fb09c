/** One order of the motion at the two probes. */
interface Harmonic {
  /** Multiple of running speed */
  order: number;
  /** Peak-to-peak amplitudes */
  x: number;
  y: number;
  /** Phase lag behind the keyphasor, degrees */
  phaseX: number;
  phaseY: number;
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Shaft displacement at the probes at one instant: x(θ) = Σ ½Aₙ cos(nθ − φₙ), θ the turning angle
 * since the keyphasor pulse.
 * @param turns revolutions since a keyphasor pulse
 * @returns displacement at X and Y, half of the unit of the (peak-to-peak) amplitudes
 * @source API 670 (keyphasor and phase-lag convention); Bently, Fundamentals of Rotating Machinery
 * Diagnostics, ch. 5
 */
export function displacement(
  harmonics: readonly Harmonic[],
  turns: number,
): [x: number, y: number] {
  const at = (probe: 'x' | 'y', phase: 'phaseX' | 'phaseY') =>
    harmonics.reduce(
      (sum, h) => sum + (h[probe] / 2) * Math.cos(2 * Math.PI * h.order * turns - rad(h[phase])),
      0,
    );
  return [at('x', 'phaseX'), at('y', 'phaseY')];
}

/**
 * Revolutions after which the orbit closes: 1 for whole orders, 2 with a half order. An order that
 * closes in none of the first eight (0.43X whirl) is drawn over eight.
 */
export function revolutions(harmonics: readonly Harmonic[]): number {
  const closes = (turns: number) =>
    harmonics.every(({ order }) => Math.abs(order * turns - Math.round(order * turns)) < 0.02);
  return [1, 2, 3, 4, 5, 6, 7, 8].find(closes) ?? 8;
}

/**
 * Converts from probe axes, seen from the driver with Y 45° to the left of vertical and X 45° to
 * the right as in API 670, to right and up.
 */
export const fromProbes = ([x, y]: readonly [number, number]): [right: number, up: number] => [
  (x - y) * Math.SQRT1_2,
  (x + y) * Math.SQRT1_2,
];

/** Peak-to-peak displacement at a probe, over the revolutions in which the orbit closes. */
export function peakToPeak(harmonics: readonly Harmonic[], probe: 'x' | 'y'): number {
  const turns = revolutions(harmonics);
  const values = Array.from(
    { length: turns * 360 },
    (_, i) => displacement(harmonics, i / 360)[probe === 'x' ? 0 : 1],
  );
  return Math.max(...values) - Math.min(...values);
}
