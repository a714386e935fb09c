/**
 * npm run bench: measures what tests must not, since it depends on the machine: builds, clicks on islands before they are hydrated, main-thread time, Lighthouse.
 * Prints tables, with the last committed result in brackets where a number has changed; --save puts the new one in its place
 * (tests/support/bench.json), which is then committed with the change that it speaks for.
 */
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { load } from 'cheerio';
import { ensureBuilt } from '../../src/commands/support/build-site.ts';
import { freePort, startHost } from '../../src/commands/support/host.ts';
import { measureBuilds } from './bench/builds.ts';
import { measureClicks } from './bench/click.ts';
import { startFront } from './bench/front.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureMainThread } from './bench/main-thread.ts';
import { type Rows, tableOf } from './bench/table.ts';

const RECORD = 'tests/support/bench.json';
const HELP = `npm run bench -- [options]
  --only builds,clicks,main-thread,lighthouse   what to measure (default: all)
  --pages /,/about-us   pages for the main thread and Lighthouse (default: every page of the sitemap)
  --runs 5                           runs, of which the median counts
  --save                             keep the result in ${RECORD}; what was not measured stays as it was`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'builds,clicks,main-thread,lighthouse' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (values.help || !(runs > 0)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const wanted = (part: string) => values.only.split(',').includes(part);

const before: Record<string, Rows> = fs.existsSync(RECORD) ? (JSON.parse(fs.readFileSync(RECORD, 'utf8')) as Record<string, Rows>) : {};
const now: Record<string, Rows> = {};

if (wanted('builds')) now.builds = measureBuilds();
if (!(await ensureBuilt())) process.exit(1);
const host = await startHost({ directory: 'dist', port: await freePort(4330) });
if (wanted('clicks')) now.clicks = await measureClicks(host.url, runs);
if (wanted('main-thread')) now['main-thread'] = await measureMainThread(host.url, values.pages?.split(',') ?? everyPage(), runs);
if (wanted('lighthouse')) {
  const front = await startFront(host.url);
  now.lighthouse = await measureLighthouse(front, values.pages?.split(',') ?? everyPage(), runs);
  front.stop();
}
await host.stop();

for (const [part, rows] of Object.entries(now)) console.log(`\n${part}\n${tableOf(rows, before[part])}`);
const [cpu] = os.cpus();
console.log(`\n${cpu?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
if (values.save) {
  // A busy machine measures longer times.
  now.machine = { end: { cores: os.cpus().length, load: Math.round(os.loadavg()[0] ?? 0) } };
  const merged = Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(now)])].map((part) => [part, { ...before[part], ...now[part] }]),
  );
  fs.writeFileSync(RECORD, `${JSON.stringify(merged, null, 2)}\n`);
  console.log(`Saved in ${RECORD}.`);
}
process.exit(0);

/** Paths of the pages in the sitemap. */
function everyPage(): string[] {
  const $ = load(fs.readFileSync('dist/sitemap-0.xml', 'utf8'), { xml: true });
  return $('loc')
    .toArray()
    .map((loc) => new URL($(loc).text()).pathname);
}
