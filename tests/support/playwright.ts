import os from 'node:os';
import path from 'node:path';
import { devices, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_ARGS, browserOrExit } from '../../src/tools/browser/browser.ts';
import { browserFonts } from './browser-fonts.ts';

const port = Number(process.env.TEST_PORT ?? 4323);
const baseURL = `http://localhost:${port}`;

/**
 * Network and painting in the browser's own process, which takes less CPU time. Not one renderer
 * process for several pages: Chromium 156 then crashes when a new tab can't be loaded.
 */
const FEW_PROCESSES = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];
export const launch = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [...BROWSER_ARGS, ...FEW_PROCESSES],
});

export const browser = browserOrExit();

// Set before the first browser starts, which inherits it.
process.env.FONTCONFIG_FILE = await browserFonts();

/**
 * What all browser tests share: a built site on the production host's engine.
 * @param build command that builds it
 */
export const onSite = (build: string, directory: string): PlaywrightTestConfig => ({
  outputDir: path.resolve('.cache/playwright'),
  fullyParallel: true,
  // Long, so that no test fails because the machine is busy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: os.availableParallelism(),
  reporter: process.env.REPORT
    ? [['dot'], ['json', { outputFile: path.resolve(process.env.REPORT) }]]
    : 'list',
  use: { ...devices['Desktop Chrome'], baseURL },
  webServer: {
    command: `${build} && wrangler dev --assets ${directory} --port ${port} --inspector-port 0 --log-level error`,
    cwd: path.resolve('.'),
    // It asks Cloudflare for nothing: neither for a newer version nor for sample data of a request.
    env: { WRANGLER_HIDE_BANNER: 'true', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    url: `${baseURL}/`,
    reuseExistingServer: false,
    // A build takes minutes on a busy machine.
    timeout: 600_000,
  },
});
