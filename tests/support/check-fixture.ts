import { checkContent } from '../../src/tools/writing/check/check.ts';
import { formatFinding } from '../../src/tools/writing/check/finding.ts';
import { FIXTURE_CONTENT, FIXTURE_ROOT } from './fixture.ts';

/**
 * Checks the content of the fixture, before anything is tested on it: one finding there would fail
 * many tests.
 * @throws with each finding, its file and line
 */
export async function checkFixture(): Promise<void> {
  const findings = await checkContent(FIXTURE_ROOT);
  if (findings.length === 0) return;
  const found = findings.map(formatFinding).join('\n');
  throw new Error(found.replaceAll('src/content', FIXTURE_CONTENT));
}

export default checkFixture;

if (import.meta.main) await checkFixture();
