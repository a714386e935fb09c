import { type Entry, field } from '../entry.ts';
import { type Content, entriesOf } from '../model.ts';
import { atOffset, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { passagesIn, textsIn } from '../texts.ts';

/** What a text says about something elsewhere, in the same entry or another one. */
export const rules: Rule[] = [
  { id: 'numbered', check: eachEntry((entry) => numbered(entry)) },
  { id: 'bio', check: bios },
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
    .flatMap(({ source, start, raw }) => [
      ...[...raw.matchAll(PARTS)]
        .filter(([, name = '', number]) => Number(number) > (counts[name] ?? 0))
        .map(({ 0: words, 1: name = '', index }) =>
          atOffset(
            source,
            start + index,
            `The text mentions ${words}, but ${counts[name] ? `has only ${counts[name]}` : 'nothing here has that number'}.`,
            `Name one that exists, or say which one is meant: “the ${name.toLowerCase()} above”, “${words} of …”.`,
          ),
        ),
    ]);
}

const says = (text: string, name: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text);
const firstName = ({ data }: Entry) => /^(?:(?:Dr|Prof|Ir)\.? )?([^ ]*)/.exec(String(field(data, 'name') ?? ''))?.[1] ?? '';

/** A bio copied from a colleague’s file: it names its person, and is about one. */
function bios(content: Content): RuleResult {
  return entriesOf(content, 'team').flatMap((entry): RuleResult => {
    const name = firstName(entry);
    const passages = passagesIn(entry).filter(({ path }) => path.length === 0);
    const [first] = passages;
    const text = passages.map(({ plain }) => plain).join(' ');
    if (!name || !first) return [];
    if (says(text, name)) return [];
    return atOffset(
      first.source,
      first.start,
      `The text doesn’t mention ${name}, whose entry this is.`,
      `Write “${name}”, or move the text.`,
    );
  });
}
