import { cites } from '../../../../lib/citations.ts';
import { type Checked, checkedIn, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { formulaProblem, saveFormulae } from '../formula.ts';
import { checkPaper } from '../numbers/paper.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'paper', check: async (content) => [await papers(content), unreferenced(content), years(content)] },
  { id: 'formula', check: formulae },
];

async function papers(content: Content): Promise<RuleResult> {
  const label = settingsOf(content, 'documents')?.data.table ?? 'Table';
  return (await Promise.all(entriesOf(content, 'papers').map((entry) => checkPaper(entry, label)))).flat();
}

/** Literature that a paper's text names and its references leave out. */
function unreferenced(content: Content): RuleResult {
  return checkedIn(content, 'papers').map((entry) => {
    const { references } = entry.data;
    if (!references) return [];
    const isMissing = (id: string) => !references.includes(id) && cites(entry.source.body, id);
    return entriesOf(content, 'literature')
      .filter(({ id }) => isMissing(id))
      .map(({ id }) => ({
        severity: 'warning',
        ...atField(
          entry,
          ['references'],
          `The text names ${id}, but the references don’t.`,
          `Add ${id} to references:, or take it out of the text.`,
        ),
      }));
  });
}

/** Literature whose short form, “Kurz 2001”, has another year than its reference. */
function years(content: Content): RuleResult {
  return checkedIn(content, 'literature').map((entry) => {
    const [year] = /(?<= )(?:19|20)\d\d$/.exec(entry.data.id) ?? [];
    if (!year || entry.data.title.includes(year)) return undefined;
    const message = `The text cites it as ${entry.data.id}, but ${year} isn’t here.`;
    return { severity: 'warning', ...atField(entry, ['title'], message, 'Correct the year here, or the id and its citations.') };
  });
}

async function formulae(content: Content): Promise<RuleResult> {
  const written = checkedIn(content, 'calculations').flatMap((entry) => formulaeOf(entry).map((each) => ({ entry, ...each })));
  const found = await Promise.all(
    written.map(async ({ entry, path, formula }) => {
      const problem = await formulaProblem(formula);
      return problem && atField(entry, path, ...problem);
    }),
  );
  saveFormulae();
  return found.filter((each) => each !== undefined);
}

/** Everything in a calculation that is typeset as a formula: its equations, the symbols explained under them, those of the worked example. */
function formulaeOf({ data: { equations = {}, example } }: Checked<'calculations'>): { path: PropertyKey[]; formula: string }[] {
  const symbolsOf = (group: 'given' | 'results') =>
    Object.entries(example?.[group] ?? {}).map(([key, { symbol }]) => {
      const path = ['example', group, key];
      // A quantity without a symbol has its key for one.
      return symbol === undefined ? { path, formula: key } : { path: [...path, 'symbol'], formula: symbol };
    });
  return [
    ...Object.entries(equations).flatMap(([id, { math, where = {} }]) => [
      { path: ['equations', id, 'math'], formula: math },
      ...Object.keys(where).map((symbol) => ({ path: ['equations', id, 'where', symbol], formula: symbol })),
    ]),
    ...symbolsOf('given'),
    ...symbolsOf('results'),
  ];
}
