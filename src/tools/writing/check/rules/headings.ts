import { type TextNode, textOf } from '../../model/body.ts';
import type { Entry } from '../../model/entry.ts';
import type { Advice } from '../../model/problem.ts';
import { eachEntry, nodeContext, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = { read: [{ code: 'heading', check: eachEntry(headings) }] };

/** The deepest level that page and document of an entry have. */
const deepestOf = ({ collection }: Entry) =>
  collection === 'pages' || collection === 'team' ? 4 : 3;

function headings(entry: Entry): RuleResult {
  const { problemAt, raw } = nodeContext(entry);
  const deepest = deepestOf(entry);
  const seen = new Set<string>();
  let above = 1;
  return (entry.source.tree?.children ?? []).map((node, i, all): RuleResult => {
    if (node.type !== 'heading') return undefined;
    const words = textOf(node).trim();
    const { depth = 1 } = node;
    const heading = { written: raw(node), words, depth, next: all[i + 1] };
    const mistake = mistakeOf(heading, { above, seen, deepest });
    above = depth;
    seen.add(words.toLowerCase());
    return mistake && problemAt(node, ...mistake);
  });
}

interface Heading {
  written: string;
  words: string;
  depth: number;
  next: TextNode | undefined;
}
/** Level of the heading above, words of all above in lower case, and the deepest level there may be. */
interface Text {
  above: number;
  seen: ReadonlySet<string>;
  deepest: number;
}

/** The first thing that is wrong with a heading. */
function mistakeOf(
  { written, words, depth, next }: Heading,
  { above, seen, deepest }: Text,
): Advice | undefined {
  if (!written.startsWith('#'))
    return [
      'The line of hyphens or equals signs below turns this paragraph into a heading.',
      'Take that line out; write a heading as “## Words”.',
    ];
  if (!words) return ['The heading has no words.', 'Write its words after the ##, or take it out.'];
  if (depth === 1)
    return ['This is a first-level heading.', 'Only the page’s title is one: use "##".'];
  if (depth > deepest)
    return [
      `A heading of level ${depth} is too deep for this text.`,
      `Use "${'#'.repeat(deepest)}" at most.`,
    ];
  if (depth > above + 1)
    return [
      `A heading of level ${depth} follows one of level ${above}.`,
      `Use "${'#'.repeat(above + 1)}".`,
    ];
  if (seen.has(words.toLowerCase()))
    return [
      `The heading “${words}” appears twice in this text.`,
      'Give it other words, so that links can name it.',
      'warning',
    ];
  if (!next || (next.type === 'heading' && (next.depth ?? 0) <= depth))
    return [
      `There is nothing below the heading “${words}”.`,
      'Write its text, or take the heading out.',
      'warning',
    ];
  return undefined;
}
