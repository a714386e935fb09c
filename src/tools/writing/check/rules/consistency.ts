import { type Checked, checkedIn } from '../../model/checked.ts';
import { type Entry, field } from '../../model/entry.ts';
import { matchesIn } from '../forms.ts';
import { atOffset, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { passagesIn, textsIn } from '../texts.ts';

/** What a text says about something elsewhere, in the same entry or another one. */
export const rules: Rule[] = [
  { id: 'numbered', check: eachEntry((entry) => numbered(entry)) },
  { id: 'bio', check: (content) => checkedIn(content, 'team').map(bio) },
];

const PARTS = /\b(Table|Figure|Equation) (\d+)\b(?! (?:of|in) )/g;

/** How many of each a paper has; other texts have no numbered parts. */
function countsOf({ collection, source, data, numbers }: Entry): Record<string, number> {
  if (collection !== 'papers') return {};
  const sizeOf = (value: unknown) => Object.keys(value ?? {}).length;
  return {
    Table: (source.body.match(/^Table \d+\. /gm) ?? []).length,
    Figure: sizeOf(field(data, 'figures')),
    Equation: sizeOf(field(numbers?.data, 'equations')),
  };
}

/** Parts that a text mentions: “Table 9”. */
function numbered(entry: Entry): RuleResult {
  if (entry.collection === 'settings' || entry.collection === 'calculations') return [];
  const counts = countsOf(entry);
  return textsIn(entry)
    .filter(({ path }) => path.at(-1) !== 'revision')
    .map((text) =>
      matchesIn(text, PARTS, ([words, name = '', number]) => {
        const count = counts[name] ?? 0;
        if (Number(number) <= count) return undefined;
        return [
          `The text mentions ${words}, but ${count ? `has only ${count}` : 'nothing here has that number'}.`,
          `Name one that exists, or say which one is meant: “the ${name.toLowerCase()} above”, “${words} of …”.`,
        ];
      }),
    );
}

/** How a sentence about a person begins. */
const HE = /(?<=^|[.!?]\s)(?:He|His)(?!\p{L})/gu;
const SHE = /(?<=^|[.!?]\s)(?:She|Her)(?!\p{L})/gu;

/** A bio copied from a colleague’s file: it names its person, and is about one. */
function bio(entry: Checked<'team'>): RuleResult {
  const [, name] = /^(?:(?:Dr|Prof|Ir)\.? )?([^ ]*)/.exec(entry.data.name) ?? [];
  const passages = passagesIn(entry).filter(({ path }) => path.length === 0);
  const [first] = passages;
  if (!name || !first) return [];
  const isNamed = passages.some(({ plain }) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(plain));
  const message = `The text doesn’t mention ${name}, whose entry this is.`;
  const count = (pronoun: RegExp) => passages.reduce((sum, { plain }) => sum + (plain.match(pronoun)?.length ?? 0), 0);
  const [he, she] = [count(HE), count(SHE)];
  const other = he > 0 && she > 0 ? (he < she ? HE : SHE) : undefined;
  return [
    !isNamed && atOffset(first.source, first.start, message, `Write “${name}”, or move the text.`),
    other &&
      passages.map((passage) =>
        matchesIn(passage, other, ([word]) => [
          `“${word}”: other sentences of this bio have ${other === HE ? 'she' : 'he'}.`,
          'Correct one of them; another person is called by name.',
        ]),
      ),
  ];
}
