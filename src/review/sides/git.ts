import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A state of the repository that can be built: a commit, or the working tree as it stands. */
export interface Revision {
  /** As it was asked for, such as "main"; "working tree" where nothing was asked for. */
  ref: string;
  /** A commit that holds exactly this state. It is on no branch where it holds the working tree. */
  commit: string;
  /** Hash of all that can change the built site: its files, and the day, since entries appear on theirs. */
  site: string;
}

/** Top-level files and folders that no build reads. */
const NOT_BUILT = /^(\.github|\.ci|\.vscode|tests|[A-Z]+\.md)$/;

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
 * @param ref a branch, tag or commit; left out, the working tree with all that is not committed yet
 * @throws if there is no such ref, with what to do
 */
export function revisionOf(root: string, ref?: string): Revision {
  const commit = ref === undefined ? commitWorkingTree(root) : commitOf(root, ref);
  const entries = git(root, ['ls-tree', commit])
    .split('\n')
    .filter((line) => !NOT_BUILT.test(line.slice(line.indexOf('\t') + 1)));
  return {
    ref: ref ?? 'working tree',
    commit,
    site: crypto
      .createHash('sha256')
      .update([new Date().toISOString().slice(0, 10), ...entries].join('\n'))
      .digest('hex')
      .slice(0, 20),
  };
}

function commitOf(root: string, ref: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  } catch {
    throw new Error(`git knows no commit "${ref}". Name a branch, tag or commit: npm run review -- --base main`);
  }
}

/** Writes the working tree as a commit on no branch, through an index of its own: the user's index and branch stay as they are. */
function commitWorkingTree(root: string): string {
  const folder = path.join(root, '.cache', 'review');
  fs.mkdirSync(folder, { recursive: true });
  const index = path.join(folder, `index-${process.pid}`);
  const env = {
    GIT_INDEX_FILE: index,
    GIT_AUTHOR_NAME: 'review',
    GIT_AUTHOR_EMAIL: 'review@localhost',
    GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
    GIT_COMMITTER_NAME: 'review',
    GIT_COMMITTER_EMAIL: 'review@localhost',
    GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
  };
  try {
    git(root, ['read-tree', 'HEAD'], env);
    git(root, ['add', '--all', '--', '.'], env);
    const tree = git(root, ['write-tree'], env);
    if (tree === git(root, ['rev-parse', 'HEAD^{tree}'])) return git(root, ['rev-parse', 'HEAD']);
    return git(root, ['commit-tree', tree, '-p', 'HEAD', '-m', 'The working tree, for a review'], env);
  } finally {
    fs.rmSync(index, { force: true });
  }
}
