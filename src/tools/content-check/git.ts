import { spawnSync } from 'node:child_process';
import { oncePer } from '../../lib/once-per.ts';
import type { Content } from './model.ts';
import { CONTENT } from './paths.ts';

/** What git answers; nothing where there is no git, or where it knows nothing of it. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/**
 * Content files that differ from those of the main branch, at the commit where this branch left it, or from the last commit where no main
 * branch is known. Each is given with git's name for its old text, or without one where the file is new. Files that git doesn't know are
 * not among them.
 */
export const changedFiles = oncePer((content: Content): ReadonlyMap<string, string | undefined> => {
  const diff = (...from: string[]) => git(content.root, 'diff', '--raw', '--no-abbrev', '--relative', '-M', ...from, '--', CONTENT);
  const lines = (diff('--merge-base', 'origin/main') ?? diff('HEAD') ?? '').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [facts = '', ...paths] = line.split('\t');
      const [, , old = ''] = facts.split(' ');
      return [paths.at(-1) ?? '', /^0+$/.test(old) ? undefined : old];
    }),
  );
});

/** Content files that git does not know yet. */
export const untrackedFiles = ({ root }: Content): string[] =>
  (git(root, 'ls-files', '--others', '--exclude-standard', '--', CONTENT) ?? '').split('\n').filter(Boolean);

/** A file's old text, by git's name for it. */
export const oldText = ({ root }: Content, name: string): string | undefined => git(root, 'cat-file', 'blob', name);
