import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { type BrowserFiles, chooseBrowser } from './choose.ts';

/** Chromium's switches besides those that Playwright sets. */
export const BROWSER_ARGS = ['--disable-gpu'];
/** On a slow line. */
const INSTALL_MS = 600_000;
const START_MS = 60_000;

/** The browser of tests and reviews, installed first if there is none. @throws if none can be */
const findBrowser = (): BrowserFiles =>
  chooseBrowser({
    chromePath: process.env.CHROME_PATH,
    own: chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    starts,
    run,
  });

/** For a command, which without a browser ends with one sentence. */
export function browserOrExit(): BrowserFiles {
  try {
    return findBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Starts the browser of a review. @throws if there is none */
export const launchBrowser = () =>
  chromium.launch({ executablePath: findBrowser().shell, args: BROWSER_ARGS });

/** On Linux a browser can lack libraries of the system; on Windows this would open a window. */
const starts = (file: string): boolean =>
  fs.existsSync(file) &&
  (process.platform !== 'linux' ||
    spawnSync(file, ['--version'], { timeout: START_MS }).status === 0);

/** @returns the first complaint of a command, or nothing if it succeeded */
function run(command: string): string | undefined {
  console.error(`No browser yet: ${command} …`);
  const { status, error, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return undefined;
  const complaint = /^(?:E|W|Error): .+/m.exec(`${stderr}\n${stdout}`)?.[0];
  return complaint ?? error?.message ?? 'it says no reason';
}
