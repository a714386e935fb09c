import { figureProblems } from '../../../../figures/index.ts';
import { type Figure, figureSchema } from '../../../../schemas/figures/index.ts';
import { type Entry, field, fieldName } from '../../model/entry.ts';
import { atField, eachEntry, type Rule } from '../rule.ts';

export const rules: Rule[] = [
  {
    code: 'figure',
    check: eachEntry((entry) =>
      drawnIn(entry).map(({ path, figure }) =>
        figureProblems(figure).map((problem) => {
          const keys = [...path, ...problem.path];
          return atField(entry, keys, `${fieldName(keys)} ${problem.message}.`, problem.repair);
        }),
      ),
    ),
  },
];

/** The drawings of an entry, `figure` and those of `figures`, that are valid. */
const drawnIn = (entry: Entry): { path: PropertyKey[]; figure: Figure }[] =>
  [
    ['figure'],
    ...Object.keys(field(entry.data, 'figures') ?? {}).map((key) => ['figures', key]),
  ].flatMap((path) => {
    const { data: figure } = figureSchema.safeParse(field(entry.data, ...path));
    return figure ? [{ path, figure }] : [];
  });
