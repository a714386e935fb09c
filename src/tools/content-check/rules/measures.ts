// cspell:ignore psia psig
import { UNITS } from '../../../lib/units.ts';
import { byForms, type Form } from '../forms.ts';
import { mentionsIn, roundingOf } from '../numbers/mentions.ts';
import type { Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'unit', check: (content) => [byForms(content, WRONG_UNITS), byForms(content, TWO_UNITS), byForms(content, SHARES)] },
  { id: 'number', check: (content) => byForms(content, NUMBERS) },
];

/** Units that aren't part of a machine's name; a single letter can be, such as the A of 2A. */
const UNIT = [...UNITS.filter((unit) => unit.length > 1), 'm/s', 't/h', 'h', '%'].join('|');

/** Units, and how they are written elsewhere. */
const WRITTEN: Record<string, readonly string[]> = {
  rpm: ['RPM', 'Rpm'],
  kW: ['KW', 'kw', 'Kw', 'kWs'],
  MW: ['Mw', 'MWs'],
  kPa: ['KPa', 'Kpa', 'kPA', 'kpa'],
  MPa: ['Mpa', 'MPA'],
  Hz: ['HZ', 'hz'],
  kg: ['KG', 'Kg'],
  bar: ['Bar', 'BAR', 'bars'],
  mbar: ['mBar', 'Mbar'],
  h: ['hr', 'hrs'],
  years: ['yr', 'yrs'],
  'mm/s': ['mm/sec'],
  'm/s': ['m/sec'],
  'm²': ['m2'],
  'm³': ['m3'],
  'Sm³': ['Sm3'],
  µm: ['um'],
  'µg/kg': ['ug/kg'],
  '°C': ['° C', 'º C', 'ºC', 'degrees C', 'degrees Celsius', 'deg C'],
  '%': ['percent', 'per cent'],
};
const RIGHT = new Map(Object.entries(WRITTEN).flatMap(([right, others]) => others.map((other) => [other, right] as const)));

/** Units that have to be converted. */
const CONVERTED: Record<string, readonly string[]> = {
  bar: ['psi', 'psig', 'psia'],
  kW: ['HP', 'hp'],
  kg: ['lb', 'lbs'],
  mm: ['inch', 'inches', '″'],
  m: ['ft', 'feet'],
  'm³/h': ['gpm'],
  '°C': ['°F'],
};
const INSTEAD = new Map(Object.entries(CONVERTED).flatMap(([unit, others]) => others.map((other) => [other, unit] as const)));

/** An abbreviation includes its full stop if the sentence goes on: “2 yrs. later”. */
const behindNumber = (units: Iterable<string>) =>
  new RegExp(`(?<=\\d (?:million )?)(${[...units].join('|')})(?![\\p{L}\\d])(?:\\.(?= \\p{Ll}))?`, 'gu');

const WRONG_UNITS: Form[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,/-])(\\d+(?:[.,]\\d+)*)(${UNIT})(?![\\p{L}\\d])`, 'gu'),
    right: ([, number, unit]) => `${number} ${unit}`,
  },
  {
    // After a whole number, a single letter may be part of a name.
    pattern: new RegExp(`(?<![\\p{L}\\d.,/-])(\\d+\\.\\d+)(${UNITS.filter(({ length }) => length === 1).join('|')})(?![\\p{L}\\d])`, 'gu'),
    right: ([, number, unit]) => `${number} ${unit}`,
  },
  { pattern: behindNumber(RIGHT.keys()), right: ([match, unit = '']) => RIGHT.get(unit) ?? match },
  {
    pattern: behindNumber(INSTEAD.keys()),
    repair: (unit) => `Write the value in ${INSTEAD.get(unit.replace('.', ''))}, and convert the number.`,
  },
];

/** How many of the second unit one of the first is. */
const FACTORS: readonly (readonly [from: string, to: string, factor: number])[] = [
  ['rpm', 'Hz', 1 / 60],
  ['cpm', 'Hz', 1 / 60],
  ['MW', 'kW', 1000],
  ['bar', 'kPa', 100],
  ['t/h', 'kg/s', 1 / 3.6],
];

/** A value in two units that are not the same: “990 rpm, which is 15.5 Hz”. */
const TWO_UNITS: Form[] = FACTORS.map(([from, to, factor]) => {
  const inThat = (written: string) => {
    const [value, other] = mentionsIn(written);
    const right = (value?.value ?? 0) * factor;
    const isRight = !value || !other || Math.abs(other.value - right) <= Math.max(roundingOf(other), roundingOf(value) * factor);
    return { right, isRight };
  };
  return {
    pattern: new RegExp(`[\\d.,]+ ${from}(?:,? which is|,? that is| \\()(?: about)? ?[\\d.,]+ ${to}(?![\\p{L}\\d/])`, 'gu'),
    severity: 'warning',
    message: (match) => `“${match}” gives two different values.`,
    repair: (match) => `Correct one of them: the first is ${Number(inThat(match).right.toPrecision(4)).toLocaleString('en-GB')} ${to}.`,
    unless: ([match]) => inThat(match).isRight,
  };
});

/** By how many per cent the second number of “from 790 to 690 kW” or “690 instead of 790 kW” differs from the first. */
function differs(written: string): number {
  const [a = 0, b = 0] = (written.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));
  return Math.abs(100 * (written.includes('instead') ? a / b : b / a) - 100);
}
const PARTS: Record<string, number> = { half: 50, 'a third': 33, 'a quarter': 25, 'a fifth': 20 };
const SHARES: Form[] = [
  {
    pattern:
      /(?<![\d.,])\d[\d.,]*(?: \S+)? (?:to|instead of) \d[\d.,]*(?: \S+)?, (?:(\d+)(?:\.\d+)? %|(half|a (?:third|quarter|fifth))) (?:less|more|lower|higher)\b/g,
    severity: 'warning',
    message: (match) => `“${match}” doesn’t add up.`,
    repair: (match) => `The difference is ${Math.round(differs(match))} %: correct one of the three numbers.`,
    unless: ([match, percent, part = '']) => Math.abs(differs(match) - (PARTS[part] ?? Number(percent))) < (percent ? 1.5 : 4),
  },
];

const MEASURED = `(?:${UNIT}|days|weeks|months|years|hours|minutes|starts|trips|people|machines)(?![\\p{L}\\d])`;

const NUMBERS: Form[] = [
  {
    // 12000 h, 12 000 h, 12,34,567
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,+–-])(?<!\\p{Lu}[\\p{L}\\d]* )(?:\\d{4,}|\\d{1,3}(?: \\d{3})+)(?= ${MEASURED})|(?<![\\d.,])\\d{1,2},\\d{2},\\d{3}(?![\\d,])`,
      'gu',
    ),
    right: ([match]) => match.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ','),
  },
  {
    // 1.200,5 and 2,5
    pattern: /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3},\d{1,2})(?![\d,])/g,
    right: ([match]) => match.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')),
  },
  {
    pattern: /(?<![\p{L}\d.,+–-])[1-9]\d{0,2}\.\d00(?= (?:h|kW|rpm|hours|starts|trips|machines|people)(?![\p{L}\d/]))/gu,
    message: (match) => `“${match}” has a point where a comma belongs.`,
    repair: (match) => `Write “${match.replace('.', ',')}”, or fewer decimals.`,
  },
];
