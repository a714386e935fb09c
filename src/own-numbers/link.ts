import type { Units } from './units.ts';

/** What is typed in each field, by its place, and in which units. */
export interface Typed {
  texts: Readonly<Record<string, string>>;
  units: Units;
}

/** Name by which a fragment is known to hold numbers. */
export const NUMBERS = 'numbers';

/** What is typed, as the fragment of an address: a browser sends it to no server. */
export function fragmentOf({ texts, units }: Typed): string {
  const typed = Object.entries(texts).map(([at, text]) => [
    at,
    text.trim().replace(/\s*\n\s*/g, ';'),
  ]);
  return `#${new URLSearchParams([[NUMBERS, units], ...typed])}`;
}

/** @returns undefined if the fragment holds no numbers */
export function readFragment(fragment: string): Typed | undefined {
  const { [NUMBERS]: units, ...texts } = Object.fromEntries(new URLSearchParams(fragment.slice(1)));
  return units === undefined ? undefined : { texts, units: units === 'us' ? 'us' : 'si' };
}
