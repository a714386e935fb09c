// Installs the locked packages unless they are installed: among them the Node version that
// everything else runs on. Plain JavaScript for any Node from 20 on. npm runs it by itself before
// the commands for which package.json has a script “pre…”.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

// Vite takes these for a part of a URL.
const [character] = /[#?%]/.exec(process.cwd()) ?? [];
if (character)
  stop(
    `The path of this folder contains "${character}", with which Vite can't build. Rename it, or move the project: ${process.cwd()}`,
  );

if (!isInstalled()) {
  console.error('Installing packages (once; about a minute) …');
  // Packages for tests too, even if NODE_ENV is "production". Standard output belongs to the
  // command that follows.
  const { status } = spawnSync('npm ci --include=dev --loglevel=error', {
    shell: true,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0)
    stop(
      'The packages could not be installed. The lines above say why; a network that blocks the npm registry is the usual cause.',
    );
}

/**
 * Compares the lock file with npm's list of installed packages, which lacks the optional ones for
 * other platforms.
 */
function isInstalled() {
  const packagesOf = (/** @type {string} */ file) =>
    fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {};
  const wanted = packagesOf('package-lock.json');
  const there = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      place === '' || there[place]?.version === version || (optional && !there[place]),
  );
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}
