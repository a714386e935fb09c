import os from 'node:os';
import { defineConfig, devices, type LaunchOptions } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, findShell } from '../src/tools/review/browser/chromium.ts';
import { browserFonts } from './support/browser-fonts.ts';
import { FIXTURE_DIST, FIXTURE_ROOT } from './support/fixture.ts';

const port = Number(process.env.TEST_PORT ?? 4323);
/** The real site, for what must hold for any content; otherwise the site of tests/fixtures, for how the code behaves. */
const isReal = process.env.ON_SITE === 'site';
const site = isReal ? 'dist' : FIXTURE_DIST;
// Tests read labels and routes from the content of the site under test.
if (!isReal) {
  Object.assign(process.env, { CONTENT_ROOT: FIXTURE_ROOT, DIST: FIXTURE_DIST });
  await import('./support/no-real-content.ts');
}

// Set before the first browser starts, which inherits it.
process.env.FONTCONFIG_FILE = await browserFonts();

/** Need the full browser: its headless shell has neither PDF viewer nor back/forward cache. */
const WINDOW = /(pdf-viewer|bfcache)\.spec\.ts$/;
const baseURL = `http://localhost:${port}`;
/**
 * One renderer process for each context, instead of one for each navigation, and network and painting in the browser's own process: a page
 * takes a fifth less CPU time.
 */
const FEW_PROCESSES = [
  '--process-per-site',
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];
const launch = (browser = findBrowser()): LaunchOptions => ({
  ...(browser && { executablePath: browser }),
  args: [...BROWSER_ARGS, ...FEW_PROCESSES],
});

/** Browser tests on the production host's engine, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // Long, so that no test fails because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: os.availableParallelism(),
  reporter: process.env.REPORT ? [['dot'], ['junit', { outputFile: process.env.REPORT }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
  },
  projects: isReal
    ? [{ name: 'content', testDir: 'content', testMatch: '*.spec.ts', use: { launchOptions: launch(findShell()) } }]
    : [
        // Each project starts its own workers and browsers: the small one has one, and starts first.
        {
          name: 'window',
          testMatch: WINDOW,
          workers: 1,
          // Playwright disables the back/forward cache by default.
          use: { launchOptions: { ...launch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
        },
        { name: 'page', testIgnore: WINDOW, use: { launchOptions: launch(findShell()) } },
      ],
  webServer: {
    command: `node src/tools/site/preview.ts --port ${port} --dir ${site}`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `${baseURL}/`,
    reuseExistingServer: false,
    // It may build first, which takes minutes on a busy machine.
    timeout: 600_000,
  },
});
