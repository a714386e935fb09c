import { compactPath } from '../compact-path.ts';
import { BUCKETS, ROTORS, type Row } from './annulus.ts';
import { percent, SHEET } from './sheet.ts';

/**
 * The visible quarter of the drum, from the axis down to its lower edge, is shown in this many
 * belts of equal angle.
 */
export const BELTS = 4;
/**
 * Angle of a belt, in units of 22.5° / 240. It is also the angle of one loop. Every row's number of
 * blades divides it, so that all blades of a row are written with the same whole numbers, which
 * compress well.
 */
const BELT = 240;
/** Half a turn in the same unit. */
const HALF_TURN = 2 * BELTS * BELT;

const sine = (belt: number) => Math.sin((belt / BELTS) * (Math.PI / 2));

/**
 * Height of each belt as it is seen, over the tip radius: from the side, a drum's circumference is
 * foreshortened to its edge. Within a belt the motion is uniform, so the compositor can run it
 * alone.
 */
const beltHeights = Array.from({ length: BELTS }, (_, i) => sine(i + 1) - sine(i));

/** The belts as rows of a CSS grid, in whole pixels, so that blades are continuous across belts. */
export const beltRows = beltHeights.map((height) => `round(${percent(height, 1)},1px)`).join(' ');

/** A row of blades seen from outside. */
interface Tips {
  row: Row;
  /** Blades in one belt. */
  count: number;
  /** How far the trailing edge lies behind the leading edge, as a share of the axial chord. */
  stagger: number;
  /**
   * Where the blade's line bends: 0.5 is straight, less is a compressor's blade, more a turbine's.
   */
  bend: number;
}

const compressorTips: Tips[] = ROTORS.map((row, i) => ({
  row,
  count: [3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6][i] ?? 6,
  stagger: 1.75 - 0.04 * i,
  bend: 0.36,
}));
const turbineTips: Tips[] = BUCKETS.map((row, i) => ({
  row,
  count: [5, 4, 4][i] ?? 4,
  stagger: [0.8, 0.9, 1.1][i] ?? 1,
  bend: [0.85, 0.75, 0.62][i] ?? 0.6,
}));

/**
 * Rows drawn together, all as large as the largest and cut off at their own tips: each drum costs
 * the browser four layers.
 */
interface Drum {
  /**
   * Window onto a strip: two belts of the rows, from the first row's leading edge to the last one's
   * trailing edge.
   */
  viewBox: string;
  path: string;
  /** Position of the drum on the sheet, as CSS. */
  place: string;
}

/**
 * Rows of a drum, from its first to before its last: the cone's three stages, the cylinder's, the
 * turbine's.
 */
const DRUMS: [from: number, to: number][] = [
  [0, 3],
  [3, ROTORS.length],
  [ROTORS.length, ROTORS.length + BUCKETS.length],
];

/** Maximum thickness of a blade's tip relative to its chord. */
const THICKNESS = 0.12;

const radiusOf = ({ row: { tip } }: Tips) => Math.round((tip[0] + tip[1]) / 2);

/**
 * A drum's outline where its rows differ by more than this, units: less than a pixel on any window.
 */
const TOLERANCE = 1.5;

/**
 * Steps from one row's tips to the next one's, halfway between the two. @returns a clip-path; none
 * if the rows are alike
 */
function outline(rows: Tips[], radius: number, from: number, to: number): string {
  const radii = rows.map(radiusOf);
  if (radii.every((tip) => radius - tip < TOLERANCE)) return '';
  const steps = rows.flatMap(({ row: { x } }, i) => {
    const end = rows[i + 1] ? (x[1] + (rows[i + 1]?.row.x[0] ?? 0)) / 2 : to;
    const start = i > 0 ? (x[0] + (rows[i - 1]?.row.x[1] ?? 0)) / 2 : from;
    const height = percent((radii[i] ?? radius) / radius, 0);
    return [start, end].map((at) => `${percent((at - from) / (to - from), 0)} ${height}`);
  });
  return `clip-path:polygon(${['0% 0%', ...steps, '100% 0%'].join(',')});`;
}

/** The rotor seen from outside, from front to back. */
export const drums: Drum[] = DRUMS.map(([first, end]) => {
  const rows = [...compressorTips, ...turbineTips].slice(first, end);
  const radius = Math.max(...rows.map(radiusOf));
  const [from, to] = [rows[0]?.row.x[0] ?? 0, rows.at(-1)?.row.x[1] ?? 0];
  return {
    viewBox: `${Math.round(from)} 0 ${Math.round(to - from)} ${2 * BELT}`,
    path: compactPath(rows.map((tips) => strip(tips, radius))),
    place: `left:${percent(from / SHEET.width)};width:${percent((to - from) / SHEET.width)};height:${percent(radius / SHEET.height)};${outline(rows, radius, from, to)}`,
  };
});

/**
 * Two belts of a row's blade tips, each a profile from leading edge to trailing edge and back. The
 * rotor's near side moves down.
 */
function strip({ row, count, stagger, bend }: Tips, radius: number): string {
  const [from, to] = row.x;
  const angle = (arc: number) => (arc / radius / Math.PI) * HALF_TURN;
  const inset = (to - from) * 0.14;
  const [front, chord] = [from + inset, to - from - 2 * inset];
  const rise = chord * stagger;
  // A quadratic curve bulges half as far as its control point, so the control points of the two
  // sides lie two thicknesses apart.
  const side = (way: number) =>
    [
      front + chord * bend + way * THICKNESS * rise,
      angle(-rise * (1 - bend) + way * THICKNESS * chord),
    ] as const;
  const [[x1, y1], [x2, y2]] = [side(-1), side(1)];
  const pitch = BELT / count;
  const blades = Array.from({ length: Math.ceil((2 * BELT + angle(rise)) / pitch) }, (_, i) => {
    const low = (i + 0.5) * pitch;
    return `M${front} ${low} Q${x1} ${low + y1} ${front + chord} ${low - angle(rise)} Q${x2} ${low + y2} ${front} ${low} Z`;
  });
  return blades.join('');
}
