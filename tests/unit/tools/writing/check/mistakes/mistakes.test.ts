// cspell:words flibbet flibbets
import { expect, test } from 'vitest';
import { CODES } from '../../../../../../src/tools/writing/check/codes.ts';
import { allOf, append, first } from '../../../../../support/edits.ts';
import { ALLOWED } from './allowed.ts';
import { expected, findingsOf, groupsOf } from './plant.ts';
import { MISTAKES } from './table.ts';

test.each(Object.entries(MISTAKES))(
  'each planted mistake of %s is found once, on its line, with its repair',
  async (of, rows) => {
    for (const group of groupsOf(rows)) {
      const findings = await findingsOf(group, of === 'texts');
      for (const each of group) expect(findings).toContainEqual(expected(each));
      expect(findings).toHaveLength(group.length);
    }
  },
);

test('what comes near a rule and keeps to it is not found', async () => {
  const findings = await findingsOf(ALLOWED);
  // A draft’s marks are named as well: as warnings.
  expect(
    findings.filter(({ code, severity }) => code !== 'unfinished' || severity === 'error'),
  ).toEqual([]);
});

test('the house style is a table that a writer may change', async () => {
  const findings = await findingsOf([
    {
      file: 'house-style.yaml',
      change: append("- { pattern: 'flibbet(s?)', replacement: valve$1, severity: warning }"),
    },
    { file: 'cases/seal-leak.mdx', change: append('Two flibbets.') },
    // Set aside with a reason.
    {
      file: 'cases/slow-start.mdx',
      change: allOf(first('allow: { style: It is the name of a product }'), append('A flibbet.')),
    },
  ]);
  expect(findings).toMatchObject([
    { code: 'style', severity: 'warning', repair: 'Write “valves”.' },
  ]);
});

test('each code of the check has a planted mistake', () => {
  // These two are planted in check.test.ts.
  const planted = new Set([
    'file-deleted',
    'url-new',
    ...Object.values(MISTAKES).flatMap((rows) => Object.keys(rows)),
  ]);
  expect(Object.keys(CODES).filter((code) => !planted.has(code))).toEqual([]);
});
