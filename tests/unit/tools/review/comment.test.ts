import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { commentText } from '../../../../src/tools/review/report/comment.ts';
import type { Entry, ReviewReport, Weight } from '../../../../src/tools/review/report-data.ts';
import { textsOf } from '../../../support/html.ts';

/** A page with one changed word. */
const changed = (route: string): Entry => ({
  route,
  kind: 'changed',
  words: [
    [
      { kind: 'deleted', text: 'firm' },
      { kind: 'inserted', text: 'engineer' },
    ],
  ],
  links: [],
  pictures: [],
});
const reportWith = (found: Partial<ReviewReport>): ReviewReport => ({
  base: 'main',
  errors: [],
  warnings: [],
  entries: [],
  opened: [],
  weights: [],
  ...found,
});
/** The comment as GitHub shows it. */
const shown = (found: Partial<ReviewReport>) =>
  load(markdownToHtml(commentText(reportWith(found))).html);

describe('the comment', () => {
  test('has the changed words of each page, and a link to it', () => {
    const $ = shown({ entries: [changed('/training')] });
    expect([$('td del').text(), $('td ins').text(), $('tbody a').attr('href')]).toEqual([
      'firm',
      'engineer',
      '/training',
    ]);
  });
  test('has one row for pages that changed for the same reason', () =>
    expect(
      textsOf(shown({ entries: [changed('/training'), changed('/inspections')] }), 'tbody summary'),
    ).toEqual(['and 1 more']));
  test('stays below the length that GitHub takes, and counts what it leaves out', () => {
    const long = (index: number): Entry => ({
      ...changed(`/page-${index}`),
      words: ['first', 'second', 'third'].map((place) => [
        { kind: 'deleted', text: `${place} ${index} ${'before '.repeat(60)}` },
        { kind: 'inserted', text: `${place} ${index} ${'after '.repeat(60)}` },
      ]),
    });
    const entries = Array.from({ length: 200 }, (_, index) => long(index));
    const address = 'https://pr-1234567-meridional-site.a-rather-long-account-name.workers.dev/';
    const text = commentText(reportWith({ entries }));
    expect(text.replaceAll('href="/', `href="${address}`).length).toBeLessThan(65_536);
    const $ = shown({ entries });
    expect($('tbody tr').length).toBeGreaterThan(9);
    expect($('p').last().text()).toBe(`and ${200 - $('tbody tr').length} more`);
  });
  test('names what pages load that is larger', () => {
    const grown = (routes: string[], file: string, bytes: number): Weight => ({
      file: `_astro/${file}`,
      before: { bytes: 2100, isAtOnce: false },
      after: { bytes: 2100 + bytes, isAtOnce: false },
      routes,
    });
    const weights = [grown(['/', '/cases'], 'Filter.js', 60_000), grown(['/'], 'a.js', -7)];
    const opened = ['cookie banner', 'menu'].map((title) => ({ title, crops: [] }));
    expect(shown({ weights, opened })('h3, p:not(:has(a))').text()).toBe(
      '🟢 0 pages changed, cookie banner and menu changed, 2 pages load changed files2 pages load changed files: Filter.js +60 kB (2 pages), a.js -0.007 kB (1 page). Pages not listed under Changes read and look the same.',
    );
  });
  test('is red with an error, and shows its text literally', () => {
    const message = 'No `x`\n\n[a](https://evil.example) <img src="https://evil.example">';
    const $ = shown({ errors: [message] });
    expect($('h3').text()).toBe('🔴 The site cannot be built, 1 error');
    expect(textsOf($, 'li code')).toEqual([message.replace('\n\n', ' ')]);
    expect($('img, a').length).toBe(0);
  });
});
