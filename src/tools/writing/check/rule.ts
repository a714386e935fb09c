import type { Nested } from '../../../lib/nested.ts';
import { nodesIn, spanOf, type TextNode } from '../model/body.ts';
import { type Content, entriesOf } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import type { Advice, Problem } from '../model/problem.ts';
import type { Source } from '../model/source.ts';
import type { Code } from './codes.ts';
import type { Stage } from './stages.ts';

/** What a check returns: one problem, several in lists, or none. */
export type RuleResult = Nested<Problem>;

/**
 * One thing that can be wrong with the content; rules don't depend on each other or on their order.
 */
export interface Rule {
  code: Code;
  check: (content: Content) => RuleResult | Promise<RuleResult>;
}

/** The rules of a subject, by the stage that they belong to. */
export type Rules = Partial<Record<Stage, readonly Rule[]>>;

export const eachEntry =
  (look: (entry: Entry, content: Content) => RuleResult) =>
  (content: Content): RuleResult =>
    entriesOf(content).map((entry) => look(entry, content));

const placed = (
  place: Pick<Problem, 'file' | 'line' | 'column'>,
  [message, repair, severity]: Advice,
): Problem => ({ ...place, message, repair, severity });

export const atOffset = (source: Source, offset: number, ...advice: Advice): Problem =>
  placed({ file: source.file, ...source.at(offset) }, advice);

/** At a field of a file. */
export const atKey = (source: Source, path: readonly PropertyKey[], ...advice: Advice): Problem =>
  placed({ file: source.file, ...source.place(path) }, advice);

/** At a field of an entry. */
export const atField = (
  { source, base }: Entry,
  path: readonly PropertyKey[],
  ...advice: Advice
): Problem => atKey(source, [...base, ...path], ...advice);

/** At a file as a whole. */
export const atFile = (file: string, ...advice: Advice): Problem =>
  placed({ file, line: 1, column: 1 }, advice);

export interface NodeContext {
  entry: Entry;
  /** The node as it is written. */
  raw: (node: TextNode) => string;
  /** Whether the node is in a paragraph, a list or another node. */
  isNested: (node: TextNode) => boolean;
  problemAt: (node: TextNode, ...advice: Advice) => Problem;
}

export const nodeContext = (entry: Entry): NodeContext => ({
  entry,
  raw: (node) => entry.source.text.slice(spanOf(node).start, spanOf(node).end),
  isNested: (node) => !entry.source.tree?.children?.includes(node),
  problemAt: (node, ...advice) => atOffset(entry.source, spanOf(node).start, ...advice),
});

export const eachNode = (look: (node: TextNode, at: NodeContext, content: Content) => RuleResult) =>
  eachEntry((entry, content) => {
    const at = nodeContext(entry);
    return nodesIn(entry.source.tree).map((node) => look(node, at, content));
  });
