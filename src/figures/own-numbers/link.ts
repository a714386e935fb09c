import type { Texts, Units } from './fields.ts';

/** Name by which a fragment is known to hold numbers. */
export const NUMBERS = 'numbers';

/** What is typed, as the fragment of an address: a browser sends it to no server. */
export function fragmentOf(texts: Texts, units: Units): string {
  const typed = Object.entries(texts).map(([name, text]) => [name, text.trim().replace(/\s+/g, ' ')]);
  return `#${new URLSearchParams([[NUMBERS, units], ...typed])}`;
}

/** @returns undefined if the fragment holds no numbers */
export function readFragment(fragment: string): { texts: Texts; units: Units } | undefined {
  const { [NUMBERS]: units, ...texts } = Object.fromEntries(new URLSearchParams(fragment.slice(1)));
  return units === undefined ? undefined : { texts, units: units === 'us' ? 'us' : 'si' };
}
