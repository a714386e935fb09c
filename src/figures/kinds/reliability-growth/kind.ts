import { flatten, type Nested } from '../../../lib/nested.ts';
import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { decades, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num } from '../../numbers.ts';
import { polyline } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { crowAmsaa, eventsBy, ownClock } from '../../physics/growth.ts';
import { type FigureProblem, isFitted, outside, problem, unsorted } from '../../problems.ts';
import { scaleLog } from '../../scale.ts';
import { beside, type Side } from '../../spots.ts';
import { TEXT_OF, withStyles } from '../../states.ts';

type Growth = FigureOf<'reliability-growth'>;
type Segment = Growth['segments'][number];
type Words = WordsOf<'reliability-growth'>;

/** Each period by its own clock, with its fit. */
const periodsOf = ({ segments }: Growth) =>
  segments.map((segment) => ({
    ...segment,
    times: ownClock(segment),
    total: segment.to - segment.from,
    fit: crowAmsaa(segment),
  }));
type Period = ReturnType<typeof periodsOf>[number];

function draw(growth: Growth, format: Format, words: Words) {
  const pen = new Pen(format, 360);
  const periods = withStyles(periodsOf(growth));
  const first = Math.min(...periods.map(({ times, total }) => times[0] ?? total));
  const longest = Math.max(...periods.map(({ total }) => total));
  const most = Math.max(...periods.map(({ times }) => times.length));
  const x = scaleLog([Math.max(first * 0.7, 1), longest * 1.15], [0, 1000]);
  const { top, bottom } = plotOf(pen);
  const y = scaleLog([0.7, most * 1.6], [bottom, top]);

  yAxis(pen, { scale: y, ticks: decades([1, most * 1.5]), title: words.failures });
  const title = `${words.time}, ${growth.unit}`;
  xAxis(pen, bottom, { scale: x, ticks: decades(x.domain), title });
  for (const { style, fit, total } of periods) {
    const start = Math.max(x.domain[0] ?? 1, (0.7 / fit.lambda) ** (1 / fit.beta));
    const at = (time: number): Point => [x(time), y(eventsBy(fit, time))];
    pen.line(style, polyline(at(start), at(total)));
  }
  for (const { style, times } of periods) {
    const counted = times.filter((time) => time > 0);
    pen.dots(style, ...counted.map((time, i): Point => [x(time), y(i + 1)]));
  }
  for (const [i, period] of periods.entries()) {
    const slope = `β ${period.beta.toFixed(2)}`;
    const name = pen.compact ? slope : `${period.label}\n${slope}`;
    const spots = spotsAlong(period, first, (time, count) => [x(time), y(count)]);
    const isMain = i === periods.length - 1;
    pen.label(TEXT_OF[period.state], name, spots, { wrap: 16, isMain });
  }
  return pen.drawing();
}

/** Places beside the line of a period, from its end back. @param first event of all periods */
function spotsAlong(
  { fit, total, state }: Period,
  first: number,
  at: (time: number, count: number) => Point,
): Spot[] {
  const sides: Side[] =
    state === 'after' ? ['belowRight', 'below', 'belowLeft'] : ['aboveLeft', 'above', 'left'];
  return [1, 0.9, 0.8, 0.65, 0.5, 0.3].flatMap((share) => {
    const time = first * (total / first) ** share;
    const on = at(time, Math.max(0.8, eventsBy(fit, time)));
    return [12, 24, 36, 56].flatMap((gap) => beside(on, sides, gap));
  });
}

/** A slope that differs from the one fitted to its events. */
function misfit(segment: Segment, i: number) {
  const { beta } = crowAmsaa(segment);
  if (isFitted(segment.beta, beta)) return undefined;
  const right = beta.toFixed(2);
  const message = `is ${num(segment.beta)}; the maximum-likelihood fit (time since the start of the period) gives ${right}`;
  return problem(['segments', i, 'beta'], message, `Write beta: ${right}, or correct the events.`);
}

/** Times of a period that contradict one another, or the period before. */
function impossible(
  { from, to, events }: Segment,
  i: number,
  all: readonly Segment[],
): Nested<FigureProblem> {
  const end = all[i - 1]?.to ?? from;
  const pathOf = (at: number) => ['segments', i, 'events', at];
  return [
    from !== end &&
      problem(
        ['segments', i, 'from'],
        `is ${from}, but the period before ends at ${end}`,
        `Write ${end}, or correct the end of the period before.`,
      ),
    to <= from &&
      problem(
        ['segments', i, 'to'],
        `is ${to}, before the start at ${from}`,
        'Let the period end after it starts.',
      ),
    unsorted(events, pathOf, 'the times'),
    events.map((event, at) =>
      event === from
        ? problem(
            pathOf(at),
            `is ${event}, which is when the period starts`,
            'Count it in the previous period, or correct it.',
          )
        : outside(event, [from, to], pathOf(at), 'the period'),
    ),
  ];
}

/** A parameter is checked against its data only if the data themselves are possible. */
function problems({ segments }: Growth) {
  const found = flatten(segments.map(impossible));
  return found.length > 0 ? found : segments.map(misfit);
}

export const reliabilityGrowth: Kind<'reliability-growth'> = {
  problems,
  draw,
  table: ({ segments, unit }, words) => ({
    head: ['', `${words.time}, ${unit}`, words.failures],
    rows: segments.flatMap((s) =>
      ownClock(s).map((time, i) => [s.label, num(time), String(i + 1)]),
    ),
  }),
};
