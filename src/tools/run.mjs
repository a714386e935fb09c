#!/usr/bin/env node
// Runs a TypeScript file of the project, as the scripts in package.json do. Plain JavaScript for any Node from 20 on: it installs
// missing packages, then starts the Node version that the project pins, which runs TypeScript directly.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

const [file = '', ...args] = process.argv.slice(2);
if (!fs.existsSync(file)) {
  console.error(`There is no file "${file}" to run.`);
  process.exit(2);
}
// What a command does and its options are in the comment at the top of its file.
if (args.includes('--help')) {
  const [comment] = fs.readFileSync(file, 'utf8').split('*/');
  console.log(comment.replace(/^(\/\*\*| \*) ?/gm, '').trim());
  process.exit(0);
}
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`This project needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`);
  process.exit(2);
}

install();
const pinned = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const bin = path.join(root, 'node_modules', '.bin');
const child = spawn(pinned, ['--disable-warning=ExperimentalWarning', '--import=./src/tools/usage.ts', file, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    // The bundler returns freed memory to the system at once: with 1,000 cases a build takes a fifth less memory.
    MIMALLOC_PURGE_DELAY: '0',
    // With a limit below 2 GB, Node collects its garbage earlier: with 200 cases a build takes an eighth less memory, and no longer.
    NODE_OPTIONS: `--max-old-space-size=2000 ${process.env.NODE_OPTIONS ?? ''}`,
    // A second run doesn't recompile modules, which saves half a second for `npm run check`.
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
    WRANGLER_SEND_METRICS: 'false',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// If npm is killed, this process gets another parent, and a server would keep running.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill(), 1000).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));

/** Installs the locked packages unless they are installed. Packages for tests are included even if NODE_ENV is "production". */
function install() {
  if (isInstalled()) return;
  console.log('Installing packages (once; about a minute) …');
  const npm = process.env.npm_execpath;
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...ci], { stdio: 'inherit' })
    : spawnSync('npm', ci, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error(
      'The packages could not be installed. The lines above say why; a network that blocks the npm registry is the usual cause.',
    );
    process.exit(1);
  }
}

/** Compares the lock file with npm's list of installed packages, which lacks the optional ones for other platforms. */
function isInstalled() {
  const read = (/** @type {string} */ file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {});
  const wanted = read('package-lock.json');
  const there = read('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([place, entry]) => place === '' || there[place]?.version === entry.version || (entry.optional && !there[place]),
  );
}
