import type { Anchor, Point, Spot } from './drawing.ts';
import { pointOf } from './paths.ts';

/**
 * A place for a label: to the right of x by `dx` px, to its left if that is negative, centred at 0.
 * @param x per mille
 * @param y baseline, px
 * @param of what it names
 */
export const spot = (x: number, y: number, dx = 0, of?: Point): Spot => ({
  x,
  dx,
  y,
  anchor: anchorFor(dx),
  ...(of && { of }),
});

function anchorFor(dx: number): Anchor {
  if (dx === 0) return 'middle';
  return dx > 0 ? 'start' : 'end';
}

/**
 * All places around a point: beside it first, then above and below. `first` names the sides to try
 * before the others.
 */
export const around = (of: Point, first: readonly Side[] = [], gap = 8): Spot[] =>
  beside(of, [...new Set([...first, ...SIDES])], gap);

/**
 * The places on the given sides of a point, in that order. @param gap between point and text, px
 */
export function beside(of: Point, sides: readonly Side[], gap = 8): Spot[] {
  const [x, y] = of;
  const spots: Record<Side, Spot> = {
    right: spot(x, y + 4, gap, of),
    left: spot(x, y + 4, -gap, of),
    above: spot(x, y - gap, 0, of),
    below: spot(x, y + gap + 9, 0, of),
    aboveRight: spot(x, y - gap + 2, 4, of),
    aboveLeft: spot(x, y - gap + 2, -4, of),
    belowRight: spot(x, y + gap + 7, 4, of),
    belowLeft: spot(x, y + gap + 7, -4, of),
  };
  return sides.map((side) => spots[side]);
}
/** The places on the given sides of points of a line, each at a share of all its points. */
export const besideLine = (
  line: readonly Point[],
  shares: readonly number[],
  sides: readonly Side[],
  gap?: number,
): Spot[] => shares.flatMap((share) => beside(pointOf(line, share), sides, gap));

const SIDES = [
  'right',
  'left',
  'above',
  'below',
  'aboveRight',
  'aboveLeft',
  'belowRight',
  'belowLeft',
] as const;
export type Side = (typeof SIDES)[number];

/**
 * The places along a level line, in per mille of the width: over it or under it. At 1000 a label
 * ends at the right edge.
 */
export function along(level: number, places: readonly number[], first: 'over' | 'under'): Spot[] {
  const [over, under] = [level - 5, level + 14];
  const baselines = first === 'over' ? [over, under] : [under, over];
  return places.flatMap((x) => {
    const anchor = x === 1000 ? 'end' : 'start';
    return baselines.map((y): Spot => ({ x, dx: 0, y, anchor, of: [x, level] }));
  });
}
