import { weibull } from '../../figures/kinds/weibull/kind.ts';
import { num, withUnit } from '../../figures/numbers.ts';
import {
  fitWeibull,
  weibullAge,
  weibullBounds,
  weibullCdf,
} from '../../figures/physics/weibull.ts';
import { fill } from '../../lib/fill.ts';
import { withThreeFigures } from '../units.ts';
import type { Instrument } from './index.ts';

/** Share failed at B10 life, and at the characteristic life. */
const [TENTH, CHARACTERISTIC] = [0.1, 1 - 1 / Math.E];

/** Wear or chance, and when a planned change is worth it. */
export const instrument: Instrument<'weibull'> = {
  type: 'weibull',
  kind: weibull,
  start: (figure) => figure,
  computed: ['beta', 'eta'],
  follow(figure) {
    const { beta, eta } = fitWeibull(figure.failures, figure.suspensions);
    return { ...figure, beta: Number(beta.toPrecision(3)), eta: Number(eta.toPrecision(3)) };
  },
  answer({ failures, suspensions, interval }, units, { results, verdicts }) {
    const { beta, eta } = fitWeibull(failures, suspensions);
    const bounds = weibullBounds(failures, suspensions);
    const [low, high] = bounds.beta.map((value) => value.toFixed(2)) as [string, string];
    const hours = (value: number) => withThreeFigures(value, 'h', units);
    const life = (name: string, share: number) => [
      name,
      ...[weibullAge(share, beta, eta), ...bounds.age(share)].map(hours),
    ];
    const share = (interval: number) => {
      const percent = weibullCdf(interval, beta, eta) * 100;
      return [
        fill(results.failed, { interval: withUnit(interval, 'h') }),
        `${num(percent, percent < 10 ? 1 : 0)} %`,
        '',
        '',
      ];
    };
    const isOutside = beta < bounds.beta[0] || beta > bounds.beta[1];
    const certain =
      Number(low) > 1 ? verdicts.wear : Number(high) < 1 ? verdicts.early : verdicts.chance;
    const verdict = isOutside ? verdicts.mixed : certain;
    return {
      table: {
        head: ['', results.value, results.from, results.to],
        rows: [
          [results.shape, beta.toFixed(2), low, high],
          life(results.life, CHARACTERISTIC),
          life(results.tenth, TENTH),
          ...(interval === undefined ? [] : [share(interval)]),
        ],
      },
      verdict: fill(verdict, { beta: beta.toFixed(2), low, high, count: failures.length }),
    };
  },
};
