import { type Field, type Group, inPart } from './field.ts';

const flow = { unit: 'm³/h', min: 1, max: 1_000_000, step: 10 };
const head = { unit: 'kJ/kg', min: 0.1, max: 1000, step: 1 };
const speed = { unit: 'rpm', min: 100, max: 100_000, step: 10 };
/** The state at suction, on which Z depends. */
export const SUCTION = ['molarMass', 'temperature', 'pressure'] as const;
const gas = (state: string, optional?: { optional: true }): Field[] => {
  const validFor = SUCTION.map((name) => `${state}.${name}`);
  const z = { min: 0.2, max: 2, step: 0.01, optional: true, validFor } as const;
  return [
    inPart(state, 'molarMass', { unit: 'kg/kmol', min: 2, max: 200, step: 0.1, ...optional }),
    inPart(state, 'temperature', { unit: '°C', min: -160, max: 200, step: 1, ...optional }),
    inPart(state, 'pressure', { unit: 'bar', min: 0.05, max: 500, step: 0.1, ...optional }),
    inPart(state, 'exponent', { min: 1.01, max: 1.67, step: 0.01, ...optional }),
    inPart(state, 'suctionZ', z),
    inPart(state, 'dischargeZ', z),
  ];
};

export const groups = [
  {
    name: 'now',
    fields: [
      { at: 'points.0.flow', ...flow },
      { at: 'points.0.head', ...head },
      inPart('now', 'speed', speed),
    ],
  },
  { name: 'gas', fields: gas('now') },
  { name: 'next', fields: [inPart('next', 'speed', speed), ...gas('next', { optional: true })] },
  {
    name: 'map',
    fields: [
      { at: 'referenceSpeed', ...speed },
      { at: 'surge.flow', ...flow },
      { at: 'surge.head', ...head },
      { at: 'choke.flow', ...flow },
      { at: 'choke.head', ...head },
      { at: 'efficiency', unit: '%', min: 30, max: 95, step: 0.5 },
    ],
  },
] satisfies readonly Group[];
