import { spawnSync } from 'node:child_process';
import { readContent } from '../model/content.ts';
import { CONTENT } from '../model/paths.ts';
import { entryNamed, plainName } from './change.ts';

/**
 * Brings back the files of an entry that was deleted by hand, as git last had them: they say which lists, links and paths belong to it. One
 * that was renamed or removed by command has left a redirect, and stays gone.
 * @param name as for `remove`
 * @returns the files, none if the entry is there or git never had it
 */
export function restoreDeleted(root: string, name: string): string[] {
  const content = readContent(root);
  const id = plainName(name).split('/').at(-1) ?? '';
  const isRedirected = content.redirects.pairs.some(({ from }) => from.split('/').at(-1) === id);
  if (!id || isRedirected || !('problem' in entryNamed(content, name))) return [];
  const files = `${CONTENT}/${name.startsWith('/') ? `*/${id}` : plainName(name)}.*`;
  const [last = ''] = git(root, 'rev-list', '-1', 'HEAD', '--', files);
  if (!last) return [];
  // Either the commit that changed them last, or that which deleted them.
  for (const commit of [last, `${last}^`]) {
    const gone = git(root, 'diff', '--name-only', '--relative', '--diff-filter=D', commit, '--', files);
    if (gone.length === 0) continue;
    git(root, 'checkout', commit, '--', ...gone);
    return gone;
  }
  return [];
}

/** The lines that git prints; none where there is no git, or where it refuses. */
const git = (root: string, ...args: string[]): string[] =>
  spawnSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' })
    .stdout?.split('\n')
    .filter(Boolean) ?? [];
