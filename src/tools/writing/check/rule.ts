import type { Nested } from '../../../lib/nested.ts';
import { type Node, nodesIn, spanOf } from '../model/body.ts';
import { type Content, entriesOf } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import type { Advice } from '../model/problem.ts';
import type { Source } from '../model/source.ts';
import type { Code, Severity } from './codes.ts';
import type { Finding } from './finding.ts';

/** A finding without its code, and with a severity only if it differs from the code's. */
export type DraftFinding = Omit<Finding, 'code' | 'severity'> & Partial<Pick<Finding, 'severity'>>;

/** What is wrong, how to correct it, and a severity if it differs from the code's. */
export type Verdict = readonly [...Advice, severity?: Severity | undefined];

/** What a check returns: one finding, several in lists, or none. */
export type RuleResult = Nested<DraftFinding>;

/**
 * One thing that can be wrong with the content; rules don't depend on each other or on their order.
 */
export interface Rule {
  code: Code;
  check: (content: Content) => RuleResult | Promise<RuleResult>;
}

export const eachEntry =
  (look: (entry: Entry, content: Content) => RuleResult) =>
  (content: Content): RuleResult =>
    entriesOf(content).map((entry) => look(entry, content));

/** A finding at a place; below, at an offset or a field of a file, a field of an entry, or a file as a whole. */
const foundAt = (
  place: Pick<DraftFinding, 'file' | 'line' | 'column'>,
  [message, repair, severity]: Verdict,
): DraftFinding => ({ ...place, message, repair, ...(severity && { severity }) });

export const atOffset = (source: Source, offset: number, ...verdict: Verdict): DraftFinding =>
  foundAt({ file: source.file, ...source.at(offset) }, verdict);

export const atKey = (
  source: Source,
  path: readonly PropertyKey[],
  ...verdict: Verdict
): DraftFinding => foundAt({ file: source.file, ...source.place(path) }, verdict);

export const atField = (
  { source, base }: Entry,
  path: readonly PropertyKey[],
  ...verdict: Verdict
): DraftFinding => atKey(source, [...base, ...path], ...verdict);

export const atFile = (file: string, ...verdict: Verdict): DraftFinding =>
  foundAt({ file, line: 1, column: 1 }, verdict);

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
