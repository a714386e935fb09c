import { calculationSchema } from '../../../../schemas/calculation.ts';
import { entriesOf } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import { recomputed } from '../example.ts';
import { atKey, type DraftFinding, type Rule } from '../rule.ts';

export const rules: Rule[] = [
  {
    code: 'paper',
    check: (content) => Promise.all(entriesOf(content, 'papers').map(exampleProblems)),
  },
];

/** Results of the worked example that don't follow from its numbers. */
async function exampleProblems(entry: Entry): Promise<DraftFinding[]> {
  const { numbers } = entry;
  const example = calculationSchema.safeParse(numbers?.data ?? {}).data?.example;
  if (!example || !numbers) return [];
  return (await recomputed(example)).map(({ name, printed, computed, by, error }) => {
    const path = ['example', 'results', name];
    if (error !== undefined)
      return atKey(
        numbers,
        path,
        `${name} can’t be computed.`,
        `Correct the expression: ${error}.`,
      );
    const message = `“${printed}” is printed; the numbers above give ${computed}: ${by}.`;
    return atKey(
      numbers,
      path,
      message,
      `Write ${computed} here and in the text, or correct a number that it follows from.`,
    );
  });
}
