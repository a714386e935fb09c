import { type Node, textOf } from '../body.ts';
import type { Entry } from '../entry.ts';
import { placesIn } from '../nodes.ts';
import { atOffset, eachEntry, type Found, type Rule } from '../rule.ts';
import { textsIn } from '../texts.ts';

/** Where texts begin and end: paragraphs, headings, list items, fields. */
export const rules: Rule[] = [
  { id: 'list-item', check: eachEntry(listItems) },
  { id: 'list-end', check: eachEntry(listEnds) },
  { id: 'start', check: eachEntry(starts) },
  {
    id: 'field-end',
    check: eachEntry((entry) => [...fieldEnds(entry), ...cutEnds(entry)]),
  },
];

const listsIn = ({ source }: Entry): Node[] => (source.tree?.children ?? []).filter(({ type }) => type === 'list');

function listItems(entry: Entry): Found[] {
  const { found, raw, start } = placesIn(entry);
  return listsIn(entry).flatMap((list) => {
    const items = list.children ?? [];
    const first = Number(/^\d+/.exec(raw(list))?.[0] ?? Number.NaN);
    return items.flatMap((item, i): Found[] => {
      if (!textOf(item).trim()) return [found(item, 'The list item has no words.', 'Write them, or take the item out.')];
      const number = /^\d+/.exec(raw(item))?.[0];
      if (number === undefined || Number(number) === first + i) return [];
      const right = String(first + i);
      return [
        found(item, `The list item is written ${number}. and shown as ${right}.`, `Write ${right}., and see what names it in the text.`, {
          start: start(item),
          end: start(item) + number.length,
          text: right,
        }),
      ];
    });
  });
}

/** So many items with the same end, and one without: it was forgotten. */
const ALIKE = 3;

function listEnds(entry: Entry): Found[] {
  const { end } = placesIn(entry);
  return listsIn(entry).flatMap((list) => {
    const items = (list.children ?? []).map((node) => ({
      node,
      mark: /[.?!;,]?$/.exec(textOf(node).trim())?.[0].replace(/[?!]/, '.') ?? '',
    }));
    const groups = [...Map.groupBy(items, ({ mark }) => mark).values()].toSorted((a, b) => b.length - a.length);
    const [most = [], one = []] = groups;
    const mark = most[0]?.mark ?? '';
    // A list that is one sentence: its items end in semicolons, the last in a full stop.
    if (groups.length !== 2 || one.length !== 1 || most.length < ALIKE || /[;,]/.test(mark)) return [];
    return one.map(({ node, mark: own }) =>
      atOffset(
        entry.source,
        end(node) - 1,
        `The item ends ${own ? `with “${own}”` : 'without a mark'}, the others of this list ${mark ? `with “${mark}”` : 'without one'}.`,
        mark ? `End it with “${mark}”.` : `Take the “${own}” out.`,
      ),
    );
  });
}

const NAMED: readonly PropertyKey[] = ['name', 'title', 'subject', 'headline'];
const SMALL = /^["'“(]?\p{Ll}{2,}/u;

function starts(entry: Entry): Found[] {
  const { found } = placesIn(entry);
  const children = entry.source.tree?.children ?? [];
  const inBody = children.flatMap((node, i): Found[] => {
    if (node.type !== 'heading' && node.type !== 'paragraph') return [];
    // A paragraph below an equation goes on with its sentence.
    if (node.type === 'paragraph' && children[i - 1]?.type === 'mdxJsxFlowElement') return [];
    const text = textOf(node).trim();
    if (node.children?.[0]?.type !== 'text' || !SMALL.test(text)) return [];
    return [
      found(
        node,
        `The ${node.type} begins with a small letter: “${text.slice(0, 40)}”`,
        'Begin it with a capital, or finish what stands before it.',
      ),
    ];
  });
  const inFields = textsIn(entry)
    .filter(({ path, raw }) => NAMED.includes(path.at(-1) ?? '') && !path.some((key) => DRAWN.includes(key)) && SMALL.test(raw))
    .map(({ source, start, path }) =>
      atOffset(source, start, `The ${String(path.at(-1))} begins with a small letter.`, 'Begin it with a capital.'),
    );
  return [...inBody, ...inFields];
}

/** Parts of an entry with the names of quantities, which may be small. */
const DRAWN: readonly PropertyKey[] = ['figure', 'figures', 'example', 'references'];

/** Fields that hold whole sentences. */
const SENTENCES: readonly PropertyKey[] = [
  'excerpt',
  'quote',
  'caption',
  'alt',
  'transformation',
  'controllingIdea',
  'description',
  'teaser',
  'abstract',
  'lead',
  'text',
  'useCase',
];
/** From so many words on, such a field is a sentence. */
const SENTENCE_WORDS = 8;

const fieldEnds = (entry: Entry): Found[] =>
  entry.collection === 'settings'
    ? []
    : textsIn(entry)
        .filter(({ path }) => SENTENCES.includes(path.at(-1) ?? '') && !path.includes('diary'))
        .flatMap(({ source, start, raw, path }) => {
          const text = raw.replace(/\s*["']?\s*$/, '');
          const words = text.split(/\s+/);
          if (words.length < SENTENCE_WORDS || /[.?!…\]][”’)]?$/.test(text)) return [];
          return [
            atOffset(
              source,
              start + text.length - 1,
              `The ${String(path.at(-1))} ends without a full stop: “… ${words.slice(-3).join(' ')}”`,
              'Finish the sentence, with a full stop.',
            ),
          ];
        });

/** “Principal Engineer, Gas Turbines,”: what was to follow was lost, or taken out. */
const cutEnds = (entry: Entry): Found[] =>
  textsIn(entry)
    .filter(({ path, raw }) => NAMED_OR_TITLED.includes(path.at(-1) ?? '') && /[\p{L}\d)][,;:]["']?$/u.test(raw))
    .map(({ source, start, raw, path }) =>
      atOffset(
        source,
        start + raw.replace(/["']$/, '').length - 1,
        `The ${String(path.at(-1))} ends in “${raw.replace(/["']$/, '').at(-1)}”.`,
        'Take it out, or write what follows.',
      ),
    );
const NAMED_OR_TITLED: readonly PropertyKey[] = [...NAMED, 'position', 'role', 'label', 'company', 'country', 'value'];
