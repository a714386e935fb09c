import { expect, test } from 'vitest';
import { officeTimes } from '../../../src/stand-ins/office-times.ts';

const hours = { timeZone: 'Europe/Amsterdam', times: ['09:30', '15:30'], days: 14 };

// In winter the office's times are 08:30 and 14:30 UTC. The last row is asked on Thursday, when it is
// already Friday in the office.
test.each([
  ['two working weeks', '2026-11-21T12:00Z', 20, '2026-11-23T08:30', '2026-12-04T14:30', 20],
  ['a notice of 20 hours', '2026-11-23T12:00Z', 20, '2026-11-24T08:30', '2026-12-04T14:30', 18],
  ['a notice of 21 hours', '2026-11-23T12:00Z', 21, '2026-11-24T14:30', '2026-12-04T14:30', 17],
  ['the end of summer time', '2026-10-20T12:00Z', 0, '2026-10-20T13:30', '2026-11-02T14:30', 19],
  ['its begin', '2027-03-22T12:00Z', 0, '2027-03-22T14:30', '2027-04-02T13:30', 19],
  ['the office’s own day', '2026-11-19T23:30Z', 0, '2026-11-20T08:30', '2026-12-03T14:30', 20],
])('offers the office’s times over %s', (_what, now, noticeHours, first, last, count) => {
  const starts = officeTimes(Date.parse(now), { ...hours, noticeHours });
  const shown = starts.map((start) => new Date(start).toISOString().slice(0, 16));
  expect([shown[0], shown.at(-1), shown.length]).toEqual([first, last, count]);
});
