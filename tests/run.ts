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

/**
 * Runs a command, passes its output on in one piece, and counts its tests; one without a report is
 * one test.
 */
async function run(command: string): Promise<void> {
  const report = `${REPORTS}/${command.replaceAll(/\W+/g, '-')}.json`;
  const reporters = command.startsWith('vitest')
    ? `--reporter=default --reporter=json --outputFile.json=${report}`
    : '';
  const began = performance.now();
  const child = spawn(`${command} ${reporters}`, {
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
  const counts: Report = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : { numPassedTests: status === 0 ? 1 : 0 };
  const good = counts.numPassedTests ?? counts.stats?.expected ?? 0;
  // A runner can also fail beside its tests.
  const bad = counts.numFailedTests || counts.stats?.unexpected || (status === 0 ? 0 : 1);
  passed += good;
  failed += bad;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `\n▸ ${command}\n${output.trimEnd()}\n${bad > 0 ? '✗' : '✓'} ${command}: ${good} passed, ${bad} failed (${seconds} s)`,
  );
}
