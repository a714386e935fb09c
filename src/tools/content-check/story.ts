import { facts } from '../../figures/index.ts';
import { oncePer } from '../../lib/once-per.ts';
import { MONTHS } from '../../lib/text-date.ts';
import { figureSchema } from '../../schemas/figures/index.ts';
import { nodesIn, textOf } from './body.ts';
import { type Entry, field } from './entry.ts';
import { aboutOf, type Mention, mentionsIn, unitIn } from './mentions.ts';
import type { Content } from './model.ts';
import type { Source } from './source.ts';
import { type Passage, passagesIn } from './texts.ts';

/** A number of a story, and where it is told: in a passage, or by what is drawn or computed. */
export interface Told extends Mention {
  entry: Entry;
  passage?: Passage;
  /** The field that tells it; empty for the text. */
  path: PropertyKey[];
  /** The file in which that field stands: the entry's own, or that of its numbers. */
  source: Source;
}

export const isBare = ({ unit, nouns }: Told) => unit === '' && nouns.length === 0;
/** Whether two numbers have one unit, or count one thing. */
export const isKin = (a: Told, b: Told) => a.unit === b.unit && (a.unit !== '' || a.nouns.some((noun) => b.nouns.includes(noun)));
/** How many words two numbers are both told with. */
export const sharedBy = (a: Told, b: Told) => [...a.context].filter((word) => b.context.has(word)).length;

/** What is told as one story: a case and its paper, any other entry by itself. */
export const storiesOf = (content: Content): Entry[][] => {
  const papers = content.entries.get('papers') ?? [];
  const others = (['services', 'pages', 'team', 'testimonials'] as const).flatMap((name) => content.entries.get(name) ?? []);
  const cases = (content.entries.get('cases') ?? []).map((entry) => {
    const paper = papers.find(({ id }) => id === field(entry.data, 'whitePaper', 'paper'));
    return paper ? [entry, paper] : [entry];
  });
  const alone = papers.filter((paper) => !cases.some(([, own]) => own === paper));
  return [...cases, ...[...alone, ...others].map((entry) => [entry])];
};

export const toldIn = oncePer((entry: Entry): Told[] => {
  const cells = cellsOf(entry);
  const words = passagesIn(entry)
    .filter(({ path }) => !path.includes('standards'))
    .flatMap((passage) => {
      const heads = cells.get(passage.start) ?? [];
      const label = passage.path[0] === 'plate' ? [String(passage.path[1])] : heads;
      // The column says what its numbers are: “Trips”, “Power, MW”.
      const column =
        heads[1] === undefined
          ? undefined
          : unitIn(` ${(heads[1].split(', ').at(-1) ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`);
      return mentionsIn(passage.plain, label.flatMap(aboutOf)).map((mention): Told => {
        const told = { ...mention, entry, passage, path: passage.path, source: passage.source };
        return isBare(told) ? { ...told, ...column } : told;
      });
    });
  /** Numbers of a field that no visitor reads as words. */
  const of = (source: Source, path: PropertyKey[], text: string, about: readonly string[] = []) =>
    mentionsIn(text, about).map((mention): Told => ({ ...mention, entry, path, source }));
  const { source, numbers, data } = entry;
  const drawn = [['figure'], ...keysOf(field(data, 'figures')).map((key) => ['figures', key])].flatMap((path) => {
    const { data: figure } = figureSchema.safeParse(field(data, ...path));
    // A text says “340 h” where the drawing has 340 h/y.
    return figure ? facts(figure).flatMap(({ name, text }) => of(source, path, text.replace(/\/y$/, ''), aboutOf(name))) : [];
  });
  const computed = [['example', 'given'], ['example', 'results'], ['given'], ['results'], ['spans']].flatMap((path) =>
    Object.entries(field(numbers?.data, ...path) ?? {}).flatMap(([key, each]) => {
      const value = field(each, 'value') ?? field(each, 'says') ?? each;
      return numbers
        ? of(numbers, [...path, key], `${value} ${field(each, 'unit') ?? ''}`, aboutOf(String(field(each, 'name') ?? '')))
        : [];
    }),
  );
  const diary = Object.entries(field(data, 'diary') ?? {}).flatMap(([key, line]) => {
    const [year, month] = String(field(line, 'on')).split('-').map(Number);
    const path = ['diary', Number(key), 'on'];
    const text = `${MONTHS[(month ?? 0) - 1]} ${year}. In ${year}`;
    return year && month ? of(source, path, text, aboutOf(String(field(line, 'text')))) : [];
  });
  const change = field(data, 'change');
  const changed = change
    ? of(source, ['change'], `from ${field(change, 'from')} to ${field(change, 'to')} ${field(change, 'unit') ?? ''}`)
    : [];
  return [...words, ...drawn, ...computed, ...diary, ...changed];
});

const keysOf = (value: unknown): string[] => Object.keys(value ?? {});

/** Heads of row and column of each cell of the tables of a text, by the cell's offset. */
function cellsOf({ source }: Entry): Map<number, string[]> {
  const tables = nodesIn(source.tree).filter(({ type }) => type === 'table');
  return new Map(
    tables.flatMap(({ children: [head, ...rows] = [] }) =>
      rows.flatMap(({ children = [] }) =>
        children.map((cell, i): [number, string[]] => [
          source.bodyOffset + (cell.position?.start.offset ?? 0),
          [children[0], head?.children?.[i]].map((each) => (each ? textOf(each) : '')),
        ]),
      ),
    ),
  );
}
