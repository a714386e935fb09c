import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SHARED_CACHES } from '../../../lib/node/cached.ts';
import { REVIEW } from '../report-data.ts';
import { git } from './git.ts';

/** The site's own caches, and Astro's of pictures. */
const CACHES = [SHARED_CACHES, 'node_modules/.astro/assets'];

/**
 * Builds a commit in a git worktree.
 * @returns the folder with the built site, of that name
 * @throws with what the build printed
 */
export function buildSide(
  root: string,
  name: string,
  commit: string,
  build: typeof astroBuild,
): string {
  const tree = path.join(root, REVIEW, 'tree');
  const folder = path.join(root, REVIEW, name);
  for (const old of [tree, folder]) fs.rmSync(old, { recursive: true, force: true });
  // The same worktree for both versions: the ids of islands depend on the path of the sources. An
  // interrupted review leaves git's record of it.
  git(root, ['worktree', 'add', '--detach', '--force', tree, commit]);
  try {
    for (const cache of fs.globSync(CACHES, { cwd: root }))
      fs.cpSync(path.join(root, cache), path.join(tree, cache), { recursive: true });
    build(tree);
    fs.renameSync(path.join(tree, 'dist'), folder);
    return folder;
  } catch (error) {
    const message = stripVTControlCharacters((error as Error).message).replaceAll(
      `${tree}${path.sep}`,
      '',
    );
    throw new Error(message.trim().slice(0, 2000));
  } finally {
    git(root, ['worktree', 'remove', '--force', tree]);
  }
}

export function astroBuild(tree: string): void {
  const run = (command: string, env = process.env) =>
    execSync(command, { cwd: tree, env, stdio: ['ignore', 'ignore', 'pipe'] });
  // Packages are found in the folder above; only a version with others needs its own.
  const [own, installed] = [tree, '.'].map((folder) =>
    fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
  );
  if (own !== installed) run('npm ci --include=dev --no-audit --no-fund');
  run('npx astro build', { ...process.env, SITE_ENV: 'production' });
}
