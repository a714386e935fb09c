import { type Change, changesIn, isEqual } from '../changes.ts';
import { type Doubt, saidOf } from '../doubts.ts';
import { type Entry, field, valuesIn } from '../entry.ts';
import { aboutOf } from '../mentions.ts';
import { type Content, entriesOf } from '../model.ts';
import type { Rule } from '../rule.ts';
import {
  drawingOf,
  isBare,
  isComputed,
  isDatum,
  isDrawn,
  isKin,
  isNear,
  isOnePlace,
  isTurned,
  sharedBy,
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
        return saidOf([...changes.flatMap((change) => leftBehind(change, texts)), ...odd]);
      }),
  },
];

/** Fields that tell in short what text, drawing or calculation tell as well. */
const SHORT: readonly PropertyKey[] = [
  ...['title', 'quote', 'excerpt', 'plate', 'diary', 'figure', 'figures', 'abstract', 'summary', 'seo'],
  ...['description', 'teaser', 'transformation', 'controllingIdea', 'banner'],
];
/** Those that tell nothing of their own: what stands in them alone is a slip, whatever was meant. */
const isRetelling = ({ entry, path, unit, value }: Told) =>
  (unit === '' ? value > FEW : !unit.startsWith('no.')) && RETELLINGS.includes(`${entry.collection} ${String(path[0])}`);
const RETELLINGS = ['cases quote', 'cases excerpt', 'cases diary', 'papers abstract', 'papers summary'];

/** What stands alone in its story, or in a drawing's words and not in the drawing, where another place tells the same with another number. */
function oddOnesOut(told: readonly Told[]): Doubt[] {
  const alike = wordWeights(told);
  return told.flatMap((self): Doubt[] => {
    const isAlt = self.path.at(-1) === 'alt';
    if (!self.passage || (isBare(self) && !(isAlt && self.value > FEW))) return [];
    const isTold = (each: Told) => !isOnePlace(each, self) && isSame(self, each);
    if (isAlt ? isInDrawing(self, told) : isDatum(self)) return [];
    // Of a drawing, its own numbers count; elsewhere, the same number told of something else says nothing of this one.
    const same = told.filter((each) => isTold(each) && (isBare(each) ? alike(self, each) > 0.25 : !isAlt));
    if (same.some((each) => isComputed(each) || alike(self, each) > 0.02)) return [];
    const [meant] = told
      .filter((other) => !isOnePlace(self, other) && (isKin(self, other) || (isBare(self) && isDrawn(other))) && !isSame(self, other))
      .map((other) => ({ other, score: alike(self, other) }))
      .filter(({ other, score }) =>
        isAlt && isOwn(self, other) ? isNear(self, other) || isTurned(self, other) : isMeant(self, other, same.length === 0, score, told),
      )
      // Two that stand beside each other are told of two things.
      .filter(({ other }) => !told.some((each) => isOnePlace(each, self) && isSame(each, other)))
      .toSorted((a, b) => Number(isTurned(self, b.other)) - Number(isTurned(self, a.other)) || b.score - a.score);
    if (!meant) return isAlt || (isRetelling(self) && !told.some(isTold)) ? [{ self, others: [] }] : [];
    const { other } = meant;
    return [
      {
        self,
        others: [
          other,
          ...told.filter(
            (each) => each !== other && isSame(other, each) && isKin(other, each) && (!isOwn(self, other) || isOwn(self, each)),
          ),
        ],
      },
    ];
  });
}

/** Whether a number is drawn in the drawing whose words have another one. */
const isOwn = (self: Told, other: Told) =>
  isDrawn(other) && other.entry === self.entry && drawingOf(other).join() === drawingOf(self).join();

/** Whether the words of a drawing have a number from it, or one that no drawing would have: a bound, a machine’s rating, another unit. */
function isInDrawing(self: Told, told: readonly Told[]): boolean {
  const drawn = told.filter(
    ({ path, passage }) => /^figures?$/.test(String(path[0])) && !(passage && /^(?:alt|title|caption)$/.test(String(path.at(-1)))),
  );
  const counted = valuesIn(field(self.entry.data, ...drawingOf(self))).flatMap(({ path }) => aboutOf(path.join(' ')));
  const isOfKind = (each: Told) => isBare(self) || isKin(each, self) || (self.unit !== '' && unitOf(each) === unitOf(self));
  const isKnown = drawn.some((each) => isOwn(self, each) && isOfKind(each)) || self.nouns.some((noun) => counted.includes(noun));
  const isIt = (each: Told) => isSame(self, each) || isSame(each, self) || (isBare(self) && Math.abs(each.value) === self.value);
  return !isKnown || BOUND.test(self.passage?.plain.slice(0, self.index) ?? '') || isDatum(self) || drawn.some(isIt);
}
const BOUND = /\b(?:above|below|under|up to|at|an?|one) $/i;

/** In how many places a number is told. */
const placesOf = (one: Told, told: readonly Told[]) =>
  new Set(told.flatMap((each) => (isSame(one, each) && isKin(one, each) ? (each.block ?? each.path.join('.')) : []))).size;

/** “12 % less” is 12 %, and week 4 is reached in 4 weeks. */
const unitOf = ({ unit }: Told) => unit.replace(/^no\. | (?:more|less|fewer|higher|lower)$/g, '');

/** Whether two numbers are one, or one the other rounded; one that says nothing of its kind may be any. */
function isSame(a: Told, b: Told): boolean {
  const difference = Math.abs(Math.abs(a.value) - Math.abs(b.value));
  const isRounded =
    a.decimals !== b.decimals &&
    difference <= 0.35 * Math.abs(a.value) &&
    difference <= 0.5 * 10 ** -Math.min(a.decimals, b.decimals) + 1e-9;
  return (difference < 1e-9 || isRounded) && (isKin(a, b) || isBare(b) || (a.unit !== '' && unitOf(a) === unitOf(b)));
}

/**
 * Whether a number is most likely a slip of another one: of its digits, or near it and told with its words.
 * @param isAlone false where the number itself is told elsewhere, of something else
 * @param score how much their words are alike
 */
function isMeant(self: Told, other: Told, isAlone: boolean, score: number, told: readonly Told[]): boolean {
  const shared = sharedBy(self, other);
  const isShort = SHORT.includes(self.path[0] ?? '');
  const isRoundedAlike = self.decimals === other.decimals && self.digits.length === other.digits.length;
  const isLong = self.digits.length > 2;
  const isFlow = self.block === self.passage && self.range === undefined && other.range === undefined;
  if (self.unit === 'date') return isAlone && isSlipOfDate(self, other) && shared > 0 && score >= 0.1;
  if (self.unit === 'calendar year') return isAlone && Math.abs(self.value - other.value) <= 2 && score >= 0.5;
  if (isRoundedAlike && isTurned(self, other)) return isAlone ? shared > 0 || isLong : score > 0.1;
  const isClose = isNear(self, other);
  if (!isAlone || (self.unit === '' && self.value <= FEW))
    return isFlow && isClose && shared > 1 && other.passage !== undefined && isOneNoun(self, other) && score >= (isShort ? 0.3 : 0.45);
  if (isShort && isClose && shared > 0) return true;
  // In a table or a range, near numbers stand beside each other.
  if (!isFlow) return isClose && score >= 0.4 && other.passage !== undefined && other.block === other.passage && self.range === undefined;
  if (isClose && score >= 0.25 && (score >= 0.42 || placesOf(other, told) > 3)) return true;
  const [less = 0, more = 0] = [Math.abs(self.value), Math.abs(other.value)].toSorted((a, b) => a - b);
  const isSlip = isRoundedAlike ? score > (isLong ? 0 : 0.1) : isLong && placesOf(other, told) > 2;
  if (isSlip && isOneOff(self, other)) return true;
  return more <= 2 * less && score >= 0.5 && shared > 2 && other.passage !== undefined && placesOf(other, told) > 1;
}

/** Of “three blowdown valves” and “four valves”, one is a part of the other. */
const isOneNoun = (a: Told, b: Told) => `${a.nouns}` === `${b.nouns}` || a.nouns.filter((noun) => b.nouns.includes(noun)).length > 1;

/** Counts up to a dozen are told of many things. */
const FEW = 12;

/** Months of one name or of one year. */
const isSlipOfDate = (a: Told, b: Told) => a.value % 12 === b.value % 12 || Math.floor(a.value / 12) === Math.floor(b.value / 12);

/** Whether two numbers of three digits or more differ in one of them. */
function isOneOff(a: Told, b: Told): boolean {
  const [ours = '', theirs = ''] = [a, b].map(({ written }) => written.replace(/\D/g, ''));
  const isAlike = a.decimals === b.decimals && ours.length > 2 && ours.length === theirs.length;
  return isAlike && [...ours].filter((digit, i) => digit !== theirs[i]).length === 1;
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
  const others = texts.filter((each) => isEqual(each, was) && isOneFact(each, was) && !(isTurnedRound && each.value === self.value));
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
