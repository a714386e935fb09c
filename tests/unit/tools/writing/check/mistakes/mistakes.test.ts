import { expect, test } from 'vitest';
import { CODES } from '../../../../../../src/tools/writing/check/codes.ts';
import { ALLOWED } from './allowed.ts';
import { asLine, faultsOf, findingsOf, groupsOf } from './plant.ts';
import { MISTAKES } from './table.ts';

test('the fixture has no mistake', async () => {
  expect((await findingsOf([])).map(asLine)).toEqual([]);
});

test.each(Object.entries(MISTAKES))('each planted mistake of %s is found once, on its line, with its repair', async (of, mistakes) => {
  const faults: string[] = [];
  for (const group of groupsOf(mistakes)) faults.push(...(await faultsOf(group, of === 'texts')));
  expect(faults).toEqual([]);
});

test('what comes near a rule and keeps to it is not found', async () => {
  const findings = await findingsOf(ALLOWED);
  // A draft’s marks are named as well: as warnings.
  expect(
    findings.filter(({ code, severity }) => code !== 'url-new' && (code !== 'unfinished' || severity === 'error')).map(asLine),
  ).toEqual([]);
});

test('each code of the check has a planted mistake', () => {
  // A file deleted by hand needs a commit before it: check.test.ts.
  const planted = new Set(['file-deleted', ...Object.values(MISTAKES).flatMap((mistakes) => mistakes.map(({ code }) => code))]);
  expect(Object.keys(CODES).filter((code) => !planted.has(code))).toEqual([]);
});
