import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { SHARED_CACHES } from '../../../lib/node/cached.ts';
import type { ContentFinding } from '../findings.ts';
import { REVIEW, type Remark } from '../report-data.ts';
import { git, type Revision } from './git.ts';

/** How a version is built and checked in its own folder. */
export interface Commands {
  /** Builds the site into `dist`. @throws with what the build printed */
  build: (tree: string) => Promise<void>;
  check: (tree: string) => Promise<ContentFinding[]>;
}

export interface BuiltSide {
  /** The built site, unless the build failed. */
  folder: string;
  /** Why the build failed; undefined if it did not. */
  fault: Remark | undefined;
  findings: ContentFinding[];
}

/** Caches of a build: documents, Open Graph pictures and fonts, and Astro's own of pictures. */
const CACHES = [SHARED_CACHES, 'node_modules/.astro/assets'];

/**
 * Builds a revision in a git worktree.
 * @param name of the folder for the built site
 */
export async function buildSide(root: string, name: string, { commit }: Revision, { build, check }: Commands): Promise<BuiltSide> {
  const tree = path.join(root, REVIEW, 'tree');
  const folder = path.join(root, REVIEW, name);
  for (const old of [tree, folder]) fs.rmSync(old, { recursive: true, force: true });
  // The same worktree for both versions: the ids of islands depend on the path of the sources. An interrupted review leaves git's record of it.
  git(root, ['worktree', 'add', '--detach', '--force', tree, commit]);
  try {
    const [fault, findings] = await Promise.all([prepareAndBuild(root, tree, build), check(tree)]);
    if (!fault) fs.renameSync(path.join(tree, 'dist'), folder);
    return { folder, fault, findings };
  } finally {
    git(root, ['worktree', 'remove', '--force', tree]);
  }
}

/** The site's own build: the command that everybody types. */
export async function astroBuild(tree: string): Promise<void> {
  await run('npx', ['astro', 'build'], tree, { ...process.env, SITE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' });
}

/** @returns why the build failed; undefined if it did not */
async function prepareAndBuild(root: string, tree: string, build: Commands['build']): Promise<Remark | undefined> {
  try {
    const [own, installed] = [tree, root].map((folder) => path.join(folder, 'package-lock.json')).map(textOf);
    // Packages are found in the folder above; only a version with others needs its own.
    if (own !== installed) await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], tree, process.env);
    for (const cache of fs.globSync(CACHES, { cwd: root })) fs.cpSync(path.join(root, cache), path.join(tree, cache), { recursive: true });
    await build(tree);
    return undefined;
  } catch (error) {
    const message = stripVTControlCharacters((error as Error).message).replaceAll(`${tree}${path.sep}`, '');
    return { rule: 'build', message: message.trim().slice(0, 2000) };
  }
}

const textOf = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** Runs a command. @throws with what it printed if it fails */
async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd, env, shell: process.platform === 'win32', maxBuffer: 1 << 28 };
  await promisify(execFile)(command, args, options).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stderr.trim() || error.stdout);
  });
}
