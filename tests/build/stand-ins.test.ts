import { expect, test } from 'vitest';
import { shownEntries } from '../support/content.ts';
import { standInPages } from '../support/dist.ts';
import { paperKey, standIn } from '../support/ui.ts';

test('each stand-in of a form says that it is one and what it is about; those of a white paper or a flyer have its file', () => {
  const used = new Set<string>(shownEntries('cases').map(({ data }) => paperKey(data)));
  for (const { route, $ } of standInPages) {
    const key = route.split('/').at(-1) ?? '';
    expect($('body').text(), route).toContain(standIn.label);
    expect($('h1').text().trim(), route).not.toBe('');
    expect($('meta[name=robots]').attr('content'), route).toBe('noindex');
    if (used.has(key)) expect($('a[href$=".pdf"]').length, route).toBeGreaterThan(0);
  }
  expect(standInPages.length).toBeGreaterThan(used.size);
});
