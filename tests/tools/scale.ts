/**
 * npm run scale -- 1000: builds a copy of the site with that many cases, without caches, and reports time, memory and whether the
 * budgets are met. It also measures how long a click on a topic keeps the main thread busy.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../../src/lib/node/browser.ts';
import { copySite, FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { manyCases } from '../support/many-cases.ts';
import { brotli, dismissBannerAndPopup } from '../support/visitor.ts';

const LIMIT = { seconds: 60, megabytes: 1500, page: 14_000, frame: 16 };

const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 12) {
  console.error(`"${process.argv[2]}" is no number of cases. Name one from 12 on: npm run scale -- 1000`);
  process.exit(1);
}
const root = copySite('scale', manyCases(count));
const began = performance.now();
const build = spawn(process.execPath, ['src/commands/build.ts'], { cwd: root, stdio: 'inherit' });
let megabytes = 0;
const watch = setInterval(() => {
  megabytes = Math.max(megabytes, memoryOf(build.pid ?? 0));
}, 100);
const status = await new Promise((resolve) => build.once('exit', resolve));
clearInterval(watch);
if (status !== 0) process.exit(1);
const seconds = (performance.now() - began) / 1000;

const dist = `${root}/dist`;
const grid = fs.readdirSync(`${dist}/case-studies/page`).map((name) => `case-studies/page/${name}`);
const largest = Math.max(...['case-studies.html', ...grid].map((file) => brotli(fs.readFileSync(`${dist}/${file}`))));
const rows: [what: string, found: number, limit: number, unit: string][] = [
  ['cold build', seconds, LIMIT.seconds, 's'],
  ['memory', megabytes, LIMIT.megabytes, 'MB'],
  ['largest page of the grid', largest, LIMIT.page, 'B'],
  ['a click on a topic', await clickTime(), LIMIT.frame, 'ms'],
];
console.log(`\n${count} cases`);
for (const [what, found, limit, unit] of rows)
  console.log(`  ${found <= limit ? '✓' : '✗'} ${what.padEnd(28)} ${found.toFixed(unit === 'B' ? 0 : 1)} ${unit} (at most ${limit})`);
process.exitCode = rows.every(([, found, limit]) => found <= limit) ? 0 : 1;

/** Memory that a process holds at its most, in MB; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const [, kilobytes = '0'] = (fs.existsSync(file) && /VmHWM:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))) || [];
  return Number(kilobytes) / 1000;
}

/** Median of the script time from a click on a topic to its effect, with the cards of all pages in the list. */
async function clickTime(): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  const page = await browser.newPage();
  await dismissBannerAndPopup(page);
  await serveFixture(page, dist);
  await page.goto(`${FIXTURE}/case-studies`);
  await page.getByRole('checkbox', { name: 'RCA' }).check();
  await page.locator('#cases[data-whole]').waitFor();
  const times = await page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>('form[name=topics] input[value=reliability]');
    const found: number[] = [];
    for (let run = 0; run < 21; run++) {
      const start = performance.now();
      box?.click();
      found.push(performance.now() - start);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return found;
  });
  await browser.close();
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
