import { slugOf } from '../../../lib/slug.ts';
import { type Entry, field } from '../entry.ts';
import { type Content, entriesOf, settingsOf } from '../model.ts';
import { atField, atOffset, eachEntry, type Found, type Rule } from '../rule.ts';
import { passagesIn, textsIn } from '../texts.ts';

/** What a text says of something that stands elsewhere: in the same entry, or in another one. */
export const rules: Rule[] = [
  {
    id: 'numbered',
    check: eachEntry((entry) => numbered(entry)),
  },
  { id: 'menu-name', check: menuNames },
  { id: 'bio', check: bios },
  { id: 'year', check: years },
];

const PARTS = /\b(Table|Figure|Equation) (\d+)\b(?! (?:of|in) )/g;
const CITED = /\b(\p{Lu}\p{Ll}{2,}) ((?:19|20)\d\d)\b/gu;
const TIMES =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Since|From|In|Until|By|About|Revision|Edition|Between|Before|After|During|The|And|Of|To)$/;

/** Papers count their tables, drawings and equations, and list their literature; other texts have no numbers to name. */
function numbered(entry: Entry): Found[] {
  if (entry.collection === 'settings' || entry.collection === 'calculations') return [];
  const isPaper = entry.collection === 'papers';
  const tables = isPaper ? (entry.source.body.match(/^Table \d+\. /gm) ?? []).length : 0;
  const references = field(entry.data, 'references');
  const listed = Array.isArray(references) ? references.map((each) => String(field(each, 'id'))) : [];
  return textsIn(entry)
    .filter(({ path }) => !path.includes('references') && path.at(-1) !== 'revision')
    .flatMap(({ source, start, raw }) => [
      ...[...raw.matchAll(PARTS)]
        .filter(([, name, number]) => !isPaper || (name === 'Table' && Number(number) > tables))
        .map(({ 0: words, 1: name, index }) =>
          atOffset(
            source,
            start + index,
            isPaper
              ? `The text names ${words}; it has ${tables === 0 ? 'no table with a number' : `no more than ${tables}`}.`
              : `The text names ${words}; nothing has a number on this page.`,
            isPaper
              ? `Name one that is there, or say whose it is: “${words} of …”.`
              : `Say which it is, such as “the ${String(name).toLowerCase()} above”, or whose: “${words} of …”.`,
          ),
        ),
      ...(isPaper
        ? [...raw.matchAll(CITED)]
            .filter(
              ([words, name = '']) =>
                !listed.includes(words) && !TIMES.test(name) && listed.some((id) => /^\p{Lu}\p{Ll}+ \d{4}$/u.test(id)),
            )
            .map(({ 0: words, index }) =>
              atOffset(
                source,
                start + index,
                `The text names “${words}”, which is not among the references.`,
                `Add it to references:, or name one that is there: ${listed.join(', ')}.`,
              ),
            )
        : []),
    ]);
}

/** “About Us” that leads to /contact-us: a menu's name and path from two lines. */
function menuNames(content: Content): Found[] {
  const { routes } = content;
  const entry = settingsOf(content, 'navigation');
  if (!entry) return [];
  return ['services', 'links', 'footer'].flatMap((part) => {
    const lines = field(entry.data, part);
    if (!Array.isArray(lines)) return [];
    return lines.flatMap((line, i) => {
      const [name, route] = [field(line, 'name'), field(line, 'route')];
      if (typeof name !== 'string' || typeof route !== 'string') return [];
      const own = `/${slugOf(name)}`;
      return own === route || !routes.has(own) || !routes.has(route)
        ? []
        : [
            atField(
              entry,
              [part, i, 'route'],
              `“${name}” leads to ${route}; there is a page ${own}.`,
              `Write route: ${own}, or the name of the page ${route}.`,
            ),
          ];
    });
  });
}

/** A bio copied from a colleague's file. */
function bios({ entries }: Content): Found[] {
  const people = entries.get('team') ?? [];
  const firstName = ({ data }: Entry) =>
    String(field(data, 'name') ?? '')
      .replace(/^(?:Dr|Prof|Ir)\.? /, '')
      .split(' ')[0] ?? '';
  const says = (text: string, name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);
  return people.flatMap((entry) => {
    const name = firstName(entry);
    const text = passagesIn(entry).filter(({ path }) => path.length === 0);
    const [passage] = text;
    if (!name || !passage) return [];
    const all = text.map(({ plain }) => plain).join(' ');
    const other = people.find((each) => each !== entry && firstName(each) !== name && says(all, firstName(each)));
    if (other && !says(all, name))
      return [
        atOffset(
          passage.source,
          passage.start,
          `The text is about ${firstName(other)}; this is the entry of ${name}.`,
          `Write “${name}”, or move the text to ${other.source.file}.`,
        ),
      ];
    const first = text.flatMap((each) => [...each.raw.matchAll(/\b(?:I|[Mm]y)\b(?=[ ’])/g)].map((match) => ({ each, match })))[0];
    if (first)
      return [
        atOffset(
          first.each.source,
          first.each.start + first.match.index,
          `The text says “${first.match[0]}”; the texts about people speak of them.`,
          `Write it of ${name}: “he” or “she”, “his” or “her”.`,
        ),
      ];
    const he = /\b(?:he|his|him|He|His)\b/.exec(passage.raw);
    const she = /\b(?:she|her|hers|She|Her)\b/.exec(passage.raw);
    if (!he || !she) return [];
    const later = Math.max(he.index, she.index);
    return [
      atOffset(
        passage.source,
        passage.start + later,
        `“${he[0]}” and “${she[0]}” are said of one person.`,
        'Write one of the two throughout.',
      ),
    ];
  });
}

/** Further ahead than this, a year is a slip of the hand rather than a forecast. */
const YEARS_AHEAD = 25;
const YEAR = /\b(?:in|since|from|until|of|by) ((?:19|20)\d\d)\b(?![.,-]\d)/g;
const FOUNDED = /\bfounded the firm in ((?:19|20)\d\d)\b|\bfirm was founded in ((?:19|20)\d\d)\b/g;

function years(content: Content): Found[] {
  const today = Number(content.today.slice(0, 4));
  const firm = settingsOf(content, 'company');
  // One that is still to come is named by another rule.
  const founded = Number(field(firm?.data, 'founded')) <= today ? String(field(firm?.data, 'founded')) : '';
  return entriesOf(content).flatMap((entry) =>
    textsIn(entry).flatMap(({ source, start, raw }) => [
      ...[...raw.matchAll(YEAR)]
        .filter(([, year]) => Number(year) > today + YEARS_AHEAD)
        .map(({ 1: year, index }) =>
          atOffset(source, start + index, `The year ${year} is far ahead.`, 'Correct it, unless that year is meant.'),
        ),
      ...[...raw.matchAll(FOUNDED)]
        .filter(([, a, b]) => founded && (a ?? b) !== founded)
        .map(({ 0: words, index }) =>
          atOffset(
            source,
            start + index,
            `“${words}”: by src/content/settings/company.yaml it was ${founded}.`,
            `Write ${founded}, or correct founded: there.`,
          ),
        ),
    ]),
  );
}
