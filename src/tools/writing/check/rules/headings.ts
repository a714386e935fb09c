import { textOf } from '../../model/body.ts';
import type { Entry } from '../../model/entry.ts';
import { nodeContext } from '../nodes.ts';
import { asWarning, eachEntry, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ code: 'heading', check: eachEntry(headings) }];

/** The deepest level that page and document of an entry have. */
const deepestOf = ({ collection }: Entry) =>
  collection === 'pages' || collection === 'team' ? 4 : 3;

function headings(entry: Entry): RuleResult {
  const { found, raw } = nodeContext(entry);
  const seen = new Set<string>();
  let before = 1;
  return (entry.source.tree?.children ?? []).map((node, i, all): RuleResult => {
    if (node.type !== 'heading') return undefined;
    const { depth = 1 } = node;
    const above = before;
    before = depth;
    if (!raw(node).startsWith('#'))
      return found(
        node,
        'The line of hyphens or equals signs below turns this paragraph into a heading.',
        'Take that line out; write a heading as “## Words”.',
      );
    const words = textOf(node).trim();
    const isTwice = seen.has(words.toLowerCase());
    seen.add(words.toLowerCase());
    if (!words)
      return found(
        node,
        'The heading has no words.',
        'Write its words after the ##, or take it out.',
      );
    if (depth === 1)
      return found(
        node,
        'This is a first-level heading.',
        'Only the page’s title is one: use "##".',
      );
    if (depth > deepestOf(entry))
      return found(
        node,
        `A heading of level ${depth} is too deep for this text.`,
        `Use "${'#'.repeat(deepestOf(entry))}" at most.`,
      );
    if (depth > above + 1)
      return found(
        node,
        `A heading of level ${depth} follows one of level ${above}.`,
        `Use "${'#'.repeat(above + 1)}".`,
      );
    if (isTwice)
      return asWarning(
        found(
          node,
          `The heading “${words}” appears twice in this text.`,
          'Give it other words, so that links can name it.',
        ),
      );
    const next = all[i + 1];
    const isEmpty = !next || (next.type === 'heading' && (next.depth ?? 0) <= depth);
    return (
      isEmpty &&
      asWarning(
        found(
          node,
          `There is nothing below the heading “${words}”.`,
          'Write its text, or take the heading out.',
        ),
      )
    );
  });
}
