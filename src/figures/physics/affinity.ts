/** A point of a compressor or pump map; units are those of the map. */
export interface MapPoint {
  flow: number;
  head: number;
}

/**
 * Affinity (fan) laws at constant efficiency and diameter: flow with speed, head with its square.
 * @param ratio speed over the speed at which the point holds
 * @source ASME PTC 10 (equal flow and head coefficients)
 */
export const atSpeed = ({ flow, head }: MapPoint, ratio: number): MapPoint => ({
  flow: flow * ratio,
  head: head * ratio ** 2,
});

/**
 * Changes up to which we trust the fan law, % of the volume ratio and of the Mach number: the
 * firm's own limits.
 */
export const FAN_LAW_LIMITS = { volume: 5, mach: 10 } as const;

/**
 * Head over flow on one speed line: a parabola through the choke point whose crown, of zero slope,
 * is the surge point. H = Hs − (Hs − Hc) ((Q − Qs)/(Qc − Qs))²
 * @returns head in the map's unit; meant for flows from surge to choke
 */
export function headOn(surge: MapPoint, choke: MapPoint) {
  return (flow: number): number =>
    surge.head - (surge.head - choke.head) * ((flow - surge.flow) / (choke.flow - surge.flow)) ** 2;
}

/**
 * Flow at surge for a given head: the surge line is the affinity parabola through the surge point,
 * Q = Qs √(H/Hs).
 */
export const surgeFlow = (surge: MapPoint, head: number): number =>
  surge.flow * Math.sqrt(head / surge.head);

/**
 * Margin of an operating point to the surge line at constant head, in % of the operating flow: (Q −
 * Qsurge)/Q.
 * @returns %, negative to the left of the surge line
 */
export const surgeMargin = (surge: MapPoint, { flow, head }: MapPoint): number =>
  (1 - surgeFlow(surge, head) / flow) * 100;

/**
 * Speed at which a point lies on a speed line, by bisection of head over the affinity laws.
 * @returns rpm, or undefined for a point outside the map (left of surge, right of choke)
 */
export function speedAt(
  surge: MapPoint,
  choke: MapPoint,
  referenceSpeed: number,
  { flow, head }: MapPoint,
): number | undefined {
  const headFor = (ratio: number) => headOn(atSpeed(surge, ratio), atSpeed(choke, ratio))(flow);
  let low = flow / choke.flow; // the point lies at choke there, and at surge here:
  let high = flow / surge.flow;
  if (headFor(low) > head || headFor(high) < head) return undefined;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (headFor(middle) > head) high = middle;
    else low = middle;
  }
  return referenceSpeed * low;
}

/** Gas at the suction of a compressor, as an ideal one. */
export interface SuctionGas {
  /** kg/kmol */
  molarMass: number;
  /** °C */
  temperature: number;
  /** bar, absolute */
  pressure: number;
  /** Isentropic exponent */
  exponent: number;
}

/** Specific gas constant times temperature, kJ/kg. */
const work = ({ molarMass, temperature }: SuctionGas): number =>
  (8.31446 / molarMass) * (temperature + 273.15);

/**
 * What a polytropic head does to an ideal gas: discharge over suction pressure, r = (1 + m H/(R
 * T))^(1/m) with m = (k − 1)/(k η), and suction over discharge volume, r^(1 − m).
 * @param head polytropic, kJ/kg
 * @param efficiency polytropic, 0 to 1
 * @source Schultz, J. Eng. Power 84 (1962); GPSA Engineering Data Book, section 13
 */
export function compression(
  gas: SuctionGas,
  head: number,
  efficiency: number,
): { pressure: number; volume: number } {
  const m = (gas.exponent - 1) / (gas.exponent * efficiency);
  const pressure = (1 + (m * head) / work(gas)) ** (1 / m);
  return { pressure, volume: pressure ** (1 - m) };
}

/**
 * Machine Mach number at one speed over that at another, with another gas: tip speed over the speed
 * of sound at suction, √(k R T).
 */
export const machRatio = (before: SuctionGas, after: SuctionGas, speedRatio: number): number =>
  speedRatio * Math.sqrt((before.exponent * work(before)) / (after.exponent * work(after)));

/** Mass flow of a suction volume, kg/s. @param flow m³/h */
export const massFlow = (gas: SuctionGas, flow: number): number =>
  ((gas.pressure * 100) / work(gas)) * (flow / 3600);

/**
 * Margin of an operating point to the choke line at constant head, in % of the operating flow;
 * negative to the right of it.
 */
export const chokeMargin = (choke: MapPoint, { flow, head }: MapPoint): number =>
  (surgeFlow(choke, head) / flow - 1) * 100;
