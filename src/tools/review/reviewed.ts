import type { WordChanges } from './compare/text-changes.ts';
import type { ItemReport, ReviewReport } from './report-schema.ts';

/** Pictures of the same thing: file names in the folder `shots`. */
export interface Pictures {
  title: string;
  note: string;
  files: Partial<Record<'before' | 'after' | 'difference' | 'outlined', string | undefined>>;
}

/** A page or document that differs: its part of `report.json`, and what else the report shows of it. */
export interface Item {
  report: ItemReport;
  words: WordChanges;
  /** Targets of links, metadata, attributes. */
  details: WordChanges;
  pictures: Pictures[];
}

export interface Review {
  report: ReviewReport;
  /** All but pages that read and look the same. */
  items: readonly Item[];
  /** Style declarations that differ anywhere on the site. */
  styles: WordChanges;
}
