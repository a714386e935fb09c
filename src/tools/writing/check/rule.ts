import type { Edit } from '../../../lib/edits.ts';
import type { Nested } from '../../../lib/nested.ts';
import { type Content, entriesOf } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import type { Source } from '../model/source.ts';
import type { Code } from './codes.ts';
import type { Finding } from './finding.ts';

/** A finding without its code, and with a severity only if it differs from the code's. */
export type DraftFinding = Omit<Finding, 'code' | 'severity'> & Partial<Pick<Finding, 'severity'>>;

/** What a check returns: one finding, several in lists, or none. */
export type RuleResult = Nested<DraftFinding>;

/**
 * One thing that can be wrong with the content; rules don't depend on each other or on their order.
 */
export interface Rule {
  code: Code;
  check: (content: Content) => RuleResult | Promise<RuleResult>;
}

/** Checks each entry by itself. */
export const eachEntry =
  (look: (entry: Entry) => RuleResult) =>
  (content: Content): RuleResult =>
    entriesOf(content).map(look);

const foundAt = (
  place: Pick<DraftFinding, 'file' | 'line' | 'column'>,
  message: string,
  repair: string,
  fix?: Edit,
): DraftFinding => ({
  ...place,
  message,
  repair,
  ...(fix && { fix }),
});

/** A finding at an offset of a file. */
export const atOffset = (
  source: Source,
  offset: number,
  message: string,
  repair: string,
  fix?: Edit,
): DraftFinding => foundAt({ file: source.file, ...source.at(offset) }, message, repair, fix);

/** A finding at a field of a file. */
export const atKey = (
  source: Source,
  path: readonly PropertyKey[],
  message: string,
  repair: string,
): DraftFinding => foundAt({ file: source.file, ...source.place(path) }, message, repair);

/** A finding at a field of an entry. */
export const atField = (
  { source, base }: Entry,
  path: readonly PropertyKey[],
  message: string,
  repair: string,
): DraftFinding => atKey(source, [...base, ...path], message, repair);

/** A finding about a whole file. */
export const atFile = (file: string, message: string, repair: string, fix?: Edit): DraftFinding =>
  foundAt({ file, line: 1, column: 1 }, message, repair, fix);

/** The same finding, which is no error. */
export const asWarning = (finding: DraftFinding): DraftFinding => ({
  ...finding,
  severity: 'warning',
});
