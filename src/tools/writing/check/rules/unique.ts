import { memoize } from '../../../../lib/memoize.ts';
import { slugOf } from '../../../../lib/slug.ts';
import type { CollectionName } from '../../../../schemas/collections.ts';
import { checkedIn } from '../../model/checked.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field } from '../../model/entry.ts';
import { changedFiles, oldSource, untrackedFiles } from '../git.ts';
import { isInDrawing } from '../numbers/drawn.ts';
import { atField, eachEntry, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'twice', check: (content) => [repeatedIn(content, KEYS), repeatedNames(content)] },
  { id: 'list-twice', check: eachEntry(twiceInLists) },
  { id: 'text-twice', check: (content) => repeatedIn(content, TEXTS) },
];

type Fields = Partial<Record<CollectionName, string[][]>>;

/** Keys and numbers that must differ between the entries of a collection. */
const KEYS: Fields = {
  cases: [['id'], ['whitePaper', 'dialogId'], ['whitePaper', 'paper']],
  team: [['order'], ['email'], ['drawing']],
  papers: [['number']],
  testimonials: [['id']],
  clients: [['id'], ['name'], ['logo']],
  topics: [['id'], ['label']],
  literature: [['id']],
  settings: [['kind']],
};

/** Texts that must differ. */
const TEXTS: Fields = {
  cases: [['title'], ['subject'], ['quote'], ['excerpt'], ['whitePaper', 'title'], ['figure', 'title']],
  services: [['title'], ['description'], ['teaser'], ['transformation'], ['controllingIdea'], ['figure', 'title']],
  team: [['name']],
  papers: [['title']],
  testimonials: [['quote']],
};

const repeatedIn = (content: Content, wanted: Fields): RuleResult =>
  (Object.entries(wanted) as [CollectionName, string[][]][]).flatMap(([name, fields]) =>
    fields.flatMap((path) => repeated(content, entriesOf(content, name), path)),
  );

/** Files that are untracked, or that the branch has changed: of two that are alike, the newer one is wrong. */
const newFiles = memoize((content: Content) => new Set([...untrackedFiles(content), ...changedFiles(content).keys()]));

function repeated(content: Content, entries: readonly Entry[], path: string[]): RuleResult {
  const keyOf = ({ data }: Entry) => {
    const value = field(data, ...path);
    // Text to be filled in is reported as such.
    if (value === null || (typeof value === 'string' && value.startsWith('[fill'))) return undefined;
    return typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, ' ') : value;
  };
  if (repeats(entries, keyOf).length === 0) return [];
  // Again, starting with the files and list entries that were there first.
  const isNew = ({ source, base, data }: Entry) => {
    const old = base.length > 0 ? oldSource(content, source)?.data : undefined;
    const isThere = Array.isArray(old) && old.some((each) => JSON.stringify(each) === JSON.stringify(data));
    return Number(newFiles(content).has(source.file) && !isThere);
  };
  const oldestFirst = entries.toSorted((a, b) => isNew(a) - isNew(b));
  return repeats(oldestFirst, keyOf).map(([entry, first]) => {
    const value = field(entry.data, ...path);
    const { line } = first.source.place([...first.base, ...path]);
    const shown = JSON.stringify(value);
    const message = `${path.join('.')} is ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}, which ${nameOf(first)} has as well: ${first.source.file}:${line}.`;
    return atField(entry, path, message, repairOf(entries, entry, path, value));
  });
}

/** Each of a list that has the key of an earlier one, with that one; what has no key is left out. */
function repeats<Each>(list: readonly Each[], keyOf: (each: Each) => unknown): [each: Each, first: Each][] {
  const groups = [...Map.groupBy(list, keyOf)].filter(([key]) => key !== undefined);
  return groups.flatMap(([, [first, ...others]]) => (first === undefined ? [] : others.map((each): [Each, Each] => [each, first])));
}

/** What a reader calls an entry. */
const nameOf = ({ data, id }: Entry) => `“${nameIn(data) ?? id}”`;
const nameIn = (data: unknown): string | undefined =>
  ['name', 'title', 'label'].map((key) => field(data, key)).find((name) => typeof name === 'string');

/** Repairs for fields that don't hold words. */
const OWN: Record<string, string> = {
  email: 'Give each person an address of their own.',
  drawing: 'Give each person a drawing of their own, or none.',
  dialogId: 'Leave it out: the case then has the form of its first service.',
  paper: 'Name this case’s own paper, or take the line out.',
  label: 'Give it a label of its own, or take it out if the two are one topic.',
  name: 'Write its own name, or take it out if the two are one.',
};

function repairOf(entries: readonly Entry[], { id, data }: Entry, path: string[], value: unknown): string {
  const key = path.at(-1) ?? '';
  const [, stem, digits = ''] = /^(.*?)(\d+)$/.exec(String(value)) ?? [];
  if (typeof value === 'number' || (key === 'number' && digits)) {
    const numbers = entries.map(({ data }) => Number(/\d+$/.exec(String(field(data, ...path)))?.[0] ?? 0));
    const free = Array.from({ length: Math.max(...numbers) + 1 }, (_, i) => i + 1).filter((each) => !numbers.includes(each));
    const written = free.map((each) => `${stem}${String(each).padStart(typeof value === 'number' ? 0 : digits.length, '0')}`);
    return `Write ${written.slice(-3).join(' or ')}, ${written.length > 1 ? 'which are free' : 'the next free number'}.`;
  }
  if (key === 'id') {
    const own = slugOf(nameIn(data) ?? '');
    const free = own && !entries.some((each) => each.id === own) ? own : `${String(value)}-2`;
    return `Give it an id of its own, such as ${free}: references to “${String(value)}” mean the first.`;
  }
  if (key === 'logo') return `Name its own logo, such as ./clients/${id}.svg.`;
  return OWN[key] ?? 'Give it words of its own.';
}

/** Entries whose pages, pictures or documents would be the same file. */
function repeatedNames(content: Content): RuleResult {
  const withDocument = checkedIn(content, 'cases').filter(({ data }) => !data.whitePaper?.paper);
  const lists = [entriesOf(content, 'pages', 'services', 'cases'), [...withDocument, ...entriesOf(content, 'papers')]];
  return lists.map((entries) =>
    repeats(entries, ({ id }) => id).map(([entry, { source }]) => {
      const message = `The name "${entry.id}" is taken by ${source.file}: both would have the same page or file.`;
      return atField(entry, [], message, 'Rename one of the two.');
    }),
  );
}

/** Lists that contain the same thing more than once. */
function twiceInLists(entry: Entry): RuleResult {
  const visit = (value: unknown, path: PropertyKey[]): RuleResult =>
    value !== null &&
    typeof value === 'object' && [
      Array.isArray(value) && !isInDrawing(path) && inList(entry, value, path),
      Object.entries(value).map(([key, item]) => visit(item, [...path, key])),
    ];
  return visit(entry.data, []);
}

function inList(entry: Entry, list: unknown[], path: PropertyKey[]): RuleResult {
  const items = list.map((item, i) => {
    // For an entry with a path or a label, that must not be repeated.
    const key = typeof item === 'string' ? item : (field(item, 'route') ?? field(item, 'label') ?? field(item, 'id'));
    return { i, key: typeof key === 'string' ? key : undefined, isRoute: key === field(item, 'route') };
  });
  return repeats(items, ({ key }) => key).map(([{ i, key, isRoute }, first]) => {
    const { line } = entry.source.place([...entry.base, ...path, first.i]);
    const message = `"${key}" appears twice in ${path.map(String).join('.')}: it is also entry ${first.i + 1}, in line ${line}.`;
    return atField(entry, [...path, i], message, isRoute ? 'Take one of them out, or correct its path.' : 'Take one of them out.');
  });
}
