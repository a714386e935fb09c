import { caseRoute } from '../../../config/routes.ts';
import { slugOf } from '../../../lib/slug.ts';
import { MONTHS } from '../../../lib/text-date.ts';
import { nodesIn, textOf } from '../body.ts';
import { type Entry, field } from '../entry.ts';
import { aboutOf } from '../mentions.ts';
import { type Content, entriesOf } from '../model.ts';
import { placesIn } from '../nodes.ts';
import { atField, atOffset, eachEntry, type Found, type Looked, type Rule } from '../rule.ts';
import { type Passage, passagesIn, textsIn } from '../texts.ts';

/** What a text says of something that stands elsewhere: in the same entry, or in another one. */
export const rules: Rule[] = [
  { id: 'numbered', check: eachEntry((entry) => numbered(entry)) },
  { id: 'link-name', check: linkNames },
  { id: 'place', check: eachEntry(places) },
  { id: 'bio', check: bios },
];

const PARTS = /\b(Table|Figure|Equation) (\d+)\b(?! (?:of|in) )/g;

/** How many of each a paper has; other texts have no numbers to name. */
function countsOf({ collection, source, data, numbers }: Entry): Record<string, number> {
  if (collection !== 'papers') return {};
  const sizeOf = (value: unknown) => Object.keys(value ?? {}).length;
  return {
    Table: (source.body.match(/^Table \d+\. /gm) ?? []).length,
    Figure: sizeOf(field(data, 'figures')),
    Equation: sizeOf(field(numbers?.data, 'equations')),
  };
}

/** Parts that a text names: “Table 9”. */
function numbered(entry: Entry): Looked {
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
            `The text names ${words}; ${counts[name] ? `it has no more than ${counts[name]}` : 'nothing has such a number here'}.`,
            `Name one that is there, or say which it is: “the ${name.toLowerCase()} above”, “${words} of …”.`,
          ),
        ),
    ]);
}

/** A link of a text or a line of a menu: its words, where it leads, and how a finding is made there. */
interface Named {
  words: string;
  url: string;
  found: (message: string, repair: string) => Found;
}

function linksIn(entry: Entry): Named[] {
  const { found } = placesIn(entry);
  const inText = nodesIn(entry.source.tree).filter(({ type }) => type === 'link');
  const lines = ['services', 'links', 'footer'].flatMap((part) => {
    const list = field(entry.data, 'kind') === 'navigation' ? field(entry.data, part) : undefined;
    return Array.isArray(list) ? list.map((line, i) => ({ line, path: [part, i, 'route'] })) : [];
  });
  return [
    ...inText.map((node): Named => ({ words: textOf(node), url: node.url ?? '', found: (...words) => found(node, ...words) })),
    ...lines.map(
      ({ line, path }): Named => ({
        words: String(field(line, 'name')),
        url: String(field(line, 'route')),
        found: (...words) => atField(entry, path, ...words),
      }),
    ),
  ];
}

/** “the life review” that leads to another case, “About Us” that leads to /contact-us: words and path from two places. */
function linkNames(content: Content): Looked {
  const pages = (['cases', 'services', 'pages'] as const).flatMap((name) =>
    entriesOf(content, name).map(({ id, data }) => {
      const names = [id.replaceAll('-', ' '), field(data, 'subject'), field(data, 'title')].map((each) => String(each ?? ''));
      return { path: name === 'cases' ? caseRoute(id) : `/${id}`, slug: id, words: new Set(names.flatMap(aboutOf)) };
    }),
  );
  /** One word names too many pages, unless it is all that a page is called. */
  const isNamed = ({ slug, words }: (typeof pages)[number], link: string) => {
    const about = aboutOf(link);
    return slugOf(link) === slug || (about.length > 1 && about.every((word) => words.has(word)));
  };
  return entriesOf(content)
    .flatMap(linksIn)
    .flatMap(({ words, url, found }) => {
      const [path] = url.split('#');
      const target = pages.find((page) => page.path === path);
      const other = target && !isNamed(target, words) ? pages.find((page) => isNamed(page, words)) : undefined;
      return other
        ? found(`“${words}” leads to ${path}; there is a page ${other.path}.`, `Write ${other.path}, or other words for ${path}.`)
        : [];
    });
}

/** Names of places in a text: capitals behind “in”, “off” and the like. */
const PLACE =
  /\b(?:in|off|at|near|from|of)(?: the)?(?: \p{Ll}+ern)? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)|, (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)(?=,|$)/gu;
const placesOf = (text: string) => [...text.matchAll(PLACE)].map(([, behind, last]) => behind ?? last ?? '');

/** A site that is in one country on the plate or in a summary, and in another in the rest of its case. */
function places(entry: Entry): Looked {
  if (entry.collection !== 'cases') return [];
  const passages = passagesIn(entry);
  const isSummary = ({ path }: Passage) => ['title', 'quote', 'excerpt', 'seo'].includes(String(path[0]));
  const isSite = ({ path }: Passage) => path.join('.') === 'plate.Site';
  const found = passages
    .toSorted((a, b) => Number(isSite(b)) - Number(isSite(a)))
    .flatMap((passage): Looked => {
      const isPlate = isSite(passage);
      if (!isPlate && !isSummary(passage)) return [];
      const names = placesOf(passage.plain).filter((name) => !MONTHS.includes(name));
      const alone = names.filter((name) => !passages.some((each) => each !== passage && each.plain.includes(name)));
      const [name] = alone;
      // Where no summary names a place, the plate is free to. Of a place and its country, one is told elsewhere as well.
      if (isPlate && !passages.some((each) => each !== passage && isSummary(each) && placesOf(each.plain).length > 0)) return [];
      if (name === undefined || (isPlate && alone.length < names.length)) return [];
      return atOffset(
        passage.source,
        passage.start + Math.max(passage.raw.indexOf(name), 0),
        `The ${String(passage.path[0])} names ${name}, which stands nowhere else in this case.`,
        'Write the place that the rest of the case has, or name this one there as well.',
      );
    });
  // Where the plate has the wrong one, the others stand alone as well.
  return found.slice(0, 1);
}

const says = (text: string, name: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text);
const firstName = ({ data }: Entry) => /^(?:(?:Dr|Prof|Ir)\.? )?([^ ]*)/.exec(String(field(data, 'name') ?? ''))?.[1] ?? '';

/** A bio copied from a colleague’s file: it names its person, and is about one. */
function bios(content: Content): Looked {
  return entriesOf(content, 'team').flatMap((entry): Looked => {
    const name = firstName(entry);
    const passages = passagesIn(entry).filter(({ path }) => path.length === 0);
    const [first] = passages;
    const text = passages.map(({ plain }) => plain).join(' ');
    if (!name || !first) return [];
    if (says(text, name)) return [];
    return atOffset(first.source, first.start, `The text doesn’t name ${name}, whose entry this is.`, `Write “${name}”, or move the text.`);
  });
}
