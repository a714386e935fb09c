import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { fitWeibull, medianRanks, weibullAge, weibullOrdinate } from '../../physics/weibull.ts';
import { dots, polyline, type SvgElements } from '../pen.ts';

/** Shares failed that are ruled across the paper. */
const RULED = [0.02, 0.05, 0.1, 0.2, 0.4, 0.632, 0.9, 0.99];
const [LOW, HIGH] = [weibullOrdinate(0.02), weibullOrdinate(0.99)];

/** Failures on Weibull paper, the line fitted to them, and where it crosses 63.2 %. */
export function weibullPortrait({ failures }: DisciplineOf<'weibull'>): SvgElements[] {
  const { beta, eta } = fitWeibull(failures, []);
  const [from, to] = [Math.log(weibullAge(0.02, beta, eta)), Math.log(weibullAge(0.99, beta, eta))];
  const x = (age: number) => -80 + (160 * (Math.log(age) - from)) / (to - from);
  const y = (share: number) => 88 - (176 * (weibullOrdinate(share) - LOW)) / (HIGH - LOW);
  const onLine = (share: number): Point => [x(weibullAge(share, beta, eta)), y(share)];
  return [
    polyline(
      'fine',
      ...RULED.map((share): Point[] => [
        [-92, y(share)],
        [92, y(share)],
      ]),
    ),
    polyline('line', [
      [-92, -92],
      [-92, 92],
      [92, 92],
    ]),
    polyline('limit', [[-92, y(0.632)], onLine(0.632), [onLine(0.632)[0], 92]]),
    polyline('after', [onLine(0.02), onLine(0.99)]),
    dots('bronze', 4, ...medianRanks(failures, []).map(({ age, rank }): Point => [x(age), y(rank)])),
  ];
}
