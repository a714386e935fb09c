import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { keyOf } from '../../src/lib/node/cached.ts';

/**
 * Hash of all files of a repository, committed or not, and of the version of Node; ignored ones are left out.
 * @returns undefined if there is no git repository, as in an unpacked archive
 */
export function sourcesKey(root = process.cwd()): string | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const parts = stdout
    .split('\0')
    .filter(Boolean)
    .sort()
    // One that was deleted and not yet committed is still listed.
    .flatMap((file) => [file, fs.existsSync(`${root}/${file}`) ? fs.readFileSync(`${root}/${file}`) : 'deleted']);
  return keyOf(process.version, ...parts);
}
