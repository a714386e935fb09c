import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { arc, polyline, type SvgElements, shape, turned } from '../pen.ts';

/** Centre of the roll, on the waterline. */
const CENTRE: Point = [0, 34];

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Section of a ship's side, round at the bilge: from the deck at the left to the deck at the right. */
const side = (half: number, bottom: number, radius: number): Point[] => [
  [-half, 6],
  ...arc(radius, 180, 90, [-half + radius, bottom - radius]),
  ...arc(radius, 90, 0, [half - radius, bottom - radius]),
  [half, 6],
];

/** Midship section of an FPSO at an angle of roll, with a compressor in a module on its deck. */
export function hullPortrait({ roll }: DisciplineOf<'hull'>): SvgElements[] {
  const rolled = (points: Point[]) => points.map((point) => turned(point, roll, CENTRE));
  return [
    polyline(
      'fine',
      [
        [-100, CENTRE[1]],
        [100, CENTRE[1]],
      ],
      [
        [-90, 41],
        [-72, 41],
      ],
      [
        [72, 48],
        [90, 48],
      ],
      [
        [-84, 48],
        [-78, 48],
      ],
    ),
    polyline('axis', [
      [0, -100],
      [0, 100],
    ]),
    polyline(
      'before',
      rolled([
        [0, -96],
        [0, 84],
      ]),
    ),
    shape('line', rolled(side(74, 84, 16))),
    polyline(
      'fine',
      rolled(side(66, 76, 11)),
      rolled([
        [-24, 6],
        [-24, 76],
      ]),
      rolled([
        [24, 6],
        [24, 76],
      ]),
    ),
    polyline(
      'line',
      ...[-52, -18, 18, 52].map((x) =>
        rolled([
          [x, 6],
          [x, -14],
        ]),
      ),
    ),
    shape('cut', rolled(box(-60, -20, 60, -14)), rolled(box(-44, -34, 44, -20))),
    shape('cut', rolled(box(-40, -62, -6, -34)), rolled(box(10, -56, 36, -34))),
    polyline(
      'line',
      rolled([
        [-6, -46],
        [10, -46],
      ]),
    ),
    polyline(
      'fine',
      rolled([
        [-60, -20],
        [-60, -80],
        [60, -80],
        [60, -20],
      ]),
    ),
    shape('after', rolled(arc(9, 0, 360, [-23, -48]))),
    polyline('line', arc(118, -90, -90 + roll, CENTRE)),
  ];
}
