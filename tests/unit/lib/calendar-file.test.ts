import { expect, test } from 'vitest';
import { calendarFile, type Meeting } from '../../../src/lib/calendar-file.ts';

const meeting: Meeting = {
  uid: '1f0c@example.com',
  stamp: Date.parse('2026-11-21T12:00:05.123Z'),
  start: Date.parse('2026-11-23T08:30:00Z'),
  minutes: 30,
  summary: 'Introductory meeting',
  description: 'One line',
  location: 'By video',
  organizer: { name: 'Meridional', email: 'info@meridional.example' },
};
const lines = (more: Partial<Meeting> = {}) => calendarFile({ ...meeting, ...more }).split('\r\n');
/** What a calendar reads: continuation lines joined again. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');
const octets = (text: string) => new TextEncoder().encode(text).length;

test('a calendar file is one event with what RFC 5545 requires', () => {
  const found = lines();
  expect(found.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(found.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  const times = ['DTSTAMP:20261121T120005Z', 'DTSTART:20261123T083000Z', 'DTEND:20261123T090000Z'];
  expect(found).toEqual(
    expect.arrayContaining([
      'UID:1f0c@example.com',
      ...times,
      'STATUS:TENTATIVE',
      expect.stringMatching(/^PRODID:/),
    ]),
  );
});

test('ends every line with CR and LF and holds no other line end', () => {
  const text = calendarFile({ ...meeting, description: 'a\nb\r\nc\rd' });
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  expect(unfolded(text)).toContain('DESCRIPTION:a\\nb\\nc\\nd\r\n');
});

test('escapes backslash, semicolon and comma', () => {
  expect(unfolded(calendarFile({ ...meeting, summary: 'a\\b; c, d: "e"' }))).toContain(
    'SUMMARY:a\\\\b\\; c\\, d: "e"\r\n',
  );
});

test('lets no text begin a line of its own', () => {
  const text = calendarFile({
    ...meeting,
    summary: 'x\r\nATTACH:https://evil.example',
    description: 'y\u0000\u000bz',
  });
  expect(text).not.toMatch(/^ATTACH/m);
  expect(unfolded(text)).toContain('DESCRIPTION:yz\r\n');
});

test.each([
  ['ASCII', 'The rotor runs. '.repeat(30)],
  ['four octets a sign', '🛠'.repeat(100)],
])(
  'folding keeps every line within 75 octets and gives the text back whole: %s',
  (_name, description) => {
    const text = calendarFile({ ...meeting, description });
    for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`DESCRIPTION:${description}\r\n`);
  },
);

test('a name with quotation marks does not end the parameter', () => {
  expect(
    unfolded(calendarFile({ ...meeting, organizer: { name: 'A "B"; C', email: 'a@b.example' } })),
  ).toContain('ORGANIZER;CN="A B; C":mailto:a@b.example');
});
