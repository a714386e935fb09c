import type { Figure } from '../schemas/figures/index.ts';
import { facts } from './facts.ts';
import type { Fact } from './kind.ts';
import { type Quantity, quantities } from './quantities.ts';

/**
 * Looks for the numbers that a text quotes from a figure.
 * @param quoted words with numbers, as in the text
 * @returns why they aren't in the figure, with the nearest ones; undefined if all are
 */
export function notDrawn(figure: Figure, quoted: string): string | undefined {
  const known = facts(figure).map((fact) => ({ ...fact, unit: quantities(fact.text)[0]?.unit ?? '' }));
  const numbers = quantities(quoted);
  if (numbers.length === 0) return `“${quoted}” contains no number. Quote the number with its unit.`;
  const unit = numbers.at(-1)?.unit ?? '';
  const strange = numbers
    .map((q) => ({ ...q, unit: q.unit || unit }))
    .find((q) => !known.some((fact) => sameUnit(q.unit, fact.unit) && sameValue(q, fact.value)));
  return strange && `“${quoted}” isn’t one of the drawing’s numbers. The nearest are ${nearest(strange, known)}.`;
}

/** A quoted change without a plus or minus may be a decrease: "cut by 62 %". */
const sameValue = ({ value, tolerance }: Quantity, fact: number): boolean =>
  Math.abs(value - fact) <= tolerance || (value >= 0 && Math.abs(value - Math.abs(fact)) <= tolerance);

/** "12 µm" may quote "12 µm pp"; a number without a unit may quote any. */
const sameUnit = (quoted: string, fact: string): boolean =>
  quoted === '' || quoted === fact || (fact.startsWith(quoted) && /^[ /]/.test(fact.slice(quoted.length))) || ALIKE[quoted] === fact;

const ALIKE: Record<string, string> = {
  hours: 'h',
  hour: 'h',
  x: 'X',
  day: 'days',
  week: 'weeks',
  month: 'months',
  start: 'starts',
  trip: 'trips',
  event: 'events',
  tag: 'tags',
};

/** The three nearest facts, with the same unit if there are any. */
function nearest({ value, unit }: Quantity, all: readonly (Fact & { unit: string })[]): string {
  const alike = all.filter((fact) => sameUnit(unit, fact.unit));
  const far = (fact: Fact) => Math.abs(Math.log(Math.max(Math.abs(fact.value), 1e-9) / Math.max(Math.abs(value), 1e-9)));
  return [...(alike.length > 0 ? alike : all)]
    .sort((a, b) => far(a) - far(b))
    .slice(0, 3)
    .map((fact) => `${fact.text} (${fact.name})`)
    .join(', ');
}
