import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { dots, polyline, type SvgElements, shape } from '../pen.ts';

/** Heights of platform and tip, in units of the square (`pen.ts`), y down. */
const PLATFORM = 26;
const TIP = -92;

/** Half-width of the blade's two edges at a height, from the platform (0) to the tip (1). */
const leading = (share: number) => -36 + 10 * share + 4 * Math.sin(share * Math.PI);
const trailing = (share: number) => 34 - 8 * share - 4 * Math.sin(share * Math.PI);
const height = (share: number) => PLATFORM + (TIP - PLATFORM) * share;
const shares = Array.from({ length: 9 }, (_, i) => i / 8);

/** A section through the blade, laid into the elevation: pressure side and suction side. */
const section = (y: number): Point[] => {
  const side = (depth: number) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const t = i / 12;
      return [-23 + 46 * t, y + 14 * t - depth * Math.sin(Math.PI * t ** 0.62)];
    });
  return [...side(27), ...side(10).reverse()];
};

/** A turbine blade in elevation, with its fir-tree root, cooling holes and a section laid into it. */
export function bladePortrait({ lobes, holes }: DisciplineOf<'blade'>): SvgElements[] {
  const depth = 56 / lobes;
  const flank = Array.from({ length: lobes }, (_, i): Point[] => {
    const top = PLATFORM + 10 + i * depth;
    const wide = 32 - (i * 16) / lobes;
    return [
      [wide - 12, top],
      [wide - 12, top + depth * 0.25],
      [wide, top + depth * 0.45],
      [wide, top + depth * 0.68],
      [wide - 16, top + depth],
    ];
  }).flat();
  const mirrored = flank.map(([x, y]): Point => [-x, y]).reverse();
  const foil: Point[] = [
    ...shares.map((s): Point => [leading(s), height(s)]),
    ...shares.toReversed().map((s): Point => [trailing(s), height(s)]),
  ];
  const cooling = Array.from({ length: holes }, (_, i): Point => {
    const share = 0.1 + (0.8 * i) / (holes - 1);
    return [trailing(share) - 6, height(share)];
  });
  return [
    polyline('axis', [
      [0, -100],
      [0, 100],
    ]),
    shape('cut', foil),
    polyline(
      'fine',
      shares.map((s): Point => [leading(s) + 14, height(s)]),
    ),
    shape('cut', [
      [-46, PLATFORM],
      [46, PLATFORM],
      [46, PLATFORM + 10],
      [-46, PLATFORM + 10],
    ]),
    shape('line', [...flank, ...mirrored]),
    shape('before', section(-26)),
    dots('blue', 2.4, ...cooling),
  ];
}
