import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { Rows } from './table.ts';

/** What a build leaves for the next one. */
const CACHES = ['.astro', 'node_modules/.astro', '.cache/documents', '.cache/fonts', '.cache/og'];

/** Seconds of a build from nothing, and of one more. */
export function measureBuilds(): Rows {
  for (const folder of CACHES) fs.rmSync(folder, { recursive: true, force: true });
  const build = () => {
    const began = performance.now();
    const { status } = spawnSync(process.execPath, ['src/commands/run.mjs', 'build'], { stdio: 'ignore' });
    if (status !== 0) throw new Error('The site could not be built: npm run build says why.');
    return Math.round((performance.now() - began) / 100) / 10;
  };
  console.log('  build, cold and warm');
  return { build: { 'cold s': build(), 'warm s': build() } };
}
