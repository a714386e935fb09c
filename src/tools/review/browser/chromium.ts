import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Linux has it. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium's switches besides those that Playwright sets. */
export const BROWSER_ARGS = ['--disable-gpu'];

/** Path of a Chromium on this machine: CHROME_PATH, the system's, or Playwright's own. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH ?? '', ...SYSTEM, chromium.executablePath()].find((file) =>
    fs.existsSync(file),
  );

/**
 * Path of Chromium's headless shell, which starts faster. It has no PDF viewer.
 * @returns undefined if there is none; the browser can then be used instead
 */
export const findShell = (): string | undefined => (fs.existsSync(SHELL) ? SHELL : undefined);

/** Starts the browser of a review. @throws with Playwright's advice if there is none */
export function launchBrowser() {
  const executablePath = findShell() ?? findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGS });
}
