import type { PreviewInfo } from '../../src/tools/review/preview/add-preview.ts';

/** A preview in which one page changed. @param text that is new on the page; without it, only the style changed */
export function previewOf(route: string, { text }: { text?: string }): PreviewInfo {
  const side = { ref: 'main', commit: 'a1' };
  return {
    name: 'A <b>bold</b> branch (#12)',
    editUrl: 'https://github.com/firm/site/edit/branch',
    report: {
      base: side,
      head: side,
      errors: [],
      warnings: [{ rule: 'budget', message: 'x' }],
      repairs: [],
      pages: [
        {
          route,
          kind: 'changed',
          because: [text === undefined ? 'look' : 'text'],
          words: { inserted: 2, deleted: 1 },
          fresh: text === undefined ? [] : [{ text, nth: 0 }],
          looks: [],
          codeOnly: false,
        },
      ],
      documents: [],
    },
  };
}
