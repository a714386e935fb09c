import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  COLLECTION_NAMES,
  type Content,
  type DeletedEntry,
  entriesOf,
  withUnread,
} from './content.ts';
import { linesIn } from './lines.ts';
import { CONTENT, URLS } from './paths.ts';
import { referencesOf } from './references.ts';
import { pathsOf, routesOf } from './routes.ts';

/**
 * The content with the entries that were deleted or renamed by hand: they count as unread, so that
 * what refers to them isn't reported.
 */
export function withDeleted(content: Content): Content {
  const { files, gitError } = deletedFiles(content.root);
  const deleted = files.length > 0 ? neededOf(content, files) : [];
  if (deleted.length === 0) return { ...content, gitError };
  const unread = withUnread(content, deleted);
  return {
    ...content,
    deleted,
    unread,
    routes: routesOf(content.entries, unread, content.today),
    gitError,
  };
}

/** Content files that git has and the folder hasn't; if git fails in a repository, what it says. */
function deletedFiles(root: string): { files: string[]; gitError?: string } {
  const options = [
    '--name-only',
    '--no-renames',
    '--relative',
    '--diff-filter=D',
    'HEAD',
    '--',
    CONTENT,
  ];
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-c', 'core.quotePath=false', 'diff-index', ...options],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status === 0) return { files: stdout.split('\n').filter(Boolean) };
  return {
    files: [],
    ...(fs.existsSync(path.join(root, '.git')) && { gitError: error?.message ?? stderr.trim() }),
  };
}

/** Of deleted files, the entries that another one names, or one of whose URLs leads nowhere now. */
function neededOf(content: Content, files: readonly string[]): DeletedEntry[] {
  const urls = new Set(linesIn(content.root, URLS));
  const redirected = new Set(content.redirects.pairs.map(({ from }) => from));
  const named = new Set(
    entriesOf(content)
      .flatMap(referencesOf)
      .map(({ collection, id }) => `${collection}/${id}`),
  );
  return files.flatMap((file) => {
    const [, folder = '', id = ''] = /^src\/content\/([a-z]+)\/([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
    const collection = COLLECTION_NAMES.find((name) => name === folder);
    if (!collection) return [];
    const paths = pathsOf({ collection, id, data: undefined });
    const isLost = paths.some(
      (url) => urls.has(url) && !redirected.has(url) && !content.routes.has(url),
    );
    return isLost || named.has(`${folder}/${id}`) ? [{ collection, id, file }] : [];
  });
}

/** The command that brings a file back as it was at the last commit. */
export const restoring = (file: string) => `git restore --staged --worktree ${file}`;
