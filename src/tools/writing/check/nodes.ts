import { type Node, nodesIn, spanOf } from '../model/body.ts';
import type { Content } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import { atOffset, type DraftFinding, eachEntry, type RuleResult, type Verdict } from './rule.ts';

/** The text of an entry, and how to report its nodes. */
export interface NodeContext {
  entry: Entry;
  /** The node as it is written. */
  raw: (node: Node) => string;
  /** Whether the node is in a paragraph, a list or another node. */
  isInner: (node: Node) => boolean;
  found: (node: Node, ...verdict: Verdict) => DraftFinding;
}

export const nodeContext = (entry: Entry): NodeContext => ({
  entry,
  raw: (node) => entry.source.text.slice(spanOf(node).start, spanOf(node).end),
  isInner: (node) => !entry.source.tree?.children?.includes(node),
  found: (node, ...verdict) => atOffset(entry.source, spanOf(node).start, ...verdict),
});

/** Applies a check of one node to every node of every text. */
export const eachNode = (look: (node: Node, at: NodeContext, content: Content) => RuleResult) =>
  eachEntry((entry, content) => {
    const at = nodeContext(entry);
    return nodesIn(entry.source.tree).map((node) => look(node, at, content));
  });
