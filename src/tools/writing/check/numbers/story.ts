import { memoize } from '../../../../lib/memoize.ts';
import { MONTHS } from '../../../../lib/text-date.ts';
import type { Figure } from '../../../../schemas/figures/index.ts';
import { nodesIn, spanOf, textOf } from '../../model/body.ts';
import { checkedIn, settingsOf } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, valuesIn } from '../../model/entry.ts';
import type { Source } from '../../model/source.ts';
import { type Passage, passagesIn } from '../texts.ts';
import { drawingWords } from './drawing-words.ts';
import { drawnIn, isInDrawing } from './drawn.ts';
import { facts } from './facts.ts';
import { aboutOf, type Mention, mentionsIn, QUALIFIER, unitIn } from './mentions.ts';

/** A number of a story, and where it is given: in a passage, a drawing or a calculation. */
export interface StoryNumber extends Mention {
  entry: Entry;
  passage?: Passage;
  /** What it is read with: a passage, a table, or a drawing. */
  block?: object;
  /** The field that gives it; empty for the text. A number that follows from several in a drawing has the path of the drawing. */
  path: PropertyKey[];
  /** The file with that field: the entry's own, or its numbers file. */
  source: Source;
}

export const isUnitless = ({ unit, nouns }: StoryNumber) => unit === '' && nouns.length === 0;
/** Whether two numbers have the same unit, or count the same thing. */
export const haveSameUnit = (a: StoryNumber, b: StoryNumber) =>
  a.unit === b.unit && (a.unit !== '' || a.nouns.some((noun) => b.nouns.includes(noun)));
/** Whether two numbers have the same digits in another order, as 412 and 421: most likely a typing error. */
export const isTransposed = (a: Mention, b: Mention) =>
  a.digits.length > 1 && a.written !== b.written && [...a.written].sort().join('') === [...b.written].sort().join('');
/** How many words two numbers have in common. */
export const sharedWords = (a: StoryNumber, b: StoryNumber) => [...a.context].filter((word) => b.context.has(word)).length;
/** How many numbers near two others are the same: “at 6,600 m³/h and 119 kJ/kg, 9 % under the line”. */
export function sharedNumbers(a: StoryNumber, b: StoryNumber): number {
  const [ours = [], theirs = []] = [a, b].map((told) =>
    numbersIn(told.entry).filter(
      (each) => each !== told && each.unit && each.passage === told.passage && Math.abs(each.index - told.index) < 60,
    ),
  );
  return a.passage && b.passage
    ? ours.filter((each) => theirs.some(({ value, unit }) => value === each.value && unit === each.unit)).length
    : 0;
}
/** “ gauge” of “8.2 bar gauge”; empty if nothing follows the unit. */
export const qualifierOf = ({ brief }: Mention) => QUALIFIER.exec(brief.slice(brief.lastIndexOf(' ')))?.[0] ?? '';
export const isDrawn = ({ passage, path }: StoryNumber) => !passage && isInDrawing(path);
/** Whether two numbers are given in the same place. */
export const isOnePlace = (a: StoryNumber, b: StoryNumber) => (a.block ?? a.path.join('.')) === (b.block ?? b.path.join('.'));

/**
 * How similar the words around two numbers of a story are, from 0 to 1: those of their clauses and of their sentences, with rare words
 * counting for more than common ones.
 */
export function wordWeights(told: readonly StoryNumber[]): (a: StoryNumber, b: StoryNumber) => number {
  const counts = new Map<string, number>();
  // “A third more” says nothing new of what its sentence is about.
  for (const { context, unit } of told) for (const word of unit === 'part' ? [] : context) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sum = (words: readonly string[]) =>
    words.reduce((all, word) => all + Math.log((told.length + 1) / (counts.get(word) ?? 1)) ** 2, 0);
  const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
    sum([...a].filter((word) => b.has(word))) / (Math.sqrt(sum([...a]) * sum([...b])) || 1);
  return (a, b) => (alike(a.around, b.around) + alike(a.context, b.context)) / 2;
}

/** If they are further apart than this factor, two numbers are hardly the same fact. */
const NEAR = 1.36;
export function isNear({ value, range = value }: Mention, other: Mention): boolean {
  const isWithin = Math.min(value, range) <= other.value && other.value <= Math.max(value, range);
  const [less = 0, more = 0] = [Math.abs(value), Math.abs(other.value)].toSorted((a, b) => a - b);
  return !isWithin && more <= less * NEAR;
}

/** Line and column of a number. */
export function placeOf({ passage, written, index, source, path, entry }: StoryNumber) {
  if (!passage) return { file: source.file, ...source.place(source === entry.source ? [...entry.base, ...path] : path) };
  // Only the file has marks and line breaks: the same occurrence is found by counting.
  const before = passage.plain.slice(0, index).split(written).length;
  const at = passage.raw.split(written).slice(0, before).join(written).length;
  return { file: source.file, ...source.at(passage.start + (at < passage.raw.length ? at : 0)) };
}

/** The settings with facts that texts repeat. */
const factsOfFirm = (content: Content): Entry[] =>
  [settingsOf(content, 'company'), settingsOf(content, 'stand-ins')].filter((each) => each !== undefined);

/**
 * The entries that make up one story: a case and its paper, or any other entry by itself. A story is left out if part of it, or the
 * words that drawings share, can't be read: a number that seems to be missing may be there.
 */
export const storiesOf = (content: Content): Entry[][] => {
  if (!drawingWords()) return [];
  const papers = entriesOf(content, 'papers');
  const others = [...entriesOf(content, 'services', 'pages', 'team', 'testimonials'), ...factsOfFirm(content)];
  const named = Map.groupBy(checkedIn(content, 'cases'), ({ data }) => data.whitePaper?.paper);
  const cases = [...named].flatMap(([id, entries]) => {
    if (id === undefined) return entries.map((entry) => [entry]);
    const paper = papers.find((each) => each.id === id);
    return paper && entries.length === 1 ? [[...entries, paper]] : [];
  });
  // An unreadable case may belong to any paper, and so may one of two that name the same paper.
  const isLost = [...named].some(([id, entries]) => id !== undefined && entries.length > 1);
  const isEvery = !isLost && (content.unread.get('cases') ?? []).length === 0;
  const alone = papers.filter((paper) => isEvery && !cases.some(([, own]) => own === paper));
  return [...cases, ...[...alone, ...others].map((entry) => [entry])];
};

/** Fields that summarise what an entry says at length. */
export const SUMMARY: readonly PropertyKey[] = ['title', 'quote', 'excerpt', 'abstract', 'summary', 'seo'];

export const OF_FIRM: readonly string[] = ['pages', 'team', 'settings'];

/** Entries that repeat part of a story: pages that name its case by `case:`, and the case that a page names; of the firm’s own, all others. */
export function relatedTo(content: Content, story: readonly Entry[]): Entry[] {
  // The case of a service is another job.
  const cases = ({ collection, data }: Entry) =>
    collection === 'pages' ? valuesIn(data).flatMap(({ path, value }) => (path.at(-1) === 'case' ? [value] : [])) : [];
  const named = story.flatMap(cases);
  const own: unknown[] = story.flatMap(({ collection, id }) => (collection === 'cases' ? [id] : []));
  const all = entriesOf(content, 'cases', 'pages');
  const ofFirm = story.some(({ collection }) => OF_FIRM.includes(collection));
  const repeats = all.filter(
    (entry) => (entry.collection === 'cases' && named.includes(entry.id)) || cases(entry).some((id) => own.includes(id)),
  );
  const firm = ofFirm ? [...entriesOf(content, 'team', 'pages'), ...factsOfFirm(content)] : [];
  return [...new Set([...repeats, ...firm])].filter((entry) => !story.includes(entry));
}

/** The numbers of an entry, read again when the words that drawings share have changed. */
export const numbersIn = (entry: Entry): StoryNumber[] => numbersWith(drawingWords() ?? NO_WORDS)(entry);
const NO_WORDS = {};
const numbersWith = memoize((_words: object) => memoize(allNumbersIn));

function allNumbersIn(entry: Entry): StoryNumber[] {
  const cells = cellsOf(entry);
  const words = passagesIn(entry)
    .filter(({ path }) => !path.includes('standards'))
    .flatMap((passage) => {
      const { heads = [], table } = cells.get(passage.start) ?? {};
      const label = passage.path[0] === 'plate' ? [String(passage.path[1])] : heads;
      // The column says what its numbers are: “Trips”, “Power, MW”.
      const column =
        heads[1] === undefined
          ? undefined
          : unitIn(` ${(heads[1].split(', ').at(-1) ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`);
      // “30 minutes” under “The first talk”.
      const within = passage.path.length > 1 && !isInDrawing(passage.path) ? passage.path.slice(0, -1) : undefined;
      const titles = ['label', 'name', 'title'].map((key) => (within ? String(field(entry.data, ...within, key) ?? '') : ''));
      return mentionsIn(passage.plain, [...label, ...titles].flatMap(aboutOf)).map((mention): StoryNumber => {
        const { path, source } = passage;
        const told = { ...mention, entry, passage, block: table ?? passage, path, source };
        const said = label.length > 0 && told.brief === told.written ? `${told.written} (${label.join(', ')})` : told.said;
        return isUnitless(told) ? { ...told, ...column, said } : { ...told, said };
      });
    });
  /** Numbers of a field that visitors don't read as words. */
  const of = (source: Source, path: PropertyKey[], text: string, about: readonly string[] = [], block?: object) =>
    mentionsIn(text, about).map((mention): StoryNumber => ({ ...mention, entry, path, source, ...(block && { block }) }));
  const { source, numbers, data } = entry;
  const drawn = drawnIn(entry).flatMap(({ path, figure }) => {
    const data = valuesIn(figure);
    // A drawn 14 beside 12.8 is 14.0.
    const decimals = Math.max(0, ...data.map(({ value }) => (typeof value === 'number' ? (String(value).split('.')[1]?.length ?? 0) : 0)));
    return facts(figure).flatMap((fact) =>
      of(source, [...path, ...datumOf(figure, data, fact)], fact.text, aboutOf(fact.name), figure).map((each) => ({
        ...each,
        decimals: Math.max(each.decimals, decimals),
      })),
    );
  });
  const computed = [['example', 'given'], ['example', 'results'], ['given'], ['results']].flatMap((path) =>
    Object.entries(field(numbers?.data, ...path) ?? {}).flatMap(([key, each]) => {
      if (!numbers) return [];
      const name = String(field(each, 'name') ?? '');
      const value = of(numbers, [...path, key], `${field(each, 'value') ?? each} ${field(each, 'unit') ?? ''}`, aboutOf(name));
      // “Specific heat of water at 148 °C”
      return [...value, ...of(numbers, [...path, key, 'name'], name)];
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
  // “minutes: 30”
  const set = entry.collection === 'settings' ? valuesIn(data).filter(({ value }) => typeof value === 'number') : [];
  const settings = set.flatMap(({ path, value }) =>
    of(source, path, `${value} ${String(path.at(-1))}`, aboutOf(String(field(data, ...path.slice(0, -1), 'name') ?? ''))),
  );
  return [...words, ...drawn, ...computed, ...diary, ...changed, ...settings];
}

/** The number of a drawing that a fact repeats, by its place in the data: if several are equal, the one with its label. */
function datumOf(figure: Figure, data: ReturnType<typeof valuesIn>, { name, value }: ReturnType<typeof facts>[number]): PropertyKey[] {
  const alike = data.filter((each) => each.value === value);
  const isNamed = ({ path }: (typeof data)[number]) =>
    path.some((_key, i) => {
      const label = field(figure, ...path.slice(0, i), 'label');
      return typeof label === 'string' && name.includes(label);
    });
  return (alike.find(isNamed) ?? alike[0])?.path ?? [];
}

/** Row and column headers of each table cell of a text, by the cell's offset. */
function cellsOf({ source }: Entry): Map<number, { heads: string[]; table: object }> {
  const tables = nodesIn(source.tree).filter(({ type }) => type === 'table');
  return new Map(
    tables.flatMap((table) => {
      const [head, ...rows] = table.children ?? [];
      return [head, ...rows].flatMap((row) =>
        (row?.children ?? []).map((cell, i) => {
          const heads = row === head ? [] : [row?.children?.[0], head?.children?.[i]].map((each) => (each ? textOf(each) : ''));
          return [spanOf(cell).start, { heads, table }] as const;
        }),
      );
    }),
  );
}
