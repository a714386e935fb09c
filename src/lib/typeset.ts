/** A run of text, or a subscript. */
export type Run = { text: string } | { sub: string };

/** Chemical formulae and emission names as writers type them; the digit or x after the element becomes a subscript. */
const FORMULA = /\b(?:H2S|H2O|H2|CO2e|CO2|N2|O2|SO2|CH4|C3H8|NOx|SOx|COx|NO2)\b/g;
const INDEX = /\d+|(?<=[NOC])x/g;

/** Units, which no line break separates from their number. */
const UNITS =
  '(?:kg|t|kt|Mt|g|m|mm|km|µm|m²|m³|Sm³|Nm³|million|W|kW|MW|GW|MVA|J|kJ|MJ|GJ|kN|MN|rpm|Hz|kHz|bar|mbar|kPa|MPa|Pa|°C|K|%|h|hours|days|weeks|months|years|min|s|starts|trips|V|mV|kV|A|N|dB|ppm|ppb|mil|MMscf|stages?)';
const NUMBER_UNIT = new RegExp(`(\\d) (?=${UNITS}(?:[^\\p{L}\\d]|$))`, 'gu');
const STANDARD = /\b(API|ISO|IEC|ASME|DNV|TRL|EN|PTC|RP|Frame|Case|Figure|Table|[Nn]o\.) (?=[A-Z]?\d)/g;

/** A line does not end with the article. */
const ARTICLE = /(?<![\p{L}\d])([Aa]) (?=[\p{L}\d])/gu;

/** Signs as they are typed, and as they are set: spaces, dashes, minus, times, plus or minus, a range before its unit. */
const SIGNS: readonly [typed: RegExp, set: string][] = [
  [/(?<=\S)[ \u00a0]{2,}(?=\S)/g, ' '],
  [/(?<=\S )-{1,3}(?= \S)/g, '–'],
  [/(?<=\S) *— *(?=\S)/g, ' – '],
  [/(?<=^|[\s(])-(?=\d)/g, '−'],
  [/(?<=\d)(?<!\b0) ?x ?(?=\d)/g, ' × '],
  [/\+\/?-(?= ?\d)/g, '±'],
  [new RegExp(`(?<=(?<![\\w.,-])\\d[\\d.,]*)-(?=\\d[\\d.,]* ${UNITS}(?:[^\\p{L}\\d]|$))`, 'gu'), '–'],
];
/** What Markdown sets in a text by itself (`smartPunctuation`), for fields. */
const PUNCTUATION: readonly [typed: RegExp, set: string][] = [
  [/(?<=^|[\s([–])"([^"]+)"/g, '“$1”'],
  [/(?<=^|[\s([–])"(?=\S)/g, '“'],
  [/(?<!\d)"/g, '”'],
  [/(?<=^|[\s([–“])'(?=\S)/g, '‘'],
  [/(?<!\d)'|(?<=\d)'(?=s\b)/g, '’'],
  [/\.{3}/g, '…'],
  [/(?<=\p{L})--(?=\p{L})/gu, '–'],
];

const replaced = (text: string, pairs: readonly [RegExp, string][]) => pairs.reduce((set, [typed, sign]) => set.replace(typed, sign), text);

/** A field with the quotation marks, dashes and signs of print, from what a keyboard has. Inches and feet behind a number are left. */
export const punctuate = (text: string): string => replaced(text, [...PUNCTUATION, ...SIGNS]);

/** Puts no-break spaces between a number and its unit, a standard's body and its number, an article and its word; sets signs. */
export const hold = (text: string): string =>
  [NUMBER_UNIT, STANDARD, ARTICLE].reduce((held, pattern) => held.replace(pattern, '$1\u00A0'), replaced(text, SIGNS));

/** Splits a text into runs and subscripts, with no-break spaces. */
export function typesetRuns(text: string): Run[] {
  const joined = hold(text);
  const runs: Run[] = [];
  const add = (run: Run) => {
    const last = runs.at(-1);
    if ('text' in run && last && 'text' in last) last.text += run.text;
    else if (!('text' in run) || run.text) runs.push(run);
  };
  let at = 0;
  for (const match of joined.matchAll(FORMULA)) {
    add({ text: joined.slice(at, match.index) });
    at = match.index + match[0].length;
    let from = 0;
    for (const index of match[0].matchAll(INDEX)) {
      add({ text: match[0].slice(from, index.index) });
      add({ sub: index[0] });
      from = index.index + index[0].length;
    }
    add({ text: match[0].slice(from) });
  }
  add({ text: joined.slice(at) });
  return runs;
}

export const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A plain text as HTML: escaped, with subscripts and no-break spaces. */
export const typeset = (text: string) =>
  typesetRuns(text)
    .map((run) => ('sub' in run ? `<sub>${escapeHtml(run.sub)}</sub>` : escapeHtml(run.text)))
    .join('');
