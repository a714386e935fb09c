import type { CollectionName } from '../../../../schemas/collections.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field } from '../../model/entry.ts';
import { atField, eachEntry, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  pages: [
    {
      code: 'twice',
      check: (content) => [repeatedKeys(content), inLists(content), onPages(content)],
    },
  ],
};

/** Keys and numbers that must differ between the entries of a collection. */
const KEYS: [CollectionName, ...string[]][] = [
  ['cases', 'id', 'whitePaper.dialogId', 'whitePaper.paper'],
  ['team', 'order', 'email', 'drawing'],
  ['papers', 'number'],
  ['testimonials', 'id'],
  ['clients', 'id', 'name', 'logo'],
  ['topics', 'id', 'label'],
  ['literature', 'id'],
];

const repeatedKeys = (content: Content): RuleResult =>
  KEYS.map(([name, ...fields]) =>
    fields.map((key) => {
      const path = key.split('.');
      const entries = entriesOf(content, name);
      const keyOf = ({ data }: Entry) => {
        const value = field(data, ...path);
        return typeof value === 'string' ? value.trim().toLowerCase() : value;
      };
      return repeats(entries, keyOf).map(([entry, first]) => {
        const { line } = first.source.place([...first.base, ...path]);
        const shown = JSON.stringify(field(entry.data, ...path));
        const message = `${key} is ${shown}, as in ${first.source.file}:${line}; the two must differ.`;
        return atField(entry, path, message, 'Give this entry its own, or correct the other one.');
      });
    }),
  );

/**
 * Each of a list that has the key of an earlier one, with that one; what has no key is left out.
 */
function repeats<Each>(
  list: readonly Each[],
  keyOf: (each: Each) => unknown,
): [each: Each, first: Each][] {
  const groups = [...Map.groupBy(list, keyOf)].filter(([key]) => key !== undefined && key !== null);
  return groups.flatMap(([, [first, ...others]]) =>
    first === undefined ? [] : others.map((each): [Each, Each] => [each, first]),
  );
}

/**
 * Lists that contain the same text, path or label more than once; those of a drawing are its data.
 */
const inLists = eachEntry((entry) =>
  listsIn(entry.data)
    .filter(({ path: [group] }) => group !== 'figure' && group !== 'figures')
    .map(({ list, path }) => {
      const items = list.map((item, i) => ({ i, key: keyIn(item) }));
      return repeats(items, ({ key }) => key).map(([{ i, key }, first]) => {
        const { line } = entry.source.place([...entry.base, ...path, first.i]);
        const message = `"${key}" appears twice in ${path.map(String).join('.')}: it is also in line ${line}.`;
        return atField(entry, [...path, i], message, 'Take one of them out, or correct it.');
      });
    }),
);

function listsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { list: unknown[]; path: PropertyKey[] }[] {
  if (value === null || typeof value !== 'object') return [];
  const within = Object.entries(value).flatMap(([key, item]) => listsIn(item, [...path, key]));
  return Array.isArray(value) ? [{ list: value, path }, ...within] : within;
}

const keyIn = (item: unknown) => {
  const key = typeof item === 'string' ? item : (field(item, 'route') ?? field(item, 'label'));
  return typeof key === 'string' ? key : undefined;
};

/** Ids of sections, headings and people that their page has already. */
const onPages = ({ routes }: Content): RuleResult =>
  [...routes.values()].map(({ path, ids }) =>
    repeats(ids ?? [], ({ id }) => id).map(([{ id, at }]) => {
      if (!at) return undefined;
      const message = `${path} has something else called “#${id}”, so a link to it would lead there.`;
      const repair = 'Give it another id or name; the id of a heading comes from its words.';
      return { ...at, message, repair };
    }),
  );
