import { ROUTES } from '../../config/routes.ts';
import type { Shots } from './browser/shots.ts';
import type { PageChange } from './compare/changes.ts';
import type { WordChanges } from './compare/text-changes.ts';
import type { DocumentChange } from './documents.ts';
import type { PageReport, ReviewReport } from './report-schema.ts';

/** All data of the report on one page. */
export interface ReviewedPage {
  change: PageChange;
  report: PageReport;
  looks: Shots[];
  details: WordChanges;
  /** Pictures with which links to the page are shared, where they differ. */
  cards: Pick<Shots, 'before' | 'after'>;
}

/** All data of the report on one document. */
export interface ReviewedDocument {
  change: DocumentChange;
  report: ReviewReport['documents'][number];
}

export interface Review {
  report: ReviewReport;
  pages: ReviewedPage[];
  documents: ReviewedDocument[];
  /** Declarations of styles that differ anywhere on the site. */
  styles: WordChanges;
}

export const isStandIn = ({ route }: PageReport) => route.startsWith(`${ROUTES.standIn}/`);
