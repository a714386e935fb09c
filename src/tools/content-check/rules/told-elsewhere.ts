import { oncePer } from '../../../lib/once-per.ts';
import { type Entry, field } from '../entry.ts';
import { changedFiles, oldText } from '../git.ts';
import type { Content } from '../model.ts';
import type { Found, Rule } from '../rule.ts';
import { readMdx } from '../source.ts';
import { storiesOf, type Told, toldIn } from '../story.ts';
import type { Passage } from '../texts.ts';

/** A number that a story tells several times is changed everywhere, or nowhere. What was changed is seen by git. */
export const rules: Rule[] = [
  {
    id: 'told-elsewhere',
    check: (content) => {
      const changed = changedFiles(content);
      if (changed.size === 0) return [];
      return storiesOf(content).flatMap((story) => {
        const texts = [...story, ...servicesOf(content, story)].flatMap(toldIn);
        const changes = story.flatMap((entry) => {
          const name = changed.get(entry.source.file);
          return name === undefined || entry.source.file.endsWith('.yaml') ? [] : changesIn(entry, oldEntry(content, entry, name));
        });
        return leftBehind(changes, texts);
      });
    },
  },
];

/** Services tell the case that they name once more, as their use case. */
const servicesOf = ({ entries }: Content, story: readonly Entry[]): Entry[] =>
  (entries.get('services') ?? []).filter(
    (service) =>
      !story.includes(service) && story.some(({ collection, id }) => collection === 'cases' && id === field(service.data, 'case')),
  );

/** Old versions, by git's name for them: they never change. */
const oldEntries = new Map<string, Entry>();
function oldEntry(content: Content, entry: Entry, name: string): Entry {
  const known = oldEntries.get(name);
  if (known) return known;
  const source = readMdx(entry.source.file, oldText(content, name) ?? '');
  const old = { ...entry, source, data: source.data };
  oldEntries.set(name, old);
  return old;
}

interface Change {
  old: Told;
  now: Told & { passage: Passage };
}

const isBare = ({ unit, nouns }: Told) => unit === '' && nouns.length === 0;
/** Whether two numbers have one unit, or count one thing. */
const isKin = (a: Told, b: Told) => a.unit === b.unit && (a.unit !== '' || a.nouns.some((noun) => b.nouns.includes(noun)));
const isSame = (a: Told, b: Told) => Math.abs(Math.abs(a.value) - Math.abs(b.value)) < 1e-9 && (isKin(a, b) || (isBare(a) && isBare(b)));

const wordsOf = oncePer(({ context }: Told) => [...context].filter((word) => !word.startsWith('#')));
const sharedBy = (a: Told, b: Told) => wordsOf(a).filter((word) => b.context.has(word)).length;
const placeOf = ({ passage }: Told) => passage?.path.join('.') ?? '';

/** Numbers of an entry that have become another in the same place: of the same unit, and told with the same words. */
function changesIn(entry: Entry, old: Entry): Change[] {
  const [before, after] = [old, entry].map((each) => toldIn(each).filter(({ passage }) => passage)) as [Told[], Told[]];
  const gone = without(before, after, keyOf);
  const come = without(after, before, keyOf);
  // What is told in other words is no change of a number.
  const were = without(gone, come, kindOf);
  return without(come, gone, kindOf).flatMap((now): Change[] => {
    const { passage } = now;
    const [was] = were.filter((each) => isRetold(each, now)).toSorted((a, b) => sharedBy(b, now) - sharedBy(a, now));
    if (!was || !passage || isSame(was, now)) return [];
    were.splice(were.indexOf(was), 1);
    const isStill = after.some((each) => each.passage === passage && isSame(each, was));
    // A passage that is written anew may tell its numbers in another order.
    return isStill && sharedBy(was, now) < Math.max(wordsOf(was).length, wordsOf(now).length)
      ? []
      : [{ old: was, now: { ...now, passage } }];
  });
}

/** The numbers of a list that another doesn't have, or not as often. */
function without(list: readonly Told[], others: readonly Told[], key: (told: Told) => string): Told[] {
  const left = Map.groupBy(others, key);
  return list.filter((each) => left.get(key(each))?.pop() === undefined);
}

/** A number and its unit, with its place. */
const kindOf = (told: Told) => [placeOf(told), told.unit, told.nouns, told.value].join(' ');
/** The same, with the words around it. */
const keyOf = (told: Told) => [kindOf(told), ...wordsOf(told)].join(' ');

/** Whether two versions of a place tell a number of one kind, with most of the same words. */
const isRetold = (old: Told, now: Told) =>
  placeOf(old) === placeOf(now) &&
  (isKin(old, now) || (isBare(old) && isBare(now))) &&
  sharedBy(old, now) >= 0.6 * Math.max(wordsOf(old).length, wordsOf(now).length);

/** Changes of numbers that other places of the story still tell as they were; each change once, at its first place. */
function leftBehind(changes: readonly Change[], texts: readonly Told[]): Found[] {
  const kinds = Map.groupBy(changes, ({ old, now }) => [old.value, old.unit, now.value].join(' '));
  return [...kinds.values()].flatMap(([change]) => {
    if (!change) return [];
    const { old, now } = change;
    const others = texts.filter((each) => isSame(each, old) && isMeant(each, old));
    // Of two numbers that both stand in the story, the one that is told with the same words is right.
    const nearest = (list: readonly Told[]) => Math.max(0, ...list.map((each) => sharedBy(each, now)));
    const agreeing = texts.filter((each) => each.passage !== now.passage && isSame(each, now));
    return others.length === 0 || nearest(agreeing) > nearest(others) ? [] : [found(change, others)];
  });
}

/** Whether a number that stands elsewhere is most likely the same fact: small ones, dates and bare ones are told of many things. */
function isMeant(other: Told, old: Told): boolean {
  if (isBare(old)) return old.digits.length > 2;
  if (old.unit === 'calendar year') return sharedBy(other, old) > 1;
  return (
    (old.unit !== '' && (old.digits.length > 1 || Math.abs(old.value) >= 100) && !/^(?:date|no\.)/.test(old.unit)) ||
    sharedBy(other, old) > 0
  );
}

function found({ old, now }: Change, others: readonly Told[]): Found {
  const { source } = now.passage;
  const places = others.flatMap(({ passage, written }) => (passage ? [placeIn(passage, written)] : []));
  const own = [...new Set(places.flatMap(({ file, line }) => (file === source.file ? [String(line)] : [])))];
  const far = Map.groupBy(
    places.filter(({ file }) => file !== source.file),
    ({ file }) => file,
  );
  const named = [
    ...(own.length > 0 ? [`${own.length > 1 ? 'lines' : 'line'} ${listed(own)}`] : []),
    ...[...far].map(([file, [first]]) => `${file}:${first?.line}`),
    ...(places.length < others.length ? ['a drawing or a calculation'] : []),
  ];
  const verb = named.length > 1 || own.length > 1 ? 'say' : 'says';
  return {
    ...placeIn(now.passage, now.written),
    message: `“${spoken(now)}” was “${spoken(old)}” here; ${listed(named)} still ${verb} ${spoken(old)}.`,
    repair: `Write ${spoken(now)} there as well, or ${spoken(old)} here. If both are right, set this aside: allow: { told-elsewhere: … }`,
  };
}

const placeIn = ({ source, start, raw }: Passage, written: string) => ({
  file: source.file,
  ...source.at(start + Math.max(raw.indexOf(written), 0)),
});

/** A number as its text has it: “six trips”, “413 h”. */
function spoken({ written, index, unit, nouns, passage }: Told): string {
  const words = passage?.plain.slice(index + written.length).split(/(?<=\S)(?= )/) ?? [];
  const plural = words.slice(0, nouns.length).findIndex((word) => word.endsWith('s'));
  const behind = words.slice(0, unit === '' ? plural + 1 : unit.split(' ').length).join('');
  const isBehind =
    behind
      .trim()
      .replace('-', '')
      .startsWith((nouns[0] ?? unit).replace(/^€ /, '')) && (nouns[0] ?? unit) !== '';
  return isBehind ? `${written}${behind.replace(/[.,;:)”"]+$/, '')}` : written;
}

const listed = (words: readonly string[]) => (words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? ''));
