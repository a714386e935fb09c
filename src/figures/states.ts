import type { Again, TextLook } from './drawing.ts';

export type State = 'before' | 'after' | 'expected';

/** Style of a text by the state that it names. */
export const TEXT_OF: Record<State, TextLook> = { before: 'before', after: 'after', expected: 'label' };

/** The look of each line: its state, or the second look of that state where an earlier line has the first. */
export function looksOf(states: readonly State[]): (State | Again)[] {
  return states.map((state, i) => (states.indexOf(state) < i ? (`${state}2` as const) : state));
}

/** Which point an arrow leads from and to: the last as found to the last as left, and so on backwards. */
export function pairs<P extends { state: State }>(points: readonly P[]): [from: P, to: P][] {
  const [before, after] = ['before', 'after'].map((state) => points.filter((p) => p.state === state)) as [P[], P[]];
  return after.flatMap((to, i): [P, P][] => {
    const from = before[Math.max(0, before.length - after.length) + i];
    return from ? [[from, to]] : [];
  });
}
