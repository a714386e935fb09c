/** A rotor's run-down from full speed to rest, over a share of its duration from 0 to 1. */
export interface RunDown {
  /** Speed as a share of the initial speed: from 1 to 0. */
  speed: (share: number) => number;
  /** Remaining angle as a share of the whole angle: from 1 to 0. */
  remaining: (share: number) => number;
}

/** Windage over bearing friction at full speed, of a large rotor in its casing. */
const WINDAGE_OVER_FRICTION = 12;

/**
 * Law of a rotor that coasts down against bearing friction (a constant torque T0) and windage (torque c·ω²):
 *
 *     J·dω/dt = -(T0 + c·ω²)
 *
 * With k² = c·ω0²/T0 and A = arctan k the solution, over the share s = t/T of the time to rest, is
 *
 *     ω/ω0 = tan(A·(1 - s)) / k        T = J·A / √(T0·c)
 *
 * and the angle still to be turned through, its integral from s to 1 over that from 0 to 1,
 *
 *     ln cos(A·(1 - s)) / ln cos A
 *
 * Windage dominates at first, and the speed falls steeply; near rest only friction is left, and the speed falls linearly.
 * Windage power grows with the cube of speed (W. Traupel, Thermische Turbomaschinen), hence its torque with the square.
 * @param windageOverFriction k², both torques taken at full speed; 0 is friction alone, a straight line
 */
export function runDown(windageOverFriction = WINDAGE_OVER_FRICTION): RunDown {
  if (!(windageOverFriction >= 0 && Number.isFinite(windageOverFriction)))
    throw new RangeError(`Windage over friction: found ${windageOverFriction}, expected a finite number from 0 up.`);
  const left = (share: number) => 1 - Math.min(1, Math.max(0, share));
  if (windageOverFriction < 1e-9) return { speed: left, remaining: (share) => left(share) ** 2 };

  const k = Math.sqrt(windageOverFriction);
  const a = Math.atan(k);
  const whole = Math.log(Math.cos(a));
  return {
    speed: (share) => Math.tan(a * left(share)) / k,
    remaining: (share) => Math.log(Math.cos(a * left(share))) / whole,
  };
}
