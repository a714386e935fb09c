import { compactPath } from '../lib/compact-path.ts';

/** Side of the square the cascade is drawn in. */
export const CASCADE_SIDE = 120;

/** What sets one cascade apart from another: vanes and blades in the square, and how far each row turns the flow. */
export interface Cascade {
  vanes: number;
  blades: number;
  vaneTurn: number;
  bladeTurn: number;
}

/** A cascade that belongs to a name: the same one every time, seldom shared by two names. */
export function cascadeOf(name: string): Cascade {
  let seed = [...name].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);
  const draw = (from: number, to: number) => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return from + ((seed >>> 8) % (to - from + 1));
  };
  const vanes = draw(4, 8);
  const more = draw(1, 4);
  return { vanes, blades: vanes + more, vaneTurn: draw(24, 52), bladeTurn: draw(30, 64) };
}

/**
 * Vanes and blades of a turbine stage, seen from outside: the vanes turn the axial flow, the blades turn it back beyond
 * the axial direction. One line for each, from the left edge of the square to the right one.
 */
export function cascadePath({ vanes, blades, vaneTurn, bladeTurn }: Cascade): string {
  const row = (count: number, line: (y: number) => string) => {
    const pitch = CASCADE_SIDE / count;
    return Array.from({ length: count + 6 }, (_, i) => line((i - 2.5) * pitch)).join('');
  };
  const half = CASCADE_SIDE / 2;
  const stator = row(vanes, (y) => `M0 ${y} Q${half * 0.6} ${y} ${half - 4} ${y + vaneTurn}`);
  const rotor = row(
    blades,
    (y) =>
      `M${half + 4} ${y} Q${half * 1.35} ${y + bladeTurn * 0.3} ${half * 1.5} ${y} Q${half * 1.7} ${y - bladeTurn * 0.45} ${CASCADE_SIDE} ${y - bladeTurn}`,
  );
  return compactPath(stator + rotor);
}
