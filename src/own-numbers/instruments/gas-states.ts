import { withUnit } from '../../figures/numbers.ts';
import type { MapPoint } from '../../figures/physics/affinity.ts';
import {
  type Compressibility,
  compression,
  FAN_LAW_LIMITS,
  headFor,
  massFlow,
  REACH,
  soundSpeed,
} from '../../figures/physics/gas.ts';
import { SUCTION } from '../fields/performance-map.ts';
import type { EnteredGas } from './index.ts';

type Gases = readonly [now: EnteredGas, next: EnteredGas];

/**
 * The gas in both states. What is not entered of the next gas is as now; its Z only while the state
 * at suction is the same.
 */
export function gasesOf(now: EnteredGas, next: Partial<EnteredGas>): Gases {
  const given = Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined),
  ) as typeof next;
  const isSame = SUCTION.every((name) => (given[name] ?? now[name]) === now[name]);
  return [now, { ...now, ...(isSame ? {} : UNKNOWN_Z), ...given }];
}

const UNKNOWN_Z = { suctionZ: undefined, dischargeZ: undefined };

/** Z at both ends, if it is known. */
const compressibilityOf = ({ suctionZ, dischargeZ }: EnteredGas): Compressibility | undefined =>
  suctionZ === undefined || dischargeZ === undefined
    ? undefined
    : { suction: suctionZ, discharge: dischargeZ };

/** What becomes of a gas: its pressure, bar, the power for it, MW, and its ratio of volumes. */
interface Discharge {
  pressure: number;
  power: number;
  volume: number;
}
interface State {
  point: MapPoint;
  /** Unknown without Z; impossible if no compressor could do so */
  discharge: Discharge | 'unknown' | 'impossible';
  /** Speed of sound at suction, if Z is known */
  sound?: number;
}

/** A gas at a point of the map. */
export function stateOf(gas: EnteredGas, point: MapPoint, efficiency: number): State {
  const z = compressibilityOf(gas);
  if (!z) return { point, discharge: 'unknown' };
  const sound = soundSpeed(gas, z.suction);
  const { pressure: ratio, volume } = compression(gas, z, point.head, efficiency);
  const pressure = gas.pressure * ratio;
  if (ratio > REACH.ratio || pressure > REACH.pressure)
    return { point, discharge: 'impossible', sound };
  const power = (massFlow(gas, z.suction, point.flow) * point.head) / efficiency / 1000;
  return { point, discharge: { pressure, power, volume }, sound };
}

/** The values that are known of a state. */
export const valuesOf = ({ point, discharge }: State): MapPoint & Partial<Discharge> =>
  typeof discharge === 'string' ? point : { ...point, ...discharge };

/** Machine Mach number but for the circumference of the wheel, which is the same in both states. */
export const machOf = ({ sound }: State, speed: number) => sound && speed / sound;

/** Speeds between which the fan law holds well for the second of two gases, if there are any. */
export function trustedSpeeds(
  [now, next]: Gases,
  speed: number,
  { head }: MapPoint,
  efficiency: number,
) {
  const [zNow, zNext] = [compressibilityOf(now), compressibilityOf(next)];
  if (!zNow || !zNext) return undefined;
  const { volume } = compression(now, zNow, head, efficiency);
  const sound = soundSpeed(next, zNext.suction) / soundSpeed(now, zNow.suction);
  // Ratios of speed at which the volume ratio and the Mach number are at a limit.
  const ratiosAt = (sign: 1 | -1) => {
    const limit = (percent: number) => 1 + (sign * percent) / 100;
    const headAtLimit = headFor(next, zNext, volume * limit(FAN_LAW_LIMITS.volume), efficiency);
    return [Math.sqrt(Math.max(0, headAtLimit) / head), sound * limit(FAN_LAW_LIMITS.mach)];
  };
  const from = Math.ceil(speed * Math.max(...ratiosAt(-1)));
  const to = Math.floor(speed * Math.min(...ratiosAt(1)));
  return from < to ? { from: withUnit(from, 'rpm'), to: withUnit(to, 'rpm') } : undefined;
}
