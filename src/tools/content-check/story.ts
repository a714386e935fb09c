import { facts } from '../../figures/index.ts';
import { oncePer } from '../../lib/once-per.ts';
import { MONTHS } from '../../lib/text-date.ts';
import { figureSchema } from '../../schemas/figures/index.ts';
import { type Node, textOf } from './body.ts';
import { type Entry, field } from './entry.ts';
import { aboutOf, type Mention, mentionsIn, unitIn } from './mentions.ts';
import type { Content } from './model.ts';
import { type Passage, passagesIn } from './texts.ts';

/** A number of a story, and where it is told: in a passage, or by what is drawn or computed. */
export interface Told extends Mention {
  entry: Entry;
  passage?: Passage;
  /** Offset of the table whose cell tells it. */
  table?: number;
}

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
    .filter(({ path }) => !path.includes('references') && !path.includes('standards'))
    .flatMap((passage) => {
      const { heads = [], table } = cells.get(passage.start) ?? {};
      const label = passage.path[0] === 'plate' ? [String(passage.path[1])] : heads;
      // The column says what its numbers are: “Trips”, “Power, MW”.
      const column =
        heads[1] === undefined
          ? undefined
          : unitIn(` ${(heads[1].split(', ').at(-1) ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`);
      return mentionsIn(passage.plain, label.flatMap(aboutOf)).map((mention): Told => {
        const isBare = mention.unit === '' && mention.nouns.length === 0;
        return { ...mention, ...(isBare && column), entry, passage, ...(table !== undefined && { table }) };
      });
    });
  const { figure, figures } = (entry.data ?? {}) as { figure?: unknown; figures?: Record<string, unknown> };
  const drawn = [figure, ...Object.values(figures ?? {})].flatMap((value) => {
    const { data } = figureSchema.safeParse(value);
    return data ? facts(data).flatMap(({ name, text }) => mentionsIn(text, aboutOf(name))) : [];
  });
  const computed = ['given', 'results'].flatMap((part) => [
    ...valuesOf(field(entry.numbers?.data, 'example', part)).flatMap((each) =>
      mentionsIn(`${field(each, 'value')} ${field(each, 'unit') ?? ''}`, aboutOf(String(field(each, 'name')))),
    ),
    ...valuesOf(field(entry.numbers?.data, part)).flatMap((each) => mentionsIn(String(field(each, 'value') ?? each))),
  ]);
  const diary = valuesOf(field(entry.data, 'diary')).flatMap((line) => {
    const [year, month] = String(field(line, 'on')).split('-').map(Number);
    const told = aboutOf(String(field(line, 'text')));
    return year && month ? [...mentionsIn(`${MONTHS[month - 1]} ${year}`, told), ...mentionsIn(`In ${year}`, told)] : [];
  });
  const spans = valuesOf(field(entry.numbers?.data, 'spans')).flatMap((span) => mentionsIn(String(field(span, 'says'))));
  const change = field(entry.data, 'change');
  const changed = change ? mentionsIn(`from ${field(change, 'from')} to ${field(change, 'to')} ${field(change, 'unit') ?? ''}`) : [];
  return [...words, ...[...drawn, ...computed, ...diary, ...spans, ...changed].map((mention) => ({ ...mention, entry }))];
});

const valuesOf = (value: unknown): unknown[] => (value && typeof value === 'object' ? Object.values(value) : []);

/** Heads of row and column of each cell of the tables of a text, by the cell's offset. */
function cellsOf({ source }: Entry): Map<number, { heads: string[]; table: number }> {
  const tables = (node: Node): Node[] => (node.type === 'table' ? [node] : (node.children ?? []).flatMap(tables));
  return new Map(
    (source.tree ? tables(source.tree) : []).flatMap((table) => {
      const [head, ...rows] = table.children ?? [];
      return rows.flatMap(({ children = [] }) =>
        children.flatMap((cell, i) => {
          const [row, column] = [children[0], head?.children?.[i]].map((each) => (each ? textOf(each) : ''));
          return cell.position && table.position
            ? [[source.bodyOffset + cell.position.start.offset, { heads: [row ?? '', column ?? ''], table: table.position.start.offset }]]
            : [];
        }),
      );
    }) as [number, { heads: string[]; table: number }][],
  );
}
