import type { Entry } from '../entry.ts';
import type { Found, Looked, Rule } from '../rule.ts';
import { isBare, isKin, isNear, isTurned, placeOf, sharedBy, spoken, storiesOf, type Told, toldIn } from '../story.ts';

/** One story is told in many places: text, table, drawing, plate, diary, summary, white paper. They give the same numbers. */
export const rules: Rule[] = [{ id: 'told', check: (content) => storiesOf(content).flatMap(contradictions) }];

/** Fields that tell in short what text, drawing or calculation tell as well. */
const SHORT: readonly PropertyKey[] = [
  ...['title', 'quote', 'excerpt', 'plate', 'diary', 'figure', 'figures', 'abstract', 'summary', 'seo'],
  ...['description', 'teaser', 'transformation', 'controllingIdea', 'banner'],
];
/** Counts up to a dozen are told of many things. */
const FEW = 12;

/** Numbers that stand nowhere else in their story, where another place tells the same with another number. */
function contradictions(story: readonly Entry[]): Looked {
  const told = story.flatMap(toldIn);
  const isTold = (one: Told, passage: Told['passage']) => told.some((each) => each.passage !== passage && isSame(one, each));
  return told.flatMap((self) => {
    const { passage } = self;
    if (!passage || isBare(self) || (self.unit === '' && self.value <= FEW) || isTold(self, passage)) return [];
    const isShort = SHORT.includes(passage.path[0] ?? '');
    const [meant] = told
      .filter((other) => other.passage !== passage && isKin(self, other) && isMeant(self, other, isShort))
      // Two that stand beside each other are told of two things; of two that stand alone, the one outside the text is said.
      .filter((other) => !told.some((each) => each.passage === passage && isSame(each, other)))
      .filter((other) => isShort || !other.passage || isTold(other, other.passage))
      .toSorted((a, b) => sharedBy(b, self) - sharedBy(a, self));
    return meant ? contradicted(self, passage, meant) : [];
  });
}

/** Whether two numbers are one, or one the other rounded; one that says nothing of its kind may be any. */
function isSame(a: Told, b: Told): boolean {
  const difference = Math.abs(Math.abs(a.value) - Math.abs(b.value));
  const isRounded = a.decimals !== b.decimals && difference <= 0.5 * 10 ** -Math.min(a.decimals, b.decimals) + 1e-9;
  return (difference < 1e-9 || isRounded) && (isKin(a, b) || isBare(b));
}

/** Whether a number is most likely a slip of another one: in a text, of its digits or of a date alone. */
function isMeant(self: Told, other: Told, isShort: boolean): boolean {
  const shared = sharedBy(self, other);
  if (isTurned(self, other)) return shared > 0 || self.digits.length > 2;
  if (self.unit === 'date') return isSlipOfDate(self, other) && shared > (isShort ? 0 : 1);
  return isShort && isNear(self, other) && shared > 0;
}

/** Months of one name or of one year. */
const isSlipOfDate = (a: Told, b: Told) => a.value % 12 === b.value % 12 || Math.floor(a.value / 12) === Math.floor(b.value / 12);

function contradicted(self: Told, passage: Told['passage'] & object, other: Told): Found {
  const { path } = passage;
  const place = path.length > 0 ? `The ${path.filter((key) => typeof key === 'string').join('.')}` : 'The text';
  const { file, line } = placeOf(other);
  const elsewhere = other.passage ? `${file === passage.source.file ? `line ${line}` : `${file}:${line}`} gives` : 'by the numbers it is';
  return {
    ...placeOf(self),
    message: `${place} gives “${spoken(self)}”; ${elsewhere} “${spoken(other)}”.`,
    repair: `Did you mean ${spoken(other)}? If both are right, say more of what each is, or set this aside: allow: { told: … }`,
  };
}
