import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test, with what is needed to find it and run it alone. */
export interface Failure {
  file: string;
  /** Names of the groups and of the test. */
  name: string;
  /** The error message without colours and stack. */
  fact: string;
}

export interface TestSummary {
  passed: number;
  failures: Failure[];
}

const read = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});
const relative = (file: string) => path.relative('.', path.resolve(file));

/** Largest number of lines of an error message that are shown. */
const MOST_LINES = 12;

/** An error message without colour codes and stack. */
function factOf(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  const words = (end === -1 ? lines : lines.slice(0, end)).filter((line) => line.trim());
  return words.slice(0, MOST_LINES).join('\n');
}

interface VitestReport {
  numPassedTests?: number;
  testResults?: {
    name: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Reads Vitest's JSON report; undefined if there is none. */
export function readVitest(report: string): TestSummary {
  const { numPassedTests = 0, testResults = [] } = read(report) as VitestReport;
  const failures = testResults.flatMap(({ name: file, message, assertionResults }): Failure[] => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ file: relative(file), name: '', fact: factOf(message) }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file: relative(file),
      name: [...ancestorTitles, title].join(' '),
      fact: factOf(failureMessages.join('\n')),
    }));
  });
  return { passed: numPassedTests, failures };
}

interface Suite {
  title: string;
  file: string;
  specs?: { title: string; file: string; ok: boolean; tests: { results: { errors?: { message?: string }[] }[] }[] }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  stats?: { expected?: number; flaky?: number };
  suites?: Suite[];
  errors?: { message?: string }[];
  config?: { rootDir: string };
}

/** Reads Playwright's JSON report. A test that passes only when retried counts as failed; skipped tests are not counted. */
export function readPlaywright(report: string): TestSummary {
  const { stats, suites = [], errors = [], config } = read(report) as PlaywrightReport;
  const inside = (suite: Suite, groups: string[]): Failure[] => [
    ...(suite.specs ?? [])
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
      .map(({ title, file, tests }) => ({
        file: relative(path.join(config?.rootDir ?? '', file)),
        name: [...groups, title].join(' '),
        fact: factOf(
          tests
            .flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
            .map(({ message }) => message)
            .join('\n'),
        ),
      })),
    ...(suite.suites ?? []).flatMap((each) => inside(each, [...groups, each.title])),
  ];
  const failures = suites.flatMap((suite) => inside(suite, []));
  return {
    passed: stats?.expected ?? 0,
    failures: [...failures, ...errors.map(({ message = '' }) => ({ file: 'tests/e2e', name: '', fact: factOf(message) }))],
  };
}

/** The command that runs one test again, alone. */
const againAlone = ({ file, name }: Pick<Failure, 'file' | 'name'>) =>
  name ? `npm test -- ${file} "${name.replace(/["$`\\]/g, '.')}"` : `npm test -- ${file}`;

/** What to do next, for one failed test. */
export const describeFailure = (failure: Failure) =>
  `✗ ${failure.file}${failure.name && ` › ${failure.name}`}\n${failure.fact.replace(/^/gm, '    ')}\n  Alone again: ${againAlone(failure)}`;
