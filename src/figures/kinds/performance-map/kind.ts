import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, clearOf, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { around, beside } from '../../labels.ts';
import { mostDecimals, num } from '../../numbers.ts';
import { curve, pointOf } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { atSpeed, headOn, type MapPoint } from '../../physics/affinity.ts';
import { problem } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { pairs, TEXT_OF } from '../../states.ts';

type PerformanceMap = FigureOf<'performance-map'>;
type Words = WordsOf<'performance-map'>;

/**
 * Labels: a head in metres is that of a pump, whose map ends at minimum flow and end of curve, not
 * at surge and choke.
 */
const labelsOf = ({ headUnit }: PerformanceMap, words: Words) => {
  const machine = headUnit === 'm' ? words.pump : words.compressor;
  return { ...machine, head: headUnit === 'bar' ? words.pressure : machine.head };
};

function draw(map: PerformanceMap, format: Format, words: Words) {
  const pen = new Pen(format, 360);
  const { head, low, high } = labelsOf(map, words);
  const ratios = map.speeds.map((speed) => speed / map.referenceSpeed).sort((a, b) => b - a);
  const [fastest = 1, slowest = 1] = [ratios[0], ratios.at(-1)];
  const flows = [
    ...map.points.map((p) => p.flow),
    atSpeed(map.surge, slowest).flow,
    atSpeed(map.choke, fastest).flow,
  ];
  const heads = [
    ...map.points.map((p) => p.head),
    atSpeed(map.choke, slowest).head,
    atSpeed(map.surge, fastest).head,
  ];
  const { top, bottom } = plotOf(pen);
  const y = scaleLinear([Math.min(...heads) * 0.85, Math.max(...heads) * 1.05], [bottom, top]);
  // Room on the right for the names of the speeds, even at the narrowest width.
  const x = scaleLinear(
    [Math.min(...flows) * 0.8, Math.max(...flows)],
    [besideTicks(pen, y.ticks(5)), pen.compact ? 970 : 815],
  );
  const shown = scaleLinear([x.invert(0), x.invert(1000)], [0, 1000]);
  const at = (p: MapPoint): Point => [x(p.flow), y(p.head)];

  yAxis(pen, {
    scale: y,
    ticks: clearOf(bottom, y, y.ticks(5)),
    title: `${head}, ${map.headUnit}`,
  });
  xAxis(pen, bottom, { scale: x, ticks: shown.ticks(6), title: `${words.flow}, ${map.flowUnit}` });

  const limit = (end: MapPoint): Point[] =>
    curve([slowest, fastest * 1.02], (ratio) => at(atSpeed(end, ratio)));
  const [surge, choke] = [limit(map.surge), limit(map.choke)];
  pen.line('thin', choke);
  const speedLines = ratios.map((ratio) => {
    const [from, to] = [atSpeed(map.surge, ratio), atSpeed(map.choke, ratio)];
    return {
      ratio,
      line: curve([from.flow, to.flow], (flow) => at({ flow, head: headOn(from, to)(flow) })),
    };
  });
  pen.line('curve', ...speedLines.map(({ line }) => line));
  pen.line('limit', surge);

  for (const [from, to] of pairs(map.points)) pen.arrow(at(from), at(to));
  for (const p of map.points) pen.dots(p.state, at(p));

  for (const p of map.points)
    pen.label(
      TEXT_OF[p.state],
      p.label,
      around(at(p), p.state === 'before' ? ['left', 'belowLeft'] : ['right', 'aboveRight']),
      14,
    );
  for (const { ratio, line } of speedLines) {
    const speed = num(Math.round(ratio * map.referenceSpeed), 0);
    // The unit is at the slowest line, where it has most room.
    const name = ratio === slowest ? `${speed} ${words.speed}` : speed;
    pen.label('label', name, beside(pointOf(line, 1), ['belowRight', 'right', 'below'], 5), 8);
  }
  const along = (line: readonly Point[], sides: readonly ('left' | 'right' | 'above')[]) =>
    [0.9, 0.75, 0.6, 0.45, 0.3, 0.15].flatMap((t) => beside(pointOf(line, t), sides));
  pen.label('limit', low, [
    ...along(surge, ['left']),
    ...beside(pointOf(surge, 1), ['aboveRight'], 4),
  ]);
  pen.label('tick', high, along(choke, ['right', 'left']));
  return pen.drawing();
}

function problems({ surge, choke }: PerformanceMap) {
  return [
    choke.flow <= surge.flow &&
      problem(
        ['choke', 'flow'],
        `is ${choke.flow}, not more than ${surge.flow} at surge`,
        'Choke lies to the right of surge: write more flow.',
      ),
    choke.head >= surge.head &&
      problem(
        ['choke', 'head'],
        `is ${choke.head}, not less than ${surge.head} at surge`,
        'Choke lies below surge: write less head.',
      ),
  ];
}

export const performanceMap = {
  problems,
  draw,
  table(map, words) {
    const { head, low, high } = labelsOf(map, words);
    // A computed end of a line has no more decimals than the measured points.
    const given = [...map.points, map.surge, map.choke];
    const [flows, heads] = [
      mostDecimals(given.map((p) => p.flow)),
      mostDecimals(given.map((p) => p.head)),
    ];
    const row = (name: string, p: MapPoint) => [name, num(p.flow, flows), num(p.head, heads)];
    return {
      head: ['', `${words.flow}, ${map.flowUnit}`, `${head}, ${map.headUnit}`],
      rows: [
        ...map.points.map((p) => row(p.label, p)),
        ...map.speeds.flatMap((speed) => [
          row(
            `${num(speed)} ${words.speed}, ${low}`,
            atSpeed(map.surge, speed / map.referenceSpeed),
          ),
          row(
            `${num(speed)} ${words.speed}, ${high}`,
            atSpeed(map.choke, speed / map.referenceSpeed),
          ),
        ]),
      ],
    };
  },
} satisfies Kind<'performance-map'>;
