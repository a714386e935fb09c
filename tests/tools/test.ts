/** npm test: types, lint, content, unit, build and browser tests; ends with "N passed, M failed". */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ensureBuilt } from '../../src/commands/support/build-site.ts';
import { freePort } from '../../src/commands/support/host.ts';
import { ensureBrowser } from '../../src/lib/node/browser.ts';
import { type Counts, countPlaywright, countVitest } from '../support/counts.ts';

const REPORTS = '.cache/reports';
const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs one stage, prints what it says, and adds what it counts. */
function stage(name: string, command: string[], count?: () => Counts, env: Record<string, string> = {}): void {
  console.log(`\n▸ ${name}`);
  const began = performance.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const ran = count?.();
  const counts = ran && ran.passed + ran.failed > 0 ? ran : { passed: 0, failed: 0 };
  // A stage that counts nothing is one test; one that ends badly has failed even where its report knows of no failure.
  if (!count) counts[status === 0 ? 'passed' : 'failed'] = 1;
  else if (status !== 0 || counts.passed === 0) counts.failed = Math.max(counts.failed, 1);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(name);
  console.log(`  ${name}: ${counts.passed} passed, ${counts.failed} failed (${((performance.now() - began) / 1000).toFixed(0)} s)`);
}

const node = (file: string, ...args: string[]) => [process.execPath, file, ...args];
const vitest = (...projects: string[]) => {
  const report = `${REPORTS}/${projects.join('-')}.json`;
  const command = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  return [command, () => countVitest(report)] as const;
};

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

stage('Content', node('src/commands/check-content.ts'));
stage('Format and lint', ['node_modules/.bin/biome', 'ci', '.', '--max-diagnostics=50']);
stage('Rules of React', node('node_modules/eslint/bin/eslint.js', '--config=.eslint.config.js', '--max-warnings=0', 'src/islands'));
stage('Spelling', node('node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', '--config=.cspell.json', '.'));
stage('Unused code', node('node_modules/knip/bin/knip.js'));
stage('Types', node('node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'));
stage('Unit, islands, content', ...vitest('unit', 'islands', 'content'));

if (await ensureBuilt()) {
  stage('Build', ...vitest('build'));
  const report = `${REPORTS}/browser.json`;
  const browser = ensureBrowser();
  stage(
    'Browser',
    node('node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts'),
    () => countPlaywright(report),
    {
      REPORT: `${fs.realpathSync('.')}/${report}`,
      CHROME_PATH: browser,
      TEST_PORT: String(await freePort(4323)),
    },
  );
} else {
  total.failed += 1;
  failures.push('The build');
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
// A build that failed leaves the bundler's workers waiting; the process ends regardless.
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
