import { performanceMap } from '../../figures/kinds/performance-map/kind.ts';
import { num, signed, withUnit } from '../../figures/numbers.ts';
import {
  atSpeed,
  chokeMargin,
  compression,
  FAN_LAW_LIMITS,
  type MapPoint,
  machRatio,
  massFlow,
  type SuctionGas,
  speedAt,
  surgeMargin,
} from '../../figures/physics/affinity.ts';
import { fill } from '../../lib/fill.ts';
import { shown, unitIn, withThreeFigures } from '../units.ts';
import type { Instrument } from './index.ts';

/** A usual export gas and efficiency: a drawing has neither. */
const ASSUMED = {
  gas: { molarMass: 20, temperature: 30, pressure: 25, exponent: 1.27 },
  efficiency: 78,
} as const;

/** Where a compressor runs at another speed, or with another gas. */
export const instrument: Instrument<'performance-map'> = {
  type: 'performance-map',
  kind: performanceMap,
  start(map) {
    const { points, surge, choke, speeds, referenceSpeed } = map;
    const point = points.find(({ state }) => state === 'after') ?? points[0];
    const own = (point && speedAt(surge, choke, referenceSpeed, point)) ?? referenceSpeed;
    // The speed line at which the point was measured, and the next one.
    const [now = own, next = own] = speeds.toSorted(
      (a, b) => Math.abs(a - own) - Math.abs(b - own),
    );
    return {
      ...map,
      points: point ? [point] : [],
      now: { speed: now, ...ASSUMED.gas },
      next: { speed: next },
      efficiency: ASSUMED.efficiency,
    };
  },
  follow(map, { groups }) {
    const { points, referenceSpeed, now } = map;
    const given = Object.fromEntries(
      Object.entries(map.next).filter(([, value]) => value !== undefined),
    );
    const next = { ...now, ...given };
    return {
      ...map,
      next,
      speeds: [...new Set([referenceSpeed, now.speed, next.speed])],
      points: points.slice(0, 1).flatMap((point) => [
        { ...point, label: groups.now?.label ?? '', state: 'before' },
        {
          ...point,
          ...rounded(atSpeed(point, next.speed / now.speed)),
          label: groups.next?.label ?? '',
          state: 'after',
        },
      ]),
    };
  },
  inUs(map) {
    const at = <P extends MapPoint>(point: P): P => ({
      ...point,
      flow: shown(point.flow, 'm³/h', 'us'),
      head: shown(point.head, 'kJ/kg', 'us'),
    });
    const units = { flowUnit: unitIn('us', 'm³/h'), headUnit: unitIn('us', 'kJ/kg') };
    return {
      ...map,
      ...units,
      surge: at(map.surge),
      choke: at(map.choke),
      points: map.points.map(at),
    };
  },
  answer({ points, surge, choke, now, next, efficiency }, units, { results, verdicts }) {
    const [point = surge, moved = surge] = points;
    const before = stateOf(now, point, efficiency / 100);
    const after = stateOf({ ...now, ...next }, moved, efficiency / 100);
    const change = (a: number, b: number) => `${signed(Number(((b / a - 1) * 100).toFixed(1)))} %`;
    const row = (name: keyof typeof before, unit: string) => [
      results[name],
      withThreeFigures(before[name], unit, units),
      withThreeFigures(after[name], unit, units),
      change(before[name], after[name]),
    ];
    const margin = { surge: surgeMargin(surge, point), choke: chokeMargin(choke, point) };
    const distance = (end: 'surge' | 'choke') => [
      results[end],
      `${num(margin[end], 0)} %`,
      `${num(margin[end], 0)} %`,
      '',
    ];
    const mach = machRatio(now, { ...now, ...next }, next.speed / now.speed);
    const isClose =
      Math.abs(after.volume / before.volume - 1) * 100 <= FAN_LAW_LIMITS.volume &&
      Math.abs(mach - 1) * 100 <= FAN_LAW_LIMITS.mach;
    const verdict =
      margin.surge < 0 || margin.choke < 0
        ? verdicts.outside
        : isClose
          ? verdicts.within
          : verdicts.beyond;
    return {
      table: {
        head: ['', results.before, results.after, results.change],
        rows: [
          row('flow', 'm³/h'),
          row('head', 'kJ/kg'),
          distance('surge'),
          distance('choke'),
          row('pressure', 'bar'),
          row('power', 'MW'),
          row('volume', ''),
          [results.mach, '', '', change(1, mach)],
        ],
      },
      verdict: fill(verdict, {
        speed: withUnit(next.speed, 'rpm'),
        flow: withThreeFigures(after.flow, 'm³/h', units),
        head: withThreeFigures(after.head, 'kJ/kg', units),
        surge: num(margin.surge, 0),
        choke: num(margin.choke, 0),
        mach: change(1, mach),
        volume: change(before.volume, after.volume),
      }),
    };
  },
};

/** A computed point to four digits: the table has as many decimals as the points. */
const rounded = ({ flow, head }: MapPoint): MapPoint => ({
  flow: Number(flow.toPrecision(4)),
  head: Number(head.toPrecision(4)),
});

/** What a gas becomes at a point of the map; power in MW. */
function stateOf(gas: SuctionGas, { flow, head }: MapPoint, efficiency: number) {
  const { pressure, volume } = compression(gas, head, efficiency);
  return {
    flow,
    head,
    pressure: gas.pressure * pressure,
    power: (massFlow(gas, flow) * head) / efficiency / 1000,
    volume,
  };
}
