import { spawnSync } from 'node:child_process';
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

/** Path of a Chromium on this machine: CHROME_PATH, the system's, or Playwright's own. */
export const findBrowser = (): string | undefined => [process.env.CHROME_PATH, ...SYSTEM, chromium.executablePath()].find(isThere);

/**
 * Path of Chromium's headless shell, which starts faster. It has no PDF viewer.
 * @returns undefined if there is none; the browser can then be used instead
 */
export const findShell = (): string | undefined => [process.env.CHROME_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find(isThere);

/** What Debian calls the browser and its headless shell; some distributions lack the shell. */
const [BROWSER, SHELL] = ['chromium', 'chromium-headless-shell'];

/**
 * Path of a Chromium; if the machine has none, one is installed: as root on Debian from its packages, otherwise
 * Playwright's own, in its cache. Debian's Chromium is installed with its headless shell, with which the tests take a quarter of the CPU time.
 * @throws if none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  const isRootOnDebian = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  const lacksShell = found === '/usr/bin/chromium' && isRootOnDebian && !findShell();
  if (found && !lacksShell) return found;
  const packages = found ? [SHELL] : [BROWSER, SHELL];
  console.log(`Installing ${isRootOnDebian ? `Debian's ${packages.join(' and ')}` : "Playwright's own Chromium"} for the tests (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (isRootOnDebian) {
    run('apt-get', 'update');
    for (const name of packages) run('apt-get', 'install', '-y', '--no-install-recommends', name);
  } else run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  const installed = findBrowser();
  if (!installed) throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH.');
  return installed;
}
