import { expect, test } from 'vitest';
import { officeTimes } from '../../../src/stand-ins/office-times.ts';

const hours = {
  timeZone: 'Europe/Amsterdam',
  times: ['09:30', '15:30'],
  days: 14,
  noticeHours: 20,
};
const at = (text: string) => Date.parse(text);
const offered = (now: string, more: Partial<typeof hours> = {}) =>
  officeTimes(at(now), { ...hours, ...more }).map((start) => new Date(start).toISOString());
const inOffice = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    timeZone: hours.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });

test('offers the office’s times on the weekdays of two weeks', () => {
  const found = offered('2026-11-21T12:00:00Z');
  expect(found).toHaveLength(20);
  expect(found[0]).toBe('2026-11-23T08:30:00.000Z');
  expect(found.at(-1)).toBe('2026-12-04T14:30:00.000Z');
  expect(found.every((iso) => ![0, 6].includes(new Date(iso).getUTCDay()))).toBe(true);
});

test('offers nothing within the notice', () => {
  const now = '2026-11-23T12:00:00Z';
  expect(offered(now)[0]).toBe('2026-11-24T08:30:00.000Z');
  expect(offered(now, { noticeHours: 21 })[0]).toBe('2026-11-24T14:30:00.000Z');
});

test.each(['2026-10-20T12:00:00Z', '2027-03-22T12:00:00Z'])(
  'keeps the office’s clock when it changes between summer and winter, from %s',
  (now) => {
    const found = offered(now);
    expect(new Set(found.map(inOffice))).toEqual(new Set(['09:30', '15:30']));
    expect(new Set(found.map((iso) => iso.slice(11, 16))).size).toBe(4);
  },
);

test('counts days as the office does, when it is already tomorrow there', () => {
  // 23:30 on Sunday in UTC is 00:30 on Monday in The Hague.
  expect(offered('2026-11-22T23:30:00Z', { noticeHours: 0 })[0]).toBe('2026-11-23T08:30:00.000Z');
});
