import type { HERO_PARTS } from '../../config/hero-parts.ts';
import { percent, SHEET } from './sheet.ts';

/** Where the leader of each named part ends: place along the shaft and radius, above the axis. */
const ENDS: Record<(typeof HERO_PARTS)[number], [x: number, r: number]> = {
  shaft: [66, 22],
  inlet: [210, 318],
  casing: [560, 235],
  compressor: [785, 200],
  combustor: [1150, 333],
  turbine: [1577, 250],
  exhaust: [1940, 290],
};

/**
 * The names to write on the drawing, from front to back.
 * @param names name of each part by its key
 * @throws where a key is no part of the drawing, or a part has no name
 */
export function namedParts(names: Record<string, string>): { key: string; name: string; place: string }[] {
  const known = Object.keys(ENDS);
  const strange = Object.keys(names).filter((key) => !known.includes(key));
  const missing = known.filter((key) => !names[key]);
  if (strange.length + missing.length > 0)
    throw new Error(
      `Parts of the hero drawing: found ${Object.keys(names).join(', ') || 'none'}. Name each of ${known.join(', ')}, and no other.`,
    );
  return Object.entries(ENDS).map(([key, [x, r]]) => ({
    key,
    name: names[key] ?? '',
    place: `left: ${percent(x / SHEET.width, 1)}; bottom: ${percent(0.5 + r / SHEET.height, 1)};`,
  }));
}
