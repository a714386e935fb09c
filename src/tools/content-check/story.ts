import { facts } from '../../figures/index.ts';
import { oncePer } from '../../lib/once-per.ts';
import { MONTHS } from '../../lib/text-date.ts';
import { nodesIn, textOf } from './body.ts';
import { drawnIn } from './drawn.ts';
import { type Entry, field } from './entry.ts';
import { aboutOf, type Mention, mentionsIn, unitIn } from './mentions.ts';
import { type Content, entriesOf } from './model.ts';
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
  /** Heads of row and column, or the label, where it stands in a table or on a plate. */
  heads?: string;
}

export const isBare = ({ unit, nouns }: Told) => unit === '' && nouns.length === 0;
/** Whether two numbers have one unit, or count one thing. */
export const isKin = (a: Told, b: Told) => a.unit === b.unit && (a.unit !== '' || a.nouns.some((noun) => b.nouns.includes(noun)));
/** Whether two numbers have the same digits in another order, as 412 and 421: most likely a slip of the hand. */
export const isTurned = (a: Mention, b: Mention) => a.digits.length > 1 && a.digits === b.digits && a.written.length === b.written.length;
/** How many words two numbers are both told with. */
export const sharedBy = (a: Told, b: Told) => [...a.context].filter((word) => b.context.has(word)).length;

/** Further apart, two numbers are hardly meant for each other. */
const NEAR = 1.36;
export function isNear({ value, range = value }: Mention, other: Mention): boolean {
  const isWithin = Math.min(value, range) <= other.value && other.value <= Math.max(value, range);
  const [less = 0, more = 0] = [Math.abs(value), Math.abs(other.value)].toSorted((a, b) => a - b);
  return !isWithin && more <= less * NEAR;
}

/** Line and column at which a number is told. */
export function placeOf({ passage, written, source, path, entry }: Told) {
  if (passage) return { file: source.file, ...source.at(passage.start + Math.max(passage.raw.indexOf(written), 0)) };
  return { file: source.file, ...source.place(source === entry.source ? [...entry.base, ...path] : path) };
}

/** A number as its text has it: “six trips”, “413 h”, “week 4”; a bare one with its heads, or the words around it. */
export function spoken({ written, index, unit, nouns, passage, heads }: Told): string {
  if (!passage) return `${written} ${unit}`.trim();
  if (unit === 'date' || unit === 'calendar year') return written;
  const wordsIn = (text: string) => text.split(' ').filter(Boolean);
  const [before, behind] = [
    wordsIn(passage.plain.slice(0, index)),
    wordsIn(passage.plain.slice(index + written.length).replace(/^-/, ' ')),
  ];
  if (unit.startsWith('no. ')) return `${before.at(-1)} ${written}`;
  const plural = behind.slice(0, nouns.length).findIndex((word) => /s\W*$/.test(word));
  const own = behind.slice(0, unit === '' ? plural + 1 : unit.replace('€', '').trim().split(' ').filter(Boolean).length);
  const said =
    own.length > 0 || unit ? [written, ...own] : heads ? [written, `(${heads})`] : [...before.slice(-2), written, ...behind.slice(0, 2)];
  return said.join(' ').replace(/[.,;:]$/, '');
}

/**
 * What is told as one story: a case and its paper, any other entry by itself. Of a story one part of which can't be read nothing is known:
 * what seems to stand nowhere else may stand there.
 */
export const storiesOf = (content: Content): Entry[][] => {
  const papers = entriesOf(content, 'papers');
  const others = entriesOf(content, 'services', 'pages', 'team', 'testimonials');
  const cases = entriesOf(content, 'cases').flatMap((entry) => {
    const id = field(entry.data, 'whitePaper', 'paper');
    const paper = papers.find((each) => each.id === id);
    if (id !== undefined && !paper) return [];
    return [paper ? [entry, paper] : [entry]];
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
        const told = { ...mention, entry, passage, path: passage.path, source: passage.source, heads: label.join(', ') };
        return isBare(told) ? { ...told, ...column } : told;
      });
    });
  /** Numbers of a field that no visitor reads as words. */
  const of = (source: Source, path: PropertyKey[], text: string, about: readonly string[] = []) =>
    mentionsIn(text, about).map((mention): Told => ({ ...mention, entry, path, source }));
  const { source, numbers, data } = entry;
  const drawn = drawnIn(entry).flatMap(({ path, figure }) =>
    // A text says “340 h” where the drawing has 340 h/y.
    facts(figure).flatMap(({ name, text }) => of(source, path, text.replace(/\/y$/, ''), aboutOf(name))),
  );
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
