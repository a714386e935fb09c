import type { DisciplineOf } from '../../../schemas/discipline.ts';
import { simplify } from '../../curves.ts';
import type { Point } from '../../drawing.ts';
import { displacement, fromProbes, type Harmonic } from '../../physics/orbit.ts';
import { arc, dots, polyline, type SvgElements, shape } from '../pen.ts';

/** Number of revolutions. */
const TURNS = 7;
/** Largest displacement, in units of the square (`pen.ts`). */
const LARGEST = 82;

/** Seven revolutions of a shaft that whirls, with the keyphasor's dots, within the bearing's clearance. */
export function orbitPortrait({ whirl, share }: DisciplineOf<'orbit'>): SvgElements[] {
  const harmonics: Harmonic[] = [
    { order: 1, x: 1, y: 0.8, phaseX: 20, phaseY: 100 },
    { order: whirl, x: share, y: share, phaseX: 0, phaseY: 90 },
  ];
  const at = (turns: number) => fromProbes(displacement(harmonics, turns));
  const path = Array.from({ length: TURNS * 48 + 1 }, (_, i) => at(i / 48));
  const scale = LARGEST / Math.max(...path.map(([x, y]) => Math.hypot(x, y)));
  const place = ([x, y]: Point): Point => [x * scale, -y * scale];
  const keys = Array.from({ length: TURNS }, (_, n) => place(at(n)));
  return [
    polyline(
      'fine',
      [
        [-70, -70],
        [70, 70],
      ],
      [
        [-70, 70],
        [70, -70],
      ],
    ),
    shape('limit', arc(94)),
    polyline('after', simplify(path.map(place), 0.35)),
    dots('ink', 3.5, ...keys),
  ];
}
