// cspell:ignore psia psig
import { UNITS } from '../../../../lib/units.ts';
import { byForms, type Form } from '../forms.ts';
import type { Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'unit', check: (content) => byForms(content, WRONG_UNITS) },
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
