import { performanceMap } from '../../figures/kinds/performance-map/kind.ts';
import { asPrinted, num, signed, withUnit } from '../../figures/numbers.ts';
import {
  atSpeed,
  chokeMargin,
  type MapPoint,
  speedAt,
  surgeMargin,
} from '../../figures/physics/affinity.ts';
import {
  type Compressibility,
  compression,
  FAN_LAW_LIMITS,
  headFor,
  massFlow,
  REACH,
  soundSpeed,
} from '../../figures/physics/gas.ts';
import { fill } from '../../lib/fill.ts';
import { groups } from '../fields/performance-map.ts';
import { shown, unitIn, withThreeFigures } from '../units.ts';
import type { EnteredGas, Instrument } from './index.ts';

/** A usual export gas, Z by Peng-Robinson, and efficiency: a drawing has none of them. */
const ASSUMED = {
  gas: {
    molarMass: 20,
    temperature: 30,
    pressure: 25,
    exponent: 1.24,
    suctionZ: 0.92,
    dischargeZ: 0.93,
  },
  efficiency: 78,
} as const;

/** What Z depends on. */
const STATE = ['molarMass', 'temperature', 'pressure'] as const;

/** Where a compressor runs at another speed, or with another gas. */
export const instrument: Instrument<'performance-map'> = {
  type: 'performance-map',
  kind: performanceMap,
  groups,
  withInputs(map) {
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
  toDrawing(map, { groups }) {
    const { points, referenceSpeed, now, next } = map;
    return {
      ...map,
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
  answer({ points, surge, choke, now, next, efficiency }, units, { results, verdicts, more }) {
    const [point = surge] = points;
    const ratio = next.speed / now.speed;
    const moved = atSpeed(point, ratio);
    const gases = [withoutOurZ(now), nextOf(now, next)] as const;
    const before = stateOf(gases[0], point, efficiency / 100);
    const after = stateOf(gases[1], moved, efficiency / 100);
    const margin = { surge: surgeMargin(surge, point), choke: chokeMargin(choke, point) };
    const changes: Changes = {
      volume: changeOf(before.volume, after.volume),
      mach: before.sound && after.sound && changeOf(after.sound, before.sound * ratio),
    };
    const cell = (value: number | undefined, unit: string) =>
      value === undefined ? results.unknown : withThreeFigures(value, unit, units);
    const row = (name: Quantity, unit: string) => [
      results[name],
      cell(before[name], unit),
      cell(after[name], unit),
      changeText(changeOf(before[name], after[name])),
    ];
    const distance = (end: 'surge' | 'choke') => {
      const text = `${num(margin[end], 0)} %`;
      return [results[end], text, text, ''];
    };
    const isOutside = [margin.surge, margin.choke].some((each) => asPrinted(each, 0) < 0);
    const verdict = isOutside ? 'outside' : verdictOf([before, after], changes);
    const speeds = trustedSpeeds(gases, now.speed, point, efficiency / 100);
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
          [results.mach, '', '', changeText(changes.mach) || results.unknown],
        ],
      },
      verdict: fill(verdicts[verdict], {
        speed: withUnit(next.speed, 'rpm'),
        flow: withThreeFigures(moved.flow, 'm³/h', units),
        head: withThreeFigures(moved.head, 'kJ/kg', units),
        surge: num(margin.surge, 0),
        choke: num(margin.choke, 0),
        mach: changeText(changes.mach),
        volume: changeText(changes.volume),
        ratio: REACH.ratio,
        pressure: withThreeFigures(REACH.pressure, 'bar', units),
      }),
      more: fill(more[moreOf(verdict, speeds)], speeds ?? {}),
    };
  },
};

/** Our Z holds for our gas: beside another one it is not known. */
function withoutOurZ<G extends EnteredGas>(gas: G): G {
  const { suctionZ, dischargeZ } = ASSUMED.gas;
  const isOurZ = gas.suctionZ === suctionZ && gas.dischargeZ === dischargeZ;
  const isOurGas = STATE.every((name) => Math.abs(gas[name] / ASSUMED.gas[name] - 1) < 0.001);
  return isOurZ && !isOurGas ? { ...gas, suctionZ: undefined, dischargeZ: undefined } : gas;
}

/** What isn’t given of a gas is as now; its Z only while the state at suction is. */
function nextOf(now: EnteredGas, next: Partial<EnteredGas>): EnteredGas {
  const given = Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined),
  ) as typeof next;
  const isSame = STATE.every((name) => (given[name] ?? now[name]) === now[name]);
  const { suctionZ, dischargeZ } = withoutOurZ(now);
  return { ...now, ...(isSame ? { suctionZ, dischargeZ } : UNKNOWN_Z), ...given };
}
const UNKNOWN_Z = { suctionZ: undefined, dischargeZ: undefined };

/** Z at both ends, if it is known. */
const compressibilityOf = ({ suctionZ, dischargeZ }: EnteredGas): Compressibility | undefined =>
  suctionZ === undefined || dischargeZ === undefined
    ? undefined
    : { suction: suctionZ, discharge: dischargeZ };

/** A computed point to four digits: the table has as many decimals as the points. */
const rounded = ({ flow, head }: MapPoint): MapPoint => ({
  flow: Number(flow.toPrecision(4)),
  head: Number(head.toPrecision(4)),
});

type Quantity = 'flow' | 'head' | 'pressure' | 'power' | 'volume';
interface State extends MapPoint, Partial<Record<Quantity | 'sound', number>> {
  flow: number;
  head: number;
  /** Whether a compressor could do so */
  isPossible: boolean;
}

/** What a gas becomes at a point of the map, as far as it is known; power in MW. */
function stateOf(gas: EnteredGas, { flow, head }: MapPoint, efficiency: number): State {
  const z = compressibilityOf(gas);
  if (!z) return { flow, head, isPossible: true };
  const { pressure: ratio, volume } = compression(gas, z, head, efficiency);
  const pressure = gas.pressure * ratio;
  const sound = soundSpeed(gas, z.suction);
  if (ratio > REACH.ratio || pressure > REACH.pressure)
    return { flow, head, sound, isPossible: false };
  const power = (massFlow(gas, z.suction, flow) * head) / efficiency / 1000;
  return { flow, head, pressure, power, volume, sound, isPossible: true };
}

/** Change in %, as it is printed, if both values are known. */
function changeOf(before: number | undefined, after: number | undefined): number | undefined {
  return before && after ? asPrinted((after / before - 1) * 100, 1) : undefined;
}
const changeText = (change: number | undefined) =>
  change === undefined ? '' : `${signed(change)} %`;

type Changes = Record<'volume' | 'mach', number | undefined>;
type Verdict = 'within' | 'beyond' | 'outside' | 'impossible' | 'unknown';

/** The changes as they are printed are compared with the limits. */
function verdictOf(states: readonly State[], { volume, mach }: Changes): Verdict {
  if (states.some(({ isPossible }) => !isPossible)) return 'impossible';
  if (volume === undefined || mach === undefined) return 'unknown';
  const isClose =
    Math.abs(volume) <= FAN_LAW_LIMITS.volume && Math.abs(mach) <= FAN_LAW_LIMITS.mach;
  return isClose ? 'within' : 'beyond';
}

/** Speeds between which the fan law holds well for the second of two gases, if there are any. */
function trustedSpeeds(
  [now, next]: readonly [EnteredGas, EnteredGas],
  speed: number,
  point: MapPoint,
  efficiency: number,
): { from: string; to: string } | undefined {
  const [zNow, zNext] = [compressibilityOf(now), compressibilityOf(next)];
  if (!zNow || !zNext) return undefined;
  const { volume } = compression(now, zNow, point.head, efficiency);
  const sound = soundSpeed(next, zNext.suction) / soundSpeed(now, zNow.suction);
  const at = (sign: 1 | -1) => {
    const limit = (percent: number) => 1 + (sign * percent) / 100;
    const head = headFor(next, zNext, volume * limit(FAN_LAW_LIMITS.volume), efficiency);
    return [Math.sqrt(Math.max(0, head) / point.head), sound * limit(FAN_LAW_LIMITS.mach)];
  };
  const from = Math.ceil(speed * Math.max(...at(-1)));
  const to = Math.floor(speed * Math.min(...at(1)));
  return from < to ? { from: withUnit(from, 'rpm'), to: withUnit(to, 'rpm') } : undefined;
}

function moreOf(verdict: Verdict, speeds: object | undefined) {
  switch (verdict) {
    case 'within':
    case 'beyond':
      return speeds ? 'speeds' : 'map';
    case 'unknown':
      return 'gas';
    default:
      return 'numbers';
  }
}
