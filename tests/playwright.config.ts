import os from 'node:os';
import { defineConfig, devices, type LaunchOptions } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, findShell } from '../src/lib/node/browser.ts';
import { withoutVendors } from './support/without-vendors.ts';

const port = Number(process.env.TEST_PORT ?? 4323);
const site = process.env.SITE ?? 'dist';

/** Needs the full browser: its headless shell has no PDF viewer. */
const WINDOW = /pdf-viewer\.spec\.ts$/;
/** Need the back/forward cache. */
const BFCACHE = /bfcache\.spec\.ts$/;
/** Test the stand-ins, or what opens them. Where the settings connect a third party, they run on a copy of the site without any. */
const STAND_INS =
  /(after-paint|cookies|double-clicks-and-large-text|embeds|embeds-without-script|faults|form-dialogs|hosted-forms|hydrate-on-demand|keyboard|leaks|popup|prerendering|security|stand-ins|states|weight)\.spec\.ts$/;

const isConnected = !process.env.SITE && Object.keys(withoutVendors()).length > 0;
const standInPort = isConnected ? port + 7 : port;

const baseURL = (at: number) => `http://localhost:${at}`;
/** One renderer process for each context, instead of one for each navigation: 8 % less of the processor's time. */
const ONE_PROCESS = ['--process-per-site', '--renderer-process-limit=1'];
const launch = (browser = findBrowser()): LaunchOptions => ({
  ...(browser && { executablePath: browser }),
  args: [...BROWSER_ARGS, ...ONE_PROCESS],
});

const server = (at: number, command: string) => ({
  command,
  cwd: new URL('..', import.meta.url).pathname,
  url: `${baseURL(at)}/`,
  reuseExistingServer: false,
  // It may build first, which takes minutes on a busy machine.
  timeout: 600_000,
});

/** Browser tests on the production host's engine, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // Long, so that no test fails because the machine is busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One more than cores: a worker often waits for its page.
  workers: os.availableParallelism() + 1,
  reporter: process.env.REPORT ? [['dot'], ['json', { outputFile: process.env.REPORT }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: baseURL(port),
  },
  projects: [
    // Each project starts workers and browsers of its own: the two small ones have one, and begin first.
    // Playwright disables the back/forward cache by default.
    {
      name: 'bfcache',
      testMatch: BFCACHE,
      workers: 1,
      use: { baseURL: baseURL(standInPort), launchOptions: { ...launch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
    { name: 'window', testMatch: WINDOW, workers: 1, use: { launchOptions: launch() } },
    {
      name: 'page',
      testIgnore: [WINDOW, BFCACHE, ...(isConnected ? [STAND_INS] : [])],
      use: { launchOptions: launch(findShell()) },
    },
    ...(isConnected
      ? [{ name: 'stand-ins', testMatch: STAND_INS, use: { baseURL: baseURL(standInPort), launchOptions: launch(findShell()) } }]
      : []),
  ],
  webServer: [
    server(
      port,
      process.env.FONT_DELAY_MS
        ? `node tests/support/slow-fonts.ts ${port} ${site} ${process.env.FONT_DELAY_MS}`
        : `node src/tools/run.mjs preview --port ${port} --dir ${site}`,
    ),
    ...(isConnected ? [server(standInPort, `node tests/support/serve-stand-ins.ts ${standInPort}`)] : []),
  ],
});
