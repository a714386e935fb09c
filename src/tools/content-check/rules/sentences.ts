import { type Node, textOf } from '../body.ts';
import type { Entry } from '../entry.ts';
import { placesIn } from '../nodes.ts';
import { atOffset, eachEntry, type Found, type Rule } from '../rule.ts';
import { eachPassage, type Passage } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'pair', check: eachPassage(pairs) },
  { id: 'end', check: eachEntry(ends) },
];

const PAIRS = [
  ['(', ')'],
  ['“', '”'],
] as const;

/** The bracket of a passage that has no other half: the last one that opens, or the first that closes. */
function pairs({ source, start, raw, path }: Passage): Found[] {
  return PAIRS.flatMap(([open, close]): Found[] => {
    // A link's path is in brackets of its own, and so is the number of a list: "a)".
    const text = path.length === 0 ? raw.replace(/\]\([^)]*\)/g, (link) => ' '.repeat(link.length)) : raw;
    const waiting: number[] = [];
    for (let at = 0; at < text.length; at++) {
      if (text[at] === open) waiting.push(at);
      else if (text[at] === close && waiting.pop() === undefined && !/(?:^|\s)[\da-z]{1,2}$/.test(text.slice(0, at)))
        return [atOffset(source, start + at, `The ${close} has no ${open} before it.`, `Put a ${open} in, or take the ${close} out.`)];
    }
    const at = waiting.at(-1);
    return at === undefined
      ? []
      : [atOffset(source, start + at, `The ${open} has no ${close} behind it.`, `Put a ${close} in, or take the ${open} out.`)];
  });
}

/** A paragraph that ends in the middle of a sentence was most likely cut in pasting. */
function ends(entry: Entry): Found[] {
  const { end } = placesIn(entry);
  return (entry.source.tree?.children ?? []).flatMap((node: Node): Found[] => {
    const text = textOf(node).trim();
    if (node.type !== 'paragraph' || !/[\p{L}\d,;–-]$/u.test(text)) return [];
    const last = text.split(/\s+/).slice(-3).join(' ');
    return [
      atOffset(
        entry.source,
        end(node) - 1,
        `The paragraph ends without a full stop: “… ${last}”`,
        'Finish the sentence, with a full stop.',
      ),
    ];
  });
}
