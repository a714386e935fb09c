/** What stands before the decimals of a number; the other mark stands between its thousands. */
export type Mark = 'point' | 'comma';
const MARKS = ['point', 'comma'] as const;

/** What a text says if its decimal mark is a point, and if it is a comma. */
export type Readings = { readonly [M in Mark]?: number };

const NUMBER = {
  point: /^-?((\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d*)?|\.\d+)$/,
  comma: /^-?((\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d*)?|,\d+)$/,
};
const BETWEEN_THOUSANDS = { point: /,/g, comma: /\./g };

/** Spaces of any width, or apostrophes, between groups of three digits. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:[\s'’]\d{3})+(?!\d)/g;

/** Without marks that nobody sees: of direction, of no width, soft hyphens, controls. */
export const withoutInvisible = (text: string): string =>
  text.replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '').replace(/[−–‐‑]/g, '-');

/** Without what a pattern has between thousands: 4 200 is 4200. */
export const joinThousands = (text: string, groups: RegExp): string =>
  text.replace(groups, (group) => group.replace(/[\s'’]/g, ''));

/**
 * A number as it is typed, by each decimal mark with which it can be read.
 * @param unit what may follow it, also as one types it: M3/H
 */
export function readingsOf(text: string, unit = ''): Readings {
  const number = withoutInvisible(withoutUnit(text.trim(), unit)).trim();
  const plain = joinThousands(number, GROUPED);
  const read = MARKS.filter((mark) => NUMBER[mark].test(plain)).map((mark) => {
    const digits = plain.replace(BETWEEN_THOUSANDS[mark], '').replace(',', '.');
    return [mark, Number(digits)];
  });
  return Object.fromEntries(read);
}

function withoutUnit(text: string, unit: string): string {
  const plain = (part: string) => part.normalize('NFKC').toLowerCase();
  const end = text.length - unit.length;
  return plain(text.slice(end)) === plain(unit) ? text.slice(0, end) : text;
}

/** The readings that are numbers of some kind. */
export const filterReadings = (
  readings: Readings,
  isAccepted: (value: number) => boolean,
): Readings =>
  Object.fromEntries(Object.entries(readings).filter(([, value]) => isAccepted(value)));

/** The decimal mark that a text proves, since it is no number with the other one. */
export function provenMark({ point, comma }: Readings): Mark | undefined {
  if ((point === undefined) === (comma === undefined)) return undefined;
  return point === undefined ? 'comma' : 'point';
}

/** Whether a text is another number with the other mark: 4.200. */
export const isAmbiguous = ({ point, comma }: Readings): boolean =>
  point !== undefined && comma !== undefined && point !== comma;

/** The number of a text; undefined if it is none, or an ambiguous one without a mark. */
export const numberOf = (readings: Readings, mark?: Mark): number | undefined =>
  isAmbiguous(readings) ? mark && readings[mark] : (readings.point ?? readings.comma);

/** A number as a field has it; three decimals, which could be thousands, get a fourth. */
export function asTyped(value: number, mark: Mark = 'point'): string {
  const text = String(value).replace(/^-?[1-9]\d{0,2}\.\d{3}$/, '$&0');
  return mark === 'comma' ? text.replace('.', ',') : text;
}
