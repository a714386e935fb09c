import { expect, test } from 'vitest';
import { CODES } from '../../../../../../src/tools/writing/check/codes.ts';
import { ALLOWED } from './allowed.ts';
import { expected, findingsOf, groupsOf } from './plant.ts';
import { MISTAKES } from './table.ts';

test.each(Object.entries(MISTAKES))('each planted mistake of %s is found once, on its line, with its repair', async (of, mistakes) => {
  for (const group of groupsOf(mistakes)) {
    const findings = await findingsOf(group, of === 'texts');
    for (const each of group) expect(findings).toContainEqual(expected(each));
    expect(findings).toHaveLength(group.length);
  }
});

test('what comes near a rule and keeps to it is not found', async () => {
  const findings = await findingsOf(ALLOWED);
  // A draft’s marks are named as well: as warnings.
  expect(findings.filter(({ code, severity }) => code !== 'unfinished' || severity === 'error')).toEqual([]);
});

test('each code of the check has a planted mistake', () => {
  // These two are planted in check.test.ts.
  const planted = new Set(['file-deleted', 'url-new', ...Object.values(MISTAKES).flatMap((mistakes) => mistakes.map(({ code }) => code))]);
  expect(Object.keys(CODES).filter((code) => !planted.has(code))).toEqual([]);
});
