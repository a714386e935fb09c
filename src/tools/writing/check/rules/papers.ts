import { calculationSchema } from '../../../../schemas/calculation.ts';
import { checkedIn } from '../../model/checked.ts';
import { entriesOf } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import type { Advice, Problem } from '../../model/problem.ts';
import { recomputed } from '../example.ts';
import { formulaChecker } from '../formula.ts';
import { atKey, type Rules } from '../rule.ts';

export const rules: Rules = {
  fields: [
    {
      code: 'paper',
      check: (content) => Promise.all(checkedIn(content, 'calculations').map(formulaProblems)),
    },
  ],
  pages: [
    {
      code: 'paper',
      check: (content) => Promise.all(entriesOf(content, 'papers').map(exampleProblems)),
    },
  ],
};

async function exampleProblems(entry: Entry): Promise<Problem[]> {
  const { numbers } = entry;
  const example = calculationSchema.safeParse(numbers?.data ?? {}).data?.example;
  if (!example || !numbers) return [];
  return (await recomputed(example)).map(({ name, printed, computed, by, error }) => {
    const path = ['example', 'results', name];
    const advice: Advice =
      error === undefined
        ? [
            `“${printed}” is printed; the numbers above give ${computed}: ${by}.`,
            `Write ${computed} here and in the text, or correct a number that it follows from.`,
          ]
        : [`${name} can’t be computed.`, `Correct the expression: ${error}.`];
    return atKey(numbers, path, ...advice);
  });
}

type Calculation = ReturnType<typeof checkedIn<'calculations'>>[number];

async function formulaProblems({ source, data }: Calculation): Promise<Problem[]> {
  const { equations = {}, example } = data;
  const quantities = { given: example?.given ?? {}, results: example?.results ?? {} };
  const formulas = [
    ...Object.entries(equations).flatMap(([id, { math, where = {} }]) => [
      { path: ['equations', id, 'math'], math },
      ...Object.keys(where).map((symbol) => ({
        path: ['equations', id, 'where', symbol],
        math: symbol,
      })),
    ]),
    ...Object.entries(quantities).flatMap(([group, all]) =>
      Object.entries(all).map(([name, { symbol }]) => ({
        path: ['example', group, name, ...(symbol ? ['symbol'] : [])],
        math: symbol ?? name,
      })),
    ),
  ];
  if (formulas.length === 0) return [];
  const problemOf = await formulaChecker();
  return formulas.flatMap(({ path, math }) => {
    const said = problemOf(math);
    const message = `“${math}” can’t be typeset.`;
    return said === undefined ? [] : atKey(source, path, message, `Correct it: ${said}.`);
  });
}
