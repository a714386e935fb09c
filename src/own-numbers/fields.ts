import { RATING_LIMITS } from '../config/drawing-limits.ts';

/** Something that a visitor enters into a drawing. */
export interface Field {
  /** Its place in the drawing: `demand.power` */
  at: string;
  /** Name of its label and help in settings/own-numbers.yaml, if other fields have the same */
  label?: string;
  /** A list of ages, or a name; otherwise a number */
  kind?: 'list' | 'text';
  /** Unit in SI */
  unit?: string;
  /**
   * Range and step of a number, in its unit; of a list, of the number of its values; of a name, of
   * its length
   */
  min: number;
  max: number;
  step?: number;
  /** Greatest number of parts in a list, where several have one age */
  parts?: number;
  optional?: true;
  /** Version of the links that have it first, if not the first */
  since?: number;
}
/** Fields with one legend. */
export interface Group {
  name: string;
  /** Left out while all its fields are empty */
  optional?: boolean;
  fields: readonly Field[];
}

export const labelOf = ({ at, label = at }: Field): string => label;

const MACHINES = [0, 1, 2] as const;
const machine = (i: number): Field[] => [
  { at: `machines.${i}.label`, label: 'label', kind: 'text', min: 0, max: 20, optional: true },
  { at: `machines.${i}.isoPower`, label: 'isoPower', unit: 'MW', min: 0.05, max: 600, step: 0.1 },
  {
    at: `machines.${i}.derate`,
    label: 'derate',
    unit: '%/°C',
    ...RATING_LIMITS.derate,
    step: 0.01,
  },
  {
    at: `machines.${i}.flatBelow`,
    label: 'flatBelow',
    unit: '°C',
    ...RATING_LIMITS.flatBelow,
    step: 1,
    optional: true,
  },
];

const flow = { unit: 'm³/h', min: 1, max: 1_000_000, step: 10 };
const head = { unit: 'kJ/kg', min: 0.1, max: 1000, step: 1 };
const speed = { label: 'speed', unit: 'rpm', min: 100, max: 100_000, step: 10 };
const compressibility = { min: 0.2, max: 2, step: 0.01, optional: true, since: 2 } as const;
const gas = (state: string, optional?: { optional: true }): Field[] => [
  {
    at: `${state}.molarMass`,
    label: 'molarMass',
    unit: 'kg/kmol',
    min: 2,
    max: 200,
    step: 0.1,
    ...optional,
  },
  {
    at: `${state}.temperature`,
    label: 'temperature',
    unit: '°C',
    min: -160,
    max: 200,
    step: 1,
    ...optional,
  },
  {
    at: `${state}.pressure`,
    label: 'pressure',
    unit: 'bar',
    min: 0.05,
    max: 500,
    step: 0.1,
    ...optional,
  },
  { at: `${state}.exponent`, label: 'exponent', min: 1.01, max: 1.67, step: 0.01, ...optional },
  { at: `${state}.suctionZ`, label: 'suctionZ', ...compressibility },
  { at: `${state}.dischargeZ`, label: 'dischargeZ', ...compressibility },
];

/** What a visitor can enter, by kind of drawing. */
export const FIELDS = {
  weibull: [
    {
      name: 'ages',
      fields: [
        { at: 'failures', kind: 'list', unit: 'h', min: 3, max: 500 },
        {
          at: 'suspensions',
          kind: 'list',
          unit: 'h',
          min: 0,
          max: 500,
          parts: 10_000,
          optional: true,
        },
        { at: 'interval', unit: 'h', min: 1, max: 1_000_000, step: 100, optional: true },
      ],
    },
  ],
  'site-rating': [
    {
      name: 'site',
      fields: [
        { at: 'elevation', unit: 'm', ...RATING_LIMITS.elevation, step: 10 },
        { at: 'losses', unit: '%', ...RATING_LIMITS.losses, step: 0.5 },
        { at: 'designTemperature', unit: '°C', ...RATING_LIMITS.designTemperature, step: 1 },
      ],
    },
    {
      name: 'demand',
      fields: [
        { at: 'demand.power', unit: 'MW', min: 0.05, max: 600, step: 0.1 },
        { at: 'demand.margin', unit: '%', ...RATING_LIMITS.margin, step: 1 },
      ],
    },
    ...MACHINES.map((i) => ({ name: `machine${i + 1}`, optional: i > 0, fields: machine(i) })),
  ],
  'performance-map': [
    {
      name: 'now',
      fields: [
        { at: 'points.0.flow', ...flow },
        { at: 'points.0.head', ...head },
        { at: 'now.speed', ...speed },
      ],
    },
    { name: 'gas', fields: gas('now') },
    { name: 'next', fields: [{ at: 'next.speed', ...speed }, ...gas('next', { optional: true })] },
    {
      name: 'map',
      fields: [
        { at: 'referenceSpeed', ...speed, label: 'referenceSpeed' },
        { at: 'surge.flow', ...flow },
        { at: 'surge.head', ...head },
        { at: 'choke.flow', ...flow },
        { at: 'choke.head', ...head },
        { at: 'efficiency', unit: '%', min: 30, max: 95, step: 0.5 },
      ],
    },
  ],
} satisfies Record<string, readonly Group[]>;

/** The kinds of drawing that a visitor can use with their own numbers. */
export type OwnType = keyof typeof FIELDS;
