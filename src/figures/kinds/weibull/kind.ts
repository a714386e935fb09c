import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, decades, HEAD_PX, type Plot, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
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
import { around, beside } from '../../spots.ts';

/** Of few failures a visitor sees the line without figures. */
type Weibull = FigureOf<'weibull'> & { isLineOnly?: boolean };
type Words = WordsOf<'weibull'>;
/** Percentage failed at age η. */
const ETA_PERCENT = 63.2;
/** Percentages with a rule on Weibull paper. */
const PERCENT = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, ETA_PERCENT, 90, 99, 99.9];

/** A parameter as it is written: a computed one with three figures. */
const stated = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(3)));

/** The percentages ruled: those around what is drawn. @param shares 0 to 1 */
function ruled(shares: readonly number[]): number[] {
  const lowest = Math.min(...shares) * 100;
  const highest = Math.max(...shares, 0.65) * 100;
  return PERCENT.filter((_, i) => {
    const [before = 0, after = 100] = [PERCENT[i - 1], PERCENT[i + 1]];
    return after > lowest * 0.8 && before < highest;
  });
}

/** A failure with its plotting position, or a task with the share failed by then: 0 to 1. */
interface Share {
  age: number;
  share: number;
}

type Paper = ReturnType<typeof paperFor>;

/** Weibull paper, on which the shares of a distribution lie on a straight line over age. */
function paperFor(pen: Pen, figure: Weibull, ranked: readonly Share[], task?: Share) {
  const shares = ranked.map(({ share }) => share);
  const ages = [...figure.failures, ...figure.suspensions, figure.eta];
  if (task) ages.push(task.age);
  if (task && task.share > 0.001) shares.push(task.share);
  const percentages = ruled(shares);
  const [lowest = 1, highest = 99] = [percentages[0], percentages.at(-1)];
  const ends = [lowest / 100, highest / 100] as const;
  const x = scaleLog(
    [Math.min(...ages) * 0.75, Math.max(...ages) * 1.2],
    [besideTicks(pen, percentages), 1000],
  );
  const { top, bottom } = plotOf(pen);
  const height = scaleLinear([weibullOrdinate(ends[0]), weibullOrdinate(ends[1])], [bottom, top]);
  const y = (share: number) => height(weibullOrdinate(share));
  return { x, y, top, bottom, percentages, ends };
}

function draw(figure: Weibull, format: Format, words: Words) {
  const pen = new Pen(format, 380);
  // The stated parameters: the content check compares them with the fitted ones.
  const { failures, suspensions, beta, eta, interval } = figure;
  const ranked = medianRanks(failures, suspensions).map(({ age, rank }) => ({ age, share: rank }));
  const task = interval ? { age: interval, share: weibullCdf(interval, beta, eta) } : undefined;
  const paper = paperFor(pen, figure, ranked, task);
  const { x, y, top, bottom } = paper;
  const foot: Point = [x(eta), y(ETA_PERCENT / 100)];

  drawPaper(pen, figure, paper, foot, words);
  if (task) pen.line('limit', vertical(x(task.age), bottom, top));
  pen.line('axis', ...suspensions.map((age) => vertical(x(age), bottom, bottom - 9)));
  pen.line('after', fittedLine(figure, paper));
  pen.dots('before', ...ranked.map(({ age, share }): Point => [x(age), y(share)]));
  pen.dots('expected', foot);

  if (!figure.isLineOnly) nameParameters(pen, figure, paper, foot);
  if (task) nameTask(pen, figure, task, paper, words);
  nameSuspensions(pen, suspensions, paper, words);
  return pen.drawing();
}

/** The axes, and the lines to the point at age η. */
function drawPaper(
  pen: Pen,
  { unit }: Weibull,
  { x, y, bottom, percentages }: Paper,
  foot: Point,
  words: Words,
): void {
  const scale = (percent: number) => y(percent / 100);
  const ticks = percentages.filter((percent) => Math.abs(scale(percent) - foot[1]) > 15);
  yAxis(pen, { scale, ticks, title: words.failed });
  xAxis(pen, bottom, { scale: x, ticks: decades(x.domain), title: `${words.age}, ${unit}` });
  pen.line('thin', horizontal(foot[1]), vertical(foot[0], foot[1], bottom));
  pen.text('label', String(ETA_PERCENT), { y: foot[1] - 4 });
}

/** The line of the distribution from edge to edge. */
function fittedLine({ beta, eta }: Weibull, { x, y, ends: [low, high] }: Paper): Point[] {
  const from = Math.max(weibullAge(low, beta, eta), x.domain[0]);
  const to = Math.min(weibullAge(high, beta, eta), x.domain[1]);
  return [from, to].map((age): Point => [x(age), y(weibullCdf(age, beta, eta))]);
}

function nameTask(
  pen: Pen,
  { unit, isLineOnly }: Weibull,
  { age, share }: Share,
  { x, bottom }: Plot,
  words: Words,
): void {
  const reached = `${words.interval} ${withUnit(age, unit)}`;
  const failed = `${num(share * 100, share < 0.1 ? 1 : 0)} %`;
  const heights = [HEAD_PX + 22, bottom - 26, bottom - 80, (HEAD_PX + bottom) / 2];
  const spots = heights.flatMap((height) => beside([x(age), height], ['right', 'left'], 5));
  pen.label('limit', isLineOnly ? reached : `${reached}: ${failed}`, spots, { wrap: 16 });
}

/** β beside the line, and η at its foot. */
function nameParameters(
  pen: Pen,
  { beta, eta, unit }: Weibull,
  { x, y, bottom }: Plot,
  foot: Point,
): void {
  const on = (share: number): Point => [x(weibullAge(share, beta, eta)), y(share)];
  const besideLine = [
    ...around(on(0.85), ['right', 'left', 'aboveLeft']),
    ...around(on(0.04), ['right', 'left'], 12),
  ];
  pen.label('after', `β ${num(stated(beta))}`, besideLine, { isMain: true });
  pen.label('label', `η ${withUnit(stated(eta), unit)}`, [
    ...around(foot, ['belowRight', 'aboveLeft', 'belowLeft', 'right']),
    ...beside([foot[0], bottom - 40], ['right', 'left']),
  ]);
}

/**
 * Number of suspensions up to which the label names one of them; of more, as many places are tried.
 */
const MAX_LABELLED = 20;

function nameSuspensions(
  pen: Pen,
  suspensions: readonly number[],
  { x, bottom }: Plot,
  words: Words,
): void {
  const n = suspensions.length;
  if (n === 0) return;
  const descending = suspensions.toSorted((a, b) => b - a);
  const some = descending.filter((_, i) => i % Math.ceil(n / MAX_LABELLED) === 0);
  const spots = some.flatMap((age) =>
    beside([x(age), bottom - 8], ['aboveLeft', 'above', 'aboveRight'], 6),
  );
  // Among many ticks the label needs none of its own, to which a leader would be sought.
  const places = n > MAX_LABELLED ? spots.map(({ of: _, ...place }) => place) : spots;
  pen.label('tick', `${n} ${n === 1 ? words.suspension : words.suspensions}`, places);
}

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

export const weibull: Kind<'weibull'> = {
  draw,
  problems,
  table({ failures, suspensions, unit }, words) {
    const failed = medianRanks(failures, suspensions).map(({ age, rank }) => ({
      age,
      share: num(rank * 100, 1),
    }));
    const running = suspensions.map((age) => ({ age, share: words.suspension }));
    const byAge = [...failed, ...running].sort((a, b) => a.age - b.age);
    return {
      head: [`${words.age}, ${unit}`, words.failed],
      rows: byAge.map(({ age, share }) => [num(age), share]),
    };
  },
};
