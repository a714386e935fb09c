/**
 * A number as the drawings write it: comma for thousands, a true minus, no more decimals than it
 * needs.
 * @param decimals maximum number of decimals; by default, a number of up to three decimals is
 * written as it was given, and any other (a computed one) with three significant figures
 */
export function num(value: number, decimals = given(value) ?? significant(value)): string {
  const text = formatOf(Math.min(decimals, 6)).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** Cached number formats by their number of decimals, since creating one is slow. */
function formatOf(decimals: number): Intl.NumberFormat {
  formats[decimals] ??= new Intl.NumberFormat('en-GB', {
    maximumFractionDigits: decimals,
    useGrouping: true,
  });
  return formats[decimals];
}
const formats: Intl.NumberFormat[] = [];

/** Decimals of a number that was entered; undefined for a computed one. */
const given = (value: number): number | undefined =>
  [0, 1, 2, 3].find(
    (d) => Math.abs(value - Number(value.toFixed(d))) < 1e-9 * Math.max(1, Math.abs(value)),
  );

const significant = (value: number): number =>
  Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value)) + 1e-9));

/** A value as it is printed, to compare with a limit: exactly at the limit is not beyond it. */
export const asPrinted = (value: number, decimals: number): number =>
  Number(value.toFixed(decimals));

/** A change with its sign: "+3.2", "−12.4". */
export const signed = (value: number, decimals?: number): string =>
  value > 0 ? `+${num(value, decimals)}` : num(value, decimals);

/**
 * Number and unit with a plain space between; none before the X of an order or a bare degree. A
 * currency precedes its number.
 */
export function withUnit(value: number | string, unit: string): string {
  const text = typeof value === 'number' ? num(value) : value;
  if (unit === 'X' || unit === '°') return text + unit;
  return unit.startsWith('€')
    ? `${text.startsWith('−') ? '−' : ''}€${text.replace(/^−/, '')} ${unit.slice(2)}`
    : `${text} ${unit}`;
}

/** The most decimals that one of some entered numbers has. */
export const mostDecimals = (values: readonly number[]): number =>
  Math.max(...values.map((value) => given(value) ?? 3));
