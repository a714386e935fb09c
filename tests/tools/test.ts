/**
 * npm test: every stage (content, lint, spelling, unused, types, unit, build, browser); ends with "N passed, M failed".
 * npm test -- content: what a change of src/content alone needs. npm test -- STAGE or FILE …: those, in this order.
 * npm test -- FILE "NAME": the tests of a file whose name contains NAME.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { keyOf, keyOfFiles } from '../../src/lib/node/cached.ts';
import { ensureBrowser } from '../../src/tools/review/browser/chromium.ts';
import { ensureBuilt } from '../../src/tools/site/build-site.ts';
import { freePort } from '../../src/tools/site/host.ts';
import { fullSite } from '../support/connected-site.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { describeFailure, readReport } from '../support/reports.ts';

interface Task {
  title: string;
  command: string[];
  /** Where it says what it has counted; one without counts is one test. */
  report?: string;
  env?: Record<string, string>;
  /** It depends on nothing but the files of the repository: where none has changed since it passed, it is not run again. */
  isPure?: true;
}

/** The sites that are built for tests: the real one, that of tests/fixtures/content, and that with drafts, many cases and vendors. */
const BUILDS = { site: ensureBuilt, fixture: fixtureSite, full: fullSite };
type Site = keyof typeof BUILDS;

interface Stage {
  /** The built sites that it looks at. */
  needs?: readonly Site[];
  opensBrowser?: true;
  tasks: () => Task[];
}

/** Its own for each run: several may run at once. */
const REPORTS = `.cache/reports/${process.pid}`;
/** Where it is written of which files a pure task has passed. */
const STAMPS = '.cache/passed';
const node = (file: string, ...args: string[]) => [process.execPath, file, ...args];

/** More room for short-lived objects: less garbage collection, and a build takes a tenth less of the processor's time. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
const fileNameOf = (title: string) => title.replace(/\W+/g, '-').toLowerCase();

function vitest(title: string, ...args: string[]): Task {
  const file = `${REPORTS}/${fileNameOf(title)}.xml`;
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`];
  return {
    title,
    command: node('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args),
    report: file,
    // A build in this process leaves NODE_ENV=production behind, with which React has no `act`.
    env: { NODE_OPTIONS, TEST_PORT: String(port), NODE_ENV: 'test' },
  };
}

function playwright(title: string, site: 'site' | 'fixture', ...args: string[]): Task {
  const file = `${REPORTS}/${fileNameOf(title)}.xml`;
  return {
    title,
    command: node('node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts', ...args),
    report: file,
    env: {
      NODE_OPTIONS,
      REPORT: `${fs.realpathSync('.')}/${file}`,
      TEST_PORT: String(site === 'site' ? port + 20 : port),
      ON_SITE: site,
    },
  };
}

const only = (task: Task): Stage => ({ tasks: () => [task] });
const STAGES: Record<string, Stage> = {
  content: {
    needs: ['site'],
    opensBrowser: true,
    tasks: () => [
      { title: 'Content check', command: node('src/tools/writing/check/check-content.ts') },
      vitest('Content, files', '--project=content'),
      playwright('Content, browser', 'site'),
    ],
  },
  lint: only({
    title: 'Format and lint',
    command: ['node_modules/.bin/biome', 'ci', '.', '--max-diagnostics=50', '--colors=off'],
    isPure: true,
  }),
  spelling: only({
    title: 'Spelling of the code (further words: .cspell-words.txt)',
    command: node('node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', '--no-color', '--config=.cspell.json', '.'),
    isPure: true,
  }),
  unused: only({ title: 'Unused code', command: node('node_modules/knip/bin/knip.js'), isPure: true }),
  types: only({
    title: 'Types',
    command: node('node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
    isPure: true,
  }),
  unit: { opensBrowser: true, tasks: () => [vitest('Unit', '--project=unit')] },
  build: { needs: ['fixture', 'full'], tasks: () => [vitest('Build', '--project=build')] },
  browser: { needs: ['fixture', 'full'], opensBrowser: true, tasks: () => [playwright('Browser', 'fixture')] },
  week: { tasks: () => [{ title: 'A week of changes', command: node('tests/tools/week.ts') }] },
};

fs.mkdirSync(REPORTS, { recursive: true });
process.on('exit', () => fs.rmSync(REPORTS, { recursive: true }));
const port = await freePort(Number(process.env.TEST_PORT ?? 4323));
/** Of the files' present state; undefined where git does not know it: then every task is run. */
const sources = sourcesKey();
/** The built sites that a stage has asked for. */
const builds = new Map<Site, Promise<boolean>>();
let passed = 0;
const failed: string[] = [];

const args = process.argv.slice(2);
// First of all, since it may install one.
if (args.length === 0 || args.some((name) => STAGES[name]?.opensBrowser || /\.spec\.ts$|tests\/e2e/.test(name))) ensureBrowser();
if (args.length > 0) await runNamed(args);
else await runAll();

if (failed.length > 1) console.log(`\nAll that failed:\n\n${failed.map((text) => text.split('\n')[0]).join('\n')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
// A build that failed leaves the bundler's workers waiting; the process ends regardless.
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);

/** Everything, in two lanes side by side: each has its own ports and its own built site. */
async function runAll(): Promise<void> {
  await Promise.all([lane('lint', 'spelling', 'unused', 'types', 'content', 'unit'), lane('build', 'browser')]);
}

async function lane(...names: string[]): Promise<void> {
  for (const name of names) await runStage(name);
}

/** The stages and files that the command line names; two arguments of which the second is neither are a file and a test's name. */
async function runNamed(wanted: string[]): Promise<void> {
  const isKnown = (name: string) => name in STAGES || fs.existsSync(name);
  const [file = '', name] = wanted;
  if (wanted.length === 2 && name !== undefined && !(file in STAGES) && isKnown(file) && !isKnown(name)) return runFile(file, name);
  const unknown = wanted.filter((each) => !isKnown(each));
  if (unknown.length > 0) {
    console.error(
      `${unknown.map((each) => `"${each}"`).join(', ')}: neither a file of tests nor one of ${Object.keys(STAGES).join(', ')}.`,
    );
    process.exit(2);
  }
  for (const each of wanted) await (each in STAGES ? runStage(each) : runFile(each));
}

/** One file of tests, or those of its tests whose name contains a text. */
async function runFile(file: string, test?: string): Promise<void> {
  // Both runners take the name as a pattern; a character that has a meaning in one stands for any.
  const pattern = test?.replace(/[^\p{L}\p{N} ]/gu, '.');
  const site = file.includes('tests/content') ? 'site' : 'fixture';
  const isBrowser = /\.spec\.ts$|tests\/e2e\/?$/.test(file);
  // Several files of a folder would build the full site at the same time; a single one builds it if it needs it.
  const sites: Site[] = /tests\/(e2e|build)\/?$/.test(file) ? ['fixture', 'full'] : [site];
  if ((isBrowser || /tests\/(content|build|browsers)(\/|$)/.test(file)) && !(await areBuilt(sites))) return;
  const filter = pattern ? [isBrowser ? '--grep' : '--testNamePattern', pattern] : [];
  await run(isBrowser ? playwright(file, site, file.split('/').at(-1) ?? '', ...filter) : vitest(file, file, ...filter), file);
}

async function runStage(name: string): Promise<void> {
  const stage = STAGES[name];
  if (!stage || !(await areBuilt(stage.needs ?? []))) return;
  for (const task of stage.tasks()) await run(task, name);
}

/** Whether these sites are built; one that cannot be built is one failure, however many stages want it. */
async function areBuilt(sites: readonly Site[]): Promise<boolean> {
  for (const site of sites) {
    const build = builds.get(site) ?? isBuilt(site);
    builds.set(site, build);
    if (!(await build)) return false;
  }
  return true;
}

async function isBuilt(site: Site): Promise<boolean> {
  try {
    if (await BUILDS[site]()) return true;
  } catch (error) {
    console.error((error as Error).message);
  }
  failed.push(`✗ The build of the ${site}\n  Alone again: npm ${site === 'site' ? 'run build' : 'test -- build'}`);
  console.log(failed.at(-1));
  return false;
}

/**
 * Hash of all files of the repository, committed or not, and of the version of Node; ignored ones are left out.
 * @returns undefined if there is no git repository, as in an unpacked archive
 */
function sourcesKey(): string | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  // One that was deleted and not yet committed is still listed.
  const files = stdout.split('\0').filter((file) => file && fs.existsSync(file));
  return keyOf(process.version, keyOfFiles(files.sort()));
}

/** Runs one task. What it prints is shown once it has ended, and only where it failed. */
async function run({ title, command: [program = '', ...rest], report, env = {}, isPure }: Task, again: string): Promise<void> {
  const stamp = isPure && sources ? `${STAMPS}/${fileNameOf(title)}` : undefined;
  if (stamp && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources) {
    passed += 1;
    console.log(`✓ ${title}: 1 passed, 0 failed (no file has changed since it passed)`);
    return;
  }
  console.log(`▸ ${title} …`);
  const began = performance.now();
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const counted = report ? readReport(report) : { passed: status === 0 ? 1 : 0, failures: [] };
  const texts = counted.failures.map(describeFailure);
  // A task that ends badly has failed even where its report knows of no failure.
  if (texts.length === 0 && (status !== 0 || counted.passed === 0))
    texts.push(
      `✗ ${title}\n${stripVTControlCharacters(output).trimEnd()}\n  Alone again: npm test -- ${again}${again === 'lint' ? '\n  Repair: npm run fix' : ''}`,
    );
  passed += counted.passed;
  failed.push(...texts);
  // Not where a file was saved meanwhile: the task may have read it before or after.
  if (stamp && sources && texts.length === 0 && sources === sourcesKey()) {
    fs.mkdirSync(STAMPS, { recursive: true });
    fs.writeFileSync(stamp, sources);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${texts.length > 0 ? '✗' : '✓'} ${title}: ${counted.passed} passed, ${texts.length} failed (${seconds} s)`);
  for (const text of texts) console.log(`\n${text}\n`);
}
