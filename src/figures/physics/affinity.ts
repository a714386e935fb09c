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
 * Head over flow on one speed line: a parabola through the choke point whose crown, of zero slope,
 * is the surge point. H = Hs − (Hs − Hc) ((Q − Qs)/(Qc − Qs))²
 * @returns head in the map's unit; meant for flows from surge to choke
 */
export function headOn(surge: MapPoint, choke: MapPoint) {
  return (flow: number): number =>
    surge.head - (surge.head - choke.head) * ((flow - surge.flow) / (choke.flow - surge.flow)) ** 2;
}

/**
 * Flow on the line through an end of a map (surge or choke) at a given head: the line is the affinity
 * parabola through that end, Q = Qs √(H/Hs).
 */
export const flowOn = (end: MapPoint, head: number): number =>
  end.flow * Math.sqrt(head / end.head);

/**
 * Distance of an operating point to the surge line, as in surge control: at constant head, in % of
 * the flow at surge, (Q − Qs)/Qs.
 * @returns %, negative to the left of the surge line
 */
export const surgeMargin = (surge: MapPoint, { flow, head }: MapPoint): number =>
  (flow / flowOn(surge, head) - 1) * 100;

/**
 * Distance of an operating point to the choke line at constant head, in % of the flow at choke, (Qc −
 * Q)/Qc; negative to the right of it.
 */
export const chokeMargin = (choke: MapPoint, { flow, head }: MapPoint): number =>
  (1 - flow / flowOn(choke, head)) * 100;

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
  const headAt = (ratio: number) => headOn(atSpeed(surge, ratio), atSpeed(choke, ratio))(flow);
  // The point lies between the speed line that chokes at its flow and the one that surges at it.
  let low = flow / choke.flow;
  let high = flow / surge.flow;
  if (headAt(low) > head || headAt(high) < head) return undefined;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (headAt(middle) > head) high = middle;
    else low = middle;
  }
  return referenceSpeed * low;
}
