import { describe, expect, test } from 'vitest';
import { inOrder, longDate, monthAndYear } from '../../../src/lib/diary.ts';

describe('dates of a diary', () => {
  test('are printed with the day where there is one', () => {
    expect(longDate('2018-08-22')).toBe('22 August 2018');
    expect(longDate('2018-08')).toBe('August 2018');
    expect(monthAndYear('2018-08-22')).toBe('August 2018');
  });

  test('are in order also where one has no day', () => {
    expect(inOrder('2018-08-22', '2018-08')).toBe(true);
    expect(inOrder('2018-08', '2018-08-22')).toBe(true);
    expect(inOrder('2018-09', '2018-08-22')).toBe(false);
  });
});
