import { oncePer } from '../../lib/once-per.ts';
import { type Calculation, calculationSchema } from '../../schemas/calculation.ts';
import { type PaperData, paperSchema } from '../../schemas/paper.ts';
import { ANY_TARGET } from '../../schemas/tools.ts';
import type { Entry } from './entry.ts';
import { wrongResults } from './expressions.ts';
import type { Problem } from './problem.ts';
import { type Named, referencesOf } from './references.ts';
import { atNumbers, type Found } from './rule.ts';

/**
 * Checks what no schema can: the worked example follows from its numbers, each equation has its place.
 * @param tableLabel what the documents call a table
 */
export async function checkPaper(entry: Entry, tableLabel: string): Promise<Found[]> {
  const { paper, calculation, wrong } = await readPaper(entry);
  const { numbers } = entry;
  if (!paper || !calculation) return [];
  const problem = (path: PropertyKey[], message: string, repair: string): Problem => ({
    file: entry.source.file,
    ...entry.source.place([...entry.base, ...path]),
    message,
    repair,
  });
  return [
    ...(numbers ? wrong.map(({ name, message, repair }) => atNumbers(numbers, ['example', 'results', name], message, repair)) : []),
    ...checkPlaces({ ...paper, ...calculation }, referencesOf(entry), entry.source.body, tableLabel).map(
      ({ path, offset, message, repair }) =>
        offset === undefined
          ? numbers && IN_NUMBERS.includes(path[0] ?? '')
            ? atNumbers(numbers, path, message, repair)
            : problem(path, message, repair)
          : { file: entry.source.file, ...entry.source.at(entry.source.bodyOffset + offset), message, repair },
    ),
  ];
}

/** What of a paper stands in the numbers file beside it. */
const IN_NUMBERS: readonly PropertyKey[] = ['equations', 'example'];

/** The fields of a paper and its calculation, where they can be read, and what is wrong with its example. */
const readPaper = oncePer(async (entry: Entry) => {
  const { data: paper } = schema.safeParse(entry.data);
  const { data: calculation } = calculationSchema.safeParse(entry.numbers ? entry.numbers.data : {});
  return { paper, calculation, wrong: paper && calculation ? await checkExample({ ...paper, ...calculation }) : [] };
});
const schema = paperSchema(ANY_TARGET);

/** Recomputes the results of a worked example; says which are printed otherwise, can't be computed, or name an equation that isn't there. */
async function checkExample({ example, figures, equations }: Pick<PaperData, 'figures'> & Pick<Calculation, 'example' | 'equations'>) {
  if (!example) return [];
  const given = Object.fromEntries(Object.entries(example.given).map(([name, { value }]) => [name, value]));
  const wrong = await wrongResults(given, example.results, { figures });
  return Object.entries(example.results).flatMap(([name, { value, equation }]) => [
    ...(equation !== undefined && !(equation in equations)
      ? [{ name, message: `${name} names the equation "${equation}".`, repair: `Known: ${Object.keys(equations).join(', ')}.` }]
      : []),
    ...wrong
      .filter((each) => each.name === name)
      .map(({ computed, error }) =>
        computed === undefined
          ? { name, message: `${name} cannot be computed.`, repair: `Correct the expression "by": ${error}` }
          : {
              name,
              message: `${name} is printed as ${value}.`,
              repair: `Its expression gives ${Number(computed.toPrecision(6))}.`,
            },
      ),
  ]);
}

/** Something of a paper that its text doesn't place once. */
interface Misplaced {
  path: PropertyKey[];
  message: string;
  repair: string;
  /** Where in the body it stands once too often. */
  offset?: number;
}

/** Equations, drawings and the worked example must each have their place in the text, each reference be named there, and tables be counted. */
function checkPlaces(
  { equations, example, figures }: Pick<PaperData, 'figures'> & Pick<Calculation, 'example' | 'equations'>,
  references: readonly Named[],
  body: string,
  tableLabel: string,
): Misplaced[] {
  const once = (path: PropertyKey[], tag: string): Misplaced[] => {
    const times = body.split(tag).length - 1;
    if (times === 1) return [];
    const message = `The text holds ${tag} ${times} times.`;
    if (times === 0) return [{ path, message, repair: `Put a line ${tag} into the text, between two empty lines.` }];
    return [{ path, message, repair: 'Place it once: take this one or the other out.', offset: body.lastIndexOf(tag) }];
  };
  return [
    ...Object.keys(equations).flatMap((id) => once(['equations', id], `<Equation id="${id}" />`)),
    ...Object.keys(figures).flatMap((id) => once(['figures', id], `<Figure id="${id}" />`)),
    ...(example ? once(['example'], '<Example />') : placesNoExample(body)),
    ...(body.split('<Case />').length > 2 ? once(['number'], '<Case />') : []),
    ...references.flatMap(({ collection, path, id }) =>
      collection !== 'literature' || body.includes(id)
        ? []
        : [{ path, message: `The text never names ${id}.`, repair: 'Name it where it helps, or take it out.' }],
    ),
    ...checkCaptions(body, tableLabel),
  ];
}

const placesNoExample = (body: string): Misplaced[] =>
  body.includes('<Example />')
    ? [
        {
          path: [],
          message: 'The text holds <Example />, but the paper has no worked example.',
          repair: 'Take the line out, or write example: in the file .numbers.yaml beside the paper.',
          offset: body.indexOf('<Example />'),
        },
      ]
    : [];

/** Captions of tables, “Table 1. …”, count from 1: two of one number can't be set, and links would lead to the wrong one. */
const checkCaptions = (body: string, label: string): Misplaced[] =>
  [...body.matchAll(/^(\S.{0,20}?) (\d+)\. .*\n\n\|/gm)].flatMap(({ 1: name, 2: number, index }, i) => {
    const right = `${label} ${i + 1}.`;
    return `${name} ${number}.` === right
      ? []
      : [
          {
            path: [],
            message: `The caption says ${name} ${number}; it is the text’s ${label} ${i + 1}.`,
            repair: `Write “${right}”, and see what names it in the text.`,
            offset: index,
          },
        ];
  });
