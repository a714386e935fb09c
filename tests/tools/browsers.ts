/**
 * npm run browsers: the main stories of a visit to the site of tests/fixtures in Chromium, Firefox and WebKitGTK (some two minutes). Name a browser to see it alone:
 * npm run browsers -- Firefox
 */
import { spawn } from 'node:child_process';
import { ensureBrowser } from '../../src/lib/node/browser.ts';
import { freePort, startHost } from '../../src/tools/site/host.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { ensureOtherBrowsers } from '../support/other-browsers.ts';

const [only] = process.argv.slice(2);
let programs: string;
try {
  programs = JSON.stringify({ chromium: ensureBrowser(), ...ensureOtherBrowsers() });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const host = await startHost({ directory: await fixtureSite(), port: await freePort(4330) });
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/vitest.config.ts', '--project=browsers', '--reporter=verbose'];
// The host answers from this very process: it must not wait.
const run = spawn(process.execPath, [...args, ...(only ? [`--testNamePattern=in ${only}`] : [])], {
  stdio: 'inherit',
  env: { ...process.env, BROWSERS: programs, SITE_URL: host.url },
});
run.once('exit', async (code) => {
  await host.stop();
  process.exit(code ?? 1);
});
