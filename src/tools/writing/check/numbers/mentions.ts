import { MONTHS } from '../../../../lib/text-date.ts';
import { UNITS as SI } from '../../../../lib/units.ts';

/** A number or a date as a text gives it, with what it is about. */
export interface Mention {
  value: number;
  /**
   * "K", "day", "€ million"; "no. week" for week 4; "date" for a month of a year, "calendar year" for 2017; "part" for a third. Empty for a count
   * of things.
   */
  unit: string;
  /** What is counted: the words after the number. */
  nouns: readonly string[];
  /** Words of its sentence. */
  context: ReadonlySet<string>;
  /** Words of its clause. */
  around: ReadonlySet<string>;
  /** The other end, if it is one end of a range. */
  range?: number;
  written: string;
  /** The number with its unit or what it counts: “413 h”, “six trips”, “week 4”. */
  brief: string;
  /** The same; a bare number with the words around it. */
  said: string;
  /** Digits after the decimal point. */
  decimals: number;
  /** Whether it is given as a rough one: “about 45 °C”. */
  isRough: boolean;
  /** Its digits, without trailing zeros. */
  digits: string;
  /** Offset in the text. */
  index: number;
}

const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD = `(?:${TENS.join('|')})(?:-(?:${ONES.slice(1, 10).join('|')}))?|${ONES.slice(1).toReversed().join('|')}`;
const isWord = new RegExp(`^(?:${WORD})$`, 'i');

function amountOf(word: string): number {
  const [tens = '', ones = ''] = word.toLowerCase().split('-');
  // “Within an hour”
  return TENS.includes(tens) ? (TENS.indexOf(tens) + 2) * 10 + Math.max(ONES.indexOf(ones), 0) : Math.max(ONES.indexOf(tens), 1);
}

const PARTS: Record<string, number> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  sixth: 1 / 6,
  seventh: 1 / 7,
  eighth: 1 / 8,
  tenth: 1 / 10,
};
const PART = `(?:${Object.keys(PARTS).slice(1).join('|')})s?`;
const isAmount = (word: string) => isWord.test(word) || word.toLowerCase().replace(/s$/, '') in PARTS;
function partOf(words: string): number {
  const [of = '', times = 'one'] = words.toLowerCase().split(' ').toReversed();
  return amountOf(times) * (PARTS[of.replace(/s$/, '')] ?? 0);
}

/** “April 2016”, “half of”, “€11.6”, “1,210”, “1X”, “twenty-six”; not the 2 of CO2, of 9:30, of 20816-3. */
const NUMBER = new RegExp(
  `(?<month>${MONTHS.join('|')}) (?<yearOfMonth>(?:19|20)\\d\\d)\\b|\\b(?<part>(?:half|(?:an?|one|two|three|four) ${PART})(?= (?:of|the|less|more|to an? ${PART} of)\\b)|(?<=is )(?:an?|two|three|four) ${PART}(?=[.,;]|$))|(?<![\\p{L}\\d.,:/−-])(?<currency>−?€)?(?:(?<figures>−?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)|(?<word>(?:${WORD}|(?<=within )an?(?= (?:hour|day|week|month|year)))\\b))(?!(?!X\\b)[\\p{L}\\d]|[.,:/-]\\d)`,
  'giu',
);
/** A number after such words is part of a name: API 617, API 616 and 610, Region 3, Moubray 1997. */
const NAMED = /(?:^|[\s(“])\p{Lu}[\p{L}\d-]*(?: RP| PTC)? (?:\d{3}(?:,| and) )*$/u;
/** A capital at the start of a sentence or field isn’t a name. */
const BEGINS = /^[(“]?\p{Lu}\p{Ll}* $/u;
/** A number after such a word counts places or times: week 4, row 16. */
const COUNTED =
  /(?:^|[^\p{L}])(week|day|year|month|stage|row|level|injector|position|line|thermocouple|bearing|step|zone|bid|category)s? $/iu;

const UNITS = new Set([...SI, ...'thousand million billion hour minute second day week month year point'.split(' ')]);
/** Units that are also written in full. */
const SHORT: Record<string, string> = { hour: 'h', minute: 'min', second: 's' };
/** Words before a number that isn’t meant to its last digit. */
const ROUGH = /\b(?:about|around|roughly|some|nearly|almost|close to) $/;
/** Words after a unit that say how a pressure or a vibration is meant. */
export const QUALIFIER = /^ (?:absolute|gauge|rms|peak|pp)\b/;
const SIGN = /^[%°µ]|[³²/·]|^[A-Z]\w{0,3}$/;

const STOP = new Set(
  'a an and are as at be been before but by did do for from had has have he her his how if in into is it its no not of off on or our out over she so than that the their them then there these they this to under until up was we were what when where which while who whose will with would after all both each more most only other same such very about between us nor yet still also times together'.split(
    ' ',
  ),
);

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '')
    .replace(/(?<=\p{L}{3})e$/u, '');

/** What tells in each word what a text is about; empty if it doesn't. A text repeats its words, and to look at one is slow. */
const aboutWord = new Map<string, string>();

/** The words that tell what a text is about: neither small words nor numbers, units and months. */
export const aboutOf = (text: string): string[] =>
  [...text.matchAll(/\p{L}[\p{L}\d’'-]*/gu)].flatMap(([word]) => {
    const about = aboutWord.get(word) ?? (isAbout(word) ? stem(word) : '');
    aboutWord.set(word, about);
    return about || [];
  });

const isAbout = (word: string) =>
  word.length > 1 &&
  !STOP.has(word.toLowerCase()) &&
  !isAmount(word) &&
  !MONTHS.includes(word) &&
  !UNITS.has(word.replace(/s$/, '')) &&
  !/^[A-Z]\w$|^[kM][A-Z]$|^µ/.test(word);

/** Replaces the variants of space, minus, micro and apostrophe with one of each. */
export const plainText = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/\u03bc/g, 'µ')
    .replace(/(?<![\d\w])[−–-](?=[\d€])/g, '−')
    .replace(/[’‘]/g, "'");

/** How far a value may be from a number that rounds it: to its last digit; a whole number also to three significant figures (1,090 for 1,087). */
export function roundingOf({ value, decimals }: Mention): number {
  const significant = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) - 2);
  const unit = decimals === 0 && value % significant === 0 ? significant : 1;
  return 0.5 * unit * 10 ** -decimals + 1e-9;
}

/**
 * Every number and date of a text.
 * @param about words that belong to it: the headers of a table's row and column, the label of a drawing
 * @param as 'alone' for words that are nothing but a number with what belongs to it: in “TRL 3”, it isn't part of a name
 */
export function mentionsIn(text: string, about: readonly string[] = [], as: 'prose' | 'alone' = 'prose'): Mention[] {
  const plain = plainText(text).replace(/\bminus (?=\d)/g, '     −');
  let at = 0;
  return plain.split(/(?<=[.;:?!]) (?=[\p{Lu}“"\d])/u).flatMap((sentence) => {
    const start = at;
    at += sentence.length + 1;
    return inSentence(sentence, about, as).map((mention) => ({ ...mention, index: mention.index + start }));
  });
}

interface Raw extends Pick<Mention, 'value' | 'unit' | 'nouns' | 'written' | 'index'> {
  end: number;
  /** The words of its unit, or of what it counts. */
  tail: string;
}

function inSentence(sentence: string, about: readonly string[], as: 'prose' | 'alone'): Mention[] {
  const found = [...sentence.matchAll(NUMBER)].flatMap((match): Raw[] => {
    const { month, yearOfMonth, part, currency = '', figures = '', word = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    const raw = { written: match[0], index: match.index, end, nouns: [], tail: '' };
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(end)];
    if (month) {
      const place = MONTHS.findIndex((each) => each.toLowerCase() === month.toLowerCase());
      return [{ ...raw, value: Number(yearOfMonth) * 12 + place, unit: 'date' }];
    }
    if (part) return [{ ...raw, value: partOf(part), unit: 'part' }];
    const size = figures ? Number(figures.replaceAll(',', '').replace('−', '-')) : amountOf(word);
    const value = currency.startsWith('−') ? -size : size;
    const { unit, nouns, tail } = unitIn(after);
    const [, counted] = COUNTED.exec(before) ?? [];
    // “Oil return line 90 µm”
    if (counted && figures && !unit) return [{ ...raw, value, unit: `no. ${counted.toLowerCase()}` }];
    // “Pump B 84 m³/h”
    if (as === 'prose' && figures && !UNITS.has(unit.split('/')[0] ?? '') && NAMED.test(before) && !BEGINS.test(before)) return [];
    if (!unit && !currency && /^(?:19|20)\d\d$/.test(figures)) return [{ ...raw, value, unit: 'calendar year' }];
    return [{ ...raw, value, unit: currency ? `€ ${unit}`.trim() : unit, nouns, tail: currency && !unit ? '' : tail }];
  });
  if (found.length === 0) return [];
  // “from 46 to 14 K”, “17, 18 and 24 %”, “nine of the fourteen failures”: the last names the unit.
  for (const [i, each] of [...found.entries()].toReversed()) {
    const next = found[i + 1];
    const between = next ? sentence.slice(each.end, next.index) : '';
    if (next && !each.unit && each.nouns.length === 0 && /^(?:,|,? (?:to|and|or|by|instead of)|,? of(?: the)?) $|^, $/.test(between))
      Object.assign(each, { unit: next.unit, nouns: next.nouns, tail: next.tail });
  }
  // “Injectors 8, 9 and 10”: the first has the word.
  let list = '';
  for (const [i, each] of found.entries()) {
    const between = sentence.slice(found[i - 1]?.end, each.index);
    if (each.unit.startsWith('no. ')) list = between.endsWith('s ') ? each.unit : '';
    else if (list && !each.unit && /^,? (?:and |or |to )?$/.test(between)) Object.assign(each, { unit: list, nouns: [] });
    else list = '';
  }
  const context = new Set([...aboutOf(sentence), ...about]);
  return found.map(({ end, tail, ...raw }, i) => {
    const [before, behind] = clauseRound(sentence, raw.index, end, /[;:?!()\d]|, |[.,]$/);
    const { written, unit } = raw;
    const brief = unit.startsWith('no. ') ? `${unit.slice('no. '.length)} ${written}` : written + tail;
    return {
      ...raw,
      brief,
      said: unit || tail ? brief : withWordsRound(sentence, raw.index, end),
      context,
      around: new Set([...aboutOf([...before, ...behind].join(' ')), ...about]),
      decimals: written.split('.')[1]?.length ?? 0,
      isRough: ROUGH.test(sentence.slice(0, raw.index)),
      digits: String(Math.abs(raw.value)).replace('.', '').replace(/0+$/, ''),
      ...rangeOf(sentence, found, i),
    };
  });
}

/** A number with the two words before and after it. */
function withWordsRound(sentence: string, start: number, end: number): string {
  const [before, behind] = clauseRound(sentence, start, end, /[;:?!()]|, |[.,]$/);
  return `…${[...before.slice(-2), sentence.slice(start, end), ...behind.slice(0, 2)].join(' ')}…`;
}

/** The words up to the next mark on both sides. */
function clauseRound(sentence: string, start: number, end: number, mark: RegExp): [before: string[], behind: string[]] {
  const wordsIn = (text = '') => text.split(' ').filter(Boolean);
  return [wordsIn(sentence.slice(0, start).split(mark).at(-1)).slice(-7), wordsIn(sentence.slice(end).split(mark)[0]).slice(0, 6)];
}

/** The other end of “85 to 92 %”; a change, “from 85 to 92 %”, isn’t a range. */
function rangeOf(sentence: string, found: readonly Raw[], i: number): Pick<Mention, 'range'> {
  // “from 1,000 ppm to 0.7 %” has two units.
  const areAlike = (a: Raw, b: Raw) => {
    const [, unit = ''] = /^((?: \S{1,8}){1,2}) to $/.exec(sentence.slice(a.end, b.index)) ?? [];
    return sentence.slice(b.end).startsWith(unit.replace(/s$/, ''));
  };
  const joined = (a: Raw | undefined, b: Raw | undefined) =>
    a !== undefined &&
    b !== undefined &&
    areAlike(a, b) &&
    /^\S* (?:to|and) (?:\p{L}+ )?$|^(?: \S{1,8}){1,2} to $/u.test(sentence.slice(a.end, b.index));
  const isChange = (a: Raw | undefined) => a !== undefined && /\bfrom $/i.test(sentence.slice(0, a.index));
  const [self, next, last] = [found[i], found[i + 1], found[i - 1]];
  if (next && joined(self, next)) return isChange(self) ? {} : { range: next.value };
  return last && joined(last, self) && !isChange(last) ? { range: last.value } : {};
}

/** The unit after a number, or what it counts, and the words that say so. */
export function unitIn(after: string): { unit: string; nouns: string[]; tail: string } {
  const next = (/^(?: |-(?=\p{Ll}))(\S+)/u.exec(after)?.[1] ?? /^(?:[%°]\S*|X\b)/.exec(after)?.[0] ?? '').replace(/[.,;:)”"]+$/, '');
  const one = next.replace(/(?<=^\p{Ll}{3,})s$/u, '');
  if (UNITS.has(one) || UNITS.has(next) || SIGN.test(next)) {
    const end = after.indexOf(next) + next.length;
    const more = /^(?:thousand|million|billion)$/.test(one) ? unitIn(after.slice(end)) : { unit: '', tail: '' };
    // A text says “340 h” where a drawing has 340 h/y.
    const [unit = ''] = one.split(/\/(?=(?:y|year|month|week|day)$)/);
    const qualifier = QUALIFIER.exec(after.slice(end))?.[0] ?? '';
    return {
      unit: `${SHORT[unit] ?? unit} ${more.unit.trim()}`.trim(),
      nouns: [],
      tail: after.slice(0, end) + (more.unit && more.tail) + qualifier,
    };
  }
  const run = /^(?: (?:\p{Ll}[\p{L}-]+|[A-Z]{2,}\d*s?)){1,4}/u.exec(after)?.[0].trim().split(' ') ?? [];
  const stop = run.findIndex((word) => STOP.has(word));
  // “67 idle months”, “91,000 fired hours”
  const time = /^(hour|day|week|month|year)s?$/.exec(run[1] ?? '')?.[1];
  if (time && stop !== 0 && stop !== 1) return { unit: SHORT[time] ?? time, nouns: [], tail: ` ${run.slice(0, 2).join(' ')}` };
  const counted = (stop < 0 ? run : run.slice(0, stop)).slice(0, 3);
  const plural = counted.findIndex((word) => word.endsWith('s'));
  // “21 teeth”, but not “four failed” or “four could”.
  const last = plural < 0 && !/(?:ed|could|would|should)$/.test(counted[0] ?? '') ? 0 : plural;
  const named = counted.slice(0, last + 1).map((word) => ` ${word}`);
  return { unit: '', nouns: counted.map(stem), tail: named.join('') };
}
