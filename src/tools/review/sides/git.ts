import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { REVIEW } from '../report-data.ts';

/** Runs git and returns its output. @throws with git's own message */
export function git(
  root: string,
  args: readonly string[],
  env: Record<string, string> = {},
): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** The commit of a branch or tag. @throws if there is none */
export function commitOf(root: string, ref: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  } catch {
    throw new Error(
      `git doesn't know a commit "${ref}". Name a branch, tag or commit: npm run review -- --base main`,
    );
  }
}

/**
 * Commits the working tree, uncommitted changes included, with a separate index: the user's index
 * and branch do not change. The index is written to the folder of the review, which has to exist.
 * @returns the commit, which is on no branch
 */
export function commitWorkingTree(root: string): string {
  const env = { GIT_INDEX_FILE: path.join(root, REVIEW, 'index') };
  git(root, ['read-tree', 'HEAD'], env);
  git(root, ['add', '--all', '--', '.'], env);
  const by = ['-c', 'user.name=review', '-c', 'user.email=review@localhost'];
  return git(root, [
    ...by,
    'commit-tree',
    git(root, ['write-tree'], env),
    '-p',
    'HEAD',
    '-m',
    'The working tree, for a review',
  ]);
}
