/** A run of text, or a subscript. */
export type Run = { text: string } | { sub: string };

/** Chemical formulae and emission names as writers type them; the digit or x after the element becomes a subscript. */
const FORMULA = /\b(?:H2S|H2O|H2|CO2e|CO2|N2|O2|SO2|CH4|C3H8|NOx|SOx|COx|NO2)\b/g;
const INDEX = /\d+|(?<=[NOC])x/g;

/** Units, which no line break separates from their number. */
const UNITS =
  '(?:kg|t|kt|Mt|g|m|mm|km|µm|m²|m³|MW|kW|MVA|MJ|kJ|GJ|rpm|Hz|kHz|bar|mbar|kPa|MPa|Pa|°C|K|%|h|hours|days|weeks|months|years|min|s|starts|trips|V|kV|A|N|ppm|ppb|mil|MMscf|stages?)';
const NUMBER_UNIT = new RegExp(`(\\d) (?=${UNITS}(?:[^\\p{L}\\d]|$))`, 'gu');
const STANDARD = /\b(API|ISO|IEC|ASME|DNV|TRL|EN|PTC|RP|Frame|Case|Figure|Table) (?=[A-Z]?\d)/g;

/** Puts no-break spaces between a number and its unit, and between a standard's body and its number. */
export const hold = (text: string): string => text.replace(NUMBER_UNIT, '$1\u00A0').replace(STANDARD, '$1\u00A0');

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
