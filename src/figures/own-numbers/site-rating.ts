import { fill } from '../../lib/fill.ts';
import { siteRating } from '../kinds/site-rating/kind.ts';
import { num, signed, withUnit } from '../numbers.ts';
import { sitePower, temperatureFor } from '../physics/rating.ts';
import { type Field, type Group, shown, unitOf } from './fields.ts';
import type { Instrument } from './instrument.ts';

const MACHINES = [0, 1, 2] as const;
/** Beyond it the line of a gas turbine is nobody’s guarantee, °C. */
const HOTTEST = 60;

const machine = (i: number): Group => {
  const field = (label: string, limits: Omit<Field, 'name' | 'label'>): Field => ({
    ...limits,
    name: `machines${i}${label}`,
    label: `machine${label}`,
  });
  return {
    name: `machine${i + 1}`,
    ...(i > 0 && { optional: true }),
    fields: [
      field('Label', { kind: 'text', quantity: 'ratio', min: 0, max: 20, optional: true }),
      field('IsoPower', { quantity: 'power', min: 0.05, max: 600, step: 0.1 }),
      field('Derate', { quantity: 'perDegree', min: 0.2, max: 1.6, step: 0.01 }),
      field('FlatBelow', { quantity: 'temperature', min: -60, max: 60, step: 1, optional: true }),
    ],
  };
};

/** Whether a gas turbine still carries its load on the hottest day, up there, in ten years. */
export const instrument: Instrument<'site-rating'> = {
  kind: siteRating,
  groups: [
    {
      name: 'site',
      fields: [
        { name: 'elevation', quantity: 'elevation', min: 0, max: 5000, step: 10 },
        { name: 'losses', quantity: 'percent', min: 0, max: 20, step: 0.5 },
        { name: 'designTemperature', quantity: 'temperature', min: -50, max: 55, step: 1 },
      ],
    },
    {
      name: 'demand',
      fields: [
        { name: 'demandPower', quantity: 'power', min: 0.05, max: 600, step: 0.1 },
        { name: 'demandMargin', quantity: 'percent', min: 0, max: 100, step: 1 },
      ],
    },
    ...MACHINES.map(machine),
  ],
  start: ({ elevation, losses, designTemperature, demand, machines }) => ({
    elevation,
    losses,
    designTemperature,
    demandPower: demand.power,
    demandMargin: demand.margin,
    ...Object.fromEntries(
      machines.slice(0, MACHINES.length).flatMap(({ label, isoPower, derate, flatBelow }, i) => [
        [`machines${i}Label`, label],
        [`machines${i}IsoPower`, isoPower],
        [`machines${i}Derate`, derate],
        [`machines${i}FlatBelow`, flatBelow],
      ]),
    ),
  }),
  figure({ numbers, texts }, example, units) {
    const { elevation = 0, losses = 0, designTemperature = 15, demandPower = 0, demandMargin = 0 } = numbers;
    const power = (value: number) => shown(value, 'power', units);
    const machines = MACHINES.flatMap((i) => {
      const { [`machines${i}IsoPower`]: isoPower, [`machines${i}Derate`]: derate = 0, [`machines${i}FlatBelow`]: flatBelow } = numbers;
      if (isoPower === undefined) return [];
      return {
        label: texts[`machines${i}Label`] || String.fromCharCode(65 + i),
        isoPower: power(isoPower),
        derate,
        ...(flatBelow !== undefined && { flatBelow }),
      };
    });
    const at = machines.map((each) => sitePower(each, { elevation, losses }, designTemperature));
    const [from, to] = example.temperatureRange;
    return {
      ...example,
      powerUnit: unitOf('power', units),
      temperatureRange: [Math.min(from, designTemperature - 5), Math.max(to, designTemperature + 5)],
      elevation,
      losses,
      designTemperature,
      demand: { ...example.demand, power: power(demandPower), margin: demandMargin },
      machines: machines.map((each, i) => ({ ...each, chosen: at[i] === Math.max(...at) })),
      ...(units === 'us' && { fahrenheit: true }),
    };
  },
  answer(_, figure, units, { results, verdicts }) {
    const { machines, demand, designTemperature, powerUnit } = figure;
    const degrees = (value: number) => withUnit(num(shown(value, 'temperature', units), 0), unitOf('temperature', units));
    const rated = machines.map((each) => {
      const power = sitePower(each, figure, designTemperature);
      return { ...each, power, margin: (power / demand.power - 1) * 100, until: temperatureFor(each, figure, demand.power) };
    });
    const met = rated.filter(({ margin }) => margin >= demand.margin);
    const best = rated.reduce((a, b) => (b.margin > a.margin ? b : a));
    const gaps = { temperature: degrees(designTemperature), margin: num(demand.margin), best: signed(best.margin, 1) };
    const { power = '', margin = '', until = '', never = '', beyond = '' } = results;
    const untilOf = (value: number | undefined) =>
      value === undefined ? never : value > HOTTEST ? fill(beyond, { temperature: degrees(HOTTEST) }) : degrees(value);
    return {
      table: {
        head: ['', fill(power, gaps), margin, until],
        rows: rated.map((each) => [
          each.label,
          withUnit(num(Number(each.power.toPrecision(3))), powerUnit),
          `${signed(each.margin, 1)} %`,
          untilOf(each.until),
        ]),
      },
      verdict: fill((met.length > 0 ? verdicts.met : verdicts.missed) ?? '', {
        ...gaps,
        names: (met.length > 0 ? met : [best]).map(({ label }) => label).join(', '),
      }),
    };
  },
};
