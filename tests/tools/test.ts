/**
 * npm test: content, lint, spelling, unused code, types, unit, build, recipe and browser tests; ends with "N passed, M failed".
 * npm test -- FILE ["NAME"]: one file of tests, or the tests in it whose name contains NAME. npm test -- STAGE: one stage.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { ensureBrowser } from '../../src/lib/node/browser.ts';
import { ensureBuilt } from '../../src/tools/site/build-site.ts';
import { freePort } from '../../src/tools/site/host.ts';
import { describeFailure, readPlaywright, readVitest, type TestSummary } from '../support/reports.ts';
import { sourcesKey } from '../support/sources.ts';

interface Stage {
  name: string;
  command: string[];
  /** Reads what the stage has counted; a stage without counts as one test. */
  report?: () => TestSummary;
  env?: Record<string, string>;
  /** It depends on nothing but the files of the repository: where none has changed since it passed, it is not run again. */
  isPure?: true;
}

const REPORTS = '.cache/reports';
const node = (file: string, ...args: string[]) => [process.execPath, file, ...args];

const CHECKS: Record<string, Stage> = {
  content: { name: 'Content', command: node('src/tools/content-check/check-content.ts') },
  lint: { name: 'Format and lint', command: ['node_modules/.bin/biome', 'ci', '.', '--max-diagnostics=50'], isPure: true },
  react: {
    name: 'Rules of React',
    command: node('node_modules/eslint/bin/eslint.js', '--config=.eslint.config.js', '--max-warnings=0', 'src/islands'),
    isPure: true,
  },
  spelling: {
    name: 'Spelling',
    command: node('node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', '--config=.cspell.json', '.'),
    isPure: true,
  },
  unused: { name: 'Unused code', command: node('node_modules/knip/bin/knip.js'), isPure: true },
  types: {
    name: 'Types',
    command: node('node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
    isPure: true,
  },
};

/** More room for short-lived objects: less garbage collection, and a build takes a tenth less of the processor's time. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
const vitest = (name: string, ...args: string[]): Stage => {
  const file = `${REPORTS}/${name.replace(/\W+/g, '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: node('node_modules/vitest/vitest.mjs', 'run', '--config=tests/vitest.config.ts', ...reporters, ...args),
    report: () => readVitest(file),
    // The build below runs in this process and leaves NODE_ENV=production behind, with which React has no `act`.
    env: { NODE_OPTIONS, TEST_PORT: String(port), NODE_ENV: 'test' },
  };
};
const browser = (...args: string[]): Stage => ({
  name: 'Browser',
  command: node('node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts', ...args),
  report: () => readPlaywright(`${REPORTS}/browser.json`),
  env: { NODE_OPTIONS, REPORT: `${fs.realpathSync('.')}/${REPORTS}/browser.json`, CHROME_PATH: ensureBrowser(), TEST_PORT: String(port) },
});

/** Where it is written of which files a check has passed. */
const STAMPS = '.cache/passed';
/** Of the files' present state; undefined where every check is to run. */
let sources: string | undefined;

let passed = 0;
const failed: string[] = [];

/** Runs one stage. What it prints is shown once it has ended, and only where it failed. */
async function run({ name, command: [program = '', ...args], report, env = {}, isPure }: Stage, again: string): Promise<void> {
  const stamp = isPure && sources ? `${STAMPS}/${name.replace(/\W+/g, '-')}` : undefined;
  if (stamp && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources) {
    passed += 1;
    console.log(`✓ ${name}: 1 passed, 0 failed (no file has changed since it passed)`);
    return;
  }
  console.log(`▸ ${name} …`);
  const began = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const counted = report?.() ?? { passed: status === 0 ? 1 : 0, failures: [] };
  const texts = counted.failures.map(describeFailure);
  // A stage that ends badly has failed even where its report knows of no failure.
  if (texts.length === 0 && (status !== 0 || counted.passed === 0)) texts.push(`✗ ${name}\n${output.trimEnd()}\n  Alone again: ${again}`);
  passed += counted.passed;
  failed.push(...texts);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  // Not where a file was saved meanwhile: the check may have read it before or after.
  if (stamp && sources && texts.length === 0 && sources === sourcesKey()) {
    fs.mkdirSync(STAMPS, { recursive: true });
    fs.writeFileSync(stamp, sources);
  }
  console.log(`${texts.length > 0 ? '✗' : '✓'} ${name}: ${counted.passed} passed, ${texts.length} failed (${seconds} s)`);
  for (const text of texts) console.log(`\n${text}\n`);
}

/** Stages one after the other. */
async function lane(stages: Stage[], again: (stage: Stage) => string): Promise<void> {
  for (const stage of stages) await run(stage, again(stage));
}

function finish(): never {
  if (failed.length > 1) console.log(`\nAll that failed:\n\n${failed.map((text) => text.split('\n')[0]).join('\n')}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  // A build that failed leaves the bundler's workers waiting; the process ends regardless.
  process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
}

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });
const port = await freePort(Number(process.env.TEST_PORT ?? 4323));
const [wanted, test] = process.argv.slice(2);

if (wanted) {
  const check = CHECKS[wanted];
  const isBrowser = wanted.endsWith('.spec.ts');
  if (!check && !fs.existsSync(wanted)) {
    console.error(`"${wanted}" is neither a file of tests nor one of ${Object.keys(CHECKS).join(', ')}.`);
    process.exit(2);
  }
  if (!check && !(await ensureBuilt())) failed.push('✗ The build');
  // Both take the name as a pattern; a character that has a meaning in one stands for any.
  const pattern = test?.replace(/[^\p{L}\p{N} ]/gu, '.');
  const filter = pattern ? [isBrowser ? '--grep' : '--testNamePattern', pattern] : [];
  const stage = check ?? (isBrowser ? browser(wanted.split('/').at(-1) ?? '', ...filter) : vitest('Tests', wanted, ...filter));
  await run(stage, `npm test -- ${wanted}`);
  finish();
}

const { types, ...reading } = CHECKS;
sources = sourcesKey();
const again = ({ name }: Stage) => {
  const key = Object.entries(CHECKS).find(([, check]) => check.name === name)?.[0];
  return key ? `npm test -- ${key}` : 'npm test';
};
const unit = vitest('Unit, islands, content', '--project=unit', '--project=islands', '--project=content');
const building = ensureBuilt();
// Side by side: what needs neither the other's files nor its ports.
await Promise.all([
  lane(Object.values(reading), again).then(async () => {
    const isBuilt = await building;
    // The build generates the types of the content, which the check would do again.
    const check = types && isBuilt ? { ...types, command: [...types.command, '--noSync'] } : types;
    await lane([...(check ? [check] : []), unit, ...(isBuilt ? [vitest('Recipes', '--project=recipes')] : [])], again);
  }),
  building.then(async (isBuilt) => {
    if (isBuilt) await lane([vitest('Build', '--project=build'), browser()], again);
    else failed.push('✗ The build\n  Alone again: npm run build');
  }),
]);
finish();
