import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { plotOf, xAxis, yAxis } from '../../axes.ts';
import { type Format, type Point, WIDE_PX } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { around, spot } from '../../labels.ts';
import { num } from '../../numbers.ts';
import { Pen } from '../../pen.ts';
import { BOUNDARIES, sourRegion } from '../../physics/sour.ts';
import { scaleLinear, scaleLog } from '../../scale.ts';
import { pairs, TEXT_OF } from '../../states.ts';

type Sour = FigureOf<'sour-regions'>;
type Words = WordsOf<'sour-regions'>;
const positions = (...places: (readonly [h2s: number, ph: number])[]) => places;
/** Possible positions of each region's number, well within it: H2S in kPa, pH. */
const NUMBERS = [
  positions([0.17, 5.9], [0.17, 5], [0.17, 3], [0.17, 4]),
  positions([1.6, 6], [0.9, 5.6], [6, 6.2], [0.7, 5.2], [2.6, 6.3]),
  positions([9, 4.95], [20, 5.3], [4, 4.6], [45, 5.65], [330, 6], [1.8, 4.25], [0.55, 3]),
  positions([110, 3.2], [300, 4.2], [30, 3], [110, 4.6], [6, 3]),
];

function draw(sour: Sour, format: Format, words: Words) {
  const pen = new Pen(format, 360);
  const left = Math.min(0.1, ...sour.points.map((p) => p.h2s * 0.3));
  const x = scaleLog([left, 1000], [0, 1000]);
  const { top, bottom } = plotOf(pen);
  const y = scaleLinear([2.5, 6.5], [bottom, top]);
  const at = ([h2s, ph]: readonly [number, number]): Point => [x(h2s), y(ph)];
  const { zero, one, two } = BOUNDARIES;

  pen.area('pale', [...two.map(at), at([1000, 6.5]), ...one.toReversed().map(at), at([0.3, 2.5])]);
  pen.area('straw', [...two.map(at), at([1000, 2.5])]);
  yAxis(pen, { scale: y, ticks: [2.5, 3.5, 4.5, 5.5, 6.5], title: words.ph });
  xAxis(pen, bottom, {
    scale: x,
    ticks: [0.01, 0.1, 1, 10, 100, 1000].filter((t) => t >= left),
    title: words.h2s,
  });
  pen.line('curve', zero.map(at), one.map(at), two.map(at));

  for (const [from, to] of pairs(sour.points))
    pen.arrow(at([from.h2s, from.ph]), at([to.h2s, to.ph]));
  for (const p of sour.points) pen.dots(p.state, at([p.h2s, p.ph]));
  for (const p of sour.points)
    pen.label(
      TEXT_OF[p.state],
      p.label,
      around(at([p.h2s, p.ph]), ['right', 'left', 'above', 'below']),
      12,
    );
  const points = sour.points.map((p) => at([p.h2s, p.ph]));
  const room = ([px, py]: Point) =>
    Math.min(...points.map(([x0, y0]) => Math.hypot(((px - x0) * pen.narrowest) / 1000, py - y0)));
  // The place with most room first: under the name of a point, a region's number would read as part
  // of it.
  const within = (region: number) =>
    (NUMBERS[region] ?? [])
      .map(at)
      .sort((a, b) => room(b) - room(a))
      .map(([px, py]) => spot(px, py + 4));
  NUMBERS.forEach((_, region) => {
    const roomy = region > 0 && pen.narrowest >= WIDE_PX;
    pen.label('label', roomy ? `${words.region} ${region}` : String(region), within(region));
  });
  const worst = sour.points.reduce((a, b) =>
    sourRegion(b.h2s, b.ph) > sourRegion(a.h2s, a.ph) ? b : a,
  );
  const region = sourRegion(worst.h2s, worst.ph);
  if (pen.compact) pen.mainLabel('label', `${words.region} ${region}`, within(region));
  return pen.drawing();
}

export const sourRegions = {
  draw,
  table: ({ points }, words) => ({
    head: ['', words.h2s, words.ph, words.region],
    rows: points.map((p) => [p.label, num(p.h2s), num(p.ph), String(sourRegion(p.h2s, p.ph))]),
  }),
} satisfies Kind<'sour-regions'>;
