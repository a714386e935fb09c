import { type Change, changesIn, isEqual } from '../changes.ts';
import { type Doubt, saidOf } from '../doubts.ts';
import { type Entry, field, valuesIn } from '../entry.ts';
import { type Content, entriesOf } from '../model.ts';
import type { Looked, Rule } from '../rule.ts';
import {
  isBare,
  isDrawn,
  isKin,
  isNear,
  isOnePlace,
  isTurned,
  placeOf,
  sharedBy,
  spoken,
  storiesOf,
  type Told,
  toldIn,
  wordWeights,
} from '../story.ts';

/**
 * One story is told in many places: text, table, drawing, plate, diary, summary, white paper. They give the same numbers. Which one differs
 * is seen by git, where it has just been changed, or else by a number that stands nowhere else, where others are told in its words.
 */
export const rules: Rule[] = [
  {
    id: 'told',
    check: (content) =>
      storiesOf(content).flatMap((story) => {
        const told = story.flatMap(toldIn);
        const changes = story.flatMap((entry) => changesIn(content, entry));
        const texts = changes.length === 0 ? [] : [...told, ...relatedTo(content, story).flatMap(toldIn)];
        // What a change has left behind stands alone as well.
        const odd = oddOnesOut(told).filter(({ self }) => !changes.some(({ was }) => isEqual(was, self)));
        const doubts = [...changes.flatMap((change) => leftBehind(change, texts)), ...odd];
        return [saidOf(doubts), onlyInSummaries(told, doubts)];
      }),
  },
];

/** Fields that tell in short what text, drawing or calculation tell as well. */
const SHORT: readonly PropertyKey[] = [
  ...['title', 'quote', 'excerpt', 'plate', 'diary', 'figure', 'figures', 'abstract', 'summary', 'seo'],
  ...['description', 'teaser', 'transformation', 'controllingIdea', 'banner'],
];
/** Counts up to a dozen are told of many things. */
const FEW = 12;

/** Numbers that stand nowhere else in their story, where another place tells the same with another number. */
function oddOnesOut(told: readonly Told[]): Doubt[] {
  const alike = wordWeights(told);
  const isElsewhere = (one: Told, place: Told) => told.some((each) => !isOnePlace(each, place) && isSame(one, each));
  return told.flatMap((self): Doubt[] => {
    if (!self.passage || isBare(self) || (self.unit === '' && self.value <= FEW) || isElsewhere(self, self)) return [];
    const isShort = SHORT.includes(self.path[0] ?? '');
    const [meant] = told
      .filter((other) => !isOnePlace(self, other) && isKin(self, other))
      .map((other) => ({ other, score: alike(self, other) }))
      .filter(({ other, score }) => isMeant(self, other, isShort, score, () => placesTelling(other, told).size))
      // Two that stand beside each other are told of two things.
      .filter(({ other }) => !told.some((each) => isOnePlace(each, self) && isSame(each, other)))
      .toSorted((a, b) => b.score - a.score);
    if (!meant) return [];
    const { other } = meant;
    return [{ self, others: [other, ...told.filter((each) => each !== other && isSame(other, each) && isKin(other, each))] }];
  });
}

/** Fields that sum up what an entry tells at length. */
const SUMMARY: readonly PropertyKey[] = ['title', 'quote', 'excerpt', 'abstract', 'summary', 'seo'];
const AT_LENGTH: readonly string[] = ['cases', 'papers', 'services'];
/** “One” is said of anything; alternative text also counts what is drawn. */
const isSummary = ({ path, value }: Told) =>
  value > (path.at(-1) === 'alt' ? FEW : 1) &&
  (SUMMARY.includes(path[0] ?? '') || path.join('.') === 'plate.Result' || path.at(-1) === 'alt');

/** Numbers of a summary that are nowhere else in the story. */
function onlyInSummaries(told: readonly Told[], doubts: readonly Doubt[]): Looked {
  const isReported = (told: Told) => doubts.some(({ self, others }) => self === told || others.includes(told));
  const isElsewhere = (self: Told) =>
    valuesIn(self.path.at(-1) === 'alt' ? field(self.entry.data, ...self.path.slice(0, -1)) : undefined).some(
      ({ value }) => value === self.value,
    ) ||
    told.some(
      (each) =>
        !isOnePlace(each, self) && isSameValue(each, self) && (self.value > FEW || isKin(each, self) || isBare(each) || isBare(self)),
    );
  return told
    .filter((self) => AT_LENGTH.includes(self.entry.collection) && isSummary(self))
    .filter((self) => self.unit !== 'calendar year' && !isReported(self) && !isElsewhere(self))
    .map((self) => ({
      ...placeOf(self),
      message: `“${spoken(self)}” is only in ${self.path.join('.')}: nothing else gives this number.`,
      repair: `Correct it, or give it in the text as well. If it is right, set this aside: allow: { told: '"${spoken(self)}" …' }`,
    }));
}

const placesTelling = (one: Told, told: readonly Told[]) =>
  new Set(told.flatMap((each) => (isSame(one, each) && isKin(one, each) ? (each.block ?? each.path.join('.')) : [])));

/** Whether two numbers are one, or one the other rounded; one that says nothing of its kind may be any. */
const isSame = (a: Told, b: Told): boolean => isSameValue(a, b) && (isKin(a, b) || isBare(b));

function isSameValue(a: Told, b: Told): boolean {
  const difference = Math.abs(Math.abs(a.value) - Math.abs(b.value));
  const isRounded = a.decimals !== b.decimals && difference <= 0.5 * 10 ** -Math.min(a.decimals, b.decimals) + 1e-9;
  return difference < 1e-9 || isRounded;
}

/**
 * Whether a number is most likely a slip of another one: of its digits, or near it and told with its words.
 * @param score how much their words are alike
 * @param places how many places tell the other one
 */
function isMeant(self: Told, other: Told, isShort: boolean, score: number, places: () => number): boolean {
  const shared = sharedBy(self, other);
  const isRoundedAlike = self.decimals === other.decimals && self.digits.length === other.digits.length;
  const isLong = self.digits.length > 2;
  if (self.unit === 'date') return isSlipOfDate(self, other) && shared > (isShort ? 0 : 1) && score >= 0.15;
  if (self.unit === 'calendar year') return false;
  if (isRoundedAlike && isTurned(self, other)) return shared > 0 || isLong;
  if (isShort && isNear(self, other) && shared > 0) return true;
  // In a table or a range, near numbers stand beside each other.
  if (self.block !== self.passage || self.range !== undefined || other.range !== undefined) return false;
  if (isNear(self, other) && score >= 0.25 && (score >= 0.42 || places() > 3)) return true;
  return isOneOff(self, other) && ((isRoundedAlike && score > (isLong ? 0 : 0.1)) || (isLong && places() > 2));
}

/** Months of one name or of one year. */
const isSlipOfDate = (a: Told, b: Told) => a.value % 12 === b.value % 12 || Math.floor(a.value / 12) === Math.floor(b.value / 12);

/** Whether two numbers of three digits or more differ in one of them. */
function isOneOff(a: Told, b: Told): boolean {
  const [ours = [], theirs = []] = [a, b].map(({ written }) => [...written.replace(/\D/g, '')]);
  return (
    a.decimals === b.decimals &&
    ours.length > 2 &&
    ours.length === theirs.length &&
    ours.filter((digit, i) => digit !== theirs[i]).length === 1
  );
}

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

/** Where other places still tell a number as it was. */
function leftBehind({ self, was }: Change, texts: readonly Told[]): Doubt[] {
  const isTurnedRound = was.value === -self.value;
  // Another bar of a drawing may well be as long as this one was.
  const isBeside = (each: Told) => isDrawn(each) && isOnePlace(each, self);
  const isTold = (each: Told) => isEqual(each, was) && isOneFact(each, was) && !isBeside(each);
  const others = texts.filter((each) => isTold(each) && !(isTurnedRound && each.value === self.value));
  // Of two numbers that both stand in the story, the one that is told with the same words is right.
  const nearest = (list: readonly Told[]) => Math.max(0, ...list.map((each) => sharedBy(each, self)));
  const agreeing = texts.filter((each) => !isOnePlace(each, self) && isEqual(each, self));
  return others.length === 0 || nearest(agreeing) > nearest(others) ? [] : [{ self, was, others }];
}

/** Whether a number that stands elsewhere is most likely the same fact: small ones, dates and bare ones are told of many things. */
function isOneFact(other: Told, was: Told): boolean {
  const shared = sharedBy(other, was);
  if (was.unit === 'calendar year') return shared > 1;
  const isLong = was.digits.length > 2;
  if (was.unit === '') return isLong && isBare(was) && isBare(other) ? true : shared > (isLong || isKin(other, was) ? 0 : 1);
  return shared > 0 || ((was.digits.length > 1 || Math.abs(was.value) >= 100) && !/^(?:date|no\.)/.test(was.unit));
}
