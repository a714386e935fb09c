import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../../lib/node/cached.ts';
import { isoDay } from '../../../lib/publishing.ts';
import { REVIEW } from '../report-schema.ts';

/** A state of the repository that can be built: a commit, or the working tree as it is. */
export interface Revision {
  /** The name the caller gave, such as "main"; "working tree" if none was given. */
  ref: string;
  /** A commit with exactly these files. The commit of a working tree is on no branch. */
  commit: string;
  /** Hash of everything that can change the built site: its files, their location, and the date, because entries are scheduled by date. */
  site: string;
}

/** Top-level files and folders that no build reads. */
const NOT_BUILD_INPUT = /^(\.github|\.ci|\.vscode|tests|[A-Z]+\.md)$/;

/** Runs git and returns its output. @throws with git's own message */
export function git(root: string, args: readonly string[], env: Record<string, string> = {}): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  }).trim();
}

/**
 * @param ref a branch, tag or commit; if left out, the working tree including uncommitted changes
 * @throws if there is no such ref
 */
export function revisionOf(root: string, ref?: string): Revision {
  const commit = ref === undefined ? commitWorkingTree(root) : commitOf(root, ref);
  const entries = git(root, ['ls-tree', commit])
    .split('\n')
    .filter((line) => !NOT_BUILD_INPUT.test(line.slice(line.indexOf('\t') + 1)));
  return {
    ref: ref ?? 'working tree',
    commit,
    site: keyOf(isoDay(new Date()), path.resolve(root), ...entries),
  };
}

function commitOf(root: string, ref: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  } catch {
    throw new Error(`git doesn't know a commit "${ref}". Name a branch, tag or commit: npm run review -- --base main`);
  }
}

/** Commits the working tree without a branch, with a separate index: the user's index and branch do not change. */
function commitWorkingTree(root: string): string {
  const folder = path.join(root, REVIEW);
  fs.mkdirSync(folder, { recursive: true });
  const index = path.join(folder, `index-${process.pid}`);
  // The same files are the same commit, whoever makes it and when.
  const date = '2000-01-01T00:00:00Z';
  const env = { GIT_INDEX_FILE: index, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const by = ['-c', 'user.name=review', '-c', 'user.email=review@localhost'];
  try {
    git(root, ['read-tree', 'HEAD'], env);
    git(root, ['add', '--all', '--', '.'], env);
    const tree = git(root, ['write-tree'], env);
    if (tree === git(root, ['rev-parse', 'HEAD^{tree}'])) return git(root, ['rev-parse', 'HEAD']);
    return git(root, [...by, 'commit-tree', tree, '-p', 'HEAD', '-m', 'The working tree, for a review'], env);
  } finally {
    fs.rmSync(index, { force: true });
  }
}
