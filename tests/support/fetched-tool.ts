import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Installs a measuring tool from npm into .cache, once. Such tools are no dependencies, since they bring a browser or a server along.
 * @param home folder below .cache
 * @returns absolute path of the package's folder
 * @throws if the tool cannot be installed
 */
export function fetchTool(name: string, version: string, home: string): string {
  const folder = path.resolve(home, 'node_modules', name);
  const manifest = path.join(folder, 'package.json');
  if (fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).version === version) return folder;
  console.log(`Fetching ${name} ${version} (once; about a minute) …`);
  fs.mkdirSync(home, { recursive: true });
  const args = ['install', '--prefix', home, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', [...args, `${name}@${version}`], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) throw new Error(`${name} could not be fetched.`);
  return folder;
}
