import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { plotOf, xAxis, yAxis } from '../../axes.ts';
import { type Format, type Point, type Spot, WIDE_PX } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num } from '../../numbers.ts';
import { Pen } from '../../pen.ts';
import { BOUNDARIES, sourRegion } from '../../physics/sour.ts';
import { scaleLinear, scaleLog } from '../../scale.ts';
import { distanceAt } from '../../sheet.ts';
import { around, spot } from '../../spots.ts';
import { pairs, TEXT_OF } from '../../states.ts';

type Sour = FigureOf<'sour-regions'>;
type Words = WordsOf<'sour-regions'>;
/** H2S in kPa, and pH. */
type Position = readonly [h2s: number, ph: number];
const positions = (...places: Position[]) => places;
/** Possible positions of each region's number, well within it. */
const NUMBERS = [
  positions([0.17, 5.9], [0.17, 5], [0.17, 3], [0.17, 4]),
  positions([1.6, 6], [0.9, 5.6], [6, 6.2], [0.7, 5.2], [2.6, 6.3]),
  positions([9, 4.95], [20, 5.3], [4, 4.6], [45, 5.65], [330, 6], [1.8, 4.25], [0.55, 3]),
  positions([110, 3.2], [300, 4.2], [30, 3], [110, 4.6], [6, 3]),
];

type At = (position: Position) => Point;

function draw(sour: Sour, format: Format, words: Words) {
  const pen = new Pen(format, 360);
  const left = Math.min(0.1, ...sour.points.map((p) => p.h2s * 0.3));
  const x = scaleLog([left, 1000], [0, 1000]);
  const { top, bottom } = plotOf(pen);
  const y = scaleLinear([2.5, 6.5], [bottom, top]);
  const at: At = ([h2s, ph]) => [x(h2s), y(ph)];
  const { zero, one, two } = BOUNDARIES;

  pen.area('pale', [...two.map(at), at([1000, 6.5]), ...one.toReversed().map(at), at([0.3, 2.5])]);
  pen.area('straw', [...two.map(at), at([1000, 2.5])]);
  yAxis(pen, { scale: y, ticks: [2.5, 3.5, 4.5, 5.5, 6.5], title: words.ph });
  const ticks = [0.01, 0.1, 1, 10, 100, 1000].filter((tick) => tick >= left);
  xAxis(pen, bottom, { scale: x, ticks, title: words.h2s });
  pen.line('curve', zero.map(at), one.map(at), two.map(at));

  const points = sour.points.map((point) => ({ ...point, place: at([point.h2s, point.ph]) }));
  for (const [from, to] of pairs(points)) pen.arrow(from.place, to.place);
  for (const { state, place } of points) pen.dots(state, place);
  for (const { state, label, place } of points) {
    const spots = around(place, ['right', 'left', 'above', 'below']);
    pen.label(TEXT_OF[state], label, spots, { wrap: 12 });
  }
  nameRegions(pen, sour, at, words.region);
  return pen.drawing();
}

/** The number of each region; a card shows that of the most severe one with a point. */
function nameRegions(pen: Pen, { points }: Sour, at: At, name: string): void {
  const places = points.map(({ h2s, ph }) => at([h2s, ph]));
  const spots = NUMBERS.map((region) => byRoom(region.map(at), places, pen.narrowest));
  const isNamed = pen.narrowest >= WIDE_PX;
  for (const [region, each] of spots.entries())
    pen.label('label', isNamed && region > 0 ? `${name} ${region}` : `${region}`, each);
  const worst = Math.max(...points.map(({ h2s, ph }) => sourRegion(h2s, ph)));
  if (pen.compact) pen.label('label', `${name} ${worst}`, spots[worst] ?? [], { isMain: true });
}

/**
 * Spots for the number of a region, the one furthest from all points first: under the name of a point
 * it would read as part of it.
 * @param width px
 */
function byRoom(region: readonly Point[], points: readonly Point[], width: number): Spot[] {
  const room = (place: Point) =>
    Math.min(...points.map((point) => distanceAt(width, point, place)));
  const places = region.toSorted((a, b) => room(b) - room(a));
  return places.map(([x, y]) => spot(x, y + 4));
}

export const sourRegions: Kind<'sour-regions'> = {
  draw,
  table: ({ points }, words) => ({
    head: ['', words.h2s, words.ph, words.region],
    rows: points.map((p) => [p.label, num(p.h2s), num(p.ph), String(sourRegion(p.h2s, p.ph))]),
  }),
};
