import { type Calculation, calculationSchema } from '../../../../schemas/calculation.ts';
import { type Checked, checkedIn } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import { referencesOf } from '../../model/references.ts';
import { recomputed } from '../example.ts';
import { formulaProblem } from '../formula.ts';
import { atField, atKey, atOffset, type Rule, type RuleResult } from '../rule.ts';
import { drawnIn } from './figures.ts';

export const rules: Rule[] = [
  { code: 'paper', check: papers },
  { code: 'formula', check: (content) => formulae(content) },
];

async function papers(content: Content): Promise<RuleResult> {
  return Promise.all(
    entriesOf(content, 'papers').map(async (entry): Promise<RuleResult> => {
      const { data: calculation } = calculationSchema.safeParse(entry.numbers?.data ?? {});
      return calculation ? [await exampleProblems(entry, calculation), parts(entry, calculation), references(entry)] : [];
    }),
  );
}

/** Results of the worked example that don't follow from its numbers, or name an equation that isn't there. */
async function exampleProblems(entry: Entry, { example, equations }: Calculation): Promise<RuleResult> {
  const { numbers } = entry;
  if (!example || !numbers) return [];
  const figures = Object.fromEntries(drawnIn(entry).map(({ path, figure }) => [String(path[1]), figure]));
  const wrong = await recomputed(example, figures);
  return [
    Object.entries(example.results).map(
      ([name, { equation }]) =>
        equation !== undefined &&
        !(equation in equations) &&
        atKey(
          numbers,
          ['example', 'results', name],
          `${name} names the equation "${equation}".`,
          `Known: ${Object.keys(equations).join(', ')}.`,
        ),
    ),
    wrong.map(({ name, printed, computed, by, error }) => {
      const path = ['example', 'results', name];
      if (error !== undefined) return atKey(numbers, path, `${name} can’t be computed.`, `Correct the expression: ${error}.`);
      const message = `“${printed}” is printed; the numbers above give ${computed}: ${by}.`;
      return atKey(numbers, path, message, `Write ${computed} here and in the text, or correct a number that it follows from.`);
    }),
  ];
}

/** Equations, drawings and the worked example must each have one place in the text, the box with the case no more than one. */
function parts({ source, numbers, ...entry }: Entry, { equations, example }: Calculation): RuleResult {
  const { body } = source;
  const figures = drawnIn({ source, ...entry }).map(({ path }) => String(path[1]));
  const tags: { tag: string; path: PropertyKey[]; isNeeded: boolean }[] = [
    { tag: '<Case />', path: [], isNeeded: false },
    { tag: '<Example />', path: ['example'], isNeeded: example !== undefined },
    ...Object.keys(equations).map((id) => ({ tag: `<Equation id="${id}" />`, path: ['equations', id], isNeeded: true })),
    ...figures.map((id) => ({ tag: `<Figure id="${id}" />`, path: ['figures', id], isNeeded: true })),
  ];
  return tags.map(({ tag, path, isNeeded }) => {
    const last = body.lastIndexOf(tag);
    if (last < 0) {
      const advice = [`The text doesn’t contain ${tag}.`, `Add a line ${tag} to the text, between two empty lines.`] as const;
      return (
        isNeeded && (numbers && path[0] !== 'figures' ? atKey(numbers, path, ...advice) : atField({ source, ...entry }, path, ...advice))
      );
    }
    if (tag === '<Example />' && !isNeeded)
      return atOffset(
        source,
        last,
        'The paper has no worked example.',
        'Take the line out, or add example: to the .numbers.yaml file beside the paper.',
      );
    return (
      body.indexOf(tag) !== last && atOffset(source, last, `The text contains ${tag} more than once.`, 'Take this one or the other out.')
    );
  });
}

const references = (entry: Entry): RuleResult =>
  referencesOf(entry).map(
    ({ collection, path, id }) =>
      collection === 'literature' &&
      !entry.source.body.includes(id) &&
      atField(entry, path, `The text never mentions ${id}.`, 'Mention it where it helps, or take it out.'),
  );

const formulae = (content: Content): Promise<RuleResult> =>
  Promise.all(
    checkedIn(content, 'calculations').flatMap((entry) =>
      formulaeOf(entry.data).map(async ({ path, formula }) => {
        const problem = await formulaProblem(formula);
        return problem && atField(entry, path, ...problem);
      }),
    ),
  );

/** Everything in a calculation that is typeset as a formula: its equations, the symbols explained under them, those of the worked example. */
function formulaeOf({ equations = {}, example }: Checked<'calculations'>['data']) {
  const symbols = Object.entries(example ?? {}).flatMap(([group, quantities]) =>
    Object.entries<{ symbol?: string | undefined }>(quantities).map(([key, { symbol }]) => {
      const path: PropertyKey[] = ['example', group, key];
      // A quantity without a symbol has its key for one.
      return symbol === undefined ? { path, formula: key } : { path: [...path, 'symbol'], formula: symbol };
    }),
  );
  return [
    ...Object.entries(equations).flatMap(([id, { math, where = {} }]): { path: PropertyKey[]; formula: string }[] => [
      { path: ['equations', id, 'math'], formula: math },
      ...Object.keys(where).map((symbol) => ({ path: ['equations', id, 'where', symbol], formula: symbol })),
    ]),
    ...symbols,
  ];
}
