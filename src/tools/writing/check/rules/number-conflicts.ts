import { withoutPrefix } from '../../../../lib/units.ts';
import { listed } from '../../../../lib/words.ts';
import type { Content } from '../../model/content.ts';
import { type Entry, field, valuesIn } from '../../model/entry.ts';
import { type Change, changesIn, isEqual, UNTIL_MAIN } from '../changes/changes.ts';
import { termsLeftBehind, turnedRound } from '../changes/reworded.ts';
import { isNew } from '../git.ts';
import { type Conflict, conflictFindings, placesOf } from '../numbers/conflicts.ts';
import { isInDrawing } from '../numbers/drawn.ts';
import {
  haveSameUnit,
  isDrawn,
  isNear,
  isOnePlace,
  isTransposed,
  isUnitless,
  numbersIn,
  OF_FIRM,
  placeOf,
  qualifierOf,
  relatedTo,
  type StoryNumber,
  SUMMARY,
  sharedNumbers,
  sharedWords,
  storiesOf,
  wordWeights,
} from '../numbers/story.ts';
import { atField, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';

/**
 * One story is told in many places: text, table, drawing, plate, diary, summary, white paper. They give the same numbers. A number that
 * differs is recognised by git, if it has just been changed, or else by appearing nowhere else while others are given in the same words.
 */
export const rules: Rule[] = [
  {
    id: 'number-conflict',
    check: (content) =>
      storiesOf(content).flatMap((story) => {
        const told = story.flatMap(numbersIn);
        const changes = story.flatMap((entry) => changesIn(content, entry));
        const texts = changes.length === 0 ? [] : [...told, ...relatedTo(content, story).flatMap(numbersIn)];
        // A change leaves its old number as the only one of its kind, or a number like it without what stood beside it.
        const wasOf = (one: StoryNumber | undefined) => one && changes.some(({ was }) => isEqual(was, one));
        const all = oddOnesOut(told).filter(({ self, others: [other] }) => !wasOf(self) && !wasOf(other));
        // What is itself a slip for a third number says nothing about this one.
        const isSlip = (one: StoryNumber | undefined, self: StoryNumber) =>
          all.some(({ self: each, others: [meant] }) => each === one && meant && !isEqual(meant, self));
        const odd = all.filter(({ self, others: [other] }) => !isSlip(other, self));
        const left = changes.flatMap((change) => leftBehind(change, texts, changes));
        const conflicts = [...left, ...odd.filter(({ others }) => others.length > 0), ...otherwiseQualified(told)];
        const alone = odd.flatMap(({ self, others }) => (others.length === 0 ? self : []));
        return [
          conflictFindings(conflicts),
          countedOtherwise(told, conflicts),
          [...alone, ...onlyInSummaries(told, conflicts)].map(onlyHere),
        ];
      }),
  },
  {
    id: 'changed',
    check: (content) =>
      storiesOf(content).map((story) => [
        changedAlone(content, story),
        turnedRound(content, story),
        termsLeftBehind(content, story),
        story.map((entry) => newAlone(content, entry, story)),
      ]),
  },
];

/** Who changes more numbers than that has gone through them. */
const MANY = 6;

/** Changed numbers that nothing else gives as they are now: only their source can tell which is right. */
function changedAlone(content: Content, story: readonly Entry[]): RuleResult {
  // An edition has a number and a date of its own.
  const all = story.flatMap((entry) => changesIn(content, entry));
  const changes = all.length > MANY ? [] : all.filter(({ self }) => self.path[0] !== 'revision' && self.path[0] !== 'updated');
  const told = changes.length === 0 ? [] : [...story, ...relatedTo(content, story)].flatMap(numbersIn);
  const alone = changes.filter(({ self, was }) => {
    const isRewritten = sharedWords(self, was) < Math.max(self.context.size, was.context.size);
    return !isRewritten && !told.some((each) => !isOnePlace(each, self) && isEqual(each, self) && isOneFact(each, self));
  });
  // One finding for each place of a drawing: the number itself, rather than what follows from it.
  const isDatum = ({ self }: Change) => field(self.entry.data, ...self.path) === self.value;
  const datumFirst = alone.toSorted((a, b) => Number(isDatum(b)) - Number(isDatum(a)));
  return [...Map.groupBy(datumFirst, ({ self }) => Object.values(placeOf(self)).join(' ')).values()].map(([first]) => {
    if (!first) return undefined;
    const { self, was } = first;
    const others = told.filter((each) => !isOnePlace(each, self) && isEqual(each, was) && isOneFact(each, was));
    const { places, verb } = placesOf(others, placeOf(self).file);
    const message = `“${self.said}” was “${was.said}” here${others.length > 0 ? `; ${places} ${verb} ${was.written}` : ''}.`;
    return { ...placeOf(self), message, repair: `Compare it with its source. ${UNTIL_MAIN}` };
  });
}

/** The numbers of a new entry that nothing else in its story gives: all others are told at least twice. */
function newAlone(content: Content, entry: Entry, story: readonly Entry[]): RuleResult {
  if (!isNew(content, entry.source) || field(entry.data, 'draft') === true) return undefined;
  const told = story.flatMap(numbersIn);
  const isAlone = (self: StoryNumber) =>
    !told.some((each) => !isOnePlace(each, self) && isSameValue(each, self) && (each.unit === self.unit || haveOneKind(each, self)));
  const alone = numbersIn(entry).filter(
    (each) => each.passage && each.path[0] !== 'revision' && ![0, 1].includes(each.value) && isAlone(each),
  );
  if (alone.length === 0) return undefined;
  const lines = [...Map.groupBy(alone, (each) => placeOf(each).line)].sort(([a], [b]) => a - b);
  const once = (numbers: StoryNumber[]) => [...new Map(numbers.map(({ value, unit, brief }) => [`${value} ${unit}`, brief])).values()];
  const places = lines.map(([line, numbers]) => `line ${line}: ${once(numbers).join(', ')}`);
  const message = `Nothing else gives these numbers of the new entry: ${places.join('; ')}.`;
  return atField(entry, [], message, `Compare each with its source. ${UNTIL_MAIN}`);
}

/** Fields that give in short what text, drawing or calculation give as well. */
const SHORT: readonly PropertyKey[] = [
  ...['title', 'quote', 'excerpt', 'plate', 'diary', 'figure', 'figures', 'abstract', 'summary', 'seo'],
  ...['description', 'teaser', 'transformation', 'controllingIdea', 'banner'],
];
/** The use case of a service, which a drawing may show, has other numbers than its text, which is about any such work. */
const areApart = (a: StoryNumber, b: StoryNumber) =>
  [a, b].some(({ path }) => path[0] === 'useCase') && [a, b].some(({ path }) => path.length === 0);
/** Counts up to a dozen can be about many things. */
const FEW = 12;

/** Whether a number follows from two others of its passage, “seven at 30 kJ/kg give 210”: it is no slip for another one. */
function isComputed(self: StoryNumber, told: readonly StoryNumber[]): boolean {
  const beside = told.filter((each) => each !== self && each.passage === self.passage && Math.abs(each.index - self.index) < 90);
  const values = beside.map(({ value, unit }) => (unit === '%' ? value / 100 : value));
  const results = values.flatMap((a, i) => values.slice(i + 1).flatMap((b) => [a * b, a * b * 100, a + b, a - b, b - a, (a + b) / 2]));
  return results.some((each) => Math.abs(each - self.value) < 1e-9);
}
/** “Above 70 %” is a limit, which the text may give besides the number itself. */
const isLimit = ({ passage, index }: StoryNumber) =>
  /\b(?:above|below|over|under|up to|at least|at most|(?:more|less) than) $/.test(passage?.plain.slice(0, index) ?? '');

/** “214 spares” and “241 parts” */
const areTurnedCounts = (a: StoryNumber, b: StoryNumber) =>
  [a, b].every(({ unit, digits }) => unit === '' && digits.length > 2) && isTransposed(a, b);

/** Numbers found nowhere else in their story, while another place gives the same fact with a different number. */
function oddOnesOut(told: readonly StoryNumber[]): Conflict[] {
  const alike = wordWeights(told);
  const isElsewhere = (one: StoryNumber, place: StoryNumber) => told.some((each) => !isOnePlace(each, place) && isSame(one, each));
  return told.flatMap((self): Conflict[] => {
    if (!self.passage || isUnitless(self) || (self.unit === '' && self.value <= FEW) || isElsewhere(self, self)) return [];
    const isShort = SHORT.includes(self.path[0] ?? '');
    if (!isShort && (isLimit(self) || isComputed(self, told))) return [];
    const [meant] = told
      .filter((other) => !isOnePlace(self, other) && (haveSameUnit(self, other) || areTurnedCounts(self, other)) && !areApart(self, other))
      .map((other) => ({ other, score: alike(self, other) }))
      .filter(({ other, score }) => isMeant(self, other, isShort, score, () => placesTelling(other, told).size))
      // Two numbers beside each other are about different things.
      .filter(({ other }) => !told.some((each) => isOnePlace(each, self) && isSame(each, other)))
      .toSorted((a, b) => Number(isTransposed(self, b.other)) - Number(isTransposed(self, a.other)) || b.score - a.score);
    if (!meant) return [];
    const { other, score } = meant;
    // A row of a diary may be about another day: in hardly the same words, it is only certain that its number is nowhere else.
    if (self.path[0] === 'diary' && score < 0.15 && !isTransposed(self, other)) return [{ self, others: [] }];
    return [{ self, others: [other, ...told.filter((each) => each !== other && isSame(other, each) && haveSameUnit(other, each))] }];
  });
}

/** A count of something that has been counted before: “all 41”, “one of the four”. */
const DEFINITE = /\b(?:all(?: of)?(?: the| these| those)?|[\p{L}\d-]+ of (?:the|these|those)) $/iu;

/** “All 47” where nothing else gives 47, and other places count 41 of the same, or a number like it. */
function countedOtherwise(told: readonly StoryNumber[], conflicts: readonly Conflict[]): DraftFinding[] {
  const counts = told.filter(({ unit, decimals, value }) => unit === '' && decimals === 0 && value > 2);
  return counts.flatMap((self) => {
    const { plain = '' } = self.passage ?? {};
    const isDefinite = DEFINITE.test(plain.slice(0, self.index)) && plain[self.index + self.written.length] !== '-';
    if (!isDefinite || told.some((each) => each !== self && each.value === self.value) || conflicts.some((each) => each.self === self))
      return [];
    // “12 of the 14”
    const isBeside = (each: StoryNumber) => each.passage === self.passage && Math.abs(each.index - self.index) < 40;
    const far = ({ value }: StoryNumber) => Math.abs(value - self.value);
    const alike = counts.filter((each) => !isBeside(each) && (isUnitless(self) ? isNear(self, each) : haveSameUnit(self, each)));
    const nearest = [...Map.groupBy(alike, far).values()].toSorted(([a = self], [b = self]) => far(a) - far(b)).slice(0, 3);
    const others = nearest.map((each) => `“${each[0]?.brief}” (${placesOf(each, self.source.file).places})`);
    const message = `Nothing else gives “${self.said}”; near it: ${listed(others)}.`;
    return others.length > 0 ? { ...placeOf(self), message, repair: `Correct it, or say what it counts. ${orAside(self)}` } : [];
  });
}

/** One value with two qualifiers: 8.2 bar gauge and 8.2 bar absolute. */
function otherwiseQualified(told: readonly StoryNumber[]): Conflict[] {
  const given = told.filter((each) => each.passage && qualifierOf(each) && each.digits.length > 1);
  return given.flatMap((self) => {
    const others = given.filter((each) => isEqual(each, self) && qualifierOf(each) !== qualifierOf(self));
    return others.length > 0 ? [{ self, others }] : [];
  });
}

const AT_LENGTH: readonly string[] = ['cases', 'papers', 'services'];
/** The words of a drawing, which may also count what is drawn. */
const isOfDrawing = ({ path }: StoryNumber) => isInDrawing(path) && (path.at(-1) === 'alt' || path.at(-1) === 'title');
/** Whether a number is drawn in the drawing whose words give another one. */
const isInItsDrawing = (self: StoryNumber, other: StoryNumber) =>
  isDrawn(other) && other.entry === self.entry && self.path.slice(0, -1).every((key, i) => other.path[i] === key);
/** “One” can be about anything. */
const isSummary = (told: StoryNumber) =>
  isOfDrawing(told)
    ? told.value > FEW || told.decimals > 0
    : told.value > 1 && (SUMMARY.includes(told.path[0] ?? '') || told.path.join('.') === 'plate.Result');

/** Whether a number in the words of a drawing is one of its data, the difference of two of one kind that it shows, or the sum of some in a row. */
function followsFromDrawing(self: StoryNumber, told: readonly StoryNumber[]): boolean {
  if (!isOfDrawing(self)) return false;
  const data = Map.groupBy(valuesIn(field(self.entry.data, ...self.path.slice(0, -1))), ({ path }) => path.at(-1));
  const shown = Map.groupBy(
    told.filter((each) => isInItsDrawing(self, each)),
    ({ unit, path }) => `${unit} ${String(path.at(-1))}`,
  );
  return [...data.values(), ...shown.values()].some((alike) => {
    const values = alike.map(({ value }) => Number(value));
    return values.some((first, i) => {
      const sums = values.slice(i).map((_, count) => Math.abs(values.slice(i, i + count + 1).reduce((sum, each) => sum + each, 0)));
      const differences = values.filter((each) => each >= 0).map((each) => first - each);
      return [first, ...sums, ...differences].some((each) => Math.abs(each - self.value) < 1e-9);
    });
  });
}

/** Numbers of a summary that are nowhere else in the story. */
function onlyInSummaries(told: readonly StoryNumber[], conflicts: readonly Conflict[]): StoryNumber[] {
  const isReported = (told: StoryNumber) => conflicts.some(({ self, others }) => self === told || others.includes(told));
  const isElsewhere = (self: StoryNumber) =>
    followsFromDrawing(self, told) ||
    told.some(
      (each) =>
        !isOnePlace(each, self) &&
        isSameValue(each, self) &&
        (self.value > FEW || self.decimals > 0 || haveOneKind(each, self) || isUnitless(each) || isUnitless(self)),
    );
  return told
    .filter((self) => AT_LENGTH.includes(self.entry.collection) && isSummary(self))
    .filter((self) => self.unit !== 'calendar year' && !isReported(self) && !isElsewhere(self));
}

const onlyHere = (self: StoryNumber): DraftFinding => ({
  ...placeOf(self),
  message: `“${self.said}” appears only in ${self.path.join('.')}: nothing else gives this number.`,
  repair: `Correct it, or give it in the text as well. ${orAside(self)}`,
});

const orAside = ({ said }: StoryNumber) => `If it is right, set this warning aside: allow: { number-conflict: '"${said}" …' }`;

const placesTelling = (one: StoryNumber, told: readonly StoryNumber[]) =>
  new Set(told.flatMap((each) => (isSame(one, each) && haveSameUnit(one, each) ? (each.block ?? each.path.join('.')) : [])));

/** Whether two numbers are the same, or one is the other rounded; one without a unit can be of any kind. */
const isSame = (a: StoryNumber, b: StoryNumber): boolean => isSameValue(a, b) && (haveOneKind(a, b) || isUnitless(b));
/** Whether two numbers have the same unit, or units that differ in their prefix, such as kW and MW. */
const haveOneKind = (a: StoryNumber, b: StoryNumber) =>
  haveSameUnit(a, b) || (a.unit !== '' && withoutPrefix(a.unit).base === withoutPrefix(b.unit).base);

/** How far “about 45 °C” may be from the number that it means. */
const ROUGHLY = 0.03;
/** Only a number of the same kind can be a rounded one, 1.8 MW isn’t “two”; and zero rounds nothing. */
function isSameValue(a: StoryNumber, b: StoryNumber): boolean {
  const areAlike = haveOneKind(a, b);
  const factorOf = ({ unit }: StoryNumber) => (areAlike && a.unit !== b.unit ? withoutPrefix(unit).factor : 1);
  const [ours, theirs] = [factorOf(a), factorOf(b)];
  const difference = Math.abs(Math.abs(a.value) * ours - Math.abs(b.value) * theirs);
  const [step, other] = [ours * 10 ** -a.decimals, theirs * 10 ** -b.decimals];
  const isRounded = areAlike && step !== other && difference <= Math.max(step, other) * (0.5 + 1e-9);
  const isRough = areAlike && (a.isRough || b.isRough) && difference <= Math.abs(b.value) * theirs * ROUGHLY;
  return difference < 1e-9 * Math.max(ours, theirs) || ((isRounded || isRough) && a.value !== 0 && b.value !== 0);
}

/**
 * Whether a number is most likely a slip for another one: with similar digits, or close to it and in the same words.
 * @param score how similar their words are
 * @param places how many places give the other one
 */
function isMeant(self: StoryNumber, other: StoryNumber, isShort: boolean, score: number, places: () => number): boolean {
  const shared = sharedWords(self, other);
  const isRoundedAlike = self.decimals === other.decimals && self.digits.length === other.digits.length;
  const isLong = self.digits.length > 2;
  if (self.unit === 'date') return isSlipOfDate(self, other) && shared > (isShort ? 0 : 1) && score >= 0.15;
  if (self.unit === 'calendar year' || self.unit === 'part') return false;
  if (isRoundedAlike && isTransposed(self, other)) return shared > 0 || isLong || (isOfDrawing(self) && isInItsDrawing(self, other));
  if (isShort && isNear(self, other) && shared > 0) return true;
  // In a table or a range, similar numbers are beside each other.
  if (self.block !== self.passage || self.range !== undefined || other.range !== undefined) return false;
  if (isNear(self, other) && score >= 0.25 && (score >= 0.42 || places() > 3)) return true;
  return isOneOff(self, other) && ((isRoundedAlike && score > (isLong ? 0 : 0.1)) || (isLong && places() > 2));
}

/** Months of the same name or the same year. */
const isSlipOfDate = (a: StoryNumber, b: StoryNumber) =>
  a.value % 12 === b.value % 12 || Math.floor(a.value / 12) === Math.floor(b.value / 12);

/** Whether two numbers of three digits or more, round ones aside, differ in one of them. */
function isOneOff(a: StoryNumber, b: StoryNumber): boolean {
  const [ours = [], theirs = []] = [a, b].map(({ written }) => [...written.replace(/\D|^[0.]+/g, '')]);
  return (
    a.decimals === b.decimals &&
    Math.max(a.digits.length, b.digits.length) > 2 &&
    ours.length > 2 &&
    ours.length === theirs.length &&
    ours.filter((digit, i) => digit !== theirs[i]).length === 1
  );
}

/** Places that still give the old number. */
function leftBehind({ self, was }: Change, texts: readonly StoryNumber[], changes: readonly Change[]): Conflict[] {
  const isTurnedRound = was.value === -self.value;
  // Another bar of a drawing may well be as long as this one was, and so may a row of a table; each row of a diary has its own date.
  const isBeside = (each: StoryNumber) =>
    (self.block !== self.passage && isOnePlace(each, self)) || [each, self].every(({ path }) => path.at(-1) === 'on');
  const isNowhereElse = !texts.some((each) => !isOnePlace(each, self) && isEqual(each, self));
  // Two texts about the firm are mostly about different things.
  const isFar = (each: StoryNumber) => each.entry !== self.entry && OF_FIRM.includes(self.entry.collection) && sharedWords(each, was) < 2;
  const isTold = (each: StoryNumber) =>
    !isFar(each) &&
    (isEqual(each, was) || isElided(each, was)) &&
    (isOneFact(each, was) || (was.unit === 'date' && isNowhereElse)) &&
    !isBeside(each);
  const isItself = (each: StoryNumber) => changes.some((change) => change.self === each);
  const others = texts.filter((each) => isTold(each) && !isItself(each) && !(isTurnedRound && each.value === self.value));
  // If both numbers are in the story, the one given in the same words is right.
  const nearest = (list: readonly StoryNumber[]) => Math.max(0, ...list.map((each) => sharedWords(each, self)));
  const agreeing = texts.filter((each) => !isOnePlace(each, self) && isEqual(each, self));
  return others.length === 0 || nearest(agreeing) > nearest(others) ? [] : [{ self, was, others }];
}

/** “All 31 were” where another place has “31 valves”: the unit goes without saying. */
const isElided = (other: StoryNumber, was: StoryNumber) => isUnitless(was) && was.value > FEW && Math.abs(other.value) === was.value;

/** Whether a number elsewhere is most likely the same fact: small numbers, dates and those without a unit can be about many things. */
function isOneFact(other: StoryNumber, was: StoryNumber): boolean {
  const shared = sharedWords(other, was) + sharedNumbers(other, was);
  if (was.unit === 'calendar year' || was.unit === 'part') return shared > 1;
  const isLong = was.digits.length > 2;
  if (was.unit === '' && isLong && isUnitless(was) && isUnitless(other)) return true;
  // “Eight to fourteen” hardly counts what “14” does.
  const isAlike = (was.range === undefined) === (other.range === undefined);
  // “Three classes” and “three events”.
  const countOtherThings = was.value <= FEW && [was, other].every(({ brief, written }) => brief !== written) && !haveSameUnit(other, was);
  if (was.unit === '') return !countOtherThings && shared > ((was.value > FEW && isAlike) || haveSameUnit(other, was) ? 0 : 1);
  return shared > 0 || ((was.digits.length > 1 || Math.abs(was.value) >= 100) && !/^(?:date|no\.)/.test(was.unit));
}
