import { listed } from '../../lib/words.ts';
import { type Change, changesIn } from './changes.ts';
import type { Entry } from './entry.ts';
import { oldEntry } from './git.ts';
import type { Content } from './model.ts';
import { atOffset, type RuleResult } from './rule.ts';
import { haveSameUnit, isOnePlace, numbersIn, placeOf, qualifierOf, relatedTo, type StoryNumber } from './story.ts';
import { type Passage, passagesIn } from './texts.ts';

/** Only numbers so near in the passage count: among many, one follows from two others by chance. */
const NEAR = 4;
/** Below it, a count is often the sum or difference of two others by chance. */
const FEW = 10;

/** Numbers that followed from others beside them, and no longer do. */
export function lostResults(content: Content, entry: Entry): RuleResult {
  return changesIn(content, entry).map(({ self, was }) => {
    if (!self.passage || self.block !== self.passage) return undefined;
    const all = numbersIn(entry).filter((each) => isOnePlace(each, self));
    const at = all.indexOf(self);
    const others = all.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((each) => each !== self);
    const from = sourcesOf(was, others);
    if (!from || sourcesOf(self, others)) return undefined;
    return {
      ...placeOf(self),
      message: `“${self.said}” was “${was.said}” here, which followed from ${listed(from.map(({ said }) => `“${said}”`))}.`,
      repair: `Write ${was.brief} again, or correct what it follows from.`,
    };
  });
}

/** Numbers whose unit alone has changed, to one that nothing else in the story has. */
export function lostUnits(story: readonly Entry[], changes: readonly Change[]): RuleResult {
  const unitOf = (told: StoryNumber) => told.unit + qualifierOf(told);
  const units = story.flatMap(numbersIn).map(unitOf);
  return changes.map(({ self, was }) => {
    const isAlone = units.filter((unit) => unit === unitOf(self)).length === 1 && units.includes(unitOf(was));
    if (self.value !== was.value || self.unit === was.unit || !isAlone) return undefined;
    const message = `“${self.said}” was “${was.said}” here; nothing else in the story is in ${unitOf(self)}.`;
    return { ...placeOf(self), message, repair: `Write ${was.brief} again, or correct the others.` };
  });
}

/** Two numbers of which another one is the sum, difference, ratio or share, rounded as it is; or several of which the largest is the sum. */
function sourcesOf(told: StoryNumber, others: readonly StoryNumber[]): StoryNumber[] | undefined {
  const isTold = (value: number) => Math.abs(Math.abs(value) - Math.abs(told.value)) <= 0.5 * 10 ** -told.decimals;
  const areAlike = (a: StoryNumber, b: StoryNumber) => haveSameUnit(a, b) || (a.unit === '' && b.unit === '');
  const isRatio = / times\b/.test(told.said);
  const follows = (a: StoryNumber, b: StoryNumber) => {
    if (!areAlike(a, b)) return false;
    if (told.unit === '%' && a.unit !== '%') return isTold((100 * a.value) / b.value) || isTold(100 * (a.value / b.value - 1));
    if (isRatio) return isTold(a.value / b.value);
    return areAlike(told, a) && (isTold(a.value - b.value) || isTold(Math.abs(a.value) + Math.abs(b.value)));
  };
  const parts = partsOf(told, others);
  if (parts || (told.unit === '' && told.value < FEW && !isRatio)) return parts;
  for (const a of others) for (const b of others) if (a !== b && follows(a, b)) return [a, b];
  return undefined;
}

/** Numbers in a row of which the largest is the sum: “twelve people: five operators, four technicians and three engineers”. */
function partsOf(told: StoryNumber, others: readonly StoryNumber[]): StoryNumber[] | undefined {
  const alike = [...others.filter((each) => haveSameUnit(each, told) || each.unit + told.unit === ''), told].sort(
    (a, b) => a.index - b.index,
  );
  for (let from = 0; from <= alike.indexOf(told); from++)
    for (let to = Math.max(from + 3, alike.indexOf(told) + 1); to <= alike.length; to++) {
      const row = alike.slice(from, to);
      const values = row.map(({ value }) => Math.abs(value));
      if (2 * Math.max(...values) === values.reduce((sum, value) => sum + value, 0)) return row.filter((each) => each !== told);
    }
  return undefined;
}

/** Names within a sentence: words with a capital, and what a letter counts, such as “train B”, or “B and D”. */
const NAME =
  /(?<=\p{Ll},? )(?:\p{Lu}\p{Ll}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]+)*)|(?<!\p{L})(?:\p{Ll}+ [A-Z](?! and [A-Z])|[A-Z] and [A-Z])(?![\p{L}\d])/gu;
const namesOf = ({ plain }: Passage) => new Set(plain.match(NAME) ?? []);
const wordsOf = ({ plain }: Passage) => new Set(plain.split(' '));
/** At least so much of a passage's words makes it the same passage. */
const SAME = 0.6;

/** Places, machines and firms that a passage calls otherwise than before, while the rest of their story has only the old name. */
export function namesLeftBehind(content: Content, story: readonly Entry[]): RuleResult {
  const all = story.flatMap(passagesIn);
  const others = relatedTo(content, story).flatMap(passagesIn);
  return story.map((entry) => {
    const before = oldEntry(content, entry);
    if (!before) return [];
    const [were, are] = [passagesIn(before), passagesIn(entry)];
    const isIn = (passage: Passage, list: readonly Passage[]) =>
      list.some(({ plain, path }) => plain === passage.plain && path.join('.') === passage.path.join('.'));
    const gone = were.filter((passage) => !isIn(passage, are));
    return are
      .filter((passage) => !isIn(passage, were))
      .map((passage) => {
        const was = gone.find((each) => each.path.join('.') === passage.path.join('.') && isRetold(each, passage));
        const lost = was ? [...namesOf(was).difference(namesOf(passage))] : [];
        const come = was ? [...namesOf(passage).difference(namesOf(was))] : [];
        const giving = (name: string) => all.find((each) => each !== passage && each.plain.includes(name));
        const [name] = come;
        // In another entry, only beside a second name: “in French, English or Dutch”.
        const kept = [...namesOf(passage)].filter((each) => !come.includes(each));
        const leaving = (old: string) =>
          giving(old) ?? others.find(({ plain }) => plain.includes(old) && kept.some((each) => plain.includes(each)));
        const old = lost.find(leaving);
        const left = old && leaving(old);
        if (!name || !left || come.some(giving)) return undefined;
        const at = passage.start + Math.max(0, passage.raw.indexOf(name));
        const { line } = left.source.at(left.start);
        return atOffset(
          passage.source,
          at,
          `“${name}” was “${old}” here; ${left.source.file}:${line} still says “${old}”.`,
          `Write ${name} there as well, or ${old} here.`,
        );
      });
  });
}

function isRetold(was: Passage, passage: Passage): boolean {
  const [old, now] = [wordsOf(was), wordsOf(passage)];
  return old.intersection(now).size >= SAME * Math.max(old.size, now.size);
}
