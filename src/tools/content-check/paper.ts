import { counted } from '../../lib/words.ts';
import { type Calculation, calculationSchema } from '../../schemas/calculation.ts';
import { UNCHECKED_CONTEXT } from '../../schemas/fields.ts';
import { type PaperData, paperSchema } from '../../schemas/paper.ts';
import type { Entry } from './entry.ts';
import { faultsIn, wrongResults } from './expressions.ts';
import { referencesOf } from './references.ts';
import { atField, atNumbers, atOffset, type RuleResult } from './rule.ts';

const schema = paperSchema(UNCHECKED_CONTEXT);

/**
 * Checks what no schema can: the worked example follows from its numbers, each part has its place in the text.
 * @param tableLabel what the documents call a table
 */
export async function checkPaper(entry: Entry, tableLabel: string): Promise<RuleResult> {
  const { data: paper } = schema.safeParse(entry.data);
  const { data: calculation } = calculationSchema.safeParse(entry.numbers ? entry.numbers.data : {});
  if (!paper || !calculation) return [];
  return [await exampleFaults(entry, paper, calculation), misplaced(entry, { ...paper, ...calculation }, tableLabel)];
}

/** Recomputes the results of the worked example: those printed with another value, that can't be computed, or that name a missing equation. */
async function exampleFaults({ numbers }: Entry, { figures }: PaperData, { example, equations }: Calculation): Promise<RuleResult> {
  if (!example || !numbers) return [];
  const { given, results } = example;
  const values = Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));
  const wrong = await wrongResults(values, results, { figures });
  return [
    ...Object.entries(results).flatMap(([name, { equation }]) =>
      equation === undefined || equation in equations
        ? []
        : atNumbers(
            numbers,
            ['example', 'results', name],
            `${name} names the equation "${equation}".`,
            `Known: ${Object.keys(equations).join(', ')}.`,
          ),
    ),
    faultsIn(numbers, ['example'], values, results, wrong),
  ];
}

/** Equations, drawings and the worked example must each have their place in the text, each reference must be mentioned there, and tables must be numbered in order. */
function misplaced(
  entry: Entry,
  { equations, example, figures }: Pick<PaperData, 'figures'> & Pick<Calculation, 'example' | 'equations'>,
  tableLabel: string,
): RuleResult {
  const { source, numbers } = entry;
  const { body } = source;
  const inBody = (offset: number, message: string, repair: string) => atOffset(source, offset, message, repair);
  /** Parts from the paper’s numbers file are reported there. */
  const once = (path: PropertyKey[], tag: string): RuleResult => {
    const times = body.split(tag).length - 1;
    if (times === 1) return [];
    const message = times > 1 ? `The text contains ${tag} ${counted(times, 'time')}.` : `The text doesn’t contain ${tag}.`;
    if (times > 1) return inBody(body.lastIndexOf(tag), message, 'It must appear once: take this one or the other out.');
    const repair = `Add a line ${tag} to the text, between two empty lines.`;
    return [numbers && path[0] !== 'figures' ? atNumbers(numbers, path, message, repair) : atField(entry, path, message, repair)];
  };
  const references = referencesOf(entry).filter(({ collection }) => collection === 'literature');
  const noExample = body.indexOf('<Example />');
  return [
    ...Object.keys(equations).flatMap((id) => once(['equations', id], `<Equation id="${id}" />`)),
    ...Object.keys(figures).flatMap((id) => once(['figures', id], `<Figure id="${id}" />`)),
    example ? once(['example'], '<Example />') : [],
    !example && noExample >= 0
      ? inBody(
          noExample,
          'The text contains <Example />, but the paper has no worked example.',
          'Take the line out, or add example: to the .numbers.yaml file beside the paper.',
        )
      : [],
    body.split('<Case />').length > 2 ? once(['number'], '<Case />') : [],
    ...references.map(({ path, id }): RuleResult => {
      if (body.includes(id)) return [];
      const near = likeIn(body, id).find((each) => !references.some((other) => other.id === each));
      if (near === undefined) return atField(entry, path, `The text never mentions ${id}.`, 'Mention it where it helps, or take it out.');
      const { line } = source.place(path);
      return inBody(
        body.indexOf(near),
        `The text has “${near}”, but the references in line ${line} have “${id}”.`,
        'One of the two is wrong: correct it here or there.',
      );
    }),
    // Two captions with the same number can't be typeset, and links would lead to the wrong one.
    ...[...body.matchAll(/^(\S.{0,20}?) (\d+)\. .*\n\n\|/gm)].flatMap(({ 1: name, 2: number, index }, i) =>
      `${name} ${number}` === `${tableLabel} ${i + 1}`
        ? []
        : inBody(
            index,
            `The caption says ${name} ${number}, but this is ${tableLabel} ${i + 1} of the text.`,
            `Write “${tableLabel} ${i + 1}.”, and check where the text mentions it.`,
          ),
    ),
  ];
}

/** What a text has that looks like a reference, with its digits in another order or another year: “Moubray 1979” for “Moubray 1997”. */
function likeIn(body: string, id: string): string[] {
  const digits = (text: string) => [...text.replace(/\D/g, '')].sort().join('');
  const alike = new RegExp(`${id.split(/\d/).map(RegExp.escape).join('\\d')}(?!\\d)`, 'g');
  return (body.match(alike) ?? []).filter((each) => /\D (?:19|20)\d\d$/.test(id) || digits(each) === digits(id));
}
