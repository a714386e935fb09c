import { fill } from '../../lib/fill.ts';
import { weibull } from '../kinds/weibull/kind.ts';
import { num, withUnit } from '../numbers.ts';
import { fitWeibull, weibullAge, weibullBounds, weibullCdf } from '../physics/weibull.ts';
import type { Instrument } from './instrument.ts';

const three = (value: number): number => Number(value.toPrecision(3));

/** Wear or chance, and when a planned change is worth it. */
export const instrument: Instrument<'weibull'> = {
  kind: weibull,
  groups: [
    {
      name: 'ages',
      fields: [
        { name: 'failures', kind: 'list', quantity: 'time', min: 3, max: 500 },
        { name: 'suspensions', kind: 'list', quantity: 'time', min: 0, max: 500, optional: true },
        { name: 'interval', quantity: 'time', min: 1, max: 1_000_000, step: 100, optional: true },
      ],
    },
  ],
  start: ({ failures, suspensions, interval }) => ({ failures, suspensions, interval }),
  figure({ lists, numbers }, { interval: _, ...example }) {
    const { failures = [], suspensions = [] } = lists;
    const { beta, eta } = fitWeibull(failures, suspensions);
    const { interval } = numbers;
    const fitted = { beta: Number(beta.toFixed(2)), eta: three(eta) };
    return { ...example, ...fitted, failures: [...failures], suspensions: [...suspensions], ...(interval && { interval }) };
  },
  answer(_, { failures, suspensions, interval, unit }, _units, { results, verdicts }) {
    const { beta, eta } = fitWeibull(failures, suspensions);
    const bounds = weibullBounds(failures, suspensions);
    const [low, high] = bounds.beta.map((value) => value.toFixed(2)) as [string, string];
    const hours = (value: number) => withUnit(num(three(value)), unit);
    const share = interval === undefined ? undefined : weibullCdf(interval, beta, eta) * 100;
    const verdict = Number(low) > 1 ? verdicts.wear : Number(high) < 1 ? verdicts.early : verdicts.chance;
    const { shape = '', life = '', tenth = '', failed = '', value = '', from = '', to = '' } = results;
    return {
      table: {
        head: ['', value, from, to],
        rows: [
          [shape, beta.toFixed(2), low, high],
          [life, hours(eta), ...bounds.eta.map(hours)],
          [tenth, hours(weibullAge(0.1, beta, eta)), '', ''],
          ...(share === undefined
            ? []
            : [[fill(failed, { interval: withUnit(interval ?? 0, unit) }), `${num(share, share < 10 ? 1 : 0)} %`, '', '']]),
        ],
      },
      verdict: fill(verdict ?? '', { beta: beta.toFixed(2), low, high, count: failures.length }),
    };
  },
};
