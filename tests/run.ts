/**
 * npm test: runs every stage and adds up what passed. `npm test -- STAGE …` runs those stages;
 * `content` is what a change of src/content alone needs. Single files: `npx vitest run FILE`, `npx
 * playwright test FILE`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { freePort } from '../src/lib/node/free-port.ts';
import { browserOrExit } from '../src/tools/browser/browser.ts';

const STAGES: Readonly<Record<string, readonly string[]>> = {
  lint: ['biome ci . --colors=off'],
  spelling: ['cspell --no-progress --no-summary .'],
  unused: ['knip'],
  types: ['astro check --noSync --minimumFailingSeverity warning'],
  content: [
    'node src/tools/writing/check/check-content.ts',
    'node src/tools/build-if-changed.ts',
    'vitest run --project=content',
    'playwright test --config=tests/content',
  ],
  unit: ['vitest run --project=unit'],
  build: ['vitest run --project=build'],
  browser: ['playwright test --project=chromium --project=window'],
};
/** Those that open pages: without a browser none of them begins. */
const IN_BROWSER = new Set(['content', 'unit', 'browser']);
/**
 * What runs side by side. All that has Astro write its folder, .astro, is in one lane; the types
 * have read it before the other one, which begins with a check, gets to its first build.
 */
const LANES = [
  ['types', 'lint', 'spelling', 'unused', 'unit'],
  ['content', 'build', 'browser'],
];
/** What the types read: a fresh clone lacks it. */
const ASTRO_TYPES = '.astro/types.d.ts';
/** Where the runners write their counts: another folder for each run. */
const REPORTS = `.cache/reports/${process.pid}`;
/** By the names that the reports of the two runners have for them. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

const stages = process.argv.slice(2);
const unknown = stages.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}, but ${Object.keys(STAGES).join(', ')}.`);
  console.error('A file of tests: npx vitest run FILE, or npx playwright test FILE.');
  process.exit(2);
}

let passed = 0;
let failed = 0;
const port = await freePort(Number(process.env.TEST_PORT ?? 4323));
if (stages.length === 0 || stages.some((name) => IN_BROWSER.has(name))) browserOrExit();
if (!fs.existsSync(ASTRO_TYPES)) await run('astro sync');
await Promise.all(stages.length > 0 ? [runStages(stages)] : LANES.map(runStages));
fs.rmSync(REPORTS, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runStages(names: readonly string[]): Promise<void> {
  for (const name of names) for (const command of STAGES[name] ?? []) await run(command);
}

/** Runs a command, adds up its tests, and prints its output in one piece. */
async function run(command: string): Promise<void> {
  const report = `${REPORTS}/${command.replaceAll(/\W+/g, '-')}.json`;
  const began = performance.now();
  const { output, status } = await spawned(command, report);
  const { good, bad } = countsIn(report, status);
  passed += good;
  failed += bad;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const sum = `${command}: ${good} passed, ${bad} failed (${seconds} s)`;
  console.log(`\n▸ ${command}\n${output.trimEnd()}\n${bad > 0 ? '✗' : '✓'} ${sum}`);
}

/** Waits for a command, which has a runner of tests write its counts into a report. */
async function spawned(command: string, report: string) {
  const reporters = '--reporter=default --reporter=json --outputFile.json';
  const isVitest = command.startsWith('vitest');
  const child = spawn(isVitest ? `${command} ${reporters}=${report}` : command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TEST_PORT: String(port),
      ...(command.startsWith('playwright test') && { REPORT: report }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (output += part));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { output, status };
}

/** How many tests of a command passed and failed; one without a report is one test. */
function countsIn(report: string, status: unknown) {
  const hasPassed = status === 0;
  const counts: Report = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : { numPassedTests: hasPassed ? 1 : 0 };
  return {
    good: counts.numPassedTests ?? counts.stats?.expected ?? 0,
    // A runner can also fail beside its tests.
    bad: counts.numFailedTests || counts.stats?.unexpected || (hasPassed ? 0 : 1),
  };
}
