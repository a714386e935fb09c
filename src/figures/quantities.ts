/** A number in a text: its value, its precision, and its unit or currency. */
export interface Quantity {
  value: number;
  /** Half a unit of the last significant digit. */
  tolerance: number;
  unit: string;
  /** As written in the text. */
  written: string;
}

/** A dash after a digit marks a range, not a negative number. */
const NUMBER = /((?<!\d)[−-])?(€?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?/g;

/** Replaces the variants of space, minus, micro and apostrophe with one of each. */
export const plainText = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/\u03bc/g, 'µ')
    .replace(/(?<![\d\w])[−–-](?=[\d€])/g, '−')
    .replace(/[’‘]/g, "'");

/** The numbers of a text with their units, in order; digits within a word, as in CO2, do not count. */
export function quantities(text: string): Quantity[] {
  const clean = plainText(text)
    .replace(/\bminus (?=\d)/g, '−')
    .replace(/\b(per cent|percent)\b/g, '%');
  return [...clean.matchAll(NUMBER)].flatMap((match) => {
    const [all, sign = '', currency = '', whole = '', decimals = ''] = match;
    const before = clean[match.index - 1] ?? ' ';
    if (/[A-Za-z]/.test(before)) return []; // the 2 of CO2
    const value = Number(whole.replace(/,/g, '') + decimals);
    const after = clean.slice(match.index + all.length).trimStart();
    const unit = UNITS.find((u) => after.startsWith(u) && !/^[A-Za-z²³]/.test(after.slice(u.length))) ?? '';
    const written = clean.slice(match.index, clean.indexOf(unit, match.index + all.length) + unit.length).trim();
    return [{ value: sign ? -value : value, tolerance: precision(value, decimals), unit: currency ? `€ ${unit}`.trim() : unit, written }];
  });
}

/** A number may be rounded to its last written digit; whole numbers also to three significant figures (1,090 for 1,087). */
function precision(value: number, decimals: string): number {
  if (decimals) return 0.5 * 10 ** -(decimals.length - 1) + 1e-9;
  const significant = value === 0 ? 1 : 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2);
  return 0.5 * (value % significant === 0 ? significant : 1) + 1e-9;
}

/** Units of the schemas and of derived numbers, by what they measure; the longest is looked for first. */
const UNITS = [
  ['t CO2e/y', 'kt CO2e/y', 't CO2e', 'kt CO2e', 'kt', 't'],
  ['million/y', 'thousand/y', 'million', 'thousand'],
  ['m³/h', 'kg/s', 't/h', 'MMscf/d'],
  ['MW·h', 'MW', 'kW', 'kJ/kg', 'kJ/kW·h', 'MJ/kWh'],
  ['µm pp', 'µm', 'mil pp', 'mil', 'm'],
  ['mm/s rms', 'mm/s peak', 'mm/s', 'g rms', 'g peak'],
  ['rpm', 'cpm', 'Hz', 'X'],
  ['% points', '% load', '%', 'ppm', 'times'],
  ['°C', '°', 'bar', 'kPa'],
  ['min', 'hours', 'hour', 'h/y', 'h', 'days', 'day', 'weeks', 'week', 'months', 'month'],
  ['starts', 'start', 'cycles', 'trips', 'trip', 'events', 'event', 'failures', 'suspensions'],
  ['work orders', 'tags', 'tag', 'units', 'causes', 'bad actors', 'levels', 'steps', 'tasks', 'spectra'],
]
  .flat()
  .sort((a, b) => b.length - a.length);
