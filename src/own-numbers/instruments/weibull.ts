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
import type { Instrument, OwnWords } from './index.ts';

/** Share failed at B10 life, and at the characteristic life. */
const [TENTH, CHARACTERISTIC] = [0.1, 1 - 1 / Math.E];

/** Failures from which on there are figures and a verdict. */
const ENOUGH = 5;

/** Fewer records of one Weibull distribution than this lie as far from a line: the test of fit. */
const FIT_LEVEL = 0.05;

/** Wear or chance, and when a planned change is worth it. */
export const instrument: Instrument<'weibull'> = {
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
    const estimates = estimateWeibull(failures, suspensions);
    const { beta, age, share } = estimates;
    const hours = (value: number) => withThreeFigures(value, 'h', units);
    const rows: Row[] = [
      [results.shape, beta, threeFigures],
      [results.life, age(CHARACTERISTIC), hours],
      [results.tenth, age(TENTH), hours],
    ];
    if (interval !== undefined) {
      const name = fill(results.failed, { interval: withUnit(interval, 'h') });
      rows.push([name, share(interval), percent]);
    }
    if (!rows.every(isFiniteRow)) return undefined;
    const count = failures.length;
    const verdict = verdictOf(count, estimates);
    return {
      table: {
        head: ['', results.value, results.from, results.to],
        rows: verdict === 'few' ? [] : rows.map(cellsOf),
      },
      verdict: fill(verdicts[verdict], {
        beta: threeFigures(beta.value),
        low: threeFigures(beta.low),
        high: threeFigures(beta.high),
        count,
        level: 100 * FIT_LEVEL,
      }),
      more: adviceOf(verdict, count, estimates, more),
    };
  },
};

type Row = [name: string, estimate: Estimate, write: (value: number) => string];
const cellsOf = ([name, { value, low, high }, write]: Row): readonly string[] => [
  name,
  ...[value, low, high].map(write),
];
const isFiniteRow = ([, { value, low, high }]: Row): boolean =>
  [value, low, high].every(Number.isFinite);

const threeFigures = (value: number) => withThreeFigures(value, '', 'si');
/** As the drawing writes it. */
const percent = (share: number) => `${num(share * 100, share < 0.1 ? 1 : 0)} %`;

type Verdict = keyof OwnWords<'weibull'>['verdicts'];
type Estimates = ReturnType<typeof estimateWeibull>;

function verdictOf(count: number, { beta, fitProbability }: Estimates): Verdict {
  if (count < ENOUGH) return 'few';
  if (fitProbability < FIT_LEVEL) return 'mixed';
  if (isWear(beta)) return 'wear';
  return isEarly(beta) ? 'early' : 'chance';
}

/** How many failures would tell wear from chance or, where that is told, narrow the bounds of β. */
function adviceOf(
  verdict: Verdict,
  count: number,
  { beta, failuresUntil }: Estimates,
  { tell, tellNever, narrow, narrowNever, cause }: OwnWords<'weibull'>['more'],
): string {
  if (verdict === 'mixed') return cause;
  const isTold = verdict === 'wear' || verdict === 'early';
  const total = Math.max(ENOUGH, failuresUntil(isTold ? isHalfAsWideAs(beta) : isTelling));
  const most = Math.max(MOST_AHEAD, count);
  if (total > most) return fill(isTold ? narrowNever : tellNever, { most });
  return fill(isTold ? narrow : tell, { count: total, more: total - count });
}

/** A bound is compared with 1 as it is printed. */
const printed = (value: number) => Number(value.toPrecision(3));
const isWear = ({ low }: Estimate) => printed(low) > 1;
const isEarly = ({ high }: Estimate) => printed(high) < 1;
const isTelling = (beta: Estimate) => isWear(beta) || isEarly(beta);

/** Whether bounds lie half as far apart as others, on a scale of proportions. */
const isHalfAsWideAs =
  (before: Estimate) =>
  ({ low, high }: Estimate): boolean =>
    Math.log(high / low) <= Math.log(before.high / before.low) / 2;
