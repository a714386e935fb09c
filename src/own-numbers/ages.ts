import {
  filterReadings,
  isAmbiguous,
  joinThousands,
  type Mark,
  numberOf,
  provenMark,
  readingsOf,
  withoutInvisible,
} from './numbers.ts';

/** The longest age that is taken for one, h: a century is shorter. */
const MAX_AGE = 1_000_000;

/** Parts with one age. */
export interface Age {
  age: number;
  count: number;
}

/** A list of ages as it was read. */
export interface AgeList {
  ages: readonly Age[];
  /** What is wrong with it: the name of the label that says so, and its first word of that kind */
  wrong?: { label: 'unclear' | 'mixed' | 'word'; word: string } | undefined;
  /** The first word that is another age with the other decimal mark, and none has been told */
  ambiguous?: Word | undefined;
  /** The decimal mark that the list proves */
  proof?: Mark | undefined;
  /** Headings with a number in them */
  leftOut: readonly string[];
}

/**
 * Ages as they come from a spreadsheet: one a line, or with tabs, spaces, semicolons or commas
 * between them; `1370 × 28` are 28 parts of one age. Headings, numbering and units are no ages.
 * One decimal mark holds for all: the one that the list proves, or else the given one.
 */
export function readAges(text: string, given?: Mark): AgeList {
  const { headings, column } = withoutHeadings(linesOf(text));
  const rows = withoutNumbering(column);
  const cells = cellsOf(rows);
  const words = wordsOf(cells).map(readWord);
  const proof = proofOf(rows, words);
  const mark = proof ?? given;
  return {
    ages: words.flatMap(({ readings, count }) => {
      const age = numberOf(readings, mark);
      return age === undefined ? [] : [{ age, count }];
    }),
    wrong: faultIn(rows, cells, words, proof),
    ambiguous: mark ? undefined : words.find(({ readings }) => isAmbiguous(readings)),
    proof,
    leftOut: headings.filter((heading) => /\d/.test(heading)),
  };
}

/** Lines that are not empty; a link has semicolons for their ends. */
const linesOf = (text: string): readonly string[] =>
  withoutInvisible(text)
    .split(/[\r\n;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Where the first age may be: a line that begins with a number, or ends with one after words. */
const AGE_LINE = /^\P{L}*\p{N}|\s\d[\d.,]*$/u;
/** Words before an age in its line: `Unit 1: 4200`. */
const LABEL = /^[\p{L}(][^:]*:\s*(?=\d)/u;

/** Lines of words above the first age, or before a colon, are headings, whatever is in them. */
function withoutHeadings(lines: readonly string[]) {
  const withoutLabel = (line: string) => line.replace(LABEL, '');
  if (lines.every((line) => LABEL.test(line)))
    return { headings: [], column: lines.map(withoutLabel) };
  const from = Math.max(
    0,
    lines.findIndex((line) => AGE_LINE.test(line) || LABEL.test(line)),
  );
  const [first = '', ...others] = lines.slice(from);
  return { headings: lines.slice(0, from), column: [withoutLabel(first), ...others] };
}

/** `1.`, `(1)` or `#1`, a bullet, or a number in a column of its own. */
const LIST_PREFIX = /^(?:(?:\(?\d{1,3}[.):]|#\d{1,3}|[-•*·▪])\s+|\d{1,3}\t\s*)(?=\d)/;

/** Without bullets, and without numbers before each line that count from 0 or 1. */
function withoutNumbering(lines: readonly string[]): readonly string[] {
  const prefixes = lines.map((line) => LIST_PREFIX.exec(line)?.[0] ?? '');
  const isList = lines.length > 1 && (isBulleted(prefixes) || isNumbered(prefixes));
  return isList ? lines.map((line, i) => line.slice(prefixes[i]?.length)) : lines;
}

const isBulleted = (prefixes: readonly string[]) =>
  prefixes.every((prefix) => /^\D+$/.test(prefix));

function isNumbered(prefixes: readonly string[]): boolean {
  const numbers = prefixes.map((prefix) => Number.parseInt(prefix.replace(/^\D/, ''), 10));
  const [first = Number.NaN] = numbers;
  return first <= 1 && numbers.every((number, i) => number === first + i);
}

/** The cells of all rows from the first one with a number on. */
function cellsOf(rows: readonly string[]): readonly string[] {
  const cells = rows.flatMap((row) => row.split(/[\t|]|,\s+/).map(plainCell));
  const first = cells.findIndex((cell) => /\p{N}/u.test(cell));
  return cells.slice(Math.max(0, first)).filter(Boolean);
}

const HOURS = String.raw`\s*(?:h|hrs?|hours?)(?![\p{L}\d])\.?`;
const UNIT = new RegExp(String.raw`(?<=\d[.,]?)${HOURS}`, 'giu');
const COUNT_SIGN = /(?<=\d|h|rs?|ours?)\s*[×✕x*]\s*(?=\d)/gi;
/** 4 200 before its unit, a count or a plus. */
const GROUPED_BEFORE_UNIT = String.raw`(?<![\d.,])\d{1,3}(?:\s\d{3})+(?=(?:[.,]\d+)?(?:${HOURS}|\s*×|\+))`;
/** With an apostrophe, or a space that parts no two ages. */
const GROUPED_BY_OWN_SIGN = String.raw`(?<![\d.,])\d{1,3}(?:(?![ \t\n])\s\d{3}|['’]\d{3})+(?!\d)`;
const GROUPED_COUNT = String.raw`(?<=×)\d{1,3}(?: \d{3})+(?!\d)`;
const CERTAINLY_GROUPED = new RegExp(
  [GROUPED_BEFORE_UNIT, GROUPED_BY_OWN_SIGN, GROUPED_COUNT].join('|'),
  'giu',
);

/** A cell without units, with one sign for a count and none between thousands where that is sure. */
function plainCell(cell: string): string {
  return joinThousands(cell.replace(COUNT_SIGN, '×'), CERTAINLY_GROUPED)
    .replace(UNIT, '')
    .replace(/[.,]\s*$/, '')
    .trim();
}

/** A cell of plain digits that may be thousands with spaces, and one that is a number anyway. */
const SPACED = /^\d{1,3}( \d{3})+([.,]\d+)?(×\d+)?$/;
const ONE_NUMBER = /^\d[\d.,]*(×\d+)?$/;
const GROUPED_BY_SPACES = /^\d{1,3}(?: \d{3})+(?=[.,]|×|$)/g;

/** The words of all cells; commas part them where one of them can't be within a number. */
function wordsOf(cells: readonly string[]): readonly string[] {
  // 4 200 in each line of a column is four thousand two hundred; in a row 90 and 96 are two.
  const isSpaced = cells.length > 1 && cells.every((cell) => SPACED.test(cell));
  const words = cells
    .map((cell) => (isSpaced ? joinThousands(cell, GROUPED_BY_SPACES) : cell))
    .flatMap((cell) => cell.split(/\s+,?/))
    .filter(Boolean);
  const isParted = (word: string) =>
    (/,.*,/.test(word) && filterReadings(readingsOf(word), isAge).point === undefined) ||
    (cells.length === 1 && /,\d{4,}/.test(word));
  return words.some(isParted) ? words.flatMap((word) => word.split(',')).filter(Boolean) : words;
}

const isAge = (value: number) => value > 0 && value <= MAX_AGE;

type Word = ReturnType<typeof readWord>;
/** An age and a count, `1370×28`, and the mark that it proves; without readings if it is no age. */
function readWord(word: string) {
  const [age = '', count = '1', ...more] = word.split('×');
  const isWellFormed = /\d$/.test(age) && /^\d+$|^\d{1,3}([.,]\d{3})+$/.test(count);
  const all = readingsOf(age);
  return {
    word,
    readings: isWellFormed && more.length === 0 ? filterReadings(all, isAge) : {},
    count: Number(count.replace(/[.,]/g, '')),
    proof: provenMark(all),
  };
}

/** The mark that the first word proves that proves one; ages between “, ” have no comma in them. */
function proofOf(rows: readonly string[], words: readonly Word[]): Mark | undefined {
  const isListedByCommas = rows.some((row) => /\d,\s+\d/.test(row));
  return words.find((word) => word.proof)?.proof ?? (isListedByCommas ? 'point' : undefined);
}

function faultIn(
  rows: readonly string[],
  cells: readonly string[],
  words: readonly Word[],
  proof: Mark | undefined,
): AgeList['wrong'] {
  const unclear = tableRowIn(rows) ?? unclearIn(cells);
  if (unclear !== undefined) return { label: 'unclear', word: unclear };
  const mixed = words.find((word) => word.proof && word.proof !== proof);
  if (mixed) return { label: 'mixed', word: mixed.word };
  const unreadable = words.find(({ readings }) => Object.keys(readings).length === 0);
  return unreadable && { label: 'word', word: unreadable.word };
}

/** The first line of a table, one of whose columns may be counts or running numbers. */
function tableRowIn(lines: readonly string[]): string | undefined {
  const rows = lines.map((line) => line.split(/[\t|]/).filter((cell) => /\d/.test(cell)));
  const [first = []] = rows;
  const isTable = rows.length > 1 && first.length > 1;
  const isEven = rows.every(({ length }) => length === first.length);
  const hasCounts = lines.length > 1 && lines.every((line) => /^\d{1,2} \d{4,}$/.test(line));
  return (isTable && isEven) || hasCounts ? lines[0] : undefined;
}

/** A cell of which one can't tell whether it is one age or two. */
const unclearIn = (cells: readonly string[]): string | undefined =>
  cells.length === 1 ? cells.find(isUnclearAlone) : unclearInColumn(cells);

/** `9 500` may be one age or two, `4 200 6 150` two or four; `90,96` one or two. */
const isUnclearAlone = (cell: string): boolean =>
  /^\d{1,3} \d{3}( \d{1,2} \d{3})*$/.test(cell) || /^\d+,\d{2,3}$/.test(cell);

/** In a column of numbers `120 340` may be two, and so may `9 500` where others have no space. */
function unclearInColumn(cells: readonly string[]): string | undefined {
  const spaced = cells.filter((cell) => SPACED.test(cell));
  const isColumn = cells.every((cell) => SPACED.test(cell) || ONE_NUMBER.test(cell));
  const isMixed = spaced.length < cells.length;
  return isColumn ? spaced.find((cell) => isMixed || /^\d{3} /.test(cell)) : undefined;
}
