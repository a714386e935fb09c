// cspell:ignore bara barg
/** A run of text, or one that is set below or above the line. */
interface Run {
  text: string;
  set?: 'sub' | 'sup';
}

/**
 * Chemical formulae and emission names as writers type them, in which the digit or x after the
 * element becomes a subscript. N2 isn't among them: it is also the speed of a shaft, so nitrogen is
 * typed N₂.
 */
const FORMULAE = 'H2S|H2O|H2|CO2e|CO2|O2|SO2|NO2|CH4|C3H8|NOx|SOx|COx';
/** The same, and powers with a sign, for which the fonts have no superscript characters. */
const FORMULA = new RegExp(`\\b(?:${FORMULAE})\\b|[⁺⁻][⁰¹²³⁴-⁹]+`, 'g');
const INDEX = /\d+|(?<=[NOC])x|[⁺⁻].+/g;
const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const powerOf = (raised: string) => '0123456789+−'[POWERS.indexOf(raised)] ?? raised;

/**
 * Units as they are written after a number; one with a stroke, such as mm/s, begins with one of
 * them.
 */
const UNITS =
  'kg|t|kt|Mt|g|m|mm|cm|km|µm|m²|m³|Sm³|Nm³|W|kW|MW|GW|MVA|kWh|MWh|GWh|J|kJ|MJ|GJ|N|kN|MN|Nm|rpm|cpm|Hz|kHz|MHz|bar|barg|bara|mbar|Pa|kPa|MPa|°C|°F|K|%|h|min|s|ms|V|mV|kV|A|Ω|HRC|dB|ppm|ppb|mil|MMscf';
/** What no line break separates from its number. */
const MEASURE = `(?:${UNITS}|million|hours|days|weeks|months|years|starts|trips|stages?)`;
const NUMBER_UNIT = new RegExp(`([\\d⁰¹²³⁴-⁹]) (?=${MEASURE}(?:[^\\p{L}\\d]|$))`, 'gu');
const STANDARD =
  /\b(API|ISO|IEC|ASME|DNV|TRL|EN|PTC|RP|Frame|Case|Figure|Table|[Nn]o\.) (?=[A-Z]?\d)/g;

/** A line does not end with the article. */
const ARTICLE = /(?<![\p{L}\d])([Aa]) (?=[\p{L}\d])/gu;

/**
 * A compound with a part of up to three letters, such as "On-Site" or "CA-EBS", with the sign after
 * it: a line does not break at its hyphen, nor begin with that sign.
 */
const COMPOUND =
  /(?<![\p{L}\d-])((?:[\p{L}\d]{1,3}-[\p{L}\d]{1,10}|[\p{L}\d]{1,10}-[\p{L}\d]{1,3})(?![\p{L}\d-])[,.;:!?)’”]*)/u;

/**
 * Signs as typed, and as typeset: spaces, also before a full stop or a comma, dashes, minus, times,
 * plus or minus, a decade without its century, a range before its unit.
 */
const SIGNS: readonly [typed: RegExp, set: string][] = [
  [/(?<=\S)[ \u00a0]{2,}(?=\S)/g, ' '],
  [/(?<=[\p{L}\d%)”’]) (?=[.,](?:\s|$))/gu, ''],
  [/(?<=\S )-{1,3}(?= \S)/g, '–'],
  [/(?<=\S) *— *(?=\S)/g, ' – '],
  [/(?<=^|[\s(])-(?=\d)/g, '−'],
  [/(?<=\d)(?<!\b0) ?x ?(?=\d)/g, ' × '],
  [/\+\/?-(?= ?\d)/g, '±'],
  [/‘(?=\d\ds\b)/g, '’'],
  [/(?<=[NSC]O)ₓ/g, 'x'],
  [
    new RegExp(`(?<=(?<![\\w.,-])\\d[\\d.,]*)-(?=\\d[\\d.,]* ${MEASURE}(?:[^\\p{L}\\d]|$))`, 'gu'),
    '–',
  ],
];
/** For fields, what Markdown does to running text (`smartPunctuation`). */
const PUNCTUATION: readonly [typed: RegExp, set: string][] = [
  [/(?<=^|[\s([–])"([^"]+)"/g, '“$1”'],
  [/(?<=^|[\s([–])"(?=\S)/g, '“'],
  [/(?<!\d)"/g, '”'],
  [/(?<=^|[\s([–“])'(?=\S)/g, '‘'],
  [/(?<!\d)'|(?<=\d)'(?=s\b)/g, '’'],
  [/\.{3}/g, '…'],
  [/(?<=\p{L})--(?=\p{L})/gu, '–'],
];

const replaced = (text: string, pairs: readonly [RegExp, string][]) =>
  pairs.reduce((set, [typed, sign]) => set.replace(typed, sign), text);

/**
 * Turns a field's keyboard characters into typographic quotation marks, dashes and signs. Inches
 * and feet after a number are kept.
 */
export const punctuate = (text: string): string => replaced(text, [...PUNCTUATION, ...SIGNS]);

/**
 * Puts no-break spaces between a number and its unit, a standard's body and its number, an article
 * and its word; sets signs.
 */
export const withNoBreakSpaces = (text: string): string =>
  [NUMBER_UNIT, STANDARD, ARTICLE].reduce(
    (spaced, pattern) => spaced.replace(pattern, '$1\u00A0'),
    replaced(text, SIGNS),
  );

/** Lowers the digits of formulae by characters, where a text has no elements: in a drawing. */
export const withSubscripts = (text: string): string =>
  text.replace(FORMULA, (formula) =>
    formula.replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[+digit] ?? digit),
  );

/** Splits a text at its compounds, which are at the odd indices. */
export const compounds = (text: string): string[] => text.split(COMPOUND);

/** Class of a compound's element, see styles/base.css. */
export const COMPOUND_CLASS = 'whole';

/** Stands before and after each index of a formula while a text is split; no text contains it. */
const MARK = '\0';

/** Splits a text into runs, subscripts and superscripts, with no-break spaces. */
export function typesetRuns(text: string): Run[] {
  const marked = withNoBreakSpaces(text).replace(FORMULA, (formula) =>
    formula.replace(INDEX, `${MARK}$&${MARK}`),
  );
  const runs = marked.split(MARK).map((part, at) => (at % 2 ? indexRun(part) : { text: part }));
  return runs.filter((run) => run.text);
}

const indexRun = (index: string): Run =>
  /[⁺⁻]/.test(index)
    ? { text: index.replace(/./gu, powerOf), set: 'sup' }
    : { text: index, set: 'sub' };

/** Escapes a text for use within elements and within attributes in double quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * A plain text as HTML: escaped, with subscripts, superscripts, no-break spaces and unbroken
 * compounds.
 */
export const typeset = (text: string) =>
  typesetRuns(text)
    .map((run) =>
      run.set
        ? `<${run.set}>${escapeHtml(run.text)}</${run.set}>`
        : compounds(run.text).map(htmlOf).join(''),
    )
    .join('');

const htmlOf = (text: string, at: number) =>
  at % 2 ? `<span class="${COMPOUND_CLASS}">${escapeHtml(text)}</span>` : escapeHtml(text);
