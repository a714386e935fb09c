/**
 * npm run browsers: the main stories of a visit to the site of tests/fixtures in Firefox and WebKitGTK (some two minutes); tests/e2e tells
 * them in Chromium. Name a browser to see it alone: npm run browsers -- Firefox
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { freePort, startHost } from '../../src/tools/site/host.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { findOtherBrowsers } from '../support/other-browsers.ts';

const {
  positionals: [only],
} = parseArgs({ allowPositionals: true });
const programs = findOtherBrowsers();
if (!programs.firefox) console.error('Firefox is missing: install it (Debian: firefox-esr), or name it in FIREFOX_PATH.');
if (!programs.webkit) console.error('WebKitGTK is missing: install webkit2gtk-driver and xvfb (Debian, Ubuntu).');
const host = await startHost({ directory: await fixtureSite(), port: await freePort(4330) });
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=browsers', '--reporter=verbose'];
// The host answers from this very process: it must not wait.
const run = spawn(process.execPath, [...args, ...(only ? [`--testNamePattern=in ${only}`] : [])], {
  stdio: 'inherit',
  env: { ...process.env, BROWSERS: JSON.stringify(programs), SITE_URL: host.url },
});
run.once('exit', async (code) => {
  await host.stop();
  process.exit(code ?? 1);
});
