import type { PreviewInfo } from '../../src/tools/review/preview/add-preview.ts';

/** A preview in which one page changed. @param html body of the page with its changes marked; left out, only its style changed */
export function previewOf(route: string, { html }: { html?: string }): PreviewInfo {
  const side = { ref: 'main', commit: 'a1' };
  return {
    name: 'A <b>bold</b> branch (#12)',
    editUrl: 'https://github.com/firm/site/edit/branch',
    report: {
      base: side,
      head: side,
      errors: [],
      pages: [
        {
          route,
          kind: 'changed',
          because: [html === undefined ? 'style' : 'content'],
          words: { inserted: 2, deleted: 1 },
          looks: [],
          bytes: [],
          axe: { new: [], mended: [] },
          links: { added: [], removed: [] },
        },
      ],
      documents: [],
    },
    remarks: { warnings: [{ rule: 'axe', message: 'x' }], repairs: [] },
    marked: html === undefined ? {} : { [route]: html },
  };
}
