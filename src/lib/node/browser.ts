import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's switches in tests: no sandbox, which containers forbid, and no background requests. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isThere = (file: string | undefined): file is string => !!file && fs.existsSync(file);

/** Path of a Chromium on this machine: that of CHROME_PATH, the system's, or Playwright's own. */
export const findBrowser = (): string | undefined => [process.env.CHROME_PATH, ...SYSTEM, chromium.executablePath()].find(isThere);

/**
 * Path of Chromium's headless shell, which starts faster. It has no PDF viewer.
 * @returns undefined where there is none; the browser can then be used instead
 */
export const findShell = (): string | undefined => [process.env.CHROME_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find(isThere);

const QUIET: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };

/** Whether this process is root on Debian, and so may install packages. */
const mayInstall = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/**
 * Installs packages as root on Debian.
 * @returns false on any other machine, where it does nothing
 */
export function installPackages(...names: string[]): boolean {
  if (!mayInstall()) return false;
  spawnSync('apt-get', ['update'], QUIET);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    ...QUIET,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

/**
 * Makes sure that there is a browser: as root on Debian from the package manager, with its headless shell; elsewhere from Playwright.
 * @throws if none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found && (findShell() || !mayInstall())) return found;
  console.log('Installing a browser for the tests (once) …');
  // One by one: some distributions lack the shell.
  for (const name of [...(found ? [] : ['chromium']), 'chromium-headless-shell']) installPackages(name);
  if (!mayInstall()) spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], QUIET);
  const installed = findBrowser();
  if (!installed) throw new Error('No browser for the tests: install Chromium or Chrome, or name one in CHROME_PATH.');
  return installed;
}
