/**
 * npm run bench: what tests must not judge, since it depends on the machine: the time of a cold build, that of a site with 1,000 cases,
 * and Lighthouse on the main pages. `-- --cases 0` leaves out the large site, `-- --pages /,/about-us` takes other pages,
 * `-- --runs 3` fewer runs.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../src/tools/review/browser/chromium.ts';
import { ensureBuilt } from '../../src/tools/site/build-site.ts';
import { freePort, startHost } from '../../src/tools/site/host.ts';
import { copySite, runIn } from '../support/fixture-site.ts';
import { manyCases } from '../support/many-cases.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'total-byte-weight'];

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '/,/about-us,/case-studies,/privacy-policy' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);

if (!(await ensureBuilt())) process.exit(1);
await timeBuild('cold build', {});
if (Number(values.cases) > 0) await timeBuild(`cold build with ${values.cases} cases`, manyCases(Number(values.cases), 'src/content'));

const host = await startHost({ directory: 'dist', port: await freePort(4330) });
for (const route of values.pages.split(',')) {
  const found = Array.from({ length: runs }, () => lighthouse(`${host.url}${route}`));
  const medians = METRICS.map((metric) => `${metric} ${median(found.map((run) => run[metric] ?? Number.NaN)).toFixed(0)}`);
  console.log(`${route}: ${medians.join(', ')} (ms and bytes, median of ${runs})`);
}
await host.stop();
process.exit(0);

/** Builds a copy of the site that has no caches, and prints how long it took. */
async function timeBuild(what: string, changes: Record<string, string>): Promise<void> {
  const root = copySite('bench', changes, [], 'src/content');
  fs.rmSync(`${root}/.cache`, { recursive: true, force: true });
  const began = performance.now();
  await runIn(root, 'site/build');
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** The numeric values of one run of Lighthouse, by audit. */
function lighthouse(url: string): Record<string, number> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--only-categories=performance'];
  const { status, stdout, stderr } = spawnSync('npx', [...args, '--chrome-flags=--headless=new --no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  const { audits } = JSON.parse(stdout) as { audits: Record<string, { numericValue?: number }> };
  return Object.fromEntries(METRICS.map((metric) => [metric, audits[metric]?.numericValue ?? Number.NaN]));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
