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

/**
 * An SI value in the units that are shown, and back; to five figures, which survive a change of
 * units and back.
 */
export function shown(value: number, unit: string, units: Units): number {
  const [, factor, offset = 0] = conversion(unit, units);
  return Number((value * factor + offset).toPrecision(5));
}
export function inSi(value: number, unit: string, units: Units): number {
  const [, factor, offset = 0] = conversion(unit, units);
  return (value - offset) / factor;
}

/** A computed SI value with three figures and its unit, in the units that are shown. */
export const withThreeFigures = (value: number, unit: string, units: Units): string =>
  withUnit(num(Number(shown(value, unit, units).toPrecision(3))), unitIn(units, unit)).trim();
