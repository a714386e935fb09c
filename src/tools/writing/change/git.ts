import { spawnSync } from 'node:child_process';

/** Whether a file is not on the main branch yet, or, without one, not in the last commit: nobody knows its URL. False without git. */
export function isNew(root: string, file: string): boolean {
  const has = (name: string) => spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0;
  const [known] = ['origin/main', 'HEAD'].filter(has);
  return known !== undefined && !has(`${known}:./${file}`);
}
