import { spawnSync } from 'node:child_process';
import { type CollectionName, collectionSchemas } from '../../../schemas/collections.ts';
import { type Content, type DeletedEntry, entriesOf } from './content.ts';
import { linesIn } from './lines.ts';
import { CONTENT, URLS } from './paths.ts';
import { referencesOf } from './references.ts';
import { pathsOf, routesOf } from './routes.ts';

/** The content with the entries that were deleted or renamed by hand: they count as unread, so that what refers to them isn't reported. */
export function withDeleted(content: Content): Content {
  const deleted = deletedEntries(content);
  if (deleted.length === 0) return content;
  const unread = new Map(
    [...content.unread].map(
      ([name, ids]) => [name, [...ids, ...deleted.flatMap(({ collection, id }) => (collection === name ? id : []))]] as const,
    ),
  );
  return { ...content, deleted, unread, routes: routesOf(content.entries, unread, content.today) };
}

/**
 * Entries whose file git has and the folder hasn't, although another entry names them or one of their URLs leads nowhere. Without git,
 * whatever refers to them is reported instead.
 */
function deletedEntries(content: Content): DeletedEntry[] {
  const options = ['--name-only', '--no-renames', '--relative', '--diff-filter=D', 'HEAD', '--', CONTENT];
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', 'diff', ...options], { cwd: content.root, encoding: 'utf8' });
  const files = status === 0 ? stdout.split('\n').filter(Boolean) : [];
  if (files.length === 0) return [];
  const urls = new Set(linesIn(content.root, URLS));
  const redirected = new Set(content.redirects.pairs.map(({ from }) => from));
  const named = new Set(
    entriesOf(content)
      .flatMap(referencesOf)
      .map(({ collection, id }) => `${collection}/${id}`),
  );
  return files.flatMap((file) => {
    const [, folder = '', id = ''] = /^src\/content\/([a-z]+)\/([a-z0-9-]+)\.mdx$/.exec(file) ?? [];
    if (!isCollection(folder)) return [];
    const isLost = pathsOf({ collection: folder, id, data: undefined }).some(
      (url) => urls.has(url) && !redirected.has(url) && !content.routes.has(url),
    );
    return isLost || named.has(`${folder}/${id}`) ? [{ collection: folder, id, file }] : [];
  });
}

/** The command that brings a file back as it was at the last commit. */
export const restoring = (file: string) => `git restore --staged --worktree ${file}`;

const isCollection = (name: string): name is CollectionName => name in collectionSchemas;
