import { once } from 'node:events';
import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import { siteEnv } from '../../config/site-env.ts';
import { keyOf, keyOfFiles } from '../../lib/node/cached.ts';
import { filesBelow } from '../../lib/node/files.ts';
import { isoDay } from '../../lib/publishing.ts';

const OUT = 'dist';
const NEXT = '.cache/next';
const STAMP = '.cache/built';

/** Files and folders that a build reads. Equal inputs give equal sites. */
export const INPUTS = ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the site into `dist`. If the content has an error or the build fails, `dist` does not change and the reason is printed.
 * @returns whether the site was built
 */
export async function buildSite(): Promise<boolean> {
  const began = performance.now();
  const key = inputsKey();
  console.log('Building the site …');
  const checking = contentErrors();
  // In parallel with the build: if something is wrong with the content, what was built from it is not used.
  const building = buildNext().then(
    () => undefined,
    ({ message }: Error) => message,
  );
  const errors = await checking;
  if (errors.length > 0) {
    for (const error of errors) console.error(error);
    console.error(`Nothing was built: ${errors.length} mistake(s) in the content.`);
    return false;
  }
  const failure = await building;
  if (failure !== undefined) {
    console.error(`Nothing was built: ${failure}`);
    return false;
  }
  fs.rmSync(OUT, { recursive: true, force: true });
  fs.renameSync(NEXT, OUT);
  fs.writeFileSync(STAMP, key);
  const pages = filesBelow(OUT).filter((file) => file.endsWith('.html')).length;
  console.log(`Built ${pages} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

/** What is wrong with the content, as text. In a thread, so that everything the check has read is freed at its end. */
async function contentErrors(): Promise<string[]> {
  const [errors] = await once(new Worker(new URL('./check-thread.ts', import.meta.url), { execArgv: [] }), 'message');
  return errors;
}

async function buildNext(): Promise<void> {
  fs.rmSync(NEXT, { recursive: true, force: true });
  // Loaded only here, because it takes a second, and a site that is up to date needs no build.
  const { build } = await import('astro');
  await build({ outDir: NEXT, logLevel: 'warn' });
}

/** Builds unless `dist` was built today from the current files. @returns whether there is a built site */
export async function ensureBuilt(): Promise<boolean> {
  if (fs.existsSync(`${OUT}/index.html`) && fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === inputsKey()) {
    console.log('The built site is up to date.');
    return true;
  }
  return buildSite();
}

/**
 * Changes whenever a file that a build reads changes, with the target (SITE_ENV), and every day: entries appear on their date
 * (`publishOn`), and the footer shows the year.
 * @param inputs files and folders that the build reads
 * @param today as "2026-12-01"
 */
export const inputsKey = (inputs: readonly string[] = INPUTS, today = isoDay(new Date())): string =>
  keyOf(today, siteEnv(), keyOfFiles(inputs));
