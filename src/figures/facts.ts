import type { Figure } from '../schemas/figures/index.ts';
import type { Fact } from './kind.ts';
import { quantities } from './quantities.ts';
import { kindOf } from './registry.ts';

/**
 * Every number a figure shows or implies: its values, their totals, differences, shares and margins, the parameters fitted to
 * them, and the numbers within its labels.
 * @returns name, value and text with unit, in no particular order; the same number may appear under several names
 */
export const facts = (figure: Figure): Fact[] => [...kindOf(figure).facts(figure), ...labelsOf(figure).flatMap(inLabel)];

const inLabel = (label: string): Fact[] => quantities(label).map(({ value, written }) => ({ name: `in "${label}"`, value, text: written }));

/** All labels within the drawing, at any depth; not title, caption and alt text. */
function labelsOf(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return LABELS.has(key) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((item) => labelsOf(item, key));
  return typeof part === 'object' && part !== null ? Object.entries(part).flatMap(([name, value]) => labelsOf(value, name)) : [];
}
const LABELS = new Set(['label', 'name', 'evidence', 'period']);
