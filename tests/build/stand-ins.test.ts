import { expect, test } from 'vitest';
import { shownEntries } from '../support/content.ts';
import { pageAt, standInPages } from '../support/dist.ts';
import { paperKey, standIn } from '../support/ui.ts';

test('each stand-in says that it is one and what it is about, and is not listed', () => {
  for (const { route, $ } of standInPages) {
    expect($('body').text(), route).toContain(standIn.label);
    expect($('h1').text().trim(), route).not.toBe('');
    expect($('meta[name=robots]').attr('content'), route).toBe('noindex');
  }
});

test('the stand-in for the form of each white paper has its file', () => {
  for (const { data } of shownEntries('cases')) {
    const page = pageAt(`/stand-in/forms/${paperKey(data)}`);
    expect(page.$('a[href$=".pdf"]').length, page.route).toBeGreaterThan(0);
  }
});
