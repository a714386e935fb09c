import type { PreviewInfo } from '../../src/tools/review/preview/add-preview.ts';
import type { ItemReport, ReviewReport } from '../../src/tools/review/report-schema.ts';

/** The report of a review that found nothing but what is given here. */
export function reportOf(found: Partial<ReviewReport> = {}): ReviewReport {
  const side = { ref: 'main', commit: 'a1' };
  return { base: side, head: side, errors: [], warnings: [], pages: [], documents: [], ...found };
}

/** A page of a report, whose text has changed unless something else is given. */
export const changedPage = (route: string, differences: Partial<ItemReport> = {}): ItemReport => ({
  route,
  kind: 'changed',
  because: ['text'],
  words: { inserted: 2, deleted: 1 },
  fresh: [],
  looks: [],
  codeOnly: false,
  ...differences,
});

/** A preview in which one page changed. @param text that is new on the page; without it, only the style changed */
export function previewOf(route: string, { text }: { text?: string }): PreviewInfo {
  const page = changedPage(route, text === undefined ? { because: ['look'] } : { fresh: [{ text, nth: 0 }] });
  return {
    name: 'A <b>bold</b> branch (#12)',
    editUrl: 'https://github.com/firm/site/edit/branch',
    report: reportOf({ warnings: [{ rule: 'budget', message: 'x' }], pages: [page] }),
  };
}
