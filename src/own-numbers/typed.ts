/**
 * Characters that a field takes, enough for 500 ages: a browser cuts off the rest of a whole sheet
 * that is pasted.
 */
export const LONGEST = 20_000;

/** A space or an apostrophe between thousands, which no list has between two numbers. */
const THOUSANDS = /(?<=\d)[\u00a0\u202f\u2009'’](?=\d{3})/g;

/**
 * A number as it is typed, with a decimal comma or point, and spaces, points or commas between
 * thousands; NaN if it is none.
 */
export function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(THOUSANDS, '')
    .replace(/(?<=\d) (?=\d{3})/g, '');
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(plain) || /^-?\d{1,3}(\.\d{3}){2,}$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/**
 * A comma in a word that stands between two numbers: not a decimal one, nor one before three digits
 * of a number of hours.
 */
const IS_LIST = /,.*,|\d{4},\d{3}|,\d{4}/;

/**
 * Ages as they come from a spreadsheet: one a line, or with tabs, spaces, semicolons or commas
 * between them. Words before the first number are a heading, and a unit may follow each.
 * @returns the ages, and the first word that is none
 */
export function readAges(text: string): { ages: number[]; word?: string | undefined } {
  const plain = text
    .replace(THOUSANDS, '')
    .replace(/(?<=\d) *(?:h|hrs?|hours?)(?![\p{L}\d])\.?/giu, '');
  const cells = plain.split(/[\n\t;]+/).map((cell) => cell.trim());
  const filled = cells.filter((cell) => /\d/.test(cell));
  // 4 200 in each line is four thousand two hundred, and 4.200 in each place.
  const isSpaced =
    filled.length > 1 && filled.every((cell) => /^(\d+|\d{1,3} \d{3})\+?$/.test(cell));
  const words = cells
    .flatMap((cell) => (isSpaced ? cell.replace(' ', '') : cell.split(/\s+|,(?=\s|$)/)))
    .flatMap((word) => (IS_LIST.test(word) ? word.split(',') : word))
    .filter((word) => word !== '');
  const rest = words.slice(
    Math.max(
      0,
      words.findIndex((word) => /\d/.test(word)),
    ),
  );
  const isDotted =
    rest.filter((word) => word.includes('.')).length > 1 &&
    rest.every((word) => /^\d{1,3}(\.\d{3})?$/.test(word));
  const read = rest.map((word) => ({
    word,
    age: readNumber(isDotted ? word.replace('.', '') : word),
  }));
  const isAge = (age: number) => age > 0 && age < Infinity;
  return {
    ages: read.map(({ age }) => age).filter(isAge),
    word: read.find(({ age }) => !isAge(age))?.word.slice(0, 20),
  };
}
