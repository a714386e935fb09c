import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';

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
  const hash = crypto.createHash('sha256').update(process.version);
  for (const file of stdout.split('\0').filter(Boolean).sort()) {
    const path = `${root}/${file}`;
    // A deleted file is still listed until the deletion is committed.
    const bytes = fs.existsSync(path) ? fs.readFileSync(path) : 'deleted';
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
