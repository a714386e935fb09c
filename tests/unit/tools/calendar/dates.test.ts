import { expect, test } from 'vitest';
import { datedLines } from '../../../../src/tools/calendar/dates.ts';
import { readContent } from '../../../../src/tools/writing/model/content.ts';
import { folderWith } from '../../../support/temporary.ts';

const linesOf = (file: string, text: string) =>
  datedLines(readContent(folderWith({ [`src/content/${file}`]: text }), '2026-11-23'));
/** A list of topics, each with one of these dates, which is its id too. */
const topicsWith = (field: string, ...days: string[]) =>
  linesOf('topics.yaml', days.map((day) => `- id: on-${day}\n  ${field}: ${day}\n`).join(''));

test('a review is announced thirty days ahead, not thirty-one, and until it is done', () =>
  expect(topicsWith('reviewBy', '2026-11-22', '2026-12-23', '2026-12-24').reviews).toEqual([
    '- [ ] `src/content/topics.yaml`, `on-2026-11-22`, overdue since 2026-11-22',
    '- [ ] `src/content/topics.yaml`, `on-2026-12-23`, by 2026-12-23',
  ]));

test('what goes live is announced thirty days ahead, and no more once it is live', () =>
  expect(
    topicsWith('publishOn', '2026-11-23', '2026-11-24', '2026-12-23', '2026-12-24').publications,
  ).toEqual([
    '- `src/content/topics.yaml`, `on-2026-11-24`, 2026-11-24',
    '- `src/content/topics.yaml`, `on-2026-12-23`, 2026-12-23',
  ]));

test('a draft is read again, but never goes live', () =>
  expect(
    linesOf(
      'topics.yaml',
      '- id: a\n  draft: true\n  publishOn: 2026-11-29\n  reviewBy: 2026-11-29\n',
    ),
  ).toEqual({ reviews: [expect.stringContaining('by 2026-11-29')], publications: [] }));

test.each([
  ['settings/company.yaml', 'reviewBy: 2026-12-01\n'],
  ['team/bram-osei.mdx', '---\nreviewBy: 2026-12-01\n---\n'],
])('%s has dates too', (file, text) =>
  expect(linesOf(file, text).reviews).toEqual([`- [ ] \`src/content/${file}\`, by 2026-12-01`]),
);
