import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { dampingRatio, naturalSpeed, unbalanceResponse } from '../../physics/rotor.ts';
import { polyline, type SvgElements, shape } from '../pen.ts';

/** Number of spectra. */
const SPECTRA = 15;
/** Height of the highest line of a spectrum, and half the width of its foot, in units of the square (`pen.ts`). */
const [PEAK, FOOT] = [62, 3.5];

/** Spectra of a run-up, one behind the other: the line of running speed grows at the critical speed and falls behind it. */
export function cascadePortrait({ critical, amplification }: DisciplineOf<'cascade'>): SvgElements[] {
  const zeta = dampingRatio(amplification);
  const natural = naturalSpeed(critical, zeta);
  const response = (speed: number) => unbalanceResponse(speed / natural, zeta);
  const scale = PEAK / response(critical);
  const spectra = Array.from({ length: SPECTRA }, (_, i) => {
    const speed = 0.18 + (0.82 * i) / (SPECTRA - 1);
    const base = 88 - i * 10.4;
    const order = (n: number, height: number): Point[] => {
      const x = -88 + speed * n * 78;
      return [
        [x - FOOT, base],
        [x, base - height],
        [x + FOOT, base],
      ];
    };
    const order1 = order(1, response(speed) * scale);
    return [[-94, base], ...order1, ...order(2, 5 + 7 * speed), [94, base]] as Point[];
  });
  // From the highest speed, at the back, to the lowest: each sheet hides what lies behind it.
  return [...spectra.toReversed().flatMap((points) => [shape('cut', points), polyline('after', points.slice(1, 4))])];
}
