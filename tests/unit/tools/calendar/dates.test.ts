import { expect, test } from 'vitest';
import { datedLines } from '../../../../src/tools/calendar/dates.ts';
import { readContent } from '../../../../src/tools/writing/model/content.ts';
import { contentCopy } from '../../../support/content-copy.ts';
import { append, first } from '../../../support/edits.ts';

const PERSON = 'team/bram-osei.mdx';
const linesWith = (field: string) => datedLines(readContent(contentCopy({ [PERSON]: first(field) }), '2026-11-23'));

test.each([
  ['2026-11-22', ['- [ ] `src/content/team/bram-osei.mdx`, overdue since 2026-11-22']],
  ['2026-12-23', ['- [ ] `src/content/team/bram-osei.mdx`, by 2026-12-23']],
  ['2026-12-24', []],
])('a review by %s is announced thirty days ahead, not thirty-one, and until it is done', (day, reviews) => {
  expect(linesWith(`reviewBy: ${day}`)).toEqual({ reviews, publications: [] });
});

test.each([
  ['2026-11-23', []],
  ['2026-11-24', ['- `src/content/team/bram-osei.mdx`, 2026-11-24']],
  ['2026-12-23', ['- `src/content/team/bram-osei.mdx`, 2026-12-23']],
  ['2026-12-24', []],
])('what goes live on %s is announced thirty days ahead, and no more once it is live', (day, publications) => {
  expect(linesWith(`publishOn: ${day}`)).toEqual({ reviews: [], publications });
});

test('entries of lists and settings have dates too', () => {
  const root = contentCopy({
    'topics.yaml': append('- id: valves\n  label: Valves\n  publishOn: "2026-12-22"'),
    'settings/company.yaml': append('reviewBy: 2026-12-01'),
  });
  expect(datedLines(readContent(root, '2026-11-23'))).toEqual({
    reviews: ['- [ ] `src/content/settings/company.yaml`, by 2026-12-01'],
    publications: ['- `src/content/topics.yaml`, `valves`, 2026-12-22'],
  });
});
