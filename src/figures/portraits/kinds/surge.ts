import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { atSpeed, headOn, type MapPoint } from '../../physics/affinity.ts';
import { dots, polyline, type SvgElements } from '../pen.ts';

const SURGE: MapPoint = { flow: 0.52, head: 1 };
const CHOKE: MapPoint = { flow: 1.02, head: 0.52 };

const shares = Array.from({ length: 13 }, (_, i) => i / 12);

/** A compressor's map and a trip on it: the point falls to the surge line and, with the valve open, back from it. */
export function surgePortrait({ speeds }: DisciplineOf<'surge'>): SvgElements[] {
  const highest = Math.max(...speeds);
  const place = ({ flow, head }: MapPoint): Point => [-96 + (flow / highest / 1.1) * 186, 90 - (head / highest ** 2 / 1.14) * 178];
  const speedLine = (ratio: number): Point[] => {
    const [low, high] = [atSpeed(SURGE, ratio), atSpeed(CHOKE, ratio)];
    const head = headOn(low, high);
    return shares.map((t) => {
      const flow = low.flow + (high.flow - low.flow) * t;
      return place({ flow, head: head(flow) });
    });
  };
  const run: Point[] = [
    [0.76, 0.92],
    [0.62, 0.9],
    [0.53, 0.84],
    [0.49, 0.74],
    [0.5, 0.6],
    [0.54, 0.44],
    [0.5, 0.28],
    [0.36, 0.14],
    [0.16, 0.05],
  ].map(([flow = 0, head = 0]) => place(atSpeed({ flow, head }, highest)));
  return [
    polyline('line', [
      [-96, -96],
      [-96, 90],
      [96, 90],
    ]),
    polyline('line', ...speeds.map(speedLine)),
    polyline(
      'before',
      shares.map((t) => place(atSpeed(SURGE, 0.2 + (1.03 * highest - 0.2) * t))),
    ),
    polyline('after', run),
    dots('blue', 5, run[0] ?? [0, 0]),
    dots('ink', 2.6, ...run.slice(1)),
  ];
}
