import { memoize } from '../../../../lib/memoize.ts';
import { type Figure, figureSchema } from '../../../../schemas/figures/index.ts';
import { type Entry, field } from '../../model/entry.ts';

/** A drawing of an entry, and where it is: `figure`, or one of `figures`. */
export interface Drawn {
  path: PropertyKey[];
  figure: Figure;
}

/** Whether a field is part of a drawing. */
export const isInDrawing = ([key]: readonly PropertyKey[]) => key === 'figure' || key === 'figures';

/** The drawings of an entry that are valid. */
export const drawnIn = memoize((entry: Entry): Drawn[] =>
  [['figure'], ...Object.keys(field(entry.data, 'figures') ?? {}).map((key) => ['figures', key])].flatMap((path) => {
    const { data: figure } = figureSchema.safeParse(field(entry.data, ...path));
    return figure ? [{ path, figure }] : [];
  }),
);
