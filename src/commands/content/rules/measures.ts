// cspell:ignore barg elsius
import { byForms, type Form } from '../forms.ts';
import type { Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'unit', severity: 'error', finds: 'units written another way than here', check: (content) => byForms(content, UNITS) },
  { id: 'number', severity: 'error', finds: 'numbers written as in other languages', check: (content) => byForms(content, NUMBERS) },
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
    pattern: /(?<=\d )(RPM|KW|Mw|KPa|Kpa|HZ|hz|Rpm|KG|Kg)\b/g,
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
    pattern: /\b(?:S|N)?(?:m|mm|cm)[23](?![\p{L}\d])/gu,
    message: (match) => `“${match}” is written with a raised figure.`,
    repair: (match) => `Write “${match.replace('2', '²').replace('3', '³')}”.`,
    fix: ([match]) => match.replace('2', '²').replace('3', '³'),
  },
];
const UNIT_CASE: Record<string, string> = { rpm: 'rpm', kw: 'kW', mw: 'MW', kpa: 'kPa', hz: 'Hz', kg: 'kg' };

const MEASURED = `(?:${UNIT}|days|weeks|months|years|hours|minutes|starts|trips|people|machines)(?![\\p{L}\\d])`;
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const NUMBERS: Form[] = [
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
