/** Units by quantity: SI, what operators use, and the second from the first (times a factor, plus an offset). */
const QUANTITIES = {
  time: ['h', 'h', 1, 0],
  percent: ['%', '%', 1, 0],
  speed: ['rpm', 'rpm', 1, 0],
  ratio: ['', '', 1, 0],
  molarMass: ['kg/kmol', 'lb/lbmol', 1, 0],
  power: ['MW', 'hp', 1341.022, 0],
  temperature: ['°C', '°F', 1.8, 32],
  perDegree: ['%/°C', '%/°F', 1 / 1.8, 0],
  elevation: ['m', 'ft', 3.28084, 0],
  pressure: ['bar', 'psi', 14.50377, 0],
  flow: ['m³/h', 'ft³/min', 0.5885778, 0],
  head: ['kJ/kg', 'ft', 334.5526, 0],
} as const satisfies Record<string, readonly [si: string, operators: string, factor: number, offset: number]>;

export type Units = 'si' | 'us';
export type Quantity = keyof typeof QUANTITIES;

export const unitOf = (quantity: Quantity, units: Units): string => QUANTITIES[quantity][units === 'si' ? 0 : 1];

/** A value in SI as one in the units that are shown, and back. */
export function shown(value: number, quantity: Quantity, units: Units): number {
  const [, , factor, offset] = QUANTITIES[quantity];
  return units === 'si' ? value : rounded(value * factor + offset);
}
function inSi(value: number, quantity: Quantity, units: Units): number {
  const [, , factor, offset] = QUANTITIES[quantity];
  return units === 'si' ? value : (value - offset) / factor;
}

/** Something that a visitor enters. Its label and its help are in settings/own-numbers.yaml. */
export interface Field {
  /** Its place in the drawing as one word: `demandPower` is the power of the demand */
  name: string;
  /** Name of its label and help, if other fields have the same */
  label?: string;
  /** A list of ages, or a name; otherwise a number */
  kind?: 'list' | 'text';
  quantity: Quantity;
  /** Range and step of a number in SI; of a list, of the number of its values; of a name, of its length */
  min: number;
  max: number;
  step?: number;
  optional?: true;
}
/** Fields with one legend. */
export interface Group {
  name: string;
  /** Left out while all its fields are empty */
  optional?: boolean;
  fields: readonly Field[];
}

/** What is typed in each field, by its name. */
export type Texts = Readonly<Record<string, string>>;
/** What was read: numbers are in SI. A field that is left empty has none. */
export interface Given {
  numbers: Readonly<Record<string, number | undefined>>;
  lists: Readonly<Record<string, readonly number[]>>;
  texts: Texts;
}
/** What is wrong with a field: a sentence of the settings and its gaps, or one of the drawing’s own. */
export interface Mistake {
  field: string;
  sentence: 'range' | 'word' | 'few' | 'many' | { own: string };
  gaps: Readonly<Record<string, string | number>>;
}

/** Characters that a list of 500 ages may have: a whole sheet is refused before it is read. */
export const LONGEST = 20_000;

/** A number as it is typed, with a decimal comma or point, and spaces, points or commas between thousands; NaN if it is none. */
export function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace(/^−/, '-')
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, '');
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(plain) || /^-?\d{1,3}(\.\d{3}){2,}$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/**
 * Numbers as they come from a spreadsheet: one a line, or with tabs, spaces, semicolons or commas between them. Words before the first
 * number are a heading, and a unit may follow each.
 * @returns NaN for what is none, and the first such word
 */
export function readList(text: string): { values: number[]; word?: string } {
  // A space that doesn't break belongs to the number.
  const parts = text
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, '')
    .split(/[\s;]+|,(?=\s|$)/)
    .filter((part) => part !== '');
  // Two commas in one word stand between numbers: no age has a million hours.
  const words = parts
    .flatMap((part) => (part.split(',').length > 2 ? part.split(',') : part))
    .filter((part) => !/^(h|hrs?|hours?)$/i.test(part));
  // 4.200 in each place is four thousand two hundred.
  const isGrouped = words.filter((word) => word.includes('.')).length > 1 && words.every((word) => /^\d{1,3}(\.\d{3})?$/.test(word));
  const values = words.map((word) => readNumber(isGrouped ? word.replace('.', '') : word));
  const first = values.findIndex((value) => !Number.isNaN(value));
  const [read, rest] = [values.slice(Math.max(first, 0)), words.slice(Math.max(first, 0))];
  const word = rest.find((_, i) => Number.isNaN(read[i]));
  return word === undefined ? { values: read } : { values: read, word };
}

/** Reads all fields. */
export function readFields(groups: readonly Group[], texts: Texts, units: Units): Given & { mistakes: Mistake[] } {
  const given = { numbers: {} as Record<string, number>, lists: {} as Record<string, number[]>, texts: {} as Record<string, string> };
  const mistakes: Mistake[] = [];
  const wrong = (field: string, sentence: Mistake['sentence'], gaps: Mistake['gaps'] = {}) => mistakes.push({ field, sentence, gaps });
  for (const group of groups) {
    if (group.optional && group.fields.every(({ name }) => !texts[name]?.trim())) continue;
    for (const { name, kind, quantity, min, max, optional } of group.fields) {
      const text = texts[name]?.trim() ?? '';
      if (kind === 'text') given.texts[name] = text.slice(0, max);
      else if (kind === 'list') {
        const { values, word } = text.length > LONGEST ? { values: new Array(max + 1).fill(0) as number[] } : readList(text);
        given.lists[name] = values;
        if (values.length > max) wrong(name, 'many', { max });
        else if (word !== undefined) wrong(name, 'word', { word });
        else if (values.some((value) => value <= 0)) wrong(name, 'word', { word: String(values.find((value) => value <= 0)) });
        else if (values.length < min) wrong(name, 'few', { min });
      } else if (text !== '' || !optional) {
        const value = readNumber(text);
        const si = inSi(value, quantity, units);
        if (si >= min - 1e-9 && si <= max + 1e-9) given.numbers[name] = si;
        else wrong(name, 'range', { min: shown(min, quantity, units), max: shown(max, quantity, units), unit: unitOf(quantity, units) });
      }
    }
  }
  return { ...given, mistakes };
}

/** A text in other units; one that is no number stays as it is. */
export function convert({ kind, quantity }: Field, text: string, from: Units, to: Units): string {
  const value = readNumber(text);
  if (kind || unitOf(quantity, from) === unitOf(quantity, to) || Number.isNaN(value)) return text;
  const si = rounded(inSi(value, quantity, from));
  return String(shown(si, quantity, to));
}

/** To five figures, which survive a change of units and back. */
const rounded = (value: number): number => Number(value.toPrecision(5));
