import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { REVIEW } from '../report-data.ts';

/** A state of the repository that can be built: a commit, or the working tree as it is. */
export interface Revision {
  /** The name the caller gave, such as "main", or "working tree". */
  ref: string;
  /** A commit with exactly these files. The commit of a working tree is on no branch. */
  commit: string;
}

/** Runs git and returns its output. @throws with git's own message */
export function git(root: string, args: readonly string[], env: Record<string, string> = {}): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/**
 * @param ref a branch, tag or commit
 * @throws if there is no such ref
 */
export function revisionOf(root: string, ref: string): Revision {
  try {
    return { ref, commit: git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]) };
  } catch {
    throw new Error(`git doesn't know a commit "${ref}". Name a branch, tag or commit: npm run review -- --base main`);
  }
}

/** The working tree, including uncommitted changes. */
export const workingTree = (root: string): Revision => ({ ref: 'working tree', commit: commitWorkingTree(root) });

/** Commits the working tree without a branch, with a separate index: the user's index and branch do not change. */
function commitWorkingTree(root: string): string {
  fs.mkdirSync(path.join(root, REVIEW), { recursive: true });
  const index = path.join(root, REVIEW, 'index');
  const env = { GIT_INDEX_FILE: index };
  git(root, ['read-tree', 'HEAD'], env);
  git(root, ['add', '--all', '--', '.'], env);
  const tree = git(root, ['write-tree'], env);
  if (tree === git(root, ['rev-parse', 'HEAD^{tree}'])) return git(root, ['rev-parse', 'HEAD']);
  const by = ['-c', 'user.name=review', '-c', 'user.email=review@localhost'];
  return git(root, [...by, 'commit-tree', tree, '-p', 'HEAD', '-m', 'The working tree, for a review']);
}
