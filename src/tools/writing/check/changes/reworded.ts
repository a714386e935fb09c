import type { Content } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import { oldEntry } from '../git.ts';
import { aboutOf } from '../numbers/mentions.ts';
import { atOffset, type DraftFinding, type RuleResult } from '../rule.ts';
import { type Passage, passagesIn } from '../texts.ts';
import { UNTIL_MAIN } from './changes.ts';

const wordsIn = ({ plain }: Passage): string[] => plain.match(/[\p{L}\d]+(?:[.,]\d+)*/gu) ?? [];
/** At least so much of a passage's words makes it the same passage. */
const SAME = 0.6;

/** Each changed passage of a story, with the one that it was. */
export function retoldIn(content: Content, story: readonly Entry[]): { was: Passage; passage: Passage }[] {
  return story.flatMap((entry) => {
    const before = oldEntry(content, entry);
    if (!before) return [];
    const [were, are] = [passagesIn(before), passagesIn(entry)];
    const isIn = (passage: Passage, list: readonly Passage[]) =>
      list.some(({ plain, path }) => plain === passage.plain && path.join('.') === passage.path.join('.'));
    const gone = were.filter((passage) => !isIn(passage, are));
    return are.flatMap((passage) => {
      if (isIn(passage, were)) return [];
      const alike = gone.filter((each) => each.path.join('.') === passage.path.join('.') && likeness(each, passage) >= SAME);
      const [was] = alike.toSorted((a, b) => likeness(b, passage) - likeness(a, passage));
      return was ? [{ was, passage }] : [];
    });
  });
}

/** Words, and words of one meaning with a stroke between them, that turn a sentence round if one is written for the other. */
const OPPOSITES = [
  'high low, upper lower, maximum minimum, most/more less/least/fewer, long short, fast slow, early late, first last, first second, new old',
  'rose fell, rise fall, rises falls, rising falling, increased/raised/gained decreased/reduced/lowered/lost, increase decrease/reduction, opened closed, started stopped',
  'inlet outlet, suction discharge, upstream downstream, inner outer, inside outside, internal external, inboard outboard, above/over below/under, left right, top bottom, front rear',
  'radial axial, hot/warm/heat cold/cool, soft stiff, wet dry, sweet sour, open closed, north south, east west, port starboard, rotor stator, wheel pinion, thrust journal, drive driven',
  'before after, with without, always never, all none, passed failed, cheap dear, thick thin, wide narrow, positive negative, summer winter, he she, his her',
].flatMap((line) => line.split(', ').map((pair) => pair.split(' ').map((side) => side.split('/').map(stem))));
/** A word without the end of its comparative: “hotter” and “hot”, “wider” and “wide”. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:er|est)$/u, '')
    .replace(/(.)\1$|(?<=\p{L}{3})e$/u, '$1');
}
const areOpposite = (was = '', now = '') => {
  const [a, b] = [stem(was), stem(now)];
  const areSides = OPPOSITES.some(
    ([one = [], other = []]) => (one.includes(a) && other.includes(b)) || (other.includes(a) && one.includes(b)),
  );
  return areSides || [`${was} ${now}`, `${now} ${was}`].some((pair) => /^(\p{L}{3,}) (?:un|in|im|dis)\1$/iu.test(pair));
};
const isLetter = (word: string) => /^[A-Z]$/.test(word);
const isOrdinal = (word: string) => /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/i.test(word);
/** Whether a word with digits is a type, or the number of a standard, its part or a class: LM2500, API 610, ISO 18436-2, G 2.5. */
const isOfName = (word: string, before = '') =>
  /^\p{Lu}.*\d/u.test(word) || (/^(?:\p{Lu}+|(?!19|20)\d{4,5})$/u.test(before) && /^\d/.test(word));

/** What differs between two versions of a passage, if it is one run of words. */
interface Reworded {
  passage: Passage;
  words: readonly string[];
  /** Where the run starts, and its words as they were and as they are; one of the two is empty if it has come or gone. */
  at: number;
  before: readonly string[];
  after: readonly string[];
}

const isSameWord = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase();

function rewordedIn({ was, passage }: { was: Passage; passage: Passage }): Reworded {
  const [old, words] = [wordsIn(was), wordsIn(passage)];
  const isOther = (word: string, i: number) => !isSameWord(word, old[i]);
  const at = Math.max(0, words.findIndex(isOther));
  const most = Math.min(old.length, words.length) - at;
  const same = words.toReversed().findIndex((word, i) => i >= most || !isSameWord(word, old.at(-1 - i)));
  const end = same < 0 ? most : same;
  return { passage, words, at, before: old.slice(at, old.length - end), after: words.slice(at, words.length - end) };
}

/** Words that have changed places in pairs, “the wheel, not the pinion”: a sentence that is turned otherwise moves the small ones too. */
function areExchanged(before: readonly string[], after: readonly string[]): boolean {
  const pairs = before.map((word, i) => [word, after[i] ?? ''] as const).filter(([was, is]) => !isSameWord(was, is));
  return before.length === after.length && pairs.every(([was, is]) => pairs.some(([a, b]) => isSameWord(a, is) && isSameWord(b, was)));
}

/** Whether a run of words says something else than before, rather than the same in other words. */
function isTurned({ words, at, before, after }: Reworded): boolean {
  const [[old = '', ...oldMore], [now = '', ...nowMore]] = [before, after];
  if (/\d/.test(old + now)) return [...oldMore, ...nowMore].length === 0 && [old, now].every((word) => isOfName(word, words[at - 1]));
  if (before.length > 1 && areExchanged(before, after)) return true;
  // “Still below” and “already above”
  if (before.length === after.length && before.length < 4 && before.some((word, i) => areOpposite(word, after[i]))) return true;
  if (oldMore.length + nowMore.length > 0) return false;
  return [isLetter, isOrdinal].some((is) => is(old) && is(now)) || (old === 'not' && !now) || (now === 'not' && !old);
}

/**
 * A passage whose only change is that a word has become its opposite, that a letter or an ordinal names another machine or event, that words have changed places,
 * or that “not” has come or gone. Whoever changes it in several passages means it.
 */
export function turnedRound(content: Content, story: readonly Entry[]): DraftFinding[] {
  const turned = retoldIn(content, story).map(rewordedIn).filter(isTurned);
  const groups = [...Map.groupBy(turned, ({ before, after }) => `${before} ${after}`.toLowerCase()).values()];
  return groups.flatMap(([first, ...more]) => (first && more.length === 0 ? foundAt(first) : []));
}

/** Two words of a run, the first and the last. */
const brief = (run: readonly string[]) => (run.length > 2 ? `${run[0]} … ${run.at(-1)}` : run.join(' '));

function foundAt({ passage: { source, start, raw }, at, words, before, after }: Reworded): DraftFinding {
  // The same occurrence is found by counting, as marks and line breaks are only in the file.
  const offset = words.slice(0, at + 1).reduce((from, word) => raw.indexOf(word, from) + word.length, 0) - (words[at] ?? '').length;
  const [old, now] = [brief(before), brief(after)];
  const said = old ? (now ? `“${now}” was “${old}” here` : `“${old}” is gone here`) : `“${now}” is new here`;
  return atOffset(source, start + Math.max(0, offset), `${said}.`, `Compare it with its source. ${UNTIL_MAIN}`);
}

/** Two or three words, such as “gear coupling”, that a passage says otherwise than before while its story has only the old ones. */
export function termsLeftBehind(content: Content, story: readonly Entry[]): RuleResult {
  const said = story.flatMap(passagesIn).map((passage) => ({ passage, text: ` ${wordsIn(passage).join(' ').toLowerCase()} ` }));
  return retoldIn(content, story)
    .map(rewordedIn)
    .map((reworded) => {
      const { passage, words, at, before, after } = reworded;
      const next = words[at + after.length] ?? '';
      const isTerm = (run: readonly string[]) =>
        run.length > 0 && run.length < 3 && run.every((word) => aboutOf(word).length > 0 && !/\d/.test(word));
      if (isTurned(reworded) || !isTerm(before) || !isTerm(after) || aboutOf(next).length === 0) return undefined;
      const [old, now] = [before, after].map((run) => [...run, next].join(' ').toLowerCase());
      const elsewhere = (term = '') => said.find((each) => each.passage !== passage && each.text.includes(` ${term} `));
      const left = elsewhere(old);
      if (!left || elsewhere(now)) return undefined;
      const { source, start } = left.passage;
      const found = foundAt(reworded);
      const message = `“${now}” was “${old}” here; ${source.file}:${source.at(start).line} still says “${old}”.`;
      return { ...found, message, repair: `Write ${now} there as well, or ${old} here. ${UNTIL_MAIN}` };
    });
}

/** The share of words that two passages have in common. */
function likeness(was: Passage, passage: Passage): number {
  const [old, now] = [new Set(wordsIn(was)), new Set(wordsIn(passage))];
  return old.intersection(now).size / Math.max(old.size, now.size);
}
