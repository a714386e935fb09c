import type { Table } from '../../figures/kind.ts';
import { performanceMap } from '../../figures/kinds/performance-map/kind.ts';
import { asPrinted, num, signed, withUnit } from '../../figures/numbers.ts';
import {
  atSpeed,
  chokeMargin,
  type MapPoint,
  speedAt,
  surgeMargin,
} from '../../figures/physics/affinity.ts';
import { FAN_LAW_LIMITS, REACH } from '../../figures/physics/gas.ts';
import { fill } from '../../lib/fill.ts';
import { groups } from '../fields/performance-map.ts';
import { shown, type Units, unitIn, withThreeFigures } from '../units.ts';
import { gasesOf, machOf, stateOf, trustedSpeeds, valuesOf } from './gas-states.ts';
import type { Instrument, OwnFigure, OwnWords } from './index.ts';

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

/** Where a compressor runs at another speed, or with another gas. */
export const instrument: Instrument<'performance-map'> = {
  kind: performanceMap,
  groups,
  withInputs(map) {
    const { points, surge, choke, speeds, referenceSpeed } = map;
    const point = points.find(({ state }) => state === 'after') ?? points[0];
    const measuredSpeed = (point && speedAt(surge, choke, referenceSpeed, point)) ?? referenceSpeed;
    // The speed line at which the point was measured, and the next one.
    const [now = measuredSpeed, next = measuredSpeed] = speeds.toSorted(
      (a, b) => Math.abs(a - measuredSpeed) - Math.abs(b - measuredSpeed),
    );
    return {
      ...map,
      points: point ? [point] : [],
      now: { speed: now, ...ASSUMED.gas },
      next: { speed: next },
      efficiency: ASSUMED.efficiency,
    };
  },
  toDrawing(map, words) {
    const { points, referenceSpeed, now, next } = map;
    return {
      ...map,
      speeds: [...new Set([referenceSpeed, now.speed, next.speed])],
      points: points.slice(0, 1).flatMap((point) => [
        { ...point, label: words.groups.now?.label ?? '', state: 'before' },
        {
          ...point,
          ...rounded(atSpeed(point, next.speed / now.speed)),
          label: words.groups.next?.label ?? '',
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
  answer(map, units, { results, verdicts, more }) {
    const comparison = compare(map);
    const { after, margins, changes, trusted } = comparison;
    const verdict = verdictOf(comparison);
    return {
      table: tableOf(comparison, units, results),
      verdict: fill(verdicts[verdict], {
        speed: withUnit(map.next.speed, 'rpm'),
        flow: withThreeFigures(after.point.flow, 'm³/h', units),
        head: withThreeFigures(after.point.head, 'kJ/kg', units),
        surge: num(margins.surge, 0),
        choke: num(margins.choke, 0),
        mach: changeText(changes.mach),
        volume: changeText(changes.volume),
        ratio: REACH.ratio,
        pressure: withThreeFigures(REACH.pressure, 'bar', units),
      }),
      more: adviceOf(verdict, trusted, more),
    };
  },
};

/** A computed point to four digits: the table has as many decimals as the points. */
const rounded = ({ flow, head }: MapPoint): MapPoint => ({
  flow: Number(flow.toPrecision(4)),
  head: Number(head.toPrecision(4)),
});

/** Both states, what changes between them, and how far the point is from the ends of the map. */
function compare({ points, surge, choke, now, next, efficiency }: OwnFigure<'performance-map'>) {
  const [point = surge] = points;
  const ratio = next.speed / now.speed;
  const gases = gasesOf(now, next);
  const before = stateOf(gases[0], point, efficiency / 100);
  const after = stateOf(gases[1], atSpeed(point, ratio), efficiency / 100);
  return {
    before,
    after,
    margins: { surge: surgeMargin(surge, point), choke: chokeMargin(choke, point) },
    changes: {
      volume: changeOf(valuesOf(before).volume, valuesOf(after).volume),
      mach: changeOf(machOf(before, now.speed), machOf(after, next.speed)),
    },
    trusted: trustedSpeeds(gases, now.speed, point, efficiency / 100),
  };
}

/** Change in %, as it is printed, if both values are known. */
function changeOf(before: number | undefined, after: number | undefined): number | undefined {
  return before && after ? asPrinted((after / before - 1) * 100, 1) : undefined;
}
const changeText = (change: number | undefined) =>
  change === undefined ? '' : `${signed(change)} %`;

type Comparison = ReturnType<typeof compare>;
type Words = OwnWords<'performance-map'>;
type Verdict = keyof Words['verdicts'];

function tableOf(
  { before, after, margins, changes }: Comparison,
  units: Units,
  words: Words['results'],
): Table {
  const [from, to] = [valuesOf(before), valuesOf(after)];
  const textOf = (value: number | undefined, unit: string) =>
    value === undefined ? words.unknown : withThreeFigures(value, unit, units);
  const row = (name: keyof typeof from, unit: string) => [
    words[name],
    textOf(from[name], unit),
    textOf(to[name], unit),
    changeText(changeOf(from[name], to[name])),
  ];
  const marginRow = (end: keyof typeof margins) => {
    const text = `${num(margins[end], 0)} %`;
    return [words[end], text, text, ''];
  };
  return {
    head: ['', words.before, words.after, words.change],
    rows: [
      row('flow', 'm³/h'),
      row('head', 'kJ/kg'),
      marginRow('surge'),
      marginRow('choke'),
      row('pressure', 'bar'),
      row('power', 'MW'),
      row('volume', ''),
      [words.mach, '', '', changeText(changes.mach) || words.unknown],
    ],
  };
}

/** Distances and changes are judged as they are printed. */
function verdictOf({ before, after, margins, changes }: Comparison): Verdict {
  const { volume, mach } = changes;
  if (asPrinted(Math.min(margins.surge, margins.choke), 0) < 0) return 'outside';
  if ([before, after].some(({ discharge }) => discharge === 'impossible')) return 'impossible';
  if (volume === undefined || mach === undefined) return 'unknown';
  const isClose =
    Math.abs(volume) <= FAN_LAW_LIMITS.volume && Math.abs(mach) <= FAN_LAW_LIMITS.mach;
  return isClose ? 'within' : 'beyond';
}

/** What would tell more. */
function adviceOf(verdict: Verdict, trusted: Comparison['trusted'], more: Words['more']): string {
  if (verdict === 'unknown') return more.gas;
  if (verdict === 'outside' || verdict === 'impossible') return more.numbers;
  return trusted ? fill(more.speeds, trusted) : more.map;
}
