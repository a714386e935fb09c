import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../../src/lib/node/browser.ts';
import { fetchTool } from '../../support/fetched-tool.ts';
import type { startFront } from './front.ts';
import { median, type Rows } from './table.ts';

type Front = Awaited<ReturnType<typeof startFront>>;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
}

const SCORES = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'practices', seo: 'seo' };
const TIMES = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};

/**
 * Lighthouse for a phone, with its simulated slow network and processor: the median of some runs, each page in turn, so that a
 * machine that is busy for a while is so for all of them.
 */
export async function measureLighthouse(front: Front, pages: readonly string[], runs: number): Promise<Rows> {
  const program = path.join(fetchTool('lighthouse', '13.5.0', '.cache/lighthouse'), 'cli', 'index.js');
  const found = new Map(pages.map((page) => [page, [] as Report[]]));
  for (let run = 1; run <= runs; run++)
    for (const page of pages) {
      console.log(`  Lighthouse ${run}/${runs} ${page}`);
      found.get(page)?.push(await runLighthouse(program, front.url + page, front.trust));
    }
  return Object.fromEntries([...found].map(([page, reports]) => [page, summary(reports)]));
}

/** The browser now and then begins to record after the page has begun: such a run has no result, and is made again. */
const TRIES = 3;

async function runLighthouse(program: string, url: string, trust: string): Promise<Report> {
  for (let left = TRIES - 1; ; left--)
    try {
      return await runOnce(program, url, trust);
    } catch (error) {
      if (left === 0) throw error;
      console.log('    no result, once more');
    }
}

/** In the windowless shell where there is one: it is the page that is measured, not the browser's own viewer of PDF, which shifts. */
async function runOnce(program: string, url: string, trust: string): Promise<Report> {
  const flags = ['--headless=new', ...BROWSER_ARGS, trust].join(' ');
  const args = [program, url, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: findShell() ?? ensureBrowser() },
    maxBuffer: 2 ** 28,
    timeout: 180_000,
  });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  const failed = Object.entries(report.audits).filter(([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary');
  if (failed.length > 0) console.log(`    failed: ${failed.map(([audit]) => audit).join(', ')}`);
  return report;
}

function summary(reports: readonly Report[]): Record<string, number> {
  const of = (value: (report: Report) => number | null | undefined) => median(reports.map((report) => value(report) ?? 0));
  return {
    ...Object.fromEntries(
      Object.entries(SCORES).map(([key, name]) => [name, Math.round(100 * of(({ categories }) => categories[key]?.score))]),
    ),
    ...Object.fromEntries(
      Object.entries(TIMES).map(([key, name]) => {
        const value = of(({ audits }) => audits[key]?.numericValue);
        return [name, key.endsWith('shift') ? Math.round(value * 1000) / 1000 : Math.round(value)];
      }),
    ),
  };
}
