// cspell:ignore barg elsius psig psia uros
import { byForms, type Form } from '../forms.ts';
import type { Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'unit', check: (content) => byForms(content, UNITS) },
  { id: 'number', check: (content) => byForms(content, NUMBERS) },
];

const UNIT =
  'MW|kW|GW|kWh|MWh|kPa|MPa|mbar|bar|barg|mm|cm|km|kg|Hz|kHz|rpm|kN|Nm|kJ|MJ|m/s|mm/s|m³/h|kg/s|t/h|µm|mil|dB|ppm|MMscf/d|Sm³/d|°C|°F|kt|Mt|HRC|h|%';
const UNITS: Form[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,/-])(\\d+(?:[.,]\\d+)*)(${UNIT})(?![\\p{L}\\d])`, 'gu'),
    message: (match) => `There is no space between number and unit: “${match}”.`,
    repair: (match) => `Write “${match.replace(/^([\d.,]+)/, '$1 ')}”.`,
    fix: ([, number = '', unit = '']) => `${number} ${unit}`,
  },
  {
    pattern: /(?<=\d )(RPM|KW|kw|Kw|Mw|KPa|Kpa|kPA|kpa|Mpa|MPA|HZ|hz|Rpm|KG|Kg|Bar|BAR|Bara|Barg|mBar|Mbar)\b/g,
    message: (match) => `The unit “${match}” is written another way.`,
    repair: (match) => `Write “${UNIT_CASE[match.toLowerCase()]}”.`,
    fix: ([match]) => UNIT_CASE[match.toLowerCase()] ?? match,
  },
  {
    pattern: /(?<=\d )º ?C\b|(?<=\d )° C\b|(?<=\d )degrees C(?:elsius)?\b|(?<=\d )deg\.? ?C\b/g,
    message: (match) => `“${match}” is written °C.`,
    repair: () => 'Write “°C”.',
    fix: () => '°C',
  },
  {
    pattern: /(?<=\d )um(?= pp\b|[ .,;)]|$)/g,
    message: () => 'The letter u stands for the sign of a millionth.',
    repair: () => 'Write “µm”.',
    fix: () => 'µm',
  },
  {
    pattern: /(?<=\d) ?(?:percent|per cent)\b/g,
    message: (match) => `“${match.trim()}” is written % behind a figure.`,
    repair: () => 'Write “%” with a space before it, such as 10 %.',
    fix: () => ' %',
  },
  {
    pattern: new RegExp(
      `(?<=\\d ?)(?:${['psi', 'psig', 'psia', 'HP', 'hp', 'lbs?', 'inch(?:es)?', 'ft', 'feet', 'gpm', '°F', '°K', 'bars', 'hrs?', 'yrs?', '[Mk]Ws', 'mm?/sec', '′', '″'].join('|')})(?![\\p{L}\\d/])`,
      'gu',
    ),
    message: (match) => `The unit “${match}” is not used here.`,
    repair: (match) =>
      RENAMED.has(match) ? `Write “${OTHER_UNITS[match]}”.` : `Write the value in ${OTHER_UNITS[match]}, and convert the number.`,
  },
  {
    pattern: /\b(?:S|N)?(?:m|mm|cm)[23](?![\p{L}\d])/gu,
    message: (match) => `“${match}” is written with a raised figure.`,
    repair: (match) => `Write “${match.replace('2', '²').replace('3', '³')}”.`,
    fix: ([match]) => match.replace('2', '²').replace('3', '³'),
  },
];
const UNIT_CASE: Record<string, string> = {
  rpm: 'rpm',
  kw: 'kW',
  mw: 'MW',
  kpa: 'kPa',
  hz: 'Hz',
  kg: 'kg',
  mpa: 'MPa',
  bar: 'bar',
  bara: 'bara',
  barg: 'barg',
  mbar: 'mbar',
};

/** Units of other countries and spoken forms, and how this site writes them. */
const OTHER_UNITS: Record<string, string> = {
  psi: 'bar',
  psig: 'bar',
  psia: 'bar',
  HP: 'kW',
  hp: 'kW',
  lb: 'kg',
  lbs: 'kg',
  inch: 'mm',
  inches: 'mm',
  ft: 'm',
  feet: 'm',
  gpm: 'm³/h',
  '°F': '°C',
  '°K': 'K',
  bars: 'bar',
  hr: 'h',
  hrs: 'h',
  yr: 'years',
  yrs: 'years',
  MWs: 'MW',
  kWs: 'kW',
  'mm/sec': 'mm/s',
  'm/sec': 'm/s',
  '′': 'mm',
  '″': 'mm',
};
/** Units of which only the name changes; the others need the number converted. */
const RENAMED: ReadonlySet<string> = new Set(['°K', 'bars', 'hr', 'hrs', 'yr', 'yrs', 'MWs', 'kWs', 'mm/sec', 'm/sec']);

const MEASURED = `(?:${UNIT}|days|weeks|months|years|hours|minutes|starts|trips|people|machines)(?![\\p{L}\\d])`;
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const NUMBERS: Form[] = [
  {
    pattern: /\$ ?\d[\d.,]*|\b(?:EUR|USD|Euros?|euros?) ?\d[\d.,]*\d|(?<![\d.,])\d[\d.,]* ?(?:€|EUR\b|USD\b|[Ee]uros?\b)/g,
    message: (match) => `“${match}” is written another way here.`,
    repair: (match) =>
      /[$U]/.test(match) && !/EUR|Eur/.test(match)
        ? 'Write the amount in euros, such as €50,000.'
        : `Write “€${/\d[\d.,]*/.exec(match)?.[0].replace(/[.,]$/, '')}”.`,
  },
  {
    pattern: /(?<![\p{L}\d.,-])\d+(?:\.\d+)?[kK](?![\p{L}\d])|(?<=\d ?)(?:mln|mio|bn)\b/gu,
    message: (match) => `“${match}” is short for a large number.`,
    repair: () => 'Write the number out: 50,000, or €1.9 million.',
  },
  {
    pattern: /(?<![\p{L}\d.,/])\.\d+/gu,
    message: (match) => `“${match}” has nothing before its point.`,
    repair: (match) => `Write “0${match}”.`,
    fix: ([match]) => `0${match}`,
  },
  {
    pattern: /(?<![\d.,])\d{1,2},\d{2},\d{3}(?![\d,])/g,
    message: (match) => `“${match}” has a comma in the wrong place.`,
    repair: (match) => `Write “${grouped(match.replaceAll(',', ''))}”.`,
    fix: ([match]) => grouped(match.replaceAll(',', '')),
  },
  {
    pattern: /(?<![\p{L}\d.,+–-])[1-9]\d{0,2}\.\d00(?= (?:h|kW|rpm|hours|starts|trips|machines|people)(?![\p{L}\d/]))/gu,
    message: (match) => `“${match}” has a point for a comma.`,
    repair: (match) => `Write “${match.replace('.', ',')}”, or fewer decimals.`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,:/–-]|\\d )0\\d+(?= ${MEASURED})`, 'gu'),
    message: (match) => `“${match}” begins with a nought.`,
    repair: (match) => `Write “${match.replace(/^0+/, '')}”.`,
    fix: ([match]) => match.replace(/^0+(?=\d)/, ''),
  },
  {
    pattern: new RegExp(`\\d\\.(?=(?:${UNIT.replaceAll('|h|%', '')})(?![\\p{L}\\d]))`, 'gu'),
    message: (match) => `“${match}” has nothing behind its point.`,
    repair: (match) => `Write “${match.slice(0, 1)}” and a space.`,
  },
  {
    pattern: /[½¼¾⅓⅔]|(?<![\p{L}\d./-])[123]\/[2348](?= (?:of|an?|the) )/gu,
    message: (match) => `“${match}” is written in words or with a point here.`,
    repair: (match) => `Write ${FRACTIONS[match] ?? '“half”, “a third”, or 0.5'}.`,
  },
  {
    pattern: /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?!\d)/g,
    message: (match) => `“${match}” is written with point and comma the wrong way round.`,
    repair: (match) => `Write “${swapped(match)}”.`,
    fix: ([match]) => swapped(match),
  },
  {
    pattern: /(?<![\d.,])\d{1,3},\d{1,2}(?![\d,])/g,
    message: (match) => `“${match}” has a comma for a point.`,
    repair: (match) => `Write “${match.replace(',', '.')}”.`,
    fix: ([match]) => match.replace(',', '.'),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,+–-])\\d{1,3}(?: \\d{3})+(?= ${MEASURED})`, 'gu'),
    message: (match) => `“${match}” has spaces for commas.`,
    repair: (match) => `Write “${match.replaceAll(' ', ',')}”.`,
    fix: ([match]) => match.replaceAll(' ', ','),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,+–-])(?<!\\p{Lu}[\\p{L}\\d]* )\\d{4,}(?= ${MEASURED})`, 'gu'),
    message: (match) => `“${match}” has no comma after the thousands.`,
    repair: (match) => `Write “${grouped(match)}”.`,
    fix: ([match]) => grouped(match),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,–-])(\\d+(?:\\.\\d+)?)[-–](\\d+(?:\\.\\d+)?)(?= ${MEASURED})`, 'gu'),
    message: (match) => `“${match}” could be read as a subtraction.`,
    repair: (match) => `Write “${match.replace(/[-–]/, ' to ')}”.`,
    fix: ([match]) => match.replace(/[-–]/, ' to '),
  },
  {
    pattern: /(?<=\b(?:in|from|between|during|since|of|ran|was|were|the years) )((?:19|20)\d\d)[-–]((?:19|20)\d\d)\b/g,
    message: (match) => `“${match}” is written in words here.`,
    repair: (match) => `Write “${match.replace(/[-–]/, ' to ')}”.`,
    fix: ([, from = '', to = '']) => `${from} to ${to}`,
  },
];

const swapped = (text: string) => text.replaceAll('.', ' ').replace(',', '.').replaceAll(' ', ',');

const FRACTIONS: Record<string, string> = {
  '½': '“half” or 0.5',
  '¼': '“a quarter” or 0.25',
  '¾': '“three quarters” or 0.75',
  '⅓': '“a third”',
  '⅔': '“two thirds”',
};
