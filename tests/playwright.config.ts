import os from 'node:os';
import { defineConfig, devices, type LaunchOptions } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, findShell } from '../src/lib/node/browser.ts';

const port = Number(process.env.TEST_PORT ?? 4323);
const site = process.env.SITE ?? 'dist';

/** Need the full browser, not its headless shell: PDF viewer and printing. */
const WINDOW = /(pdf-viewer|print)\.spec\.ts$/;
/** Need the back/forward cache. */
const BFCACHE = /bfcache\.spec\.ts$/;

const launch = (browser = findBrowser()): LaunchOptions => ({ ...(browser && { executablePath: browser }), args: BROWSER_ARGS });

/** Visitors' stories on the production host, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // Far beyond what a test takes: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: Math.max(2, os.availableParallelism()),
  reporter: process.env.REPORT ? [['dot'], ['json', { outputFile: process.env.REPORT }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
  },
  projects: [
    { name: 'page', testIgnore: [WINDOW, BFCACHE], use: { launchOptions: launch(findShell()) } },
    { name: 'window', testMatch: WINDOW, use: { launchOptions: launch() } },
    // Playwright disables the back/forward cache by default.
    { name: 'bfcache', testMatch: BFCACHE, use: { launchOptions: { ...launch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } } },
  ],
  webServer: {
    command: process.env.FONT_DELAY_MS
      ? `node tests/support/slow-fonts.ts ${port} ${site} ${process.env.FONT_DELAY_MS}`
      : `node src/commands/run.mjs preview --port ${port} --dir ${site}`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    // It builds first where the site is not built: a busy machine takes minutes.
    timeout: 600_000,
  },
});
