import { figureProblems } from '../../../../figures/index.ts';
import { problemsOfExample } from '../../../../own-numbers/open-example.ts';
import { type Figure, figureSchema } from '../../../../schemas/figures/index.ts';
import { settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, fieldName } from '../../model/entry.ts';
import { atField, eachEntry, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  fields: [
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
    { code: 'figure', check: openings },
  ],
};

/** A visitor opens the drawing of a service with the numbers that it has. */
function openings(content: Content): RuleResult {
  const words = settingsOf(content, 'own-numbers')?.data;
  const drawings = settingsOf(content, 'drawings')?.data;
  if (!words || !drawings) return undefined;
  return entriesOf(content, 'services').map((entry) =>
    drawnIn(entry).map(({ path, figure }) =>
      problemsOfExample(figure, words, drawings).map(({ at, sentence }) => {
        const keys = at === undefined ? [] : at.split('.');
        const what = at === undefined ? sentence : `${at}: ${sentence}`;
        return atField(
          entry,
          [...path, ...keys],
          `Visitors can’t open the drawing for their own numbers: ${what}`,
          'Correct the number, or draw it in units that visitors don’t use.',
        );
      }),
    ),
  );
}

/** The drawings of an entry, `figure` and those of `figures`, that are valid. */
const drawnIn = (entry: Entry): { path: PropertyKey[]; figure: Figure }[] =>
  [
    ['figure'],
    ...Object.keys(field(entry.data, 'figures') ?? {}).map((key) => ['figures', key]),
  ].flatMap((path) => {
    const { data: figure } = figureSchema.safeParse(field(entry.data, ...path));
    return figure ? [{ path, figure }] : [];
  });
