import type { Entry, ReviewReport } from '../../src/tools/review/report-data.ts';

/** The report of a review that found nothing but what is given here. */
export function reportOf(found: Partial<ReviewReport> = {}): ReviewReport {
  return { base: 'main', errors: [], warnings: [], entries: [], ...found };
}

/** A page of a report, in which one word has changed unless something else is given. */
export const changedPage = (route: string, differences: Partial<Entry> = {}): Entry => ({
  route,
  kind: 'changed',
  words: [
    [
      { kind: 'same', text: 'Call the ' },
      { kind: 'deleted', text: 'firm' },
      { kind: 'inserted', text: 'engineer' },
    ],
  ],
  links: [],
  pictures: [],
  ...differences,
});
