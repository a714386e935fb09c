import { type Node, spanOf } from '../model/body.ts';
import type { Entry } from '../model/entry.ts';
import { atOffset, type DraftFinding, eachEntry, type RuleResult } from './rule.ts';

/** The text of an entry, and how to report its nodes. */
export interface NodeContext {
  entry: Entry;
  /** The node as it is written. */
  raw: (node: Node) => string;
  found: (node: Node, message: string, repair: string) => DraftFinding;
}

export const nodeContext = (entry: Entry): NodeContext => ({
  entry,
  raw: (node) => entry.source.text.slice(spanOf(node).start, spanOf(node).end),
  found: (node, message, repair) => atOffset(entry.source, spanOf(node).start, message, repair),
});

/** Applies a check of one node to every node of every text. */
export const eachNode = (
  look: (node: Node, at: NodeContext, parents: readonly Node[]) => RuleResult,
) =>
  eachEntry((entry) => {
    const at = nodeContext(entry);
    const visit = (node: Node, parents: readonly Node[]): RuleResult => [
      look(node, at, parents),
      (node.children ?? []).map((child) => visit(child, [...parents, node])),
    ];
    return entry.source.tree ? visit(entry.source.tree, []) : [];
  });
