import { fill } from '../../lib/fill.ts';
import { performanceMap } from '../kinds/performance-map/kind.ts';
import { num, signed, withUnit } from '../numbers.ts';
import {
  atSpeed,
  chokeMargin,
  headRatio,
  type MapPoint,
  machRatio,
  massFlow,
  type SuctionGas,
  speedAt,
  surgeMargin,
  volumeRatio,
} from '../physics/affinity.ts';
import { type Field, type Given, type Group, type Quantity, shown, unitOf } from './fields.ts';
import type { Instrument } from './instrument.ts';

/** Change of the volume ratio up to which the fan law holds, %. @source ASME PTC 10 (1997), table 3.2 */
const VOLUME_LIMIT = 5;
/** What the fields begin with where the page’s drawing says nothing: an export gas, then one a fifth heavier. */
const GASES = { before: [18.4, 30, 24, 1.27], after: [22.1, 30, 24, 1.24] } as const;
const EFFICIENCY = 78;

const flow = (name: string, label = name): Field => ({ name, label, quantity: 'flow', min: 1, max: 1_000_000, step: 10 });
const head = (name: string, label = name): Field => ({ name, label, quantity: 'head', min: 0.1, max: 1000, step: 1 });
const speed = (name: string): Field => ({ name, label: 'speed', quantity: 'speed', min: 100, max: 100_000, step: 10 });
const gas = (when: 'before' | 'after'): Field[] => [
  { name: `${when}MolarMass`, label: 'molarMass', quantity: 'molarMass', min: 2, max: 200, step: 0.1 },
  { name: `${when}Temperature`, label: 'temperature', quantity: 'temperature', min: -160, max: 200, step: 1 },
  { name: `${when}Pressure`, label: 'pressure', quantity: 'pressure', min: 0.05, max: 500, step: 0.1 },
  { name: `${when}Exponent`, label: 'exponent', quantity: 'ratio', min: 1.01, max: 1.67, step: 0.01 },
];
const groups: Group[] = [
  { name: 'before', fields: [flow('flow'), head('head'), speed('beforeSpeed'), ...gas('before')] },
  { name: 'after', fields: [speed('afterSpeed'), ...gas('after')] },
  {
    name: 'map',
    fields: [
      { ...speed('referenceSpeed'), label: 'referenceSpeed' },
      flow('surgeFlow'),
      head('surgeHead'),
      flow('chokeFlow'),
      head('chokeHead'),
      { name: 'efficiency', quantity: 'percent', min: 30, max: 95, step: 0.5 },
    ],
  },
];

/** The gas of one state, as far as it is given. */
const gasOf = ({ numbers }: Given, when: 'before' | 'after'): SuctionGas => {
  const [molarMass, temperature, pressure, exponent] = (['MolarMass', 'Temperature', 'Pressure', 'Exponent'] as const).map(
    (name, i) => numbers[when + name] ?? GASES[when][i] ?? 1,
  ) as [number, number, number, number];
  return { molarMass, temperature, pressure, exponent };
};

/** A computed point to four digits: the table has as many decimals as the points. */
const rounded = ({ flow, head }: MapPoint): MapPoint => ({ flow: Number(flow.toPrecision(4)), head: Number(head.toPrecision(4)) });

/** Where a compressor runs at another speed, or with another gas. */
export const instrument: Instrument<'performance-map'> = {
  kind: performanceMap,
  groups,
  start({ points, surge, choke, speeds, referenceSpeed }) {
    const point = points.find(({ state }) => state === 'after') ?? points[0] ?? surge;
    const own = speedAt(surge, choke, referenceSpeed, point) ?? referenceSpeed;
    const [now = referenceSpeed, then = now] = speeds.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));
    const ofGas = (when: 'before' | 'after') =>
      Object.fromEntries(['MolarMass', 'Temperature', 'Pressure', 'Exponent'].map((name, i) => [when + name, GASES[when][i]]));
    return {
      flow: point.flow,
      head: point.head,
      beforeSpeed: now,
      afterSpeed: then,
      ...ofGas('before'),
      ...ofGas('after'),
      referenceSpeed,
      surgeFlow: surge.flow,
      surgeHead: surge.head,
      chokeFlow: choke.flow,
      chokeHead: choke.head,
      efficiency: EFFICIENCY,
    };
  },
  figure({ numbers }, example, units, { results }) {
    const { beforeSpeed = 1, afterSpeed = 1, referenceSpeed = 1 } = numbers;
    const at = (prefix: string) => {
      const [flowName, headName] = prefix ? [`${prefix}Flow`, `${prefix}Head`] : ['flow', 'head'];
      return { flow: shown(numbers[flowName] ?? 0, 'flow', units), head: shown(numbers[headName] ?? 0, 'head', units) };
    };
    const now = at('');
    return {
      ...example,
      flowUnit: unitOf('flow', units),
      headUnit: unitOf('head', units),
      referenceSpeed,
      surge: at('surge'),
      choke: at('choke'),
      speeds: [...new Set([referenceSpeed, beforeSpeed, afterSpeed])],
      points: [
        { ...now, label: results.before ?? '', state: 'before' },
        { ...rounded(atSpeed(now, afterSpeed / beforeSpeed)), label: results.after ?? '', state: 'after' },
      ],
    };
  },
  answer(given, { points, surge, choke }, units, { results, verdicts }) {
    const [from = surge] = points;
    const { beforeSpeed = 1, afterSpeed = 1, efficiency = EFFICIENCY, flow: volume = 0, head: work = 0 } = given.numbers;
    const ratio = afterSpeed / beforeSpeed;
    const states = [
      { gas: gasOf(given, 'before'), flow: volume, head: work },
      { gas: gasOf(given, 'after'), flow: volume * ratio, head: work * ratio ** 2 },
    ].map((state) => {
      const pressure = state.gas.pressure * headRatio(state.gas, state.head, efficiency / 100);
      const mass = massFlow(state.gas, state.flow);
      return {
        pressure,
        volume: volumeRatio(state.gas, state.head, efficiency / 100),
        power: (mass * state.head) / (efficiency / 100) / 1000,
      };
    });
    const [before, after] = states as [(typeof states)[number], (typeof states)[number]];
    const text = (value: number, quantity: Quantity) =>
      withUnit(num(Number(shown(value, quantity, units).toPrecision(3))), unitOf(quantity, units));
    const change = (a: number, b: number) => `${signed((b / a - 1) * 100, 1)} %`;
    const both = (name: string, quantity: Quantity, a: number, b: number) => [
      results[name] ?? '',
      text(a, quantity),
      text(b, quantity),
      change(a, b),
    ];
    const mach = machRatio(gasOf(given, 'before'), gasOf(given, 'after'), ratio);
    const volumes = (after.volume / before.volume - 1) * 100;
    const margins = { surge: surgeMargin(surge, from), choke: chokeMargin(choke, from) };
    const sentence =
      margins.surge < 0 || margins.choke < 0 ? verdicts.outside : Math.abs(volumes) > VOLUME_LIMIT ? verdicts.beyond : verdicts.within;
    return {
      table: {
        head: ['', results.before ?? '', results.after ?? '', results.change ?? ''],
        rows: [
          both('flow', 'flow', volume, volume * ratio),
          both('head', 'head', work, work * ratio ** 2),
          ...(['surge', 'choke'] as const).map((end) => [results[end] ?? '', `${num(margins[end], 0)} %`, `${num(margins[end], 0)} %`, '']),
          both('pressure', 'pressure', before.pressure, after.pressure),
          both('power', 'power', before.power, after.power),
          [results.mach ?? '', '', '', change(1, mach)],
          [results.volume ?? '', num(before.volume, 2), num(after.volume, 2), change(before.volume, after.volume)],
        ],
      },
      verdict: fill(sentence ?? '', {
        speed: `${num(afterSpeed)} rpm`,
        flow: text(volume * ratio, 'flow'),
        head: text(work * ratio ** 2, 'head'),
        surge: num(margins.surge, 0),
        choke: num(margins.choke, 0),
        mach: change(1, mach),
        volume: `${signed(volumes, 1)} %`,
        limit: VOLUME_LIMIT,
      }),
    };
  },
};
