/**
 * npm run browsers: the main stories of a visit to the site of tests/fixtures in Firefox and WebKitGTK (some two minutes); tests/e2e tells
 * them in Chromium. Name a browser to see it alone: npm run browsers -- Firefox
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fixtureSite } from '../support/fixture-site.ts';
import { findOtherBrowsers } from '../support/other-browsers.ts';

const {
  positionals: [only],
} = parseArgs({ allowPositionals: true });
const programs = findOtherBrowsers();
if (!programs.firefox) console.error('Firefox is missing: install it (Debian: firefox-esr), or name it in FIREFOX_PATH.');
if (!programs.webkit) console.error('WebKitGTK is missing: install webkit2gtk-driver and xvfb (Debian, Ubuntu).');
await fixtureSite();
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=browsers', '--reporter=verbose'];
const { status } = spawnSync(process.execPath, [...args, ...(only ? [`--testNamePattern=in ${only}`] : [])], { stdio: 'inherit' });
process.exitCode = status ?? 1;
