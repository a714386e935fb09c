import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, decades, HEAD_PX, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { around, beside } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import { horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import {
  fitWeibull,
  medianRanks,
  weibullAge,
  weibullCdf,
  weibullOrdinate,
} from '../../physics/weibull.ts';
import { isFitted, problem } from '../../problems.ts';
import { scaleLinear, scaleLog } from '../../scale.ts';

/** Of few failures a visitor sees the line without figures. */
type Weibull = FigureOf<'weibull'> & { isLineOnly?: boolean };
type Words = WordsOf<'weibull'>;
/** Percentages with a rule on Weibull paper. */
const PERCENT = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 63.2, 90, 99, 99.9];

/** A parameter as it is written: a computed one with three figures. */
const stated = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(3)));

function draw(figure: Weibull, format: Format, words: Words) {
  const pen = new Pen(format, 380);
  // The stated parameters: the content check compares them with the fitted ones.
  const { beta, eta } = figure;
  const points = medianRanks(figure.failures, figure.suspensions);
  const task =
    figure.interval === undefined
      ? undefined
      : { age: figure.interval, share: weibullCdf(figure.interval, beta, eta) };
  const shares = [
    ...points.map((p) => p.rank),
    ...(task && task.share > 0.001 ? [task.share] : []),
  ];
  const [lowest, highest] = [Math.min(...shares) * 100, Math.max(...shares, 0.65) * 100];
  const lines = PERCENT.filter(
    (_, i) => (PERCENT[i + 1] ?? 100) > lowest * 0.8 && (PERCENT[i - 1] ?? 0) < highest,
  );
  const ages = [...figure.failures, ...figure.suspensions, eta, ...(task ? [task.age] : [])];
  const x = scaleLog(
    [Math.min(...ages) * 0.75, Math.max(...ages) * 1.2],
    [besideTicks(pen, lines), 1000],
  );
  const { top, bottom } = plotOf(pen);
  const paper = scaleLinear(
    [weibullOrdinate((lines[0] ?? 1) / 100), weibullOrdinate((lines.at(-1) ?? 99) / 100)],
    [bottom, top],
  );
  const y = (percent: number) => paper(weibullOrdinate(percent / 100));

  const shown = lines.filter((p) => p === 63.2 || Math.abs(y(p) - y(63.2)) > 15);
  yAxis(pen, { scale: y, ticks: shown.filter((p) => p !== 63.2), title: words.failed });
  xAxis(pen, bottom, { scale: x, ticks: decades(x.domain), title: `${words.age}, ${figure.unit}` });
  const foot: Point = [x(eta), y(63.2)];
  pen.line('thin', horizontal(foot[1]), vertical(foot[0], foot[1], bottom));
  pen.text('label', '63.2', { y: foot[1] - 4 });
  if (task) pen.line('limit', vertical(x(task.age), bottom, top));
  pen.line('axis', ...figure.suspensions.map((age) => vertical(x(age), bottom, bottom - 9)));

  const [from, to] = [lines[0] ?? 1, lines.at(-1) ?? 99].map((p) =>
    weibullAge(p / 100, beta, eta),
  ) as [number, number];
  const ends = [Math.max(from, x.domain[0] ?? from), Math.min(to, x.domain[1] ?? to)].map(
    (age): Point => [x(age), y(weibullCdf(age, beta, eta) * 100)],
  );
  pen.line('after', ends);
  pen.dots('before', ...points.map((p): Point => [x(p.age), y(p.rank * 100)]));
  pen.dots('expected', foot);

  const on = (share: number): Point => [x(weibullAge(share, beta, eta)), y(share * 100)];
  if (!figure.isLineOnly) {
    pen.mainLabel('after', `β ${num(stated(beta))}`, [
      ...around(on(0.85), ['right', 'left', 'aboveLeft']),
      ...around(on(0.04), ['right', 'left'], 12),
    ]);
    pen.label('label', `η ${withUnit(stated(eta), figure.unit)}`, [
      ...around(foot, ['belowRight', 'aboveLeft', 'belowLeft', 'right']),
      ...beside([foot[0], bottom - 40], ['right', 'left']),
    ]);
  }
  if (task) {
    const reached = `${words.interval} ${withUnit(task.age, figure.unit)}`;
    const failed = `${num(task.share * 100, task.share < 0.1 ? 1 : 0)} %`;
    pen.label(
      'limit',
      figure.isLineOnly ? reached : `${reached}: ${failed}`,
      [HEAD_PX + 22, bottom - 26, bottom - 80, (HEAD_PX + bottom) / 2].flatMap((height) =>
        beside([x(task.age), height], ['right', 'left'], 5),
      ),
      16,
    );
  }
  const n = figure.suspensions.length;
  const spots = figure.suspensions
    .toSorted((a, b) => b - a)
    .filter((_, i) => i % Math.ceil(n / MAX_LABELLED) === 0)
    .flatMap((age) => beside([x(age), bottom - 8], ['aboveLeft', 'above', 'aboveRight'], 6));
  if (n > 0)
    pen.label(
      'tick',
      `${n} ${n === 1 ? words.suspension : words.suspensions}`,
      // Among many ticks the label needs none of its own, to which a leader would be sought.
      n > MAX_LABELLED ? spots.map(({ of: _, ...spot }) => spot) : spots,
    );
  return pen.drawing();
}

/**
 * Number of suspensions up to which the label names one of them; of more, as many places are tried.
 */
const MAX_LABELLED = 20;

/** Parameters that differ from those fitted to the ages. */
function problems(figure: Weibull) {
  if (new Set(figure.failures).size < 2)
    return problem(
      ['failures'],
      'are all equal: no line can be fitted',
      'Give the ages as they were recorded, unrounded.',
    );
  const fit = fitWeibull(figure.failures, figure.suspensions);
  return (['beta', 'eta'] as const).map((field) => {
    if (isFitted(figure[field], fit[field])) return undefined;
    const right = field === 'beta' ? fit.beta.toFixed(2) : String(Number(fit.eta.toPrecision(3)));
    const message = `is ${num(figure[field])}; the fit of the ages gives ${num(Number(right))}`;
    return problem([field], message, `Write ${field}: ${right}, or correct the ages.`);
  });
}

export const weibull = {
  draw,
  problems,
  table: ({ failures, suspensions, unit }, words) => ({
    head: [`${words.age}, ${unit}`, words.failed],
    rows: [
      ...medianRanks(failures, suspensions).map((p): [number, string] => [
        p.age,
        num(p.rank * 100, 1),
      ]),
      ...suspensions.map((age): [number, string] => [age, words.suspension]),
    ]
      .sort((a, b) => a[0] - b[0])
      .map(([age, rank]) => [num(age), rank]),
  }),
} satisfies Kind<'weibull'>;
