import fs from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { FIXTURE_DIST, FIXTURE_ROOT } from './tests/support/fixture.ts';
import { browser, launch, onSite } from './tests/support/playwright.ts';

// Tests read labels and routes from the content of the site under test.
Object.assign(process.env, { CONTENT_ROOT: FIXTURE_ROOT, DIST: FIXTURE_DIST });

/** Need the full browser: its headless shell has neither PDF viewer nor back/forward cache. */
const WINDOW = /(pdf-viewer|bfcache)\.spec\.ts$/;
/**
 * Other browsers than Chromium run what is marked so, where they are installed: npx playwright
 * install firefox webkit
 */
const EVERY_BROWSER = { grep: /@every-browser/ };
const OTHERS = [
  { name: 'firefox', program: firefox, use: devices['Desktop Firefox'] },
  { name: 'webkit', program: webkit, use: devices['Desktop Safari'] },
];

/** How the code behaves, on the site of tests/fixtures. */
export default defineConfig({
  ...onSite('node tests/support/build-sites.ts', FIXTURE_DIST),
  testDir: 'tests/e2e',
  projects: [
    // Each project starts its own workers and browsers: the small one has one, and starts first.
    {
      name: 'window',
      testMatch: WINDOW,
      workers: 1,
      // Playwright disables the back/forward cache by default.
      use: {
        launchOptions: {
          ...launch(browser.full),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'chromium', testIgnore: WINDOW, use: { launchOptions: launch(browser.shell) } },
    ...OTHERS.flatMap(({ name, program, use }) =>
      fs.existsSync(program.executablePath()) ? [{ name, use, ...EVERY_BROWSER }] : [],
    ),
  ],
});
