import type { Edit } from '../../lib/edits.ts';
import type { Node } from './body.ts';
import type { Entry } from './entry.ts';
import { atOffset, type DraftFinding, eachEntry, type RuleResult } from './rule.ts';

/** Where the nodes of an entry's text are in its file. */
export interface NodeContext {
  entry: Entry;
  start: (node: Node) => number;
  end: (node: Node) => number;
  /** The node as it is written. */
  raw: (node: Node) => string;
  found: (node: Node, message: string, repair: string, fix?: Edit) => DraftFinding;
}

export function nodeContext(entry: Entry): NodeContext {
  const { source } = entry;
  const start = (node: Node) => node.position?.start.offset ?? 0;
  const end = (node: Node) => node.position?.end.offset ?? 0;
  const raw = (node: Node) => source.text.slice(start(node), end(node));
  return { entry, start, end, raw, found: (node, message, repair, fix) => atOffset(source, start(node), message, repair, fix) };
}

/** Applies a check of one node to every node of every text. */
export const eachNode = (look: (node: Node, at: NodeContext, parents: readonly Node[]) => RuleResult) =>
  eachEntry((entry) => {
    const at = nodeContext(entry);
    const visit = (node: Node, parents: readonly Node[]): RuleResult => [
      look(node, at, parents),
      (node.children ?? []).map((child) => visit(child, [...parents, node])),
    ];
    return entry.source.tree ? visit(entry.source.tree, []) : [];
  });
