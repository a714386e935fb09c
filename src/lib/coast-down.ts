/**
 * Law of a rotor that coasts down against bearing friction (a constant torque T0) and windage
 * (torque c·ω²):
 *
 *     J·dω/dt = -(T0 + c·ω²)
 *
 * With k² = c·ω0²/T0 and A = arctan k the solution, over the share s = t/T of the time to rest, is
 *
 *     ω/ω0 = tan(A·(1 - s)) / k        T = J·A / √(T0·c)
 *
 * and the remaining angle of rotation, the integral of the speed from s to 1 over that from 0 to 1,
 * is
 *
 *     ln cos(A·(1 - s)) / ln cos A
 *
 * Windage dominates at first, and the speed falls steeply; near rest only friction is left, and the
 * speed falls linearly. Windage power grows with the cube of speed (W. Traupel, Thermische
 * Turbomaschinen), hence its torque with the square.
 */

/** k: windage is 12 times the bearing friction at full speed, as of a large rotor in its casing. */
const K = Math.sqrt(12);
const A = Math.atan(K);

const left = (share: number) => 1 - Math.min(1, Math.max(0, share));

/** @param share of the time to rest @returns speed as a share of the initial speed, from 1 to 0 */
export const speedAt = (share: number): number => Math.tan(A * left(share)) / K;

/**
 * @param share of the time to rest @returns the remaining angle of rotation as a share of the whole
 * angle, from 1 to 0
 */
export const angleLeftAt = (share: number): number =>
  Math.log(Math.cos(A * left(share))) / Math.log(Math.cos(A));
