import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { commentText } from '../../../../src/tools/review/report/comment.ts';
import { textsOf } from '../../../support/html.ts';
import { changedPage, reportOf } from '../../../support/report.ts';

describe('the comment', () => {
  /** As GitHub shows it. */
  const shown = (...args: Parameters<typeof commentText>) => load(markdownToHtml(commentText(...args)).html);
  test('has the changed words of each page, and a link to it', () => {
    const $ = shown(reportOf({ entries: [changedPage('/training')] }));
    expect(textsOf($, 'tbody :is(th, td)')).toEqual(['/training', 'textCall the firm engineer']);
    expect([$('td del').text(), $('td ins').text(), $('tbody a').attr('href')]).toEqual(['firm', 'engineer', '/training']);
  });
  test('has one row for pages that changed for the same reason', () => {
    const $ = shown(reportOf({ entries: [changedPage('/training'), changedPage('/inspections')] }));
    expect(textsOf($, 'tbody summary')).toEqual(['and 1 more']);
  });
  test('is red with an error, and shows its text literally', () => {
    const message = 'No `x`\n\n[a](https://evil.example) <img src="https://evil.example">';
    const $ = shown(reportOf({ errors: [message] }));
    expect($('h3').text()).toBe('🔴 The site cannot be built, 1 error');
    expect(textsOf($, 'li code')).toEqual([message.replace('\n\n', ' ')]);
    expect($('img, a').length).toBe(0);
  });
});
