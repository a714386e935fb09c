import { weibull } from '../../figures/kinds/weibull/kind.ts';
import { num, withUnit } from '../../figures/numbers.ts';
import { fitWeibull } from '../../figures/physics/weibull.ts';
import {
  type Estimate,
  estimateWeibull,
  MOST_AHEAD,
} from '../../figures/physics/weibull-bounds.ts';
import { fill } from '../../lib/fill.ts';
import { groups } from '../fields/weibull.ts';
import { withThreeFigures } from '../units.ts';
import type { Instrument } from './index.ts';

/** Share failed at B10 life, and at the characteristic life. */
const [TENTH, CHARACTERISTIC] = [0.1, 1 - 1 / Math.E];

/** Failures from which on there are figures and a verdict. */
const ENOUGH = 5;

/** Fewer records of one Weibull distribution than this lie as far from a line: the test of fit. */
const FIT_LEVEL = 0.05;

/** Wear or chance, and when a planned change is worth it. */
export const instrument: Instrument<'weibull'> = {
  type: 'weibull',
  kind: weibull,
  groups,
  withInputs: (figure) => figure,
  toDrawing(figure) {
    return {
      ...figure,
      ...fitWeibull(figure.failures, figure.suspensions),
      isLineOnly: figure.failures.length < ENOUGH,
    };
  },
  answer({ failures, suspensions, interval }, units, { results, verdicts, more }) {
    const { beta, age, share, failuresUntil, fitProbability } = estimateWeibull(
      failures,
      suspensions,
    );
    const count = failures.length;
    const row = (
      name: string,
      { value, low, high }: Estimate,
      write: (value: number) => string,
    ) => [name, ...[value, low, high].map(write)];
    const hours = (value: number) => withThreeFigures(value, 'h', units);
    const rows = [
      row(results.shape, beta, (value) => withThreeFigures(value, '', units)),
      row(results.life, age(CHARACTERISTIC), hours),
      row(results.tenth, age(TENTH), hours),
    ];
    if (interval !== undefined) {
      const name = fill(results.failed, { interval: withUnit(interval, 'h') });
      rows.push(row(name, share(interval), percent));
    }
    const name = verdictOf(count, beta, fitProbability);
    // How many failures would tell, or would halve what is left open.
    const isEnough = UNTOLD.has(name) ? isTold : isNarrower(beta);
    const total = name === 'mixed' ? count : Math.max(ENOUGH, failuresUntil(isEnough));
    const kind = UNTOLD.has(name) ? 'tell' : 'narrow';
    const sentence = total > MOST_AHEAD ? more[`${kind}Never`] : more[kind];
    const [, value = '', low = '', high = ''] = rows[0] ?? [];
    return {
      table: {
        head: ['', results.value, results.from, results.to],
        rows: name === 'few' ? [] : rows,
      },
      verdict: fill(verdicts[name], { beta: value, low, high, count, level: 100 * FIT_LEVEL }),
      more: fill(name === 'mixed' ? more.cause : sentence, {
        count: total,
        more: total - count,
        most: MOST_AHEAD,
      }),
    };
  },
};

/** As the drawing writes it. */
const percent = (share: number) => `${num(share * 100, share < 0.1 ? 1 : 0)} %`;

type Verdict = 'few' | 'mixed' | 'wear' | 'early' | 'chance';
const UNTOLD: ReadonlySet<Verdict> = new Set(['few', 'chance']);

function verdictOf(count: number, beta: Estimate, fitProbability: number): Verdict {
  if (count < ENOUGH) return 'few';
  if (fitProbability < FIT_LEVEL) return 'mixed';
  if (isWear(beta)) return 'wear';
  return isEarly(beta) ? 'early' : 'chance';
}

/** A bound is compared with 1 as it is printed. */
const printed = (value: number) => Number(value.toPrecision(3));
const isWear = ({ low }: Estimate) => printed(low) > 1;
const isEarly = ({ high }: Estimate) => printed(high) < 1;
const isTold = (beta: Estimate) => isWear(beta) || isEarly(beta);

/** Whether bounds leave half as much open as others, on a scale of proportions. */
const isNarrower =
  (before: Estimate) =>
  ({ low, high }: Estimate): boolean =>
    Math.log(high / low) <= Math.log(before.high / before.low) / 2;
