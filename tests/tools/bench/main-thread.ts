import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../../src/lib/node/browser.ts';
import { median, type Rows } from './table.ts';

/** How many times slower than this machine the visitor's is, and how long a visit is watched. */
const SLOW_DOWN = 4;
const WATCHED_MS = 4000;

const METRICS = { TaskDuration: 'tasks ms', ScriptDuration: 'script ms', LayoutDuration: 'layout ms', RecalcStyleDuration: 'style ms' };

/**
 * What a page costs the main thread of a slow phone in the first seconds, nothing touched: the browser's own sums, as the median of
 * some visits. CPU time, since elapsed time counts what other programs take of a busy machine; the pages take turns for the same reason.
 */
export async function measureMainThread(origin: string, pages: readonly string[], runs: number): Promise<Rows> {
  const browser = await chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: BROWSER_ARGS });
  const found = new Map(pages.map((page) => [page, [] as Record<string, number>[]]));
  try {
    for (let run = 1; run <= runs; run++)
      for (const path of pages) {
        console.log(`  main thread ${run}/${runs} ${path}`);
        found.get(path)?.push(await visit(path));
      }
  } finally {
    await browser.close();
  }
  return Object.fromEntries([...found].map(([path, visits]) => [path, summary(visits)]));

  async function visit(path: string): Promise<Record<string, number>> {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(origin + path, { waitUntil: 'load' });
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    const { metrics } = await session.send('Performance.getMetrics');
    await page.close();
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  }
}

const summary = (visits: readonly Record<string, number>[]) =>
  Object.fromEntries(Object.entries(METRICS).map(([metric, name]) => [name, Math.round(median(visits.map((each) => each[metric] ?? 0)))]));
