import {
  filterReadings,
  isAmbiguous,
  joinThousands,
  type Mark,
  numberOf,
  provenMark,
  type Readings,
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
  ambiguous?: { word: string; readings: Readings } | undefined;
  /** The decimal mark that the list proves */
  proof?: Mark | undefined;
  /** Headings with a number in them */
  leftOut: readonly string[];
}

const HOURS = String.raw`\s*(?:h|hrs?|hours?)(?![\p{L}\d])\.?`;
const UNIT = new RegExp(String.raw`(?<=\d[.,]?)${HOURS}`, 'giu');
/** 4 200 before its unit or a count, and with a space or an apostrophe that parts no two ages. */
const CERTAINLY_GROUPED = new RegExp(
  String.raw`(?<![\d.,])\d{1,3}(?:\s\d{3})+(?=(?:[.,]\d+)?(?:${HOURS}|\s*×|\+))` +
    String.raw`|(?<![\d.,])\d{1,3}(?:[^\S \t\n]\d{3}|['’]\d{3})+(?!\d)` +
    String.raw`|(?<=×)\d{1,3}(?: \d{3})+(?!\d)`,
  'giu',
);
const PLAINLY_GROUPED = /^\d{1,3}(?: \d{3})+(?=[.,]|×|$)/g;
/** A cell of plain digits that may be thousands with spaces, and one that is a number anyway. */
const SPACED = /^\d{1,3}( \d{3})+([.,]\d+)?(×\d+)?$/;
const ONE_NUMBER = /^\d[\d.,]*(×\d+)?$/;
/** A row of ages that may as well be half as many with thousands. */
const PAIRS = /^\d{1,3} \d{3}( \d{1,2} \d{3})*$/;
/** Where the first age may be: a line that begins with a number, or ends with one after words. */
const AGE_LINE = /^\P{L}*\p{N}|\s\d[\d.,]*$/u;
const LIST_MARK = /^(?:\(?(\d{1,3})[.):]|#(\d{1,3})|[-•*·▪])\s+(?=\d)/;
const LABEL = /^[\p{L}(][^:]*:\s*(?=\d)/u;

/**
 * Ages as they come from a spreadsheet: one a line, or with tabs, spaces, semicolons or commas
 * between them; `1370 × 28` are 28 parts of one age. Headings, list marks and units are no ages.
 * One decimal mark holds for all: the one that the list proves, or else the given one.
 */
export function readAges(text: string, given?: Mark): AgeList {
  const lines = withoutInvisible(text)
    // A link has semicolons for the ends of lines.
    .split(/[\r\n;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { column, headings } = withoutHeadings(lines);
  const rows = withoutMarks(column);
  const cells = rows.flatMap((line) => line.split(/[\t|]|,\s+/).map(plainCell));
  const first = cells.findIndex((cell) => /\p{N}/u.test(cell));
  const filled = cells.slice(Math.max(0, first)).filter((cell) => cell !== '');
  const words = wordsOf(withoutSpaces(filled)).map(readWord);
  const proofs = words.flatMap(({ proof = [] }) => proof);
  const isListedByCommas = rows.some((line) => /\d,\s+\d/.test(line));
  const proof = proofs[0] ?? (isListedByCommas ? 'point' : undefined);
  const mark = proof ?? given;
  const ages = words.flatMap(({ readings, count }) => {
    const age = numberOf(readings, mark);
    return age === undefined ? [] : [{ age, count }];
  });
  const ambiguous = mark ? undefined : words.find(({ readings }) => isAmbiguous(readings));
  const wrong = {
    unclear: tableRowIn(rows) ?? unclearIn(filled),
    mixed: words.find((word) => proof && word.proof && word.proof !== proof)?.word,
    word: words.find(({ readings }) => Object.keys(readings).length === 0)?.word,
  };
  const label = (['unclear', 'mixed', 'word'] as const).find((each) => wrong[each] !== undefined);
  return {
    ages,
    wrong: label && { label, word: wrong[label]?.slice(0, 20) ?? '' },
    ambiguous: ambiguous && { word: ambiguous.word, readings: ambiguous.readings },
    proof,
    leftOut: headings.filter((heading) => /\d/.test(heading)),
  };
}

/** Lines of words above the first age, or before a colon, are headings, whatever is in them. */
function withoutHeadings(lines: readonly string[]) {
  if (lines.every((line) => LABEL.test(line)))
    return { column: lines.map((line) => line.replace(LABEL, '')), headings: [] };
  const from = lines.findIndex((line) => AGE_LINE.test(line) || LABEL.test(line));
  const [first = '', ...others] = lines.slice(Math.max(0, from));
  return {
    column: [first.replace(LABEL, ''), ...others],
    headings: lines.slice(0, Math.max(0, from)),
  };
}

/** `1.`, `2.` and so on, bullets, or a first column of 1, 2, 3. */
function withoutMarks(lines: readonly string[]): readonly string[] {
  const marks = lines.map((line) => LIST_MARK.exec(line) ?? /^(\d{1,3})\t\s*(?=\d)/.exec(line));
  const numbers = marks.map((mark) => Number(mark?.[1] ?? mark?.[2] ?? Number.NaN));
  const isCounted = numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
  const isBulleted = marks.every((mark) => mark && !/\d/.test(mark[0]));
  const isMarked = lines.length > 1 && (isBulleted || (isCounted && (numbers[0] ?? 2) <= 1));
  return isMarked ? lines.map((line, i) => line.slice(marks[i]?.[0].length)) : lines;
}

/** A cell without units, with one sign for a count and none between thousands where that is sure. */
function plainCell(cell: string): string {
  const counted = cell.replace(/(?<=\d|h|rs?|ours?)\s*[×✕x*]\s*(?=\d)/gi, '×');
  return joinThousands(counted, CERTAINLY_GROUPED)
    .replace(UNIT, '')
    .replace(/[.,]\s*$/, '')
    .trim();
}

/** 4 200 in each line of a column is four thousand two hundred; in a row 90 and 96 are two. */
const withoutSpaces = (cells: readonly string[]): readonly string[] =>
  cells.length > 1 && cells.every((cell) => SPACED.test(cell))
    ? cells.map((cell) => joinThousands(cell, PLAINLY_GROUPED))
    : cells;

/**
 * What can't be told from two ages: `9 500` or `90,96` alone, `120 340` in each line, `9 500` only
 * in some.
 */
function unclearIn(cells: readonly string[]): string | undefined {
  const [first = ''] = cells;
  if (cells.length === 1)
    return PAIRS.test(first) || /^\d+,\d{2,3}$/.test(first) ? first : undefined;
  const spaced = cells.filter((cell) => SPACED.test(cell));
  const isColumn = cells.every((cell) => SPACED.test(cell) || ONE_NUMBER.test(cell));
  const isMixed = spaced.length < cells.length;
  return isColumn ? spaced.find((cell) => isMixed || /^\d{3} /.test(cell)) : undefined;
}

/** The first line of a table, one of whose columns may be counts or running numbers. */
function tableRowIn(lines: readonly string[]): string | undefined {
  const rows = lines.map((line) => line.split(/[\t|]/).filter((cell) => /\d/.test(cell)));
  const [first = []] = rows;
  const isTable = rows.length > 1 && first.length > 1;
  const isEven = rows.every(({ length }) => length === first.length);
  const isNumbered = lines.length > 1 && lines.every((line) => /^\d{1,2} \d{4,}$/.test(line));
  return (isTable && isEven) || isNumbered ? lines[0] : undefined;
}

/** The words of all cells; commas part them where one of them can't be within a number. */
function wordsOf(cells: readonly string[]): readonly string[] {
  const words = cells.flatMap((cell) => cell.split(/\s+,?/)).filter((word) => word !== '');
  const isParted = (word: string) =>
    (/,.*,/.test(word) && filterReadings(readingsOf(word), isAge).point === undefined) ||
    (cells.length === 1 && /,\d{4,}/.test(word));
  return words.some(isParted)
    ? words.flatMap((word) => word.split(',')).filter((word) => word !== '')
    : words;
}

const isAge = (value: number) => value > 0 && value <= MAX_AGE;

function readWord(word: string) {
  const [age = '', count = '1', ...more] = word.split('×');
  const isWritten = /\d$/.test(age) && /^\d+$|^\d{1,3}([.,]\d{3})+$/.test(count);
  const readings = isWritten && more.length === 0 ? filterReadings(readingsOf(age), isAge) : {};
  return {
    word,
    readings,
    proof: provenMark(readingsOf(age)),
    count: Number(count.replace(/[.,]/g, '')),
  };
}
