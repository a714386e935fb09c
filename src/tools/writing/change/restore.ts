import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readContent } from '../model/content.ts';
import { withDeleted } from '../model/deleted.ts';
import { numbersFile } from '../model/paths.ts';
import { plainName } from './change.ts';

/**
 * Brings back the files of an entry that was deleted by hand since the last commit: they say which lists, links and paths belong to it.
 * @param name as for `remove`, but not a path
 * @returns the files, none if the entry is there or git never had it
 */
export function restoreDeleted(root: string, name: string): string[] {
  return withDeleted(readContent(root))
    .deleted.filter(({ collection, id }) => `${collection}/${id}` === plainName(name))
    .flatMap(({ file }) => [...new Set([file, numbersFile(file)])])
    .filter((file) => !fs.existsSync(path.join(root, file)))
    .filter((file) => spawnSync('git', ['checkout', 'HEAD', '--', file], { cwd: root }).status === 0);
}
