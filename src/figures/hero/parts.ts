import { HERO_PARTS } from '../../config/hero-parts.ts';
import { percent, SHEET } from './sheet.ts';

type HeroPart = (typeof HERO_PARTS)[number];

/** Where the leader of each named part ends: place along the shaft and radius, above the axis. */
const ENDS: Record<HeroPart, [x: number, r: number]> = {
  shaft: [66, 22],
  inlet: [210, 318],
  casing: [560, 235],
  compressor: [785, 200],
  combustor: [1150, 333],
  turbine: [1577, 250],
  exhaust: [1940, 290],
};

/**
 * The parts that have a name on the drawing, from front to back.
 * @returns the key of each and, as CSS, the place of its name; `--h-at` counts from the last one
 */
export const namedParts: { key: HeroPart; place: string }[] = HERO_PARTS.map((key, at) => {
  const [x, r] = ENDS[key];
  const place = `left:${percent(x / SHEET.width, 1)};bottom:${percent(0.5 + r / SHEET.height, 1)};--h-at:${HERO_PARTS.length - at};`;
  return { key, place };
});
