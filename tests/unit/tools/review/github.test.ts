import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { compareBlocks } from '../../../../src/tools/review/compare/text-changes.ts';
import { annotations } from '../../../../src/tools/review/github/annotations.ts';
import { entrySection, excerptOf } from '../../../../src/tools/review/report/entry.ts';
import { commentText } from '../../../../src/tools/review/report/overview.ts';
import { type ItemReport, reportSchema } from '../../../../src/tools/review/report-schema.ts';
import { textsOf } from '../../../support/html.ts';
import { changedPage, reportOf } from '../../../support/report.ts';

test('findings stand beside their lines, by commands that a message cannot end', () => {
  const finding = { rule: 'content/spelling', file: 'src/content/a.mdx', line: 3, message: '100 %\n::stop-commands::x' };
  expect(annotations([finding], [{ rule: 'looks-changed', route: '/a', message: '/a looks different' }])).toEqual([
    '::error file=src/content/a.mdx,line=3,title=content/spelling::100 %25%0A::stop-commands::x',
    '::warning title=looks-changed::/a looks different',
  ]);
});

test('the excerpt of changed words is the largest change, not the first', () => {
  const label = [{ kind: 'deleted' as const, text: 'Show testimonial 4' }];
  const quote = [
    { kind: 'same' as const, text: 'It was ' },
    { kind: 'deleted' as const, text: 'taking 9 % less steam than in 2016' },
  ];
  expect(load(excerptOf({ words: [label, quote], details: [] }).join(''))('del').text()).toBe('taking 9 % less steam than in 2016');
});

test('a word that only moved within its sentence is told as such', () => {
  const words = compareBlocks(['The seal leaked slowly again.', 'One'], ['The seal slowly leaked again.', 'Two']);
  const $ = load(entrySection({ report: changedPage('/training'), words, details: [], pictures: [] }).html);
  expect(textsOf($, '.change')).toEqual(['The seal leaked slowly leaked (moved) again.', 'OneTwo']);
});

describe('the text of the comment', () => {
  /** As GitHub shows it. */
  const shown = (...args: Parameters<typeof commentText>) => load(markdownToHtml(commentText(...args)).html);
  const training = changedPage('/training', { looks: [{ width: 390, share: 0.25 }] });
  test('is green where nothing is wrong', () => expect(commentText(reportOf())).toBe('### 🟢 0 pages changed'));
  test('has a row for each page, with its URL in the preview', () => {
    const $ = shown(reportOf({ pages: [training] }), 'https://pr-7.example');
    expect($('tbody a').attr('href')).toBe('https://pr-7.example/training');
    expect(textsOf($, 'tbody :is(th, td)')).toEqual(['/training', 'text', '25.0 %', '+2 −1']);
    expect($('a:contains("Report")').attr('href')).toBe('https://pr-7.example/_preview/report');
  });
  test('says of pages in one row all reasons, the largest difference and most words', () => {
    const other: Partial<ItemReport> = { because: ['look'], words: { inserted: 9, deleted: 0 }, looks: [{ width: 390, share: 0.5 }] };
    const pages = [training, changedPage('/about-us', other)].map((each) => ({ ...each, like: 'a1' }));
    const $ = shown(reportOf({ pages }));
    expect(textsOf($, 'tbody td')).toEqual(['text, the look (colour, spacing, …)', '50.0 %', '+9 −0']);
  });
  test('is red with an error, and takes its text literally', () => {
    const message = 'No `x` @everyone\n\n[a](https://evil.example) <img src="https://evil.example">';
    const $ = shown(reportOf({ errors: [{ rule: 'build', message, file: 'a.astro', line: 2 }] }));
    expect($('h3').text()).toBe('🔴 0 pages changed, 1 error');
    expect(textsOf($, 'li code')).toEqual([message.replace('\n\n', ' '), 'build · a.astro:2']);
    expect($('img, a').length).toBe(0);
  });
  test('says once what is found on many lines of a file', () => {
    const gap = (line: number, file: string) => ({ rule: 'content/unfinished', message: 'A gap.', file, line });
    const $ = shown(reportOf({ warnings: [gap(2, 'a.mdx'), gap(5, 'a.mdx'), gap(7, 'a.mdx'), gap(2, 'b.mdx')] }));
    expect(textsOf($, 'li')).toEqual(['A gap. content/unfinished · a.mdx:2 and 2 more such', 'A gap. content/unfinished · b.mdx:2']);
  });
  test('is not made of what is no report', () => {
    const listing = (route: string) => reportOf({ pages: [changedPage(route)] });
    expect(() => reportSchema.parse(listing('/a](https://evil.example) @everyone'))).toThrow();
    expect(() => reportSchema.parse({ ...reportOf(), more: 1 })).toThrow();
    expect(reportSchema.parse(listing('/case-studies/x')).pages).toHaveLength(1);
  });
});
