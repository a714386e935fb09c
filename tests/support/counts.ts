import fs from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

const read = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/** What a vitest JSON report counts; nothing where it was not written. */
export function countVitest(file: string): Counts {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = read(file) as Record<string, number | undefined>;
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

/** What a Playwright JSON report counts: a flaky test has failed, a skipped one is not counted. */
export function countPlaywright(file: string): Counts {
  const { stats } = read(file) as { stats?: { expected?: number; unexpected?: number; flaky?: number } };
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}
