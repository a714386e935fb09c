import { memoize } from '../../../lib/memoize.ts';
import { flatten, type Nested } from '../../../lib/nested.ts';
import { type Content, entriesOf } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import type { Source } from '../model/source.ts';
import type { Finding, Fix } from './finding.ts';
import type { RuleId } from './rule-table.ts';

/** A finding without the rule's name, and with a severity only if it differs from the rule's. */
export type DraftFinding = Omit<Finding, 'rule' | 'severity'> & Partial<Pick<Finding, 'severity'>>;

/** What a check returns: one finding, several in lists, or none. */
export type RuleResult = Nested<DraftFinding>;

/** One thing that can be wrong with the content; `rule-table.ts` says what, and when it is checked. */
export interface Rule {
  id: RuleId;
  check: (content: Content) => RuleResult | Promise<RuleResult>;
}

/** Checks each entry by itself, and again only if it has changed. The findings must depend on nothing but the entry. */
export function eachEntry(look: (entry: Entry) => RuleResult): (content: Content) => RuleResult {
  const once = memoize((entry: Entry) => flatten(look(entry)));
  return (content) => entriesOf(content).map(once);
}

/** The same for each file. */
export function eachSource(look: (source: Source) => RuleResult): (content: Content) => RuleResult {
  const once = memoize((source: Source) => flatten(look(source)));
  return ({ sources }) => sources.map(once);
}

const foundAt = (place: Pick<DraftFinding, 'file' | 'line' | 'column'>, message: string, repair: string, fix?: Fix): DraftFinding => ({
  ...place,
  message,
  repair,
  ...(fix && { fix }),
});

/** A finding at an offset of a file. */
export const atOffset = (source: Source, offset: number, message: string, repair: string, fix?: Fix): DraftFinding =>
  foundAt({ file: source.file, ...source.at(offset) }, message, repair, fix);

/** A finding at a field of a file. */
export const atKey = (source: Source, path: readonly PropertyKey[], message: string, repair: string, fix?: Fix): DraftFinding =>
  foundAt({ file: source.file, ...source.place(path) }, message, repair, fix);

/** A finding at a field of an entry. */
export const atField = ({ source, base }: Entry, path: readonly PropertyKey[], message: string, repair: string, fix?: Fix): DraftFinding =>
  atKey(source, [...base, ...path], message, repair, fix);

/** A finding about a whole file. */
export const atFile = (file: string, message: string, repair: string, fix?: Fix): DraftFinding =>
  foundAt({ file, line: 1, column: 1 }, message, repair, fix);
