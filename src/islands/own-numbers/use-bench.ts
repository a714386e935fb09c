import { useCallback, useState } from 'react';
import { convert, type Field, type Mistake, readFields, type Texts, type Units } from '../../figures/own-numbers/fields.ts';
import type { OwnData, OwnType } from '../../figures/own-numbers/index.ts';
import type { Answer, Instrument } from '../../figures/own-numbers/instrument.ts';
import { readFragment } from '../../figures/own-numbers/link.ts';
import { flatten } from '../../lib/nested.ts';
import type { FigureOf } from '../../schemas/figures/index.ts';

/** The last numbers that could be computed. */
export interface Result extends Answer {
  figure: FigureOf<OwnType>;
  /** What was typed for it */
  texts: Texts;
  units: Units;
}
interface State {
  texts: Texts;
  units: Units;
  mistakes: readonly Mistake[];
  result: Result | undefined;
}

/** What is typed, and what follows from it: while something is wrong, the last good result stays. */
export function useBench(instrument: Instrument<OwnType>, { figure: example, own }: OwnData) {
  const evaluate = useCallback(
    (texts: Texts, units: Units, before?: Result): State => {
      const { mistakes, ...given } = readFields(instrument.groups, texts, units);
      if (mistakes.length > 0) return { texts, units, mistakes, result: before };
      const figure = instrument.figure(given, example, units, own);
      const problems = flatten(instrument.kind.problems?.(figure)).map(
        ({ path, message, repair }): Mistake => ({ field: fieldAt(path), sentence: { own: `${message}. ${repair}` }, gaps: {} }),
      );
      if (problems.length > 0) return { texts, units, mistakes: problems, result: before };
      return { texts, units, mistakes, result: { figure, texts, units, ...instrument.answer(given, figure, units, own) } };
    },
    [instrument, example, own],
  );
  const start = (): Texts =>
    Object.fromEntries(
      Object.entries(instrument.start(example)).map(([name, value]) => [
        name,
        typeof value === 'object' ? value.join('\n') : String(value ?? ''),
      ]),
    );
  const [state, setState] = useState(() => {
    const linked = readFragment(location.hash);
    return evaluate({ ...start(), ...linked?.texts }, linked?.units ?? 'si', evaluate(start(), 'si').result);
  });
  return {
    ...state,
    write: (name: string, text: string) => setState(({ texts, units, result }) => evaluate({ ...texts, [name]: text }, units, result)),
    switchTo: (units: Units) =>
      setState((before) => {
        const fields = new Map(instrument.groups.flatMap((group) => group.fields.map((field): [string, Field] => [field.name, field])));
        const texts = Object.entries(before.texts).map(([name, text]) => {
          const field = fields.get(name);
          return [name, field ? convert(field, text, before.units, units) : text];
        });
        return evaluate(Object.fromEntries(texts), units, before.result);
      }),
    reset: () => setState(evaluate(start(), 'si')),
  };
}

/** The name of the field that has a place in a drawing: `choke.flow` is `chokeFlow`. */
const fieldAt = (path: readonly PropertyKey[]): string =>
  path.map((key, i) => (i === 0 ? String(key) : String(key).replace(/^./, (letter) => letter.toUpperCase()))).join('');
