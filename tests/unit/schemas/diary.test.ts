import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/lib/diary.ts';
import { diarySchema } from '../../../src/schemas/diary.ts';

describe('a diary', () => {
  const lines = [
    { on: '2015-04', kind: 'before', text: 'The record begins', hours: 0 },
    { on: '2016-01', kind: 'call', text: 'We were called', hours: 12000 },
    { on: '2016-02', kind: 'measurement', text: 'Contact resistance measured' },
    { on: '2016-04', kind: 'outcome', text: 'Connectors changed', hours: 16000 },
    { on: '2017-03', kind: 'later', text: 'The record closes' },
  ];
  const problems = (changed: object[]) =>
    (diarySchema.safeParse(changed).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const withLine = (at: number, change: object) => lines.map((line, i) => (i === at ? { ...line, ...change } : line));

  test('in order is accepted', () => expect(problems(lines)).toEqual([]));
  test('out of order is rejected', () => {
    expect(problems(withLine(2, { on: '2015-12' }))).toEqual([
      '2.on: 2015-12 is earlier than 2016-01 in the row above. Sort the rows, or correct one of the two dates.',
    ]);
  });
  test('may have no outcome, or two; the last is the one of the case', () => {
    expect(problems(withLine(3, { kind: 'work' }))).toEqual([]);
    const twice = withLine(2, { kind: 'outcome' });
    expect(problems(twice)).toEqual([]);
    expect(outcomeOf([{ kind: 'call' }, { kind: 'outcome', on: '2015-12' }, { kind: 'outcome', on: '2016-04' }])).toMatchObject({
      on: '2016-04',
    });
    expect(outcomeOf(lines.slice(0, 3))).toBeUndefined();
  });
  test('with something else behind the outcome is rejected', () => {
    expect(problems(withLine(4, { kind: 'visit' }))).toEqual([
      '4.kind: After the outcome, every line has kind: later, and none before it does.',
    ]);
  });
});
