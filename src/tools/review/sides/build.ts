import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { SHARED_CACHES } from '../../../lib/node/cached.ts';
import { REVIEW, type Remark } from '../report-schema.ts';
import { git, type Revision } from './git.ts';

/** A finding of `npm run check -- --json`. */
const findingSchema = z.object({
  file: z.string(),
  line: z.number(),
  severity: z.string(),
  code: z.string(),
  message: z.string(),
  repair: z.string(),
  /** The fixed line, if the check has a fix. */
  suggestion: z.string().optional(),
});
export type CheckFinding = z.infer<typeof findingSchema>;

export interface BuiltSide {
  /** The built site. */
  folder: string;
  /** Findings of the content check; none if that revision's check has no JSON output. */
  findings: CheckFinding[];
}

/** A failed build, with the reason and the findings of the content check. */
export class BuildError extends Error {
  readonly remark: Remark;
  readonly findings: CheckFinding[];
  constructor(remark: Remark, findings: CheckFinding[]) {
    super(remark.message);
    this.remark = remark;
    this.findings = findings;
  }
}

/** Number of built sites in the cache. */
const CACHED_SITES = 8;
/** Caches of a build and of the check: those of the project and Astro's own. */
const CACHES = [SHARED_CACHES, '.astro', 'node_modules/.astro/assets'];

/** Folders of node_modules in which tools write caches; each revision has its own. */
const OWN_CACHES = new Set(['.astro', '.vite', '.cache', '.mf']);

/**
 * Builds a revision in its own git worktree with that revision's own `npm run build`, or returns the cached result.
 * @throws BuildError if the build fails
 */
export async function buildSide(root: string, revision: Revision, say: (text: string) => void): Promise<BuiltSide> {
  const home = path.join(root, REVIEW, 'sites', revision.site);
  const folder = path.join(home, 'dist');
  if (!fs.existsSync(path.join(home, 'done'))) {
    say(`Building ${revision.ref} (${revision.commit.slice(0, 8)}) …`);
    await buildInto(root, revision, home);
    prune(path.dirname(home));
  } else say(`${revision.ref} (${revision.commit.slice(0, 8)}) is already built.`);
  const now = new Date();
  fs.utimesSync(home, now, now);
  return { folder, findings: readFindings(fs.readFileSync(path.join(home, 'findings.json'), 'utf8')) };
}

async function buildInto(root: string, revision: Revision, home: string): Promise<void> {
  // The same for every build: the ids of islands depend on the path of the sources, so no two pages would be equal otherwise.
  const tree = path.join(root, REVIEW, 'tree');
  const lock = `${tree}.lock`;
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(tree), { recursive: true });
  takeLock(lock);
  // An interrupted build leaves its files, and git's record of them, which may be locked: a second `--force` overrides that.
  fs.rmSync(tree, { recursive: true, force: true });
  git(root, ['worktree', 'add', '--detach', '--force', '--force', tree, revision.commit]);
  try {
    await prepare(root, tree);
    const npm = (...args: string[]) => run('npm', ['run', '--silent', ...args], tree, { ...process.env, SITE_ENV: 'production' });
    const [build, check] = await Promise.all([npm('build'), npm('check', '--', '--json')]);
    const findings = readFindings(check.stdout);
    if (build.failed || !fs.existsSync(path.join(tree, 'dist', 'index.html')))
      throw new BuildError(faultOf(build.stdout + build.stderr, tree), findings);
    fs.mkdirSync(home, { recursive: true });
    fs.writeFileSync(path.join(home, 'findings.json'), JSON.stringify(findings));
    fs.cpSync(path.join(tree, 'dist'), path.join(home, 'dist'), { recursive: true });
    fs.writeFileSync(path.join(home, 'done'), revision.commit);
  } finally {
    git(root, ['worktree', 'remove', '--force', tree]);
    fs.rmSync(lock);
  }
}

/**
 * Locks the folder in which sides are built.
 * @param lock file with the id of the review that builds there
 * @throws if it is running
 */
function takeLock(lock: string): void {
  if (fs.existsSync(lock)) {
    const pid = Number(fs.readFileSync(lock, 'utf8'));
    if (isRunning(pid)) throw new Error(`Process ${pid} is building for another review. Wait for it, or delete ${lock}.`);
    fs.rmSync(lock);
  }
  // Fails for one of two that start at the same moment.
  fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Why a build failed: what its output has after this project's own words for that, or all of it. */
export const faultOf = (output: string, tree: string): Remark => ({
  rule: 'build',
  message:
    stripVTControlCharacters(output).replaceAll(`${tree}${path.sep}`, '').split('Nothing was built: ').at(-1)?.trim().slice(0, 2000) ?? '',
});

const isWindows = process.platform === 'win32';

/** Parses the output of `npm run check -- --json`; none if it isn't a list, as for a revision whose check lacks that option. */
function readFindings(output: string): CheckFinding[] {
  try {
    return z.array(findingSchema).parse(JSON.parse(output));
  } catch {
    return [];
  }
}

/**
 * Gives a worktree the installed packages and the build caches of its repository.
 * @throws BuildError if the packages of its lock file cannot be installed
 */
async function prepare(root: string, tree: string): Promise<void> {
  const read = (folder: string) => {
    const lock = path.join(folder, 'package-lock.json');
    return fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : '';
  };
  const packages = path.join(root, 'node_modules');
  if (fs.existsSync(packages) && read(root) === read(tree)) linkPackages(packages, path.join(tree, 'node_modules'));
  // The lock file differs from the one of the installed packages, so this revision installs its own.
  else if (read(tree)) {
    const { failed, stderr } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], tree, process.env);
    if (failed) throw new BuildError(faultOf(`Its packages cannot be installed: ${stderr}`, tree), []);
  }
  for (const cache of fs.globSync(CACHES, { cwd: root })) fs.cpSync(path.join(root, cache), path.join(tree, cache), { recursive: true });
}

/** Links each package, and npm's list of them, into a node_modules folder of the worktree's own: caches in that folder are not shared. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from))
    if (!OWN_CACHES.has(name)) fs.symlinkSync(path.join(from, name), path.join(to, name), isWindows ? 'junction' : undefined);
}

async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const options = { cwd, env, shell: isWindows, maxBuffer: 1 << 28 };
  try {
    return { failed: false, ...(await promisify(execFile)(command, args, options)) };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { failed: true, stdout, stderr };
  }
}

/** Deletes all cached sites except those that were used last. */
function prune(folder: string): void {
  const age = (name: string) => fs.statSync(path.join(folder, name)).mtimeMs;
  const old = fs.readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of old.slice(CACHED_SITES)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}
