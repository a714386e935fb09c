import { spawnSync } from 'node:child_process';
import { referencesOf } from './checked.ts';
import {
  COLLECTION_NAMES,
  type Content,
  type DeletedEntry,
  entriesOf,
  withUnread,
} from './content.ts';
import { nameOf } from './entry.ts';
import { CONTENT, linesIn, URLS } from './paths.ts';
import { pathsOf } from './routes.ts';

/**
 * The content with the entries that were deleted or renamed by hand: they count as unread, so that
 * what refers to them isn't reported.
 */
export function withDeleted(content: Content): Content {
  const deleted = neededOf(content, deletedFiles(content));
  return deleted.length === 0 ? content : { ...withUnread(content, deleted), deleted };
}

interface DeletedFile {
  file: string;
  /** Whether git was told: by a command, or by somebody who knows git. */
  isStaged: boolean;
}

/** Content files that git has at the last commit and the folder hasn't; without git, none. */
function deletedFiles({ root, files }: Content): DeletedFile[] {
  const options = ['--porcelain', '--no-renames', '--untracked-files=no', '-z', '--', CONTENT];
  const { stdout } = spawnSync('git', ['--no-optional-locks', 'status', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return (stdout ?? '').split('\0').flatMap((line) => {
    const [state, file] = [line.slice(0, 2), line.slice(3)];
    return state.includes('D') && !files.includes(file)
      ? [{ file, isStaged: state.startsWith('D') }]
      : [];
  });
}

/**
 * Of deleted files, the entries of which a URL leads nowhere now, or which another one names. What
 * git knows to be removed is a reference that its writer has to decide about.
 */
function neededOf(content: Content, gone: readonly DeletedFile[]): DeletedEntry[] {
  if (gone.length === 0) return [];
  const urls = new Set(linesIn(content.root, URLS));
  const redirected = new Set(content.redirects.pairs.map(({ from }) => from));
  const referenced = new Set(entriesOf(content).flatMap(referencesOf).map(nameOf));
  return gone.flatMap(({ file, isStaged }) => {
    const [, folder = '', id = ''] = /^src\/content\/([a-z]+)\/([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
    const collection = COLLECTION_NAMES.find((name) => name === folder);
    if (!collection) return [];
    const paths = pathsOf({ collection, id, data: undefined });
    const isLost = paths.some(
      (url) => urls.has(url) && !redirected.has(url) && !content.routes.has(url),
    );
    const isReferenced = !isStaged && referenced.has(nameOf({ collection, id }));
    return isLost || isReferenced ? [{ collection, id, file }] : [];
  });
}

export const restoring = (file: string) => `git restore --staged --worktree ${file}`;
