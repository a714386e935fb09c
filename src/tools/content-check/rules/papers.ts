import { cites } from '../../../lib/citations.ts';
import { type Entry, field } from '../entry.ts';
import { formulaProblem, saveFormulae } from '../formula.ts';
import { type Content, entriesOf, settingsOf } from '../model.ts';
import { checkPaper } from '../paper.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'paper', check: async (content) => [await papers(content), unreferenced(content)] },
  { id: 'formula', check: formulae },
];

async function papers(content: Content): Promise<RuleResult> {
  const table = field(settingsOf(content, 'documents')?.data, 'table');
  const label = typeof table === 'string' ? table : 'Table';
  return (await Promise.all(entriesOf(content, 'papers').map((entry) => checkPaper(entry, label)))).flat();
}

/** Literature that a paper's text names and its references leave out. */
function unreferenced(content: Content): RuleResult {
  return entriesOf(content, 'papers').map((entry) => {
    const references = field(entry.data, 'references');
    if (!Array.isArray(references)) return [];
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

async function formulae(content: Content): Promise<RuleResult> {
  const written = entriesOf(content, 'calculations').flatMap((entry) => formulaeOf(entry).map((each) => ({ entry, ...each })));
  const found = await Promise.all(
    written.map(async ({ entry, path, formula }) => {
      const problem = await formulaProblem(formula);
      return problem && atField(entry, path, problem.message, problem.repair);
    }),
  );
  saveFormulae();
  return found.filter((each) => each !== undefined);
}

/** Everything in a calculation that is typeset as a formula: its equations, the symbols explained under them, those of the worked example. */
function formulaeOf({ data }: Entry): { path: PropertyKey[]; formula: string }[] {
  const within = (...path: PropertyKey[]) => Object.entries(field(data, ...path) ?? {}).map(([key]) => [...path, key]);
  const equations = within('equations').flatMap((path) => [[...path, 'math'], ...within(...path, 'where')]);
  const symbols = [...within('example', 'given'), ...within('example', 'results')].map((path) => [...path, 'symbol']);
  return [...equations, ...symbols].map((path) => {
    const [key, value] = [path.at(-1), field(data, ...path)];
    if (typeof value === 'string' && (key === 'math' || key === 'symbol')) return { path, formula: value };
    // A quantity without a symbol has its key for one.
    return key === 'symbol' ? { path: path.slice(0, -1), formula: String(path.at(-2)) } : { path, formula: String(key) };
  });
}
