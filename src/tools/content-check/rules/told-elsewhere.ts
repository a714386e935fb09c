import { listed } from '../../../lib/words.ts';
import { type Entry, field, valuesIn } from '../entry.ts';
import { changedFiles, oldText } from '../git.ts';
import { type Content, entriesOf } from '../model.ts';
import type { Found, Looked, Rule } from '../rule.ts';
import { readMdx, readYaml, type Source } from '../source.ts';
import { isBare, isKin, placeOf, sharedBy, spoken, storiesOf, type Told, toldIn } from '../story.ts';

/** A number that a story tells several times is changed everywhere, or nowhere. What was changed is seen by git. */
export const rules: Rule[] = [
  {
    id: 'told-elsewhere',
    check: (content) => {
      const changed = changedFiles(content);
      if (changed.size === 0) return [];
      return storiesOf(content).flatMap((story) => {
        const texts = [...story, ...relatedTo(content, story)].flatMap(toldIn);
        const changes = story.flatMap((entry) => {
          const old = oldEntry(content, entry, changed);
          return old ? changesIn(entry, old) : [];
        });
        return leftBehind(changes, texts);
      });
    },
  },
];

/** Entries that tell something of a story once more: those that name its case, and the cases that it names, by `case:`. */
function relatedTo(content: Content, story: readonly Entry[]): Entry[] {
  const cases = (entry: Entry) => valuesIn(entry.data).flatMap(({ path, value }) => (path.at(-1) === 'case' ? [value] : []));
  const named = story.flatMap(cases);
  const own: unknown[] = story.flatMap(({ collection, id }) => (collection === 'cases' ? [id] : []));
  const all = entriesOf(content, 'cases', 'services', 'pages');
  return all.filter(
    (entry) =>
      !story.includes(entry) && ((entry.collection === 'cases' && named.includes(entry.id)) || cases(entry).some((id) => own.includes(id))),
  );
}

/** Old texts, by git's name for them: they never change. */
const oldSources = new Map<string, Source>();
/** A file as it was; nothing where it is new, and the same where nothing has changed. */
function oldSource(content: Content, source: Source, changed: ReadonlyMap<string, string | undefined>): Source | undefined {
  if (!changed.has(source.file)) return source;
  const name = changed.get(source.file);
  if (name === undefined) return undefined;
  const text = () => oldText(content, name) ?? '';
  const known = oldSources.get(name) ?? (source.file.endsWith('.mdx') ? readMdx(source.file, text()) : readYaml(source.file, text()));
  oldSources.set(name, known);
  return known;
}

/** An entry as it was before the branch changed it. */
function oldEntry(content: Content, entry: Entry, changed: ReadonlyMap<string, string | undefined>): Entry | undefined {
  const source = oldSource(content, entry.source, changed);
  const numbers = entry.numbers && oldSource(content, entry.numbers, changed);
  if (!source || (source === entry.source && numbers === entry.numbers)) return undefined;
  if (entry.base.length === 0) return { ...entry, source, data: source.data, numbers };
  const index = Array.isArray(source.data) ? source.data.findIndex((each) => field(each, 'id') === entry.id) : -1;
  return index < 0 ? undefined : { ...entry, source, data: field(source.data, index), base: [index] };
}

interface Change {
  old: Told;
  now: Told;
}

/** Whether two numbers are alike, up to their sign: a drawing has −340 h where a text has “340 h less”. */
const isSame = (a: Told, b: Told) => Math.abs(Math.abs(a.value) - Math.abs(b.value)) < 1e-9 && a.unit === b.unit;

const keysOf = ({ path }: Told) => path.join('.');

/** Numbers of an entry that have become another in the same place: of the same unit, and told with the same words. */
function changesIn(entry: Entry, old: Entry): Change[] {
  const [before, after] = [toldIn(old), toldIn(entry)];
  const gone = without(before, after, keyOf);
  const come = without(after, before, keyOf);
  // What is told in other words is no change of a number.
  const were = without(gone, come, kindOf);
  return without(come, gone, kindOf).flatMap((now): Change[] => {
    const [was] = were.filter((each) => isRetold(each, now)).toSorted((a, b) => sharedBy(b, now) - sharedBy(a, now));
    if (!was || (isSame(was, now) && was.value === now.value)) return [];
    were.splice(were.indexOf(was), 1);
    const isStill = after.some((each) => isOnePlace(each, now) && isSame(each, was));
    // A passage that is written anew may tell its numbers in another order.
    return isStill && sharedBy(was, now) < Math.max(was.context.size, now.context.size) ? [] : [{ old: was, now }];
  });
}

/** The numbers of a list that another doesn't have, or not as often. */
function without(list: readonly Told[], others: readonly Told[], key: (told: Told) => string): Told[] {
  const left = Map.groupBy(others, key);
  return list.filter((each) => left.get(key(each))?.pop() === undefined);
}

/** A number and its unit, with its place. */
const kindOf = (told: Told) => [keysOf(told), told.unit, told.nouns, told.value].join(' ');
/** The same, with the words around it. */
const keyOf = (told: Told) => [kindOf(told), ...told.context].join(' ');

/** Whether two versions of a place tell a number of one kind, with most of the same words. */
const isRetold = (old: Told, now: Told) =>
  keysOf(old) === keysOf(now) &&
  // Of one number, its unit may be what has changed.
  (isKin(old, now) || (isBare(old) && isBare(now)) || (old.value === now.value && old.unit !== '' && now.unit !== '')) &&
  sharedBy(old, now) >= 0.6 * Math.max(old.context.size, now.context.size);

/** Changes of numbers that other places of the story still tell as they were; each change once, at its first place. */
function leftBehind(changes: readonly Change[], texts: readonly Told[]): Looked {
  const kinds = Map.groupBy(changes, ({ old, now }) => [old.value, old.unit, now.value].join(' '));
  return [...kinds.values()].flatMap(([change]) => {
    if (!change) return [];
    const { old, now } = change;
    const isTurned = old.value === -now.value;
    const others = texts.filter((each) => isSame(each, old) && isMeant(each, old) && !(isTurned && each.value === now.value));
    // Of two numbers that both stand in the story, the one that is told with the same words is right.
    const nearest = (list: readonly Told[]) => Math.max(0, ...list.map((each) => sharedBy(each, now)));
    const agreeing = texts.filter((each) => !isOnePlace(each, now) && isSame(each, now));
    return others.length === 0 || nearest(agreeing) > nearest(others) ? [] : found(change, others);
  });
}

/** Whether a number that stands elsewhere is most likely the same fact: small ones, dates and bare ones are told of many things. */
function isMeant(other: Told, old: Told): boolean {
  const shared = sharedBy(other, old);
  if (old.unit === 'calendar year') return shared > 1;
  const isLong = old.digits.length > 2;
  if (old.unit === '') return isLong && isBare(old) && isBare(other) ? true : shared > (isLong || isKin(other, old) ? 0 : 1);
  return shared > 0 || ((old.digits.length > 1 || Math.abs(old.value) >= 100) && !/^(?:date|no\.)/.test(old.unit));
}

const isOnePlace = (a: Told, b: Told) => (a.passage ?? a.path) === (b.passage ?? b.path);

/** What is repeated of a number once it was told with the words around it. */
const brief = (told: Told) => (isBare(told) ? told.written : spoken(told));

function found({ old, now }: Change, others: readonly Told[]): Found {
  const place = placeOf(now);
  const [own, far] = [true, false].map((isOwn) => others.map(placeOf).filter(({ file }) => (file === place.file) === isOwn));
  const lines = [...new Set(own?.map(({ line }) => String(line)))];
  const files = new Map(far?.map(({ file, line }) => [file, `${file}:${line}`]));
  const named = [...(lines.length > 0 ? [`${lines.length > 1 ? 'lines' : 'line'} ${listed(lines)}`] : []), ...files.values()];
  const verb = named.length > 1 || lines.length > 1 ? 'say' : 'says';
  return {
    ...place,
    message: `“${spoken(now)}” was “${spoken(old)}” here; ${listed(named)} still ${verb} ${brief(old)}.`,
    repair: `Write ${brief(now)} there as well, or ${brief(old)} here. If both are right, set this aside: allow: { told-elsewhere: '"${spoken(now)}" …' }`,
  };
}
