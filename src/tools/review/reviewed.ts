import type { WordChanges } from './compare/text-changes.ts';
import type { HtmlValue } from './report/escape.ts';
import type { ReviewReport } from './report-schema.ts';

/** Pictures of the same thing: file names in the folder `shots`. */
export interface Pictures {
  title: string;
  note: string;
  files: Partial<Record<'before' | 'after' | 'difference' | 'outlined', string | undefined>>;
}

/** What the report says of one page or document. */
export interface Entry {
  name: string;
  why: HtmlValue;
  words: WordChanges;
  /** Targets of links, metadata, attributes. */
  details: WordChanges;
  pictures: Pictures[];
}

export interface Review {
  report: ReviewReport;
  /** By route or path; pages that read and look the same have none. */
  entries: ReadonlyMap<string, Entry>;
  /** Declarations of styles that differ anywhere on the site. */
  styles: WordChanges;
}
