/**
 * npm run faults: plants every fault of `tests/support/planted.ts` in a copy of the site and shows that the test meant for it fails.
 * All are planted at once, since each has a test of its own; whether these tests pass without them is for `npm test` to say.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../src/commands/support/host.ts';
import { ensureBrowser } from '../../src/lib/node/browser.ts';
import { copySite, runIn } from '../support/fixture-site.ts';
import { AFTER_BUILD, BEFORE_BUILD, type Planted, plant } from '../support/planted.ts';
import { type Failure, readPlaywright, readVitest } from '../support/reports.ts';

const filesOf = (faults: readonly Planted[], ending: string) => [
  ...new Set(faults.flatMap(({ test: [file] }) => (file.endsWith(ending) ? [file] : []))),
];
const report = (root: string, name: string) => path.join(root, name);
const tool = (name: string) => path.resolve('node_modules', name);

function runVitest(root: string, files: string[]): Failure[] {
  const file = report(root, 'vitest.json');
  const args = ['run', '--config=tests/vitest.config.ts', '--reporter=json', `--outputFile=${file}`, ...files];
  spawnSync(process.execPath, [tool('vitest/vitest.mjs'), ...args], { cwd: root, stdio: 'ignore' });
  return readVitest(file).failures;
}

async function runBrowser(root: string, faults: readonly Planted[]): Promise<Failure[]> {
  const names = faults.flatMap(({ test: [file, name] }) => (file.endsWith('.spec.ts') ? [name.replace(/[^\p{L}\p{N} ]/gu, '.')] : []));
  const files = filesOf(faults, '.spec.ts').map((file) => path.basename(file));
  const args = ['test', '--config=tests/playwright.config.ts', ...files, '--grep', names.join('|')];
  const file = report(root, 'browser.json');
  const port = String(await freePort(Number(process.env.TEST_PORT ?? 4323)));
  // The packages are those of the site itself, two folders up.
  const env = { ...process.env, REPORT: file, CHROME_PATH: ensureBrowser(), TEST_PORT: port, SITE: path.join(root, 'dist') };
  spawnSync(process.execPath, [tool('@playwright/test/cli.js'), ...args], { stdio: 'ignore', env });
  return readPlaywright(file).failures;
}

/** The faults that none of the failures is the answer to. */
const missed = (faults: readonly Planted[], failures: readonly Failure[]) =>
  faults.filter(({ test: [file, name] }) => !failures.some((failure) => failure.file.endsWith(file) && failure.name.includes(name)));

const before = copySite('faults-before', plant(BEFORE_BUILD), ['tests']);
const found = runVitest(before, filesOf(BEFORE_BUILD, '.test.ts'));

const after = copySite('faults-after', plant(AFTER_BUILD), ['tests', 'wrangler.jsonc']);
const build = runIn(after, 'build');
if (build.status !== 0) throw new Error(`The copy with the faults could not be built:\n${build.stdout}${build.stderr}`);
const shown = [...runVitest(after, filesOf(AFTER_BUILD, '.test.ts')), ...(await runBrowser(after, AFTER_BUILD))];

const all = [...BEFORE_BUILD, ...AFTER_BUILD];
const uncaught = [...missed(BEFORE_BUILD, found), ...missed(AFTER_BUILD, shown)];
for (const { rule, file, test } of all)
  console.log(`${uncaught.some((each) => each.rule === rule) ? '✗ not caught' : '✓'} ${rule} (${file}): ${test.join(' › ')}`);
console.log(`\n${all.length - uncaught.length} of ${all.length} planted faults caught`);
process.exit(uncaught.length > 0 ? 1 : 0);
