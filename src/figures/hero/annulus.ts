/**
 * The machine's leading dimensions, in units of 5 mm: x along the shaft from the coupling, r from
 * the axis. A heavy-duty machine with one shaft and two bearings, driven end at the inlet: 15
 * stages, 15 bar, 3-stage turbine.
 */
/** Number of compressor stages. */
const STAGES = 15;
/** Start of the first stage, and the axial pitch of the first and last stage. */
const X0 = 434;
const PITCH = { first: 54, last: 30 };
/** Tip radius of the first rotor, and of the cylinder in which the later stages run. */
const TIP = { first: 246, last: 214 };
/** Share of the compressor's length after which the casing is a cylinder. */
const CONE = 0.32;
/** Hub radius at the first rotor. */
const HUB = 112;
/** Ratio of the absolute temperature at the outlet to that at the inlet. */
const TEMPERATURE_RATIO = 2.25;
/** Density goes with temperature to this power: 1/(n-1) of a polytropic efficiency of 0.9. */
const DENSITY_EXPONENT = 2.15;
/** Ratio of the axial velocity at the outlet to that at the inlet. */
const VELOCITY_RATIO = 0.66;

/** A row of blades or vanes in the meridional plane; each pair is leading and trailing edge. */
export interface Row {
  x: [number, number];
  hub: [number, number];
  tip: [number, number];
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Tip radius of the compressor at a share of its length: a cone that runs out into a cylinder. */
function tipRadius(share: number): number {
  return TIP.last + (TIP.first - TIP.last) * Math.max(0, 1 - clamp(share) / CONE) ** 2;
}

/**
 * Hub radius of the compressor by continuity: the temperature rises alike in each stage, the
 * density follows, and the annulus narrows as the density rises and the axial velocity falls.
 * @param share of the way from the first rotor (0) to after the last stator (1); beyond, the radius
 * is constant
 */
function hubRadius(share: number): number {
  const s = clamp(share);
  const density = (1 + (TEMPERATURE_RATIO - 1) * s) ** DENSITY_EXPONENT;
  const velocity = 1 - (1 - VELOCITY_RATIO) * s;
  return Math.sqrt(tipRadius(s) ** 2 - (TIP.first ** 2 - HUB ** 2) / (density * velocity));
}

/**
 * Axial start of each stage and, last, the end of the compressor: the pitch falls with the chords.
 */
const starts = Array.from(
  { length: STAGES + 1 },
  (_, i) => X0 + i * PITCH.first + ((PITCH.last - PITCH.first) * i * (i - 1)) / 2 / (STAGES - 1),
);
export const COMPRESSOR = { from: X0, to: starts[STAGES] ?? X0, hub: HUB };

const share = (x: number) => (x - COMPRESSOR.from) / (COMPRESSOR.to - COMPRESSOR.from);
const pair = (x: [number, number], radius: (share: number) => number): [number, number] => [
  radius(share(x[0])),
  radius(share(x[1])),
];
const row = (...x: [number, number]): Row => ({
  x,
  hub: pair(x, hubRadius),
  tip: pair(x, tipRadius),
});

/** In each stage the rotor takes 40 % of the pitch, the stator 36 %, the two gaps 12 % each. */
const stages = starts
  .slice(0, -1)
  .map((from, i) => ({ from, pitch: (starts[i + 1] ?? from) - from }));
export const ROTORS = stages.map(({ from, pitch }) => row(from, from + 0.4 * pitch));
export const STATORS = stages.map(({ from, pitch }) =>
  row(from + 0.52 * pitch, from + 0.88 * pitch),
);

/** Casing line over the conical stages, to be appended to a path. */
export const coneLine = starts
  .slice(0, 7)
  .map((x) => `L${x} ${tipRadius(share(x))}`)
  .join('');

/** Turbine: the annulus widens from 61 to 135 units. */
export const NOZZLES: Row[] = [
  { x: [1384, 1424], hub: [203, 203], tip: [264, 266] },
  { x: [1494, 1538], hub: [203, 201], tip: [276, 295] },
  { x: [1616, 1666], hub: [200, 197], tip: [304, 324] },
];
export const BUCKETS: Row[] = [
  { x: [1438, 1478], hub: [203, 203], tip: [270, 270] },
  { x: [1554, 1600], hub: [201, 200], tip: [298, 298] },
  { x: [1684, 1736], hub: [197, 195], tip: [328, 328] },
];
