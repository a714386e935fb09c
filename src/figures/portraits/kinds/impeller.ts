import type { DisciplineOf } from '../../../schemas/discipline.ts';
import type { Point } from '../../drawing.ts';
import { arc, centreLines, polyline, type SvgElements, shape, turned } from '../pen.ts';

/** Radii of tip, eye and hub, in units of the square (`pen.ts`). */
const TIP = 90;
const EYE = 36;
const HUB = 15;

/**
 * A blade from a radius to the tip, whose angle from the radius grows evenly to the backsweep at the outlet. Of a curve at the
 * angle β from the radius, dθ/dr = tan β / r.
 */
function curve(from: number, sweep: number): Point[] {
  const steps = 9;
  let angle = 0;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const radius = from + ((TIP - from) * i) / steps;
    const beta = ((sweep * (radius - HUB)) / (TIP - HUB) / 180) * Math.PI;
    if (i > 0) angle += (((Math.tan(beta) / radius) * (TIP - from)) / steps / Math.PI) * 180;
    return turned([radius, 0], angle);
  });
}

/** A centrifugal impeller seen along its axis: full blades from the eye, splitters between them. */
export function impellerPortrait({ blades, sweep }: DisciplineOf<'impeller'>): SvgElements[] {
  const around = (points: Point[], first: number) =>
    Array.from({ length: blades }, (_, i) => points.map((point) => turned(point, first + (i * 360) / blades)));
  const [full, ...others] = around(curve(EYE, sweep), -90);
  // A splitter meets the tip half a pitch after the blade before it.
  const [end, short] = [curve(EYE, sweep).at(-1) ?? [0, 0], curve(62, sweep).at(-1) ?? [0, 0]];
  const lead = ((Math.atan2(end[1], end[0]) - Math.atan2(short[1], short[0])) * 180) / Math.PI;
  return [
    centreLines(),
    shape('line', arc(TIP)),
    shape('fine', arc(EYE)),
    shape('cut', arc(HUB)),
    polyline('line', ...others),
    polyline('fine', ...around(curve(62, sweep), -90 + lead + 180 / blades)),
    polyline('after', full ?? []),
  ];
}
