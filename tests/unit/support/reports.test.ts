import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeFailure, factOf, readPlaywright, readVitest } from '../../support/reports.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const written = (name: string, report: object) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
};
const file = path.resolve('tests/content/papers.test.ts');

test('a failed test is told by file, name, fact and the command that runs it alone', () => {
  const message = 'Error: cases/a.mdx: 120 words\n    at none (/x/tests/support/none.ts:9:17)';
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: file,
        message: '',
        assertionResults: [
          { ancestorTitles: [], title: 'a case', status: 'failed', failureMessages: [message] },
          { ancestorTitles: [], title: 'a bio', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  };
  const { passed, failures } = readVitest(written('vitest.json', report));
  expect(passed).toBe(3);
  expect(failures.map(describeFailure)).toEqual([
    '✗ tests/content/papers.test.ts › a case\n    Error: cases/a.mdx: 120 words\n  Alone again: npm test -- tests/content/papers.test.ts "a case"',
  ]);
});

test('a file that cannot be read by vitest has failed', () => {
  const { failures } = readVitest(
    written('broken.json', { testResults: [{ name: file, message: 'no such module', assertionResults: [] }] }),
  );
  expect(failures).toEqual([{ file: 'tests/content/papers.test.ts', name: '', fact: 'no such module' }]);
});

test('a browser test that passes at its second try has failed', () => {
  const spec = { title: 'opens', file: 'popup.spec.ts', ok: true, tests: [{ results: [{ errors: [{ message: 'late' }] }, {}] }] };
  const suites = [{ title: 'popup.spec.ts', file: 'popup.spec.ts', suites: [{ title: 'it', file: 'popup.spec.ts', specs: [spec] }] }];
  const report = { stats: { expected: 4, flaky: 1 }, suites, config: { rootDir: path.resolve('tests/e2e') } };
  expect(readPlaywright(written('playwright.json', report))).toEqual({
    passed: 4,
    failures: [{ file: 'tests/e2e/popup.spec.ts', name: 'it opens', fact: 'late' }],
  });
});

test('a report that was not written counts nothing', () => {
  expect(readVitest(path.join(folder, 'none.json'))).toEqual({ passed: 0, failures: [] });
  expect(readPlaywright(path.join(folder, 'none.json'))).toEqual({ passed: 0, failures: [] });
});

test('a fact has neither colours nor a stack', () => {
  expect(factOf('\u001B[31mexpected 1\u001B[39m\n\nto be 2\n    at x (/a/b.ts:1:2)\n    at y (/a/b.ts:3:4)')).toBe('expected 1\nto be 2');
});
