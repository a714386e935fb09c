import type { Content, Entry } from './model.ts';
import type { Finding, Fix } from './problem.ts';
import type { Source } from './source.ts';

/** A finding before the rule's name and severity are put to it. */
export type Found = Omit<Finding, 'rule' | 'severity'>;

/** One thing that can be wrong with the content. */
export interface Rule {
  id: string;
  severity: Finding['severity'];
  /** What it finds, for the list of rules. */
  finds: string;
  check: (content: Content) => Found[] | Promise<Found[]>;
}

/** A finding at an offset of a file. */
export const atOffset = (source: Source, offset: number, message: string, repair: string, fix?: Fix): Found => ({
  file: source.file,
  ...source.at(offset),
  message,
  repair,
  ...(fix && { fix }),
});

/** A finding at a field of an entry. */
export const atField = ({ source, base }: Entry, path: readonly PropertyKey[], message: string, repair: string, fix?: Fix): Found => ({
  file: source.file,
  ...source.place([...base, ...path]),
  message,
  repair,
  ...(fix && { fix }),
});

/** A finding about a whole file. */
export const atFile = (file: string, message: string, repair: string, fix?: Fix): Found => ({
  file,
  line: 1,
  column: 1,
  message,
  repair,
  ...(fix && { fix }),
});
