import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { polyline, type SvgElements, shape } from '../pen.ts';

/** Radii of the shaft and of the largest impeller, in units of the square (`pen.ts`). */
const SHAFT = 12;
const TIP = 74;
/** Ends of the row of impellers along the shaft. */
const [FROM, TO] = [-52, 56];

/** Outline of an impeller above the axis: eye at the left, tip, back plate. */
const impeller = (x: number, pitch: number, tip: number): Point[] => [
  [x, -SHAFT - 12],
  [x + pitch * 0.2, -SHAFT - 15],
  [x + pitch * 0.38, -SHAFT - 24],
  [x + pitch * 0.48, -tip],
  [x + pitch * 0.74, -tip],
  [x + pitch * 0.8, -SHAFT - 20],
  [x + pitch * 0.92, -SHAFT],
  [x, -SHAFT],
];

/** A compressor's rotor on its axis: seen from outside above it, its outline alone below. */
export function rotorPortrait({ stages }: DisciplineOf<'rotor'>): SvgElements[] {
  const pitch = (TO - FROM) / stages;
  const impellers = Array.from({ length: stages }, (_, i) => impeller(FROM + i * pitch, pitch, TIP - (i * 22) / stages));
  const shaft: Point[] = [
    [-96, 0],
    [-96, -14],
    [-91, -14],
    [-91, -6],
    [-82, -6],
    [-82, -8],
    [-62, -8],
    [-62, -SHAFT],
    [62, -SHAFT],
    [62, -8],
    [76, -8],
    [76, -26],
    [81, -26],
    [81, -7],
    [94, -7],
    [94, 0],
  ];
  const below = (points: Point[]): Point[] => points.map(([x, y]) => [x, -y]);
  return [
    shape('fine', ...impellers.map(below)),
    polyline('fine', below(shaft)),
    shape('cut', shaft),
    shape('cut', ...impellers),
    polyline('bold', ...impellers.map((points) => points.slice(3, 5))),
    polyline(
      'after',
      [
        [-80, -8],
        [-66, -8],
      ],
      [
        [64, -8],
        [74, -8],
      ],
    ),
    polyline('axis', [
      [-100, 0],
      [100, 0],
    ]),
  ];
}
