/**
 * Damping ratio of a resonance from its amplification factor: ζ = 1 / (2 AF).
 * @param amplificationFactor AF as API 684 defines it: critical speed over the width of the peak at
 * 0.707 of its height
 * @returns ζ, dimensionless
 * @source API 684; the half-power bandwidth of a lightly damped single degree of freedom is 2ζ
 */
export const dampingRatio = (amplificationFactor: number): number => 1 / (2 * amplificationFactor);

/**
 * Synchronous response of a single-degree-of-freedom rotor to unbalance: r² / √((1 − r²)² +
 * (2ζr)²).
 * @param r speed over undamped natural frequency
 * @param zeta damping ratio
 * @returns amplitude over the unbalance eccentricity: 0 at standstill, 1/(2ζ) at r = 1, 1 far above
 * @source API 684 (Jeffcott rotor); Childs, Turbomachinery Rotordynamics, ch. 1
 */
export const unbalanceResponse = (r: number, zeta: number): number =>
  r ** 2 / Math.hypot(1 - r ** 2, 2 * zeta * r);

/**
 * Phase by which the response lags the unbalance: atan2(2ζr, 1 − r²).
 * @returns degrees, 0 at standstill, 90 at r = 1, towards 180 above
 * @source API 684
 */
export const phaseLag = (r: number, zeta: number): number =>
  (Math.atan2(2 * zeta * r, 1 - r ** 2) * 180) / Math.PI;

/**
 * Undamped natural frequency whose unbalance response peaks at a given critical speed: Nn = Nc √(1
 * − 2ζ²), for the peak of r²/√((1 − r²)² + (2ζr)²) lies at r = 1/√(1 − 2ζ²).
 * @param criticalSpeed rpm
 * @returns rpm
 */
export const naturalSpeed = (criticalSpeed: number, zeta: number): number =>
  criticalSpeed * Math.sqrt(1 - 2 * zeta ** 2);

/** A resonance as API 684 states it. */
interface Resonance {
  /** rpm of the peak */
  criticalSpeed: number;
  amplificationFactor: number;
  /** amplitude at the peak, any unit */
  peak: number;
}

/**
 * Amplitude (unit of the peak) and phase lag (degrees) over speed (rpm) of one resonance, scaled so
 * that its peak lies where it was measured and is as high.
 */
export function rotorResponse({ criticalSpeed, amplificationFactor, peak }: Resonance) {
  const zeta = dampingRatio(amplificationFactor);
  const natural = naturalSpeed(criticalSpeed, zeta);
  const scale = peak / unbalanceResponse(criticalSpeed / natural, zeta);
  return {
    amplitude: (speed: number): number => scale * unbalanceResponse(speed / natural, zeta),
    phase: (speed: number): number => phaseLag(speed / natural, zeta),
  };
}

/**
 * Separation margin of a critical speed from the operating range, in % of the nearer end of the
 * range.
 * @param operating lowest and highest operating speed, rpm
 * @returns %, 0 inside the range
 * @source API 617, lateral analysis; API 684
 */
export function separationMargin(
  criticalSpeed: number,
  [low, high]: readonly [number, number],
): number {
  if (criticalSpeed < low) return (1 - criticalSpeed / low) * 100;
  return criticalSpeed > high ? (criticalSpeed / high - 1) * 100 : 0;
}

/**
 * Amplitude of one order in a run-up past a resonance: that of the highest speed times the ratio of
 * the responses at the order's frequency, A(N) = A(Nmax) · R(kN/Nn) / R(kNmax/Nn), with R the
 * unbalance response. R holds for displacement; velocity is displacement times angular frequency,
 * so its ratio is multiplied by N/Nmax.
 * @param order multiple k of running speed
 * @param amplitude amplitude at the highest speed, any unit
 * @param natural undamped natural frequency in cycles per minute
 * @param quantity what `amplitude` measures
 * @returns amplitude over speed (rpm), in the same unit
 */
export function orderAmplitude(
  order: number,
  amplitude: number,
  highest: number,
  natural: number,
  zeta: number,
  quantity: 'displacement' | 'velocity',
) {
  const response = (speed: number) =>
    unbalanceResponse((order * speed) / natural, zeta) *
    (quantity === 'velocity' ? speed / highest : 1);
  const scale = amplitude / response(highest);
  return (speed: number): number => scale * response(speed);
}
