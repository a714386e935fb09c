import type { State } from '../schemas/figures/common.ts';
import type { TextStyle } from './styles.ts';

/** Style of a text by the state that it names. */
export const TEXT_OF: Record<State, TextStyle> = {
  before: 'before',
  after: 'after',
  expected: 'label',
};

/**
 * Each line with its style: that of its state, or the alternative if an earlier line has it
 * already.
 */
export const withStyles = <L extends { state: State }>(lines: readonly L[]) =>
  lines.map((line, i) => {
    const isSecond = lines.findIndex(({ state }) => state === line.state) < i;
    return { ...line, style: isSecond ? (`${line.state}2` as const) : line.state };
  });

/** The points that arrows connect: the last as found to the last as left, and so on backwards. */
export function pairs<P extends { state: State }>(points: readonly P[]): [from: P, to: P][] {
  // Not Object.groupBy, which Safari before 17.4 lacks: own numbers are drawn there.
  const of = (state: State) => points.filter((point) => point.state === state);
  const after = of('after');
  const before = of('before').slice(-after.length);
  return after.flatMap((to, i): [P, P][] => {
    const from = before[i];
    return from ? [[from, to]] : [];
  });
}
