import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { git, type Revision } from './git.ts';

/** A finding of `npm run check -- --json`. */
const findingSchema = z.object({
  file: z.string(),
  line: z.number().default(1),
  column: z.number().default(1),
  severity: z.string().default('error'),
  rule: z.string().default('content'),
  message: z.string(),
  repair: z.string().default(''),
  /** The corrected line, if the check has a repair. */
  suggestion: z.string().optional(),
});
export type CheckFinding = z.infer<typeof findingSchema>;

export interface BuiltSide {
  revision: Revision;
  /** The built site. */
  folder: string;
  /** Findings of the content check; undefined if that revision's check has no JSON output. */
  findings: CheckFinding[] | undefined;
}

/** A failed build, with the reason and the findings of the content check. */
export class BuildError extends Error {
  readonly findings: CheckFinding[] | undefined;
  constructor(message: string, findings: CheckFinding[] | undefined) {
    super(message);
    this.findings = findings;
  }
}

/** Number of built sites in the cache. */
const CACHED_SITES = 8;
/** Caches of a build and of the check: typeset documents, Open Graph images, subset fonts, judged words and passages, Astro's own. */
const BUILD_CACHES = ['documents', 'og', 'fonts', 'spelling.json', 'suggestions.json', 'grammar.json', 'formulae.json']
  .map((name) => `.cache/${name}`)
  .concat('.astro');
/** Folders of node_modules in which tools write caches; each revision has its own. */
const OWN_CACHES = new Set(['.astro', '.vite', '.cache', '.mf']);

/**
 * Builds a revision in a git worktree of its own with that revision's own `npm run build`, or takes the cached result.
 * @throws BuildError if the build fails
 */
export async function buildSide(root: string, revision: Revision, say: (text: string) => void): Promise<BuiltSide> {
  const home = path.join(root, '.cache', 'review', 'sites', revision.site);
  const folder = path.join(home, 'dist');
  if (!fs.existsSync(path.join(home, 'done'))) {
    say(`Building ${revision.ref} (${revision.commit.slice(0, 8)}) …`);
    await buildInto(root, revision, home);
    prune(path.dirname(home));
  } else say(`${revision.ref} (${revision.commit.slice(0, 8)}) is built already.`);
  const now = new Date();
  fs.utimesSync(home, now, now);
  const findings = z
    .array(findingSchema)
    .nullable()
    .parse(JSON.parse(fs.readFileSync(path.join(home, 'findings.json'), 'utf8')));
  return { revision, folder, findings: findings ?? undefined };
}

async function buildInto(root: string, revision: Revision, home: string): Promise<void> {
  // The same for every build: the path of the sources enters the ids of islands, so that no two pages would be equal.
  const tree = path.join(root, '.cache', 'review', 'tree');
  const lock = `${tree}.lock`;
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(tree), { recursive: true });
  takeLock(lock);
  // An interrupted build leaves its files, and git's note of them, which may be locked: twice `--force` overrides that.
  fs.rmSync(tree, { recursive: true, force: true });
  git(root, ['worktree', 'add', '--detach', '--force', '--force', tree, revision.commit]);
  try {
    prepare(root, tree);
    const env = { ...process.env, SITE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
    // Some libraries take any value of it for a wish to have colours.
    delete (env as NodeJS.ProcessEnv).FORCE_COLOR;
    const npm = (...args: string[]) => run('npm', ['run', '--silent', ...args], tree, env, (pid) => fs.appendFileSync(lock, `${pid}\n`));
    const [{ status, output }, check] = await Promise.all([npm('build'), npm('check', '--', '--json')]);
    const findings = readFindings(check.stdout);
    if (findings && findings.length > 0) await suggestRepairs(tree, findings, () => npm('check', '--', '--fix'));
    if (status !== 0 || !fs.existsSync(path.join(tree, 'dist', 'index.html'))) throw new BuildError(reasonOf(output, tree), findings);
    fs.mkdirSync(home, { recursive: true });
    fs.writeFileSync(path.join(home, 'findings.json'), JSON.stringify(findings ?? null));
    fs.cpSync(path.join(tree, 'dist'), path.join(home, 'dist'), { recursive: true });
    fs.writeFileSync(path.join(home, 'done'), revision.commit);
  } finally {
    git(root, ['worktree', 'remove', '--force', tree]);
    fs.rmSync(lock);
  }
}

/**
 * Takes the folder in which sides are built.
 * @param lock file with the ids of the processes that build there: the review, and its build, which may outlive it
 * @throws if one of them is running
 */
function takeLock(lock: string): void {
  const pids = fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8').trim().split('\n').map(Number) : [];
  const running = pids.find((pid) => pid !== process.pid && isRunning(pid));
  if (running !== undefined) throw new Error(`Process ${running} is building for another review. Wait for it, or delete ${lock}.`);
  fs.rmSync(lock, { force: true });
  fs.writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Why a build failed, in its own words: without colours, the lines of a stack, and the path of the temporary folder. */
function reasonOf(output: string, tree: string): string {
  const lines = stripVTControlCharacters(output).replaceAll(`${tree}${path.sep}`, '').split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !/^at |^Stack trace:|^npm |^Node\.js v/.test(line));
  // The bundler names the file in a line before the error.
  const error = said.findIndex((line) => /^\[plugin |^\[?\w*error\b/i.test(line));
  return said.slice(Math.max(0, error)).join('\n');
}

const isWindows = process.platform === 'win32';

/** Parses the output of `npm run check -- --json`; undefined if it is not a list, as for a revision whose check lacks that option. */
function readFindings(output: string): CheckFinding[] | undefined {
  try {
    return z.array(findingSchema).parse(JSON.parse(output));
  } catch {
    return undefined;
  }
}

/**
 * Lets the content check repair what it can, and adds the repaired line to each finding.
 * @param repair repairs the files in place
 */
async function suggestRepairs(tree: string, findings: CheckFinding[], repair: () => Promise<unknown>): Promise<void> {
  const linesOf = (file: string) => {
    const full = path.join(tree, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8').split('\n') : [];
  };
  const before = new Map(findings.map(({ file }) => [file, linesOf(file)]));
  await repair();
  for (const finding of findings) {
    const [old = [], now] = [before.get(finding.file), linesOf(finding.file)];
    const line = now[finding.line - 1];
    // If the number of lines changed, the line number no longer identifies the line.
    if (old.length === now.length && line !== undefined && line !== old[finding.line - 1]) finding.suggestion = line;
  }
}

/** Gives a worktree the installed packages and the build caches of its repository. */
function prepare(root: string, tree: string): void {
  for (const cache of BUILD_CACHES)
    if (fs.existsSync(path.join(root, cache))) fs.cpSync(path.join(root, cache), path.join(tree, cache), { recursive: true });
  const read = (folder: string) => {
    const lock = path.join(folder, 'package-lock.json');
    return fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : '';
  };
  // The lock file differs from the one of the installed packages, so this revision installs its own.
  const isSame = fs.existsSync(path.join(root, 'node_modules')) && read(root) === read(tree);
  if (isSame) linkPackages(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  else if (read(tree))
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: tree, stdio: 'inherit', shell: isWindows });
}

/** Links each package into a node_modules folder of the worktree's own, so that caches in that folder are not shared. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from))
    if (!OWN_CACHES.has(name)) fs.symlinkSync(path.join(from, name), path.join(to, name), isWindows ? 'junction' : undefined);
  const assets = path.join('.astro', 'assets');
  if (fs.existsSync(path.join(from, assets))) fs.cpSync(path.join(from, assets), path.join(to, assets), { recursive: true });
}

function run(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  began: (pid: number) => void,
): Promise<{ status: number | null; stdout: string; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows });
    if (child.pid !== undefined) began(child.pid);
    let [stdout, output] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, output }));
  });
}

/** Deletes all cached sites except those that were used last. */
function prune(folder: string): void {
  const age = (name: string) => fs.statSync(path.join(folder, name)).mtimeMs;
  const old = fs.readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of old.slice(CACHED_SITES)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}
