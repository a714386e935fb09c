import { counted } from '../../../../lib/words.ts';
import { type Calculation, calculationSchema } from '../../../../schemas/calculation.ts';
import type { Figure } from '../../../../schemas/figures/index.ts';
import type { Entry } from '../../model/entry.ts';
import { referencesOf } from '../../model/references.ts';
import { matchesIn } from '../forms.ts';
import { atField, atKey, atOffset, type RuleResult } from '../rule.ts';
import { drawnIn } from './drawn.ts';
import { faultsIn, wrongResults } from './expressions.ts';

type Figures = Readonly<Record<string, Figure>>;

/**
 * Checks what no schema can: the worked example follows from its numbers, each part has its place in the text.
 * @param tableLabel what the documents call a table
 */
export async function checkPaper(entry: Entry, tableLabel: string): Promise<RuleResult> {
  const figures = Object.fromEntries(drawnIn(entry).map(({ path, figure }) => [String(path[1]), figure]));
  const { data: calculation } = calculationSchema.safeParse(entry.numbers ? entry.numbers.data : {});
  if (!calculation) return [];
  return [await exampleFaults(entry, figures, calculation), misplaced(entry, figures, calculation, tableLabel)];
}

/** Recomputes the results of the worked example: those printed with another value, that can't be computed, or that name a missing equation. */
async function exampleFaults({ numbers }: Entry, figures: Figures, { example, equations }: Calculation): Promise<RuleResult> {
  if (!example || !numbers) return [];
  const { given, results } = example;
  const values = Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));
  const wrong = await wrongResults(values, results, { figures });
  const known = `Known: ${Object.keys(equations).join(', ')}.`;
  return [
    Object.entries(results).map(
      ([name, { equation }]) =>
        equation !== undefined &&
        !(equation in equations) &&
        atKey(numbers, ['example', 'results', name], `${name} names the equation "${equation}".`, known),
    ),
    faultsIn(numbers, ['example'], values, results, wrong),
  ];
}

/**
 * Equations, drawings and the worked example must each have one place in the text, the box with the case no more than one, each reference
 * must be mentioned there, and tables must be numbered in order.
 */
function misplaced(entry: Entry, figures: Figures, { equations, example }: Calculation, tableLabel: string): RuleResult {
  const { source, numbers } = entry;
  const { body } = source;
  const often = (tag: string): RuleResult => {
    const message = `The text contains ${tag} ${counted(body.split(tag).length - 1, 'time')}.`;
    const last = body.lastIndexOf(tag);
    return last !== body.indexOf(tag) && atOffset(source, last, message, 'It must appear once: take this one or the other out.');
  };
  /** Parts from the paper’s numbers file are reported there. */
  const once = (path: PropertyKey[], tag: string): RuleResult => {
    if (body.includes(tag)) return often(tag);
    const [message, repair] = [`The text doesn’t contain ${tag}.`, `Add a line ${tag} to the text, between two empty lines.`];
    return numbers && path[0] !== 'figures' ? atKey(numbers, path, message, repair) : atField(entry, path, message, repair);
  };
  const references = referencesOf(entry).filter(({ collection }) => collection === 'literature');
  let table = 0;
  return [
    often('<Case />'),
    Object.keys(equations).map((id) => once(['equations', id], `<Equation id="${id}" />`)),
    Object.keys(figures).map((id) => once(['figures', id], `<Figure id="${id}" />`)),
    example
      ? once(['example'], '<Example />')
      : matchesIn({ source, start: 0, raw: body }, /<Example \/>/g, () => [
          'The text contains <Example />, but the paper has no worked example.',
          'Take the line out, or add example: to the .numbers.yaml file beside the paper.',
        ]),
    references.map(({ path, id }) => {
      if (body.includes(id)) return undefined;
      const near = likeIn(body, id).find((each) => !references.some((other) => other.id === each));
      if (near === undefined) return atField(entry, path, `The text never mentions ${id}.`, 'Mention it where it helps, or take it out.');
      const message = `The text has “${near}”, but the references in line ${source.place(path).line} have “${id}”.`;
      return atOffset(source, body.indexOf(near), message, 'One of the two is wrong: correct it here or there.');
    }),
    // Two captions with the same number can't be typeset, and links would lead to the wrong one.
    matchesIn({ source, start: 0, raw: body }, /^(\S.{0,20}?) (\d+)\. .*\n\n\|/gm, ([, name, number]) => {
      const right = `${tableLabel} ${++table}`;
      if (`${name} ${number}` === right) return undefined;
      const message = `The caption says ${name} ${number}, but this is ${right} of the text.`;
      return [message, `Write “${right}.”, and check where the text mentions it.`];
    }),
  ];
}

/** What a text has that looks like a reference, with its digits in another order or another year: “Moubray 1979” for “Moubray 1997”. */
function likeIn(body: string, id: string): string[] {
  const digits = (text: string) => [...text.replace(/\D/g, '')].sort().join('');
  const alike = new RegExp(`${id.split(/\d/).map(RegExp.escape).join('\\d')}(?!\\d)`, 'g');
  return (body.match(alike) ?? []).filter((each) => /\D (?:19|20)\d\d$/.test(id) || digits(each) === digits(id));
}
