import { caseRoute } from '../../../config/routes.ts';
import { slugOf } from '../../../lib/slug.ts';
import { MONTHS } from '../../../lib/text-date.ts';
import { type Node, textOf } from '../body.ts';
import { type Entry, field } from '../entry.ts';
import { aboutOf } from '../mentions.ts';
import { type Content, entriesOf, settingsOf } from '../model.ts';
import { placesIn } from '../nodes.ts';
import { atField, atOffset, eachEntry, type Found, type Rule } from '../rule.ts';
import { passagesIn, textsIn } from '../texts.ts';

/** What a text says of something that stands elsewhere: in the same entry, or in another one. */
export const rules: Rule[] = [
  {
    id: 'numbered',
    check: eachEntry((entry) => numbered(entry)),
  },
  { id: 'link-name', check: (content) => [...menuNames(content), ...linkNames(content)] },
  { id: 'place', check: eachEntry(places) },
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

/** “the life review” that leads to another case: words and path from two sentences. */
function linkNames(content: Content): Found[] {
  const pages = (['cases', 'services', 'pages'] as const).flatMap((name) =>
    (content.entries.get(name) ?? []).map(({ id, data }) => {
      const names = [id.replaceAll('-', ' '), field(data, 'subject'), field(data, 'title')].map((each) => String(each ?? ''));
      return { path: name === 'cases' ? caseRoute(id) : `/${id}`, slug: id, words: new Set(names.flatMap(aboutOf)) };
    }),
  );
  /** One word names too many pages, unless it is all that a page is called. */
  const isNamed = ({ slug, words }: (typeof pages)[number], link: string) => {
    const about = aboutOf(link);
    return slugOf(link) === slug || (about.length > 1 && about.every((word) => words.has(word)));
  };
  return entriesOf(content).flatMap((entry) => {
    const { found } = placesIn(entry);
    const visit = (node: Node): Found[] => {
      const [url = ''] = (node.url ?? '').split('#');
      const target = node.type === 'link' ? pages.find(({ path }) => path === url) : undefined;
      const other = target && !isNamed(target, textOf(node)) ? pages.find((page) => isNamed(page, textOf(node))) : undefined;
      return [
        ...(other
          ? [
              found(
                node,
                `“${textOf(node)}” leads to ${url}; there is a page ${other.path}.`,
                `Write (${other.path}), or other words for ${url}.`,
              ),
            ]
          : []),
        ...(node.children ?? []).flatMap(visit),
      ];
    };
    return entry.source.tree ? visit(entry.source.tree) : [];
  });
}

/** Names of places in a text: capitals behind “in”, “off” and the like. */
const PLACE =
  /\b(?:in|off|at|near|from|of)(?: the)?(?: \p{Ll}+ern)? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)|, (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)(?=,|$)/gu;
const placesOf = (text: string) => [...text.matchAll(PLACE)].map(([, behind, last]) => behind ?? last ?? '');

/** A site that is in one country on the plate and in another in the summary. */
function places(entry: Entry): Found[] {
  const site = field(entry.data, 'plate', 'Site');
  if (entry.collection !== 'cases' || typeof site !== 'string') return [];
  const passages = passagesIn(entry);
  const plate = passages.find(({ path }) => path.join('.') === 'plate.Site');
  const own = placesOf(site);
  const told = passages.filter((each) => each !== plate).map(({ plain }) => plain);
  const isTold = (name: string) => told.some((text) => text.includes(name));
  if (plate && own.length > 0 && !own.some(isTold))
    return [
      atOffset(
        plate.source,
        plate.start,
        `The plate says “${site}”; nothing else of this case names ${own.join(' or ')}.`,
        'Write the place that the text has, or name this one there.',
      ),
    ];
  return passages
    .filter(({ path }) => ['title', 'quote', 'excerpt', 'seo'].includes(String(path[0])))
    .flatMap((passage) =>
      placesOf(passage.plain)
        .filter((name) => !MONTHS.includes(name) && !passages.some((each) => each !== passage && each.plain.includes(name)))
        .map((name) =>
          atOffset(
            passage.source,
            passage.start + Math.max(passage.raw.indexOf(name), 0),
            `The ${String(passage.path[0])} names ${name}, which stands nowhere else in this case; its site is “${site}”.`,
            'Write the place of the plate, or name this one in the text as well.',
          ),
        ),
    );
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
    // A bio begins with its person’s name, or with a pronoun.
    const [, begins = ''] = /^(\p{Lu}\p{Ll}+),? (?!\p{Lu})/u.exec(passage.plain) ?? [];
    const isStranger =
      begins && !says(all, name) && !/^(?:He|She|The|A|An|After|Before|In|At|From|For|With|As|Since|Our|On|By)$/.test(begins);
    if (!other && isStranger)
      return [
        atOffset(passage.source, passage.start, `The text begins with “${begins}”; this is the entry of ${name}.`, `Write “${name}”.`),
      ];
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
