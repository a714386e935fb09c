import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, clearOf, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { mostDecimals, num } from '../../numbers.ts';
import { curve, pointOf } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { atSpeed, headOn, type MapPoint } from '../../physics/affinity.ts';
import { problem } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { around, beside, besideLine, type Side } from '../../spots.ts';
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

/** Where flows and heads lie, and the marks that they make. */
type Plot = ReturnType<typeof plotFor>;

/** @param ratios of the speeds to the reference speed, descending */
function plotFor(pen: Pen, map: PerformanceMap, ratios: readonly number[]) {
  const { points, surge, choke } = map;
  const [fastest = 1, slowest = 1] = [ratios[0], ratios.at(-1)];
  const ends = [surge, choke].flatMap((end) => [atSpeed(end, slowest), atSpeed(end, fastest)]);
  const flows = [...points, ...ends].map(({ flow }) => flow);
  const heads = [...points, ...ends].map(({ head }) => head);
  const { top, bottom } = plotOf(pen);
  const y = scaleLinear([Math.min(...heads) * 0.85, Math.max(...heads) * 1.05], [bottom, top]);
  // Room on the right for the names of the speeds, even at the narrowest width.
  const x = scaleLinear(
    [Math.min(...flows) * 0.8, Math.max(...flows)],
    [besideTicks(pen, y.ticks(5)), pen.compact ? 970 : 815],
  );
  const at = ({ flow, head }: MapPoint): Point => [x(flow), y(head)];
  const limitAt = (end: MapPoint) =>
    curve([slowest, fastest * 1.02], (ratio) => at(atSpeed(end, ratio)));
  const speedLine = (ratio: number) => {
    const [from, to] = [atSpeed(surge, ratio), atSpeed(choke, ratio)];
    const headAt = headOn(from, to);
    return curve([from.flow, to.flow], (flow) => at({ flow, head: headAt(flow) }));
  };
  const lines = ratios.map((ratio) => ({
    speed: Math.round(ratio * map.referenceSpeed),
    line: speedLine(ratio),
  }));
  return { x, y, bottom, at, surge: limitAt(surge), choke: limitAt(choke), lines };
}

function draw(map: PerformanceMap, format: Format, words: Words) {
  const pen = new Pen(format, 360);
  const { points, referenceSpeed } = map;
  const ratios = map.speeds.map((speed) => speed / referenceSpeed).sort((a, b) => b - a);
  const plot = plotFor(pen, map, ratios);
  const { x, y, bottom, at, surge, choke, lines } = plot;
  const { head, low, high } = labelsOf(map, words);

  const ticks = clearOf(bottom, y, y.ticks(5));
  yAxis(pen, { scale: y, ticks, title: `${head}, ${map.headUnit}` });
  const wholeSheet = scaleLinear([x.invert(0), x.invert(1000)], [0, 1000]);
  const title = `${words.flow}, ${map.flowUnit}`;
  xAxis(pen, bottom, { scale: x, ticks: wholeSheet.ticks(6), title });
  pen.line('thin', choke);
  pen.line('curve', ...lines.map(({ line }) => line));
  pen.line('limit', surge);
  for (const [from, to] of pairs(points)) pen.arrow(at(from), at(to));
  for (const point of points) pen.dots(point.state, at(point));

  namePoints(pen, points, plot);
  nameSpeeds(pen, plot, words.speed);
  const top = beside(pointOf(surge, 1), ['aboveRight'], 4);
  pen.label('limit', low, [...besideLine(surge, DOWN, ['left']), ...top]);
  pen.label('tick', high, besideLine(choke, DOWN, ['right', 'left']));
  return pen.drawing();
}

/** Shares of a limit's points at which it is named: from near its end to its start. */
const DOWN = [0.9, 0.75, 0.6, 0.45, 0.3, 0.15];

function namePoints(pen: Pen, points: PerformanceMap['points'], { at }: Plot): void {
  for (const point of points) {
    const sides: Side[] =
      point.state === 'before' ? ['left', 'belowLeft'] : ['right', 'aboveRight'];
    pen.label(TEXT_OF[point.state], point.label, around(at(point), sides), { wrap: 14 });
  }
}

/** Names each speed at the end of its line; the unit at the slowest, where it has most room. */
function nameSpeeds(pen: Pen, { lines }: Plot, unit: string): void {
  for (const [i, { speed, line }] of lines.entries()) {
    const name = i === lines.length - 1 ? `${num(speed, 0)} ${unit}` : num(speed, 0);
    pen.label('label', name, besideLine(line, [1], ['belowRight', 'right', 'below'], 5), {
      wrap: 8,
    });
  }
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

export const performanceMap: Kind<'performance-map'> = {
  problems,
  draw,
  table(map, words) {
    const { points, speeds, surge, choke } = map;
    const { head, low, high } = labelsOf(map, words);
    // A computed end of a line has no more decimals than the measured points.
    const given = [...points, surge, choke];
    const flowDecimals = mostDecimals(given.map((point) => point.flow));
    const headDecimals = mostDecimals(given.map((point) => point.head));
    const row = (name: string, point: MapPoint) => [
      name,
      num(point.flow, flowDecimals),
      num(point.head, headDecimals),
    ];
    return {
      head: ['', `${words.flow}, ${map.flowUnit}`, `${head}, ${map.headUnit}`],
      rows: [
        ...points.map((point) => row(point.label, point)),
        ...speeds.flatMap((speed) => {
          const [name, ratio] = [`${num(speed)} ${words.speed}`, speed / map.referenceSpeed];
          return [
            row(`${name}, ${low}`, atSpeed(surge, ratio)),
            row(`${name}, ${high}`, atSpeed(choke, ratio)),
          ];
        }),
      ],
    };
  },
};
