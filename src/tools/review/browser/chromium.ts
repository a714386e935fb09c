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

/** Starts the browser of a review. @throws if there is none */
export function launchBrowser() {
  const executablePath = findShell() ?? findBrowser();
  if (!executablePath) throw new Error('No browser was found: run npx playwright install chromium, or set CHROME_PATH.');
  return chromium.launch({ executablePath, args: BROWSER_ARGS });
}
