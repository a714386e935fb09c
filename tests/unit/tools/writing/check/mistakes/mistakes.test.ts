import { expect, test } from 'vitest';
import { CODES } from '../../../../../../src/tools/writing/check/codes.ts';
import { ALLOWED } from './allowed.ts';
import { MISTAKES as ENTRIES } from './entries.ts';
import { MISTAKES as FIELDS } from './fields.ts';
import { MISTAKES as LINKS } from './links.ts';
import { asLine, batchesOf, ContentSandbox, faultsOf, type Mistake } from './plant.ts';
import { MISTAKES as TEXT } from './text.ts';
import { MISTAKES as WORDS } from './words.ts';

/** A copywriter's mistakes, planted in a copy of the fixture. */
const MISTAKES: readonly Mistake[] = [...FIELDS, ...TEXT, ...LINKS, ...WORDS, ...ENTRIES];

const sandbox = new ContentSandbox();

test('the fixture has no mistake', async () => {
  expect((await sandbox.findings([])).map(asLine)).toEqual([]);
});

test('each planted mistake is found once, on its line, with its repair', async () => {
  const faults: string[] = [];
  for (const group of batchesOf(MISTAKES)) faults.push(...(await faultsOf(sandbox, group)));
  expect(faults).toEqual([]);
});

test('what comes near a rule and keeps to it is not found', async () => {
  const findings = await sandbox.findings(ALLOWED);
  // A draft’s marks are named as well: as warnings.
  expect(
    findings.filter(({ code, severity }) => code !== 'url-new' && (code !== 'unfinished' || severity === 'error')).map(asLine),
  ).toEqual([]);
});

test('each code of the check has a planted mistake', () => {
  // A file deleted by hand needs a commit before it: check.test.ts.
  const planted = new Set<string>(['file-deleted', ...MISTAKES.map(({ code }) => code)]);
  expect(Object.keys(CODES).filter((code) => !planted.has(code))).toEqual([]);
});
