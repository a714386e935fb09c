import { describe, expect, test } from 'vitest';
import { diarySchema } from '../../../src/schemas/diary.ts';

describe('a diary', () => {
  const lines = [
    { on: '2015-04', kind: 'before', text: 'The record begins', hours: 0 },
    { on: '2016-01', kind: 'call', text: 'We were called', hours: 12000 },
    { on: '2016-02', kind: 'measurement', text: 'Contact resistance measured' },
    { on: '2016-04', kind: 'outcome', text: 'Connectors changed', hours: 16000 },
    { on: '2017-03', kind: 'later', text: 'The record closes' },
  ];
  const spans = [{ from: 4, to: 5, says: '11 months' }];
  const problems = (changed: object) =>
    (diarySchema.safeParse({ machines: 2, lines, spans, ...changed }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
  const withLine = (at: number, change: object) => ({ lines: lines.map((line, i) => (i === at ? { ...line, ...change } : line)) });

  test('in order with possible hours and spans is accepted', () => expect(problems({})).toEqual([]));
  test('out of order is rejected', () => {
    expect(problems(withLine(2, { on: '2015-12' }))).toEqual([
      'lines.2.on: 2015-12 comes before 2016-01 of the line above. Sort the lines.',
    ]);
  });
  test('with more hours than the time holds is rejected', () => {
    expect(problems(withLine(1, { hours: 20000 }))).toContain('lines.1.hours: 20000 h cannot be run between 2015-04 and 2016-01.');
  });
  test('with a span that its dates do not bear out is rejected', () => {
    expect(problems({ spans: [{ from: 4, to: 5, says: '5 months' }] })).toEqual([
      'spans.0.says: From 2016-04 to 2017-03 is not "5 months".',
    ]);
    expect(problems({ spans: [{ from: 4, to: 9, says: '5 months' }] })).toEqual(['spans.0: There are only 5 lines.']);
  });
  test('without an outcome, or with something else behind it, is rejected', () => {
    expect(problems(withLine(3, { kind: 'work' }))).toEqual(['lines: There are 0 lines of kind outcome. Keep one.']);
    expect(problems(withLine(4, { kind: 'visit' }))).toEqual([
      'lines.4.kind: later is what comes after the outcome, and nothing else comes after it.',
    ]);
  });
});
