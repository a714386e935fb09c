import { oncePer } from '../../../lib/once-per.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { type Entry, field } from '../entry.ts';
import { changedFiles, untrackedFiles } from '../git.ts';
import type { Content } from '../model.ts';
import { atField, eachEntry, type Found, type Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'twice', check: (content) => [...repeatedIn(content, KEYS), ...repeatedNames(content)] },
  { id: 'list-twice', check: eachEntry(twiceInLists) },
  { id: 'text-twice', check: (content) => repeatedIn(content, TEXTS) },
];

type Fields = Partial<Record<CollectionName, string[][]>>;

/** Keys and numbers that must differ between the entries of a collection. */
const KEYS: Fields = {
  cases: [['id'], ['whitePaper', 'dialogId']],
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

const repeatedIn = (content: Content, wanted: Fields): Found[] =>
  (Object.entries(wanted) as [CollectionName, string[][]][]).flatMap(([name, fields]) =>
    fields.flatMap((path) =>
      repeated(
        content,
        (content.entries.get(name) ?? []).map((entry) => ({ entry, path })),
      ),
    ),
  );

/** Files that git does not know, or that the branch has changed: of two that are alike, the one that was just written is wrong. */
const newFiles = oncePer((content: Content) => new Set([...untrackedFiles(content), ...changedFiles(content).keys()]));

function repeated(content: Content, places: { entry: Entry; path: string[] }[]): Found[] {
  const found = repetitions(places);
  if (found.length === 0) return [];
  // Again with the files that were there first.
  const isNew = ({ entry }: { entry: Entry }) => Number(newFiles(content).has(entry.source.file));
  return repetitions(places.toSorted((a, b) => isNew(a) - isNew(b)));
}

function repetitions(places: { entry: Entry; path: string[] }[]): Found[] {
  const seen = new Map<unknown, Entry>();
  return places.flatMap(({ entry, path }) => {
    const value = field(entry.data, ...path);
    const key = typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, ' ') : asKey(value);
    const first = seen.get(key);
    // What is to be filled in is said as such.
    if (value === undefined || value === null || (typeof value === 'string' && value.startsWith('[fill'))) return [];
    if (!first) {
      seen.set(key, entry);
      return [];
    }
    const { line } = first.source.place([...first.base, ...path]);
    const shown = JSON.stringify(value) ?? '';
    const isNumber = typeof value === 'number';
    return [
      atField(
        entry,
        path,
        `${path.join('.')} is ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown}, which ${first.source.file}:${line} has as well.`,
        isNumber ? `Give it a number of its own; ${free(places, path)} is free.` : (OWN[path.at(-1) ?? ''] ?? 'Give it words of its own.'),
      ),
    ];
  });
}

/** Repairs for fields that hold no words. */
const OWN: Record<string, string> = {
  email: 'Give each person an address of their own.',
  drawing: 'Give each person a drawing of their own, or none.',
  dialogId: 'Leave it out: the case then has the form of its first service.',
};

/** What a map knows a value by: a group of fields by what is in it. */
const asKey = (value: unknown) => (value && typeof value === 'object' ? JSON.stringify(value) : value);

/** The lowest number above all that are used. */
const free = (places: { entry: Entry }[], path: string[]) =>
  Math.max(0, ...places.map(({ entry }) => Number(field(entry.data, ...path)) || 0)) + 1;

/** Entries whose pages, pictures or documents would be one file. */
function repeatedNames(content: Content): Found[] {
  const seen = new Map<string, Entry>();
  const shown = (['pages', 'services', 'cases'] as const).flatMap((name) => content.entries.get(name) ?? []);
  const pictures = shown.flatMap((entry) => {
    const first = seen.get(entry.id);
    if (!first) seen.set(entry.id, entry);
    return first ? [clash(entry, first)] : [];
  });
  const papers = (content.entries.get('papers') ?? []).flatMap((entry) => {
    const first = (content.entries.get('cases') ?? []).find(({ id, data }) => id === entry.id && !field(data, 'whitePaper', 'paper'));
    return first ? [clash(entry, first)] : [];
  });
  return [...pictures, ...papers];
}

const clash = (entry: Entry, first: Entry) =>
  atField(
    entry,
    [],
    `The name "${entry.id}" is taken by ${first.source.file}: their pages or files would be one.`,
    'Rename one of the two.',
  );

/** Lists in which one thing may stand once. */
function twiceInLists(entry: Entry): Found[] {
  const visit = (value: unknown, path: PropertyKey[]): Found[] => {
    if (Array.isArray(value))
      return [
        ...(path[0] === 'figure' || path[0] === 'figures' ? [] : inList(entry, value, path)),
        ...value.flatMap((item, i) => visit(item, [...path, i])),
      ];
    if (value && typeof value === 'object' && !(value instanceof Date))
      return Object.entries(value).flatMap(([key, item]) => visit(item, [...path, key]));
    return [];
  };
  return visit(entry.data, []);
}

function inList(entry: Entry, list: unknown[], path: PropertyKey[]): Found[] {
  const seen = new Map<string, number>();
  return list.flatMap((item, i) => {
    // Of an entry with a path, or a label, that is what may not stand twice.
    const key = typeof item === 'string' ? item : (field(item, 'route') ?? field(item, 'label') ?? field(item, 'id'));
    if (typeof key !== 'string') return [];
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, i);
      return [];
    }
    return [
      atField(
        entry,
        [...path, i],
        `"${key}" stands twice in ${path.map(String).join('.')}: it is entry ${first + 1} already.`,
        'Take one of them out.',
      ),
    ];
  });
}
