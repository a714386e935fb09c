import { textOf } from '../../model/body.ts';
import type { Entry } from '../../model/entry.ts';
import type { Advice } from '../../model/problem.ts';
import { eachEntry, nodeContext, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = { read: [{ code: 'heading', check: eachEntry(headings) }] };

/** The deepest level that page and document of an entry have. */
const deepestOf = ({ collection }: Entry) =>
  collection === 'pages' || collection === 'team' ? 4 : 3;

function headings(entry: Entry): RuleResult {
  const { found, raw } = nodeContext(entry);
  const deepest = deepestOf(entry);
  const seen = new Set<string>();
  let above = 1;
  return (entry.source.tree?.children ?? []).map((node, i, all): RuleResult => {
    if (node.type !== 'heading') return undefined;
    const { depth = 1 } = node;
    const next = all[i + 1];
    const words = textOf(node).trim();
    const key = words.toLowerCase();
    const mistakes: [isMade: boolean, ...Advice][] = [
      [
        !raw(node).startsWith('#'),
        'The line of hyphens or equals signs below turns this paragraph into a heading.',
        'Take that line out; write a heading as “## Words”.',
      ],
      [!words, 'The heading has no words.', 'Write its words after the ##, or take it out.'],
      [depth === 1, 'This is a first-level heading.', 'Only the page’s title is one: use "##".'],
      [
        depth > deepest,
        `A heading of level ${depth} is too deep for this text.`,
        `Use "${'#'.repeat(deepest)}" at most.`,
      ],
      [
        depth > above + 1,
        `A heading of level ${depth} follows one of level ${above}.`,
        `Use "${'#'.repeat(above + 1)}".`,
      ],
      [
        seen.has(key),
        `The heading “${words}” appears twice in this text.`,
        'Give it other words, so that links can name it.',
        'warning',
      ],
      [
        !next || (next.type === 'heading' && (next.depth ?? 0) <= depth),
        `There is nothing below the heading “${words}”.`,
        'Write its text, or take the heading out.',
        'warning',
      ],
    ];
    above = depth;
    seen.add(key);
    const first = mistakes.find(([isMade]) => isMade);
    if (!first) return undefined;
    const [, ...advice] = first;
    return found(node, ...advice);
  });
}
