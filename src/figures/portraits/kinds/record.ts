import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { dots, polyline, type Stroked, type SvgElements } from '../pen.ts';

const x = (share: number) => -94 + 188 * share;
/** Level of each trace before its event, and how far it moves after it. */
const TRACES = [
  { level: -58, move: 40 },
  { level: 2, move: -34 },
  { level: 74, move: -46 },
] as const;

/** Three traces of a recorded trip. Each changes at a time of its own; the first change is marked. */
export function recordPortrait({ events }: DisciplineOf<'record'>): SvgElements[] {
  const first = Math.min(...events);
  const traces = events.map((at, i) => {
    const { level, move } = TRACES[i] ?? TRACES[0];
    const after = Array.from({ length: 16 }, (_, n): Point => {
      const since = ((1 - at) * n) / 15;
      return [x(at + since), level + move * (1 - Math.exp(-since * 9)) + move * 0.22 * Math.exp(-since * 5) * Math.sin(since * 26)];
    });
    return { at, level, path: [[-94, level] as Point, ...after] };
  });
  const look = (at: number): Stroked => (at === first ? 'before' : 'line');
  return [
    polyline(
      'fine',
      ...Array.from({ length: 9 }, (_, i): Point[] => [
        [x(i / 8), -94],
        [x(i / 8), 94],
      ]),
    ),
    polyline(
      'line',
      [
        [-94, 94],
        [94, 94],
      ],
      [
        [-94, -94],
        [94, -94],
      ],
    ),
    polyline('limit', [
      [x(first), -94],
      [x(first), 94],
    ]),
    ...traces.map(({ at, path }) => polyline(look(at), path)),
    dots('plum', 5, ...traces.filter(({ at }) => at === first).map(({ at, level }): Point => [x(at), level])),
  ];
}
