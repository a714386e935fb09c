import { expect, test } from 'vitest';
import { calendarText, writeCalendar } from '../../../../src/tools/calendar/calendar.ts';
import { datedEntries } from '../../../../src/tools/calendar/dated-entries.ts';
import { externalLinks } from '../../../../src/tools/calendar/links.ts';
import { readContent } from '../../../../src/tools/writing/model/content.ts';
import { contentCopy } from '../../../support/content-copy.ts';
import { append, first } from '../../../support/edits.ts';
import { gitHubAnswers } from '../../../support/github.ts';
import { folderWith } from '../../../support/temporary.ts';

const today = '2026-11-23';

test('announces a review thirty days ahead, not thirty-one', () => {
  expect(calendarText([{ file: 'a.mdx', reviewBy: '2026-12-23' }], [], today)).toContain('`a.mdx`, by 2026-12-23');
  expect(calendarText([{ file: 'a.mdx', reviewBy: '2026-12-24' }], [], today)).toBe('');
  expect(calendarText([{ file: 'a.mdx', reviewBy: '2026-11-22' }], [], today)).toContain('overdue since 2026-11-22');
});

test('reads entries of files, lists and settings', () => {
  const root = contentCopy({
    'team/bram-osei.mdx': first('publishOn: 2026-11-24'),
    'topics.yaml': append('- id: valves\n  label: Valves\n  publishOn: "2026-12-22"'),
    'settings/company.yaml': append('reviewBy: 2026-12-01'),
  });
  const text = calendarText(datedEntries(readContent(root)), [], today);
  expect(text).toContain('- `src/content/team/bram-osei.mdx`, 2026-11-24');
  expect(text).toContain('- `src/content/topics.yaml`, `valves`, 2026-12-22');
  expect(text).toContain('- [ ] `src/content/settings/company.yaml`, by 2026-12-01');
});

test('announces what goes live, thirty days ahead and not once it is live', () => {
  const on = (publishOn: string) => calendarText([{ file: 'a.mdx', publishOn }], [], today);
  expect(['2026-11-23', '2026-11-24', '2026-12-23', '2026-12-24'].map((day) => on(day) !== '')).toEqual([false, true, true, false]);
});

test('tries links to other sites, each once', () => {
  const page = '<a href="/about">About</a><a href="mailto:a@x.example">Mail</a><a href="https://x.example/">X</a>';
  expect([...externalLinks(folderWith({ 'a.html': page, 'b.html': page }))]).toEqual([['https://x.example/', '/a']]);
});

test('names links that do not answer', () => {
  expect(calendarText([], [{ url: 'https://x.example/', page: '/a', reason: 'answers 404' }], today)).toContain(
    '<https://x.example/> on `/a`: answers 404',
  );
});

test('keeps one issue, and closes it when nothing is left', () => {
  gitHubAnswers({ 'GET /issues': [], 'POST /issues': { number: 3 } });
  expect(writeCalendar('')).toBe('nothing');
  expect(writeCalendar('Text')).toBe('created');
  const sent = gitHubAnswers({
    'GET /issues': [
      { number: 4, pull_request: { url: '' } },
      { number: 3, title: 'Calendar' },
    ],
    'PATCH /issues/3': { number: 3 },
  });
  expect(writeCalendar('')).toBe('updated');
  expect(sent()).toEqual([{ call: 'PATCH /issues/3', body: { body: 'Nothing to do.', state: 'closed' } }]);
});
