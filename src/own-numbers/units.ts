import { num, withUnit } from '../figures/numbers.ts';

/**
 * What operators use instead of an SI unit: its name, and how it follows from the SI value (a
 * factor, then an offset).
 */
const US: Partial<Record<string, readonly [name: string, factor: number, offset?: number]>> = {
  'kg/kmol': ['lb/lbmol', 1],
  MW: ['hp', 1341.022],
  '°C': ['°F', 1.8, 32],
  '%/°C': ['%/°F', 1 / 1.8],
  m: ['ft', 3.28084],
  bar: ['psi', 14.50377],
  'm³/h': ['ft³/min', 0.5885778],
  'kJ/kg': ['ft', 334.5526],
};

export type Units = 'si' | 'us';
const conversion = (unit: string, units: Units) =>
  (units === 'us' && US[unit]) || ([unit, 1] as const);

/** The name of an SI unit in the units that are shown. */
export const unitIn = (units: Units, unit: string): string => conversion(unit, units)[0];

function converted(value: number, unit: string, units: Units): number {
  const [, factor, offset = 0] = conversion(unit, units);
  return value * factor + offset;
}

/** Figures of a value in US units, unless it has more. */
const FIGURES = 5;
const rounded = (value: number, figures: number) => Number(value.toPrecision(figures));
const figuresOf = (value: number) =>
  String(Math.abs(value))
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;

/** An SI value in the units that are shown, to five figures. */
export const shown = (value: number, unit: string, units: Units): number =>
  rounded(converted(value, unit, units), FIGURES);

/**
 * An SI value as a field has it in the units that are shown: with so many figures that `inSi` gives
 * it back.
 */
export function inUnits(value: number, unit: string, units: Units): number {
  if (unitIn(units, unit) === unit) return value;
  const figures = [5, 6, 7, 8, 9, 10, 11, 12];
  const candidates = figures.map((each) => rounded(converted(value, unit, units), each));
  return candidates.find((each) => inSi(each, unit, units) === value) ?? candidates[0] ?? value;
}

/**
 * The SI value of what a field has: of all that look the same there the roundest, so that a result
 * is the same in both units.
 */
export function inSi(value: number, unit: string, units: Units): number {
  const [name, factor, offset = 0] = conversion(unit, units);
  if (name === unit) return value;
  const exact = (value - offset) / factor;
  const figures = Math.max(FIGURES, figuresOf(value));
  for (let each = 1; each <= figures; each++) {
    const round = rounded(exact, each);
    if (rounded(converted(round, unit, units), figures) === value) return round;
  }
  return exact;
}

/** A computed SI value with three figures and its unit, in the units that are shown. */
export const withThreeFigures = (value: number, unit: string, units: Units): string =>
  withUnit(num(rounded(converted(value, unit, units), 3)), unitIn(units, unit)).trim();
