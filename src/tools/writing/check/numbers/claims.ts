import { type DraftFinding, eachEntry } from '../rule.ts';
import type { Passage } from '../texts.ts';
import { roundingOf } from './mentions.ts';
import { numbersIn, placeOf, type StoryNumber } from './story.ts';

/** What a sentence says of its own numbers: “four times the 0.05 mm”, “12 % below the 8 bar”, “six, four for heat and two for vibration”. */
export const wrongClaims = eachEntry((entry) =>
  [...Map.groupBy(numbersIn(entry), ({ passage }) => passage)].map(([passage, numbers]) =>
    passage ? sentencesOf(passage, numbers).map((sentence) => [orders(sentence), claims(sentence), totals(sentence), parts(sentence)]) : [],
  ),
);

/** A sentence in which each number, with its unit, is replaced by its place among `numbers`: “«0» of the «1» valves leaked”. */
interface Sentence {
  text: string;
  numbers: readonly StoryNumber[];
  /** The numbers as they are written. */
  written: readonly string[];
}

function sentencesOf({ plain }: Passage, all: readonly StoryNumber[]): Sentence[] {
  // What numbers something, or a date, is no amount.
  const numbers = all.filter(({ unit }) => !/^(?:no\.|date$|calendar)/.test(unit));
  // The unit may stand behind a later number: “from 46 to 14 K”.
  const written = numbers.map(({ unit, brief, written, index }) => (unit && plain.startsWith(brief, index) ? brief : written));
  const ends = numbers.map(({ index }, i) => index + (written[i] ?? '').length);
  const text = numbers.map(({ index }, i) => `${plain.slice(ends[i - 1], index)}«${i}»`).join('') + plain.slice(ends.at(-1));
  return text.split(/(?<=[.;?!]) /).map((sentence) => ({ text: sentence, numbers, written }));
}

const wrong = ({ written }: Sentence, words: string, at: StoryNumber, right: string): DraftFinding => ({
  severity: 'warning',
  ...placeOf(at),
  message: `“${words.trim().replace(/«(\d+)»/g, (_, i: string) => written[Number(i)] ?? '')}”: ${right}.`,
  repair: 'Correct one of the numbers, or the words between them.',
});

const isShare = ({ unit }: StoryNumber) => unit === '%' || unit === 'part';
const areAlike = (a: StoryNumber, b: StoryNumber) => a.unit === b.unit && !isShare(a);
/** Its value, a share as one of 1; and how far it may be from what it rounds. */
function amountOf(told: StoryNumber): [value: number, tolerance: number] {
  const isTimes = told.passage?.plain.startsWith(' times', told.index + told.written.length);
  const isExact = told.unit === '' && told.decimals === 0 && !isTimes;
  const tolerance = (isExact ? 0 : roundingOf(told)) + (told.isRough ? 0.05 * Math.abs(told.value) : 0);
  // A text says “a third” for 36 %.
  return told.unit === '%' ? [told.value / 100, tolerance / 100] : [told.value, told.unit === 'part' ? 0.04 : tolerance];
}

/** A way to say how a number c follows from one or two others, a and b. */
interface Claim {
  pattern: RegExp;
  /** Whether the numbers are of kinds that can be so related. */
  fits: (a: StoryNumber, b: StoryNumber, c: StoryNumber) => boolean;
  /** What c can be. */
  gives: (a: number, b: number, words: string) => number[];
}

/** In a pattern, “{a}” is a number that isn’t a bound, and “…” a few words without one. */
const pattern = (text: string) =>
  new RegExp(
    text.replaceAll('…', '[^«».;:]{0,45}?').replace(/\{([abc])\}/g, '(?<!than |least |most |up to |within |not )«(?<$1>\\d+)»'),
    'gu',
  );

const FACTORS: Record<string, number> = { 'rpm Hz': 1 / 60, 'cpm Hz': 1 / 60, 'MW kW': 1000, 'bar kPa': 100, 't/h kg/s': 1 / 3.6 };
const BELOW = /below|under|less|lower|shorter|short of/;

const CLAIMS: Claim[] = [
  {
    // “0.20 mm, four times the 0.05 mm accepted”
    pattern: pattern('{c}…{a} times [^«».;:,]{0,45}?{b}'),
    fits: (a, b, c) => a.unit === '' && b.unit !== '' && b.unit === c.unit,
    gives: (a, b) => [a * b],
  },
  {
    // “126 kJ/kg, 2 % under the expected 128.6 kJ/kg”
    pattern: pattern(
      '{c}…{a} (?:above|over|below|under|(?:more|higher|longer|less|lower|shorter) than|short of) [^«».;:,]{0,45}?«(?<b>\\d+)»',
    ),
    fits: (a, b, c) => isShare(a) && areAlike(b, c),
    gives: (a, b, words) => (BELOW.test(words) ? [b * (1 - a), b / (1 + a)] : [b * (1 + a), b / (1 - a)]),
  },
  {
    // “12 of 16 bolts, which is three quarters”, “of the 118 valves 31 leaked, or 26 %”
    pattern: pattern('{a}(?! to )…{b}…(?:,? which (?:is|makes)|, that is|,? or| is| are) {c}'),
    fits: (a, b, c) => isShare(c) && areAlike(a, b),
    gives: (a, b) => [a / b, b / a],
  },
  {
    // “A third of 7.5 MW is 2.5 MW”
    pattern: pattern('{a} of (?:the |its )?{b}(?: \\p{L}+)? (?:is|are|makes?|gives?) {c}'),
    fits: (a, b, c) => isShare(a) && areAlike(b, c),
    gives: (a, b) => [a * b],
  },
  {
    // “Two rotors at €2.1 million each make €4.2 million”
    pattern: pattern('{a} \\p{L}+…(?:at|of|for) {b}(?: each)?(?:,? which)? (?:makes?|gives?|are|is) {c}'),
    fits: (a, b, c) => a.unit === '' && b.unit !== '' && b.unit === c.unit,
    gives: (a, b) => [a * b],
  },
  {
    // “From 119 °C to 63 °C the pad cooled by 56 K”
    pattern: pattern('[Ff]rom {a} to {b}…(?: by| an? \\p{L}+ of) {c}'),
    fits: (a, b, c) => areAlike(a, b) && c.unit === (a.unit === '°C' ? 'K' : a.unit),
    gives: (a, b) => [Math.abs(a - b)],
  },
  {
    // “690 instead of 790 kW, 13 % less”
    pattern: pattern('{a} (?:to|instead of) {b}, {c} (?:less|more|lower|higher)'),
    fits: (a, b, c) => isShare(c) && areAlike(a, b),
    gives: (a, b, words) => [Math.abs(1 - (words.includes('instead') ? a / b : b / a))],
  },
  ...Object.entries(FACTORS).map(
    ([units, factor]): Claim => ({
      // “3,000 rpm, which is 50 Hz”
      pattern: pattern('{a}(?:,? which is|,? that is| \\()(?: about)? ?{c}'),
      fits: (a, _, c) => `${a.unit} ${c.unit}` === units,
      gives: (a) => [a * factor],
    }),
  ),
];

/** Numbers that are said to follow from others, and don’t. */
function claims(sentence: Sentence): DraftFinding[] {
  return CLAIMS.flatMap(({ pattern, fits, gives }) =>
    [...sentence.text.matchAll(pattern)].flatMap(({ 0: words, groups = {} }) => {
      const [a, c] = [groups.a, groups.c].map((i) => sentence.numbers[Number(i)]);
      const b = groups.b === undefined ? a : sentence.numbers[Number(groups.b)];
      if (!a || !b || !c || !fits(a, b, c)) return [];
      const [[first, overFirst], [second, overSecond], [result, overResult]] = [amountOf(a), amountOf(b), amountOf(c)];
      const ends = [-1, 1].flatMap((x) => [-1, 1].map((y) => gives(first + x * overFirst, second + y * overSecond, words)));
      const isPossible = gives(first, second, words).some((_, i) => {
        const values = ends.map((each) => each[i] ?? Number.NaN);
        return Math.min(...values) - overResult <= result + 1e-9 && result - 1e-9 <= Math.max(...values) + overResult;
      });
      const [exact = 0] = gives(first, second, words);
      const shown = (isShare(c) ? exact * 100 : exact).toLocaleString('en-GB', { maximumSignificantDigits: 3 });
      return isPossible ? [] : wrong(sentence, words, c, `the others give ${shown}${isShare(c) ? ' %' : ` ${c.unit}`}`);
    }),
  );
}

const UP = 'rises?|rose|risen|rising|climb(?:s|ed|ing)?|grow(?:s|n|ing)?|grew|increase[sd]?|increasing|raised|up';
const DOWN = 'falls?|fell|fallen|falling|drop(?:s|ped|ping)?|decrease[sd]?|decreasing|reduced|lowered|sinks|sank|shrinks|shrank|down';
const BESIDE = '«(?<a>\\d+)»(?: [^\\s,]+)?(?:,| (?:is|was|are|were|lies|lay|stays|stayed|still|already|remains|remained))(?: \\p{L}+){0,2}';

/** Words between two numbers, a and c, that say which is the larger; they are wrong where it isn’t. */
const ORDERS: { pattern: RegExp; isRight: (a: number, c: number) => boolean; isCount?: boolean }[] = [
  { pattern: new RegExp(`\\b(?:${UP}) from «(?<a>\\d+)»[^.;:,]* to «(?<c>\\d+)»`, 'giu'), isRight: (a, c) => a < c },
  { pattern: new RegExp(`\\b(?:${DOWN}) from «(?<a>\\d+)»[^.;:,]* to «(?<c>\\d+)»`, 'giu'), isRight: (a, c) => a > c },
  { pattern: new RegExp(`${BESIDE} (?:below|under) (?:the |its |their )?«(?<c>\\d+)»`, 'gu'), isRight: (a, c) => a <= c },
  { pattern: new RegExp(`${BESIDE} (?:above|over) (?:the |its |their )?«(?<c>\\d+)»`, 'gu'), isRight: (a, c) => a >= c },
  { pattern: /«(?<a>\d+)» of the «(?<c>\d+)»/gu, isRight: (a, c) => a <= c, isCount: true },
];

const orders = (sentence: Sentence): DraftFinding[] =>
  ORDERS.flatMap(({ pattern, isRight, isCount }) =>
    [...sentence.text.matchAll(pattern)].flatMap(({ 0: words, groups = {} }) => {
      const [a, c] = [groups.a, groups.c].map((i) => sentence.numbers[Number(i)]);
      return !a || !c || a.unit !== c.unit || (isCount && a.unit !== '') || isRight(a.value, c.value)
        ? []
        : wrong(sentence, words, a, 'the numbers go the other way');
    }),
  );

const TOTAL =
  /(?:,? which makes?|,? makes?|,? gives?|,? adds? up to) (?:a total of )?«\d+»|«\d+»[^«».;:]{0,20} (?:in all|altogether|together)(?![\p{L}])/gu;
/** Numbers with “and” or a comma between them. */
const LIST = /(?:«\d+»[^«».;:]*(?:, |and )[^«».;:]*)*«\d+»[^«».;:,]{0,30}(?:, )?$/;

const numbersOf = ({ numbers }: Sentence, words: string) => [...words.matchAll(/«(\d+)»/g)].flatMap(([, i]) => numbers[Number(i)] ?? []);

/** “412 h, 288 h and 176 h make 876 h”: a total that isn’t the sum of what is listed before it. */
function totals(sentence: Sentence): DraftFinding[] {
  return [...sentence.text.matchAll(TOTAL)].flatMap(({ 0: words, index }) => {
    const [list = ''] = LIST.exec(sentence.text.slice(0, index)) ?? [];
    const [whole] = numbersOf(sentence, words);
    const listed = numbersOf(sentence, list);
    const own = listed.slice(1 + listed.findLastIndex((each) => each.unit !== whole?.unit)).map(amountOf);
    if (!whole || own.length < 2) return [];
    const [value, tolerance] = amountOf(whole);
    // “The four stand at 1, 1 and 2, which makes 4”: the list may begin later.
    const sums = own.slice(1).map((_, i) => own.slice(i).reduce(([sum, over], [each, more]) => [sum + each, over + more]));
    if (sums.some(([sum, over]) => Math.abs(sum - value) <= over + tolerance + 1e-9)) return [];
    const shown = Number(sums[0]?.[0].toFixed(6)).toLocaleString('en-GB');
    return [wrong(sentence, list + words, whole, `the sum is ${shown}`)];
  });
}

/** “Six of them failed at start, four for heat and two for vibration”. */
const PARTS = /(«\d+»(?:[^«».;]|«\d+»){2,60}?)[,:] ((?:«\d+»[^«».;:]*?, )*«\d+»[^«».;:]*?,? and «\d+»[^«».;:,]*)(?=[.;:]|$|, (?!«))/gu;
const DIVIDED = /\b(?:of|from|in|at|on|had|have|has|were|was|came|near|with|for)\b/;
const isCount = ({ unit, decimals }: StoryNumber) => unit === '' && decimals === 0;

function parts(sentence: Sentence): DraftFinding[] {
  return [...sentence.text.matchAll(PARTS)].flatMap(({ 0: words, 1: whole = '', 2: list = '', index }) => {
    const all = numbersOf(sentence, list);
    const before = numbersOf(sentence, sentence.text.slice(0, index) + whole);
    const sumOf = (told: readonly StoryNumber[]) => told.reduce((sum, { value }) => sum + value, 0);
    // The first part may stand before the comma: “of the ten, six were new, three old and one is gone”.
    const isRight = before.some((each, i) => before.slice(i).some((_, j) => each.value === sumOf([...before.slice(i + j + 1), ...all])));
    // “Six of the nine”; behind a colon stands the whole list.
    const isList = words.startsWith(':', whole.length);
    const self = numbersOf(sentence, whole).find(
      (each) => isCount(each) && Math.abs(each.value - sumOf(all)) <= Math.max(1, each.value / (isList ? 2 : 5)),
    );
    if (!self || !(isList || DIVIDED.test(whole)) || isRight || !all.every(isCount)) return [];
    return [wrong(sentence, words, self, `the parts add up to ${sumOf(all)}`)];
  });
}
