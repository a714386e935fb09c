import { readableTerms } from '../../../figures/index.ts';
import { oncePer } from '../../../lib/once-per.ts';
import type { Entry } from '../entry.ts';
import type { Mention } from '../mentions.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { storiesOf, type Told, toldIn } from '../story.ts';
import type { Passage } from '../texts.ts';

/** One story is told in many places: text, table, drawing, plate, diary, summary, white paper. They give the same numbers. */
export const rules: Rule[] = [
  {
    id: 'told',
    check: (content) => {
      // The labels that drawings share are among their facts.
      const terms = readableTerms();
      return terms ? storiesOf(content).flatMap(([entry, paper]) => (entry ? toldOf(terms)(entry)(paper ?? entry) : [])) : [];
    },
  },
];

/** A story is looked at again only where one of its entries, or those labels, have changed. */
const toldOf = oncePer((_terms: object) =>
  oncePer((entry: Entry) => oncePer((paper: Entry) => contradictions(paper === entry ? [entry] : [entry, paper]))),
);

/** How surely two numbers are of one kind: of one unit, or counts of one thing; less where one of them says nothing of it. */
function kinship(a: Mention, b: Mention): 0 | 1 | 2 {
  if (a.unit || b.unit) {
    if (a.unit && b.unit) return a.unit === b.unit ? 2 : 0;
    return a.nouns.length + b.nouns.length > 0 ? 0 : 1;
  }
  if (a.nouns.length === 0 || b.nouns.length === 0) return 1;
  return a.nouns.some((noun) => b.nouns.includes(noun)) ? 2 : 0;
}

/** Whether two numbers are one, or one the other rounded to no fewer than two figures. */
function isSame(a: Mention, b: Mention): boolean {
  const difference = Math.abs(Math.abs(a.value) - Math.abs(b.value));
  const decimals = Math.min(a.decimals, b.decimals);
  const isRounded = a.decimals !== b.decimals && (decimals > 0 || Math.abs(a.value) >= 10);
  return difference < 1e-9 || (isRounded && difference <= 0.5 * 10 ** -decimals + 1e-9);
}

/** Whether two numbers have the same digits in another order, as 412 and 421: most likely a slip of the hand. */
const isTurned = (a: Mention, b: Mention) =>
  a.digits.length > 1 &&
  a.digits === b.digits &&
  a.decimals === b.decimals &&
  Math.abs(a.value) !== Math.abs(b.value) &&
  a.written.length === b.written.length;

/** Further apart, two numbers are hardly meant for each other. */
const FAR = Math.log(2.5);
/** Told with as many words elsewhere, a number is told twice. */
const SURE = 1.5;
const NEAR = Math.log(1.36);
const apart = (a: Mention, b: Mention) =>
  a.value === 0 || b.value === 0 ? Number.POSITIVE_INFINITY : Math.abs(Math.log(Math.abs(a.value / b.value)));

const isWithin = ({ value, range }: Mention, other: Mention) =>
  range !== undefined && Math.min(value, range) <= other.value && other.value <= Math.max(value, range);

/** Numbers that stand nowhere else in their story, where other places tell the same with another number. */
function contradictions(story: readonly Entry[]): Found[] {
  const told = story.flatMap(toldIn);
  const byUnit = Map.groupBy(told, ({ unit }) => unit);
  const byPassage = Map.groupBy(told, ({ passage, table }) => table ?? passage);
  const byDigits = Map.groupBy(told, ({ digits }) => digits);
  const byAmount = Map.groupBy(told, ({ value }) => Math.round(Math.abs(value)));
  const around = (value: number) => [-1, 0, 1].flatMap((step) => byAmount.get(Math.round(Math.abs(value)) + step) ?? []);
  const spread = new Map<string, number>();
  for (const context of new Set(told.map((each) => each.context)))
    for (const word of context) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weightOf = (word: string) =>
    word.startsWith('#') ? (Math.abs(Number(word.slice(1))) > 12 ? 2 : 0.7) : Math.min(1.2, 2.4 / Math.sqrt(spread.get(word) ?? 1));
  /** How much two numbers are told with the same words. */
  const likeness = (a: Mention, b: Mention) => {
    let sum = 0;
    for (const word of a.context) if (b.context.has(word)) sum += weightOf(word);
    return sum;
  };
  /** How surely a number is told elsewhere as well; a count of things may be told of others of them. */
  const supportOf = (self: Told) => {
    let support = -1;
    for (const other of around(self.value)) {
      if (!isSame(self, other) || other.passage === self.passage) continue;
      const kin = kinship(self, other);
      if (self.digits.length > 2 && self.decimals === other.decimals) return Number.POSITIVE_INFINITY;
      if (kin === 2 && (self.unit || self.value > 20)) return Number.POSITIVE_INFINITY;
      if (kin === 0) continue;
      const like = likeness(self, other) * (kin / 2);
      if (kin === 1 && like >= 0.25 && self.unit) return Number.POSITIVE_INFINITY;
      if (kin === 2 || like >= 0.25) support = Math.max(support, like);
    }
    return support;
  };
  /** In how many places a number is told; more than three say no more than three. */
  const placesOf = (one: Told) => {
    const isBare = one.unit === '' && one.nouns.length === 0;
    const alike = around(one.value).filter(
      (each) => isSame(each, one) && (kinship(each, one) === 2 || (isBare && kinship(each, one) === 1)),
    );
    return Math.min(Math.max(new Set(alike.map((each) => each.passage ?? each.entry)).size, 1), 3);
  };

  return told.flatMap((self) => {
    const { passage } = self;
    if (!passage || (self.range !== undefined && self.unit.startsWith('no.'))) return [];
    const support = supportOf(self);
    if (support > SURE) return [];
    const beside = (byPassage.get(self.table ?? passage) ?? []).filter((other) => other !== self && other.entry === self.entry);
    const rivals = [...(byUnit.get(self.unit) ?? []), ...(byDigits.get(self.digits) ?? []).filter(({ unit }) => unit !== self.unit)].filter(
      (other) =>
        kinship(self, other) > 0 &&
        other.passage !== passage &&
        (isTurned(self, other) || isRival(self, other)) &&
        !isSame(self, other) &&
        !isSibling(self, other) &&
        !beside.some((each) => isSame(each, other) && !(each.passage !== passage && isTurned(self, other) && self.digits.length > 2)),
    );
    const [twin] = rivals
      .map((other) => ({
        other,
        places: placesOf(other),
        likeness: likeness(self, other) * (kinship(self, other) / 2),
        shared: [...self.context].filter((word) => other.context.has(word)).length,
      }))
      .filter((each) => isLikely(self, each) && (support < 0 || isPlainer(self, each, support)))
      .toSorted((a, b) => rank(self, b) - rank(self, a));
    return twin ? [contradicted(self, passage, twin.other)] : [];
  });
}

/** Whether another number is told so much more alike that a count which stands elsewhere as well is not meant. */
const isPlainer = (self: Told, { other, likeness, shared }: Twin, support: number) =>
  kinship(self, other) === 2 && shared > 2 && likeness > 2 * support + 2;

const isProse = ({ passage, table }: Told) => table === undefined && (passage?.path.length === 0 || passage?.path[0] === 'useCase');
/** Two of one list, or of one text, tell different things. */
function isSibling(a: Told, b: Told): boolean {
  if (a.entry !== b.entry || !a.passage || !b.passage) return false;
  if (isProse(a) && isProse(b)) return !isTurned(a, b);
  const [one, other] = [a.passage.path, b.passage.path];
  return (
    one.length === other.length &&
    one[0] !== 'diary' &&
    one.some((key) => typeof key === 'number') &&
    one.every((key, i) => key === other[i] || (typeof key === 'number' && typeof other[i] === 'number'))
  );
}

/** Whether two numbers can be meant for one another: not far apart, none within the range of the other. */
function isRival(a: Told, b: Told): boolean {
  if (a.unit === 'calendar year') return Math.abs(a.value - b.value) <= 3;
  if (a.unit === 'date') return a.value % 12 === b.value % 12 || Math.floor(a.value / 12) === Math.floor(b.value / 12);
  return apart(a, b) <= FAR && !isWithin(a, b) && !isWithin(b, a);
}

interface Twin {
  other: Told;
  /** In how many places the other number is told, at most 3. */
  places: number;
  likeness: number;
  /** How many words and numbers both are told with. */
  shared: number;
}
const rank = (self: Told, { other, places, likeness }: Twin) =>
  likeness + places / 2 + (isTurned(self, other) ? 2 : 0) + (apart(self, other) <= NEAR ? 0.5 : 0);

/** Whether the other number is most likely the one that was meant. */
function isLikely(self: Told, { other, places, likeness, shared }: Twin): boolean {
  const isSure = kinship(self, other) === 2;
  if (isSure && self.unit === 'date') return likeness >= 0.7;
  if (isSure && self.unit === 'calendar year') return likeness >= 1 && shared > 1;
  // Of two that are told once each, the one outside the text is said.
  if (isProse(self) && places === 1) return false;
  if (isTurned(self, other))
    return isSure
      ? self.written.length > 2 || likeness >= 0.3
      : (self.digits.length > 2 && likeness >= 0.7) || (self.value > 99 && likeness >= 1);
  if (!isSure) return false;
  const isNear = apart(self, other) <= NEAR;
  const told = likeness + places / 2;
  if (!isProse(self)) return told >= (isNear ? 2 : self.table === undefined ? 3.5 : 4);
  const isTime = /^(?:h|min|s|day|week|month|year)$/.test(self.unit);
  return shared > 2 && likeness >= 0.12 * self.context.size + 0.5 && told >= (isNear ? 2.5 : isTime ? 3 : 4);
}

const placeOf = ({ path }: Passage) => (path.length > 0 ? `The ${path.filter((key) => typeof key === 'string').join('.')}` : 'The text');
const startOf = ({ start, raw }: Passage, { written }: Mention) => start + Math.max(raw.indexOf(written), 0);
const SET_ASIDE = 'If both are right, say more of what each is, or set this aside: allow: { told: … }';

function contradicted(self: Told, passage: Passage, other: Told): Found {
  const elsewhere = other.entry === self.entry ? 'elsewhere this entry gives' : `${other.entry.source.file} gives`;
  const message = `${placeOf(passage)} gives ${show(self)}; ${other.passage ? elsewhere : 'by the numbers it is'} ${show(other)}.`;
  return atOffset(passage.source, startOf(passage, self), message, `Did you mean ${show(other)}? ${SET_ASIDE}`);
}

/** A number as a reader would say it: “week 4”, “16 months”, “€4.2 million”. */
function show({ written, unit, value, nouns }: Mention): string {
  if (unit === 'date' || unit === 'calendar year') return written;
  const [, counted] = /^no\. (.*)/.exec(unit) ?? [];
  if (counted) return `${counted} ${written}`;
  const plural = /^(?:day|week|month|year)$/.test(unit) && Math.abs(value) !== 1 ? 's' : '';
  return `${written} ${unit.replace(/^€ ?/, '')}${plural}`.trim() || nouns.join(' ');
}
